BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, recovery TEXT, has_profile BOOLEAN DEFAULT 0 NOT NULL, role TEXT, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE announcement (
	id TEXT NOT NULL, 
	texts TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_announcement PRIMARY KEY (id)
);
CREATE TABLE audit (
	id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	actor TEXT NOT NULL, 
	role TEXT NOT NULL, 
	deed TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE channel (
	id TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	language TEXT NOT NULL, 
	is_confirmed BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	told BIGINT NOT NULL, failures INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_channel PRIMARY KEY (id)
);
CREATE TABLE chat (
	"match" TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT, 
	phrase TEXT, 
	at BIGINT NOT NULL, writer TEXT, 
	CONSTRAINT pk_chat PRIMARY KEY ("match", k), 
	CONSTRAINT fk_chat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE choice (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	cause TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_choice PRIMARY KEY ("match", n), 
	CONSTRAINT fk_choice_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',1,8,'lit:pine','drawn',1795036130105);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',2,0,'walk:larch','chosen',1795036130175);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',3,1,'walk:maple','chosen',1795036130177);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',4,8,'lit:hazel','drawn',1795036130177);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',5,1,'walk:birch','chosen',1795036130178);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',6,0,'walk:cedar','chosen',1795036130180);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',7,8,'lit:alder','drawn',1795036130180);
INSERT INTO "choice" VALUES('QDhqqzmP1-5MoFKqymiljg',8,0,'walk:elm','chosen',1795036130182);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',1,8,'first_player:2','drawn',1795036130674);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',2,1,'faction:fourth_reich','chosen',1795036130741);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',3,0,'faction:red_line','chosen',1795036130753);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',4,0,'hero:anna','chosen',1795036130765);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',5,0,'start:teatralnaya','chosen',1795036130781);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',6,1,'hero:khan','chosen',1795036130797);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',7,1,'start:chekhovskaya','chosen',1795036130809);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',8,8,'draw_equipment:rpk','drawn',1795036130809);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',9,8,'draw_equipment:svd','drawn',1795036130809);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',10,8,'draw_equipment:shotgun','drawn',1795036130809);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',11,8,'draw_equipment:locomotive','drawn',1795036130809);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',12,1,'hire','chosen',1795036130829);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',13,1,'pass','chosen',1795036130836);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',14,0,'pass','chosen',1795036130846);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',15,1,'attack_station:aleksandrovsky_sad','chosen',1795036130858);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',16,0,'attack_station:chekhovskaya','chosen',1795036130873);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',17,1,'fight_with:hero','chosen',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',18,8,'draw_combat:breakthrough','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',19,8,'draw_combat:encirclement','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',20,8,'draw_combat:counterattack','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',21,8,'draw_combat:evasion','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',22,8,'draw_combat:ambush','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',23,8,'draw_combat:assault','drawn',1795036130889);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',24,0,'commit:counterattack','chosen',1795036130893);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',25,1,'commit:evasion','chosen',1795036130895);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',26,0,'pass','chosen',1795036130897);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',27,1,'settle:trubnaya','chosen',1795036130901);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',28,1,'move:teatralnaya','chosen',1795036130905);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',29,1,'attack_station:teatralnaya','chosen',1795036130907);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',30,0,'fight_with:army','chosen',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',31,8,'draw_combat:ambush','drawn',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',32,8,'draw_combat:feint','drawn',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',33,8,'draw_combat:assault','drawn',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',34,8,'draw_combat:breakthrough','drawn',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',35,8,'draw_combat:encirclement','drawn',1795036130910);
INSERT INTO "choice" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',36,8,'draw_combat:evasion','drawn',1795036130910);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',1,8,'lit:elm','drawn',1795036130203);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',2,0,'walk:hazel','chosen',1795036130235);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',3,1,'rest','chosen',1795036130237);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',4,8,'lit:alder','drawn',1795036130237);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',5,1,'walk:pine','chosen',1795036130239);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',6,0,'walk:fir','chosen',1795036130241);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',7,8,'lit:birch','drawn',1795036130241);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',8,0,'walk:hazel','chosen',1795036130242);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',9,1,'rest','chosen',1795036130244);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',10,8,'lit:fir','drawn',1795036130244);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',11,1,'walk:rowan','chosen',1795036130247);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',12,0,'walk:fir','chosen',1795036130256);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',13,8,'lit:oak','drawn',1795036130256);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',14,0,'walk:hazel','chosen',1795036130273);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',15,1,'walk:fir','chosen',1795036130279);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',16,8,'lit:fir','drawn',1795036130279);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',17,1,'walk:hazel','chosen',1795036130289);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',18,0,'duel:2','chosen',1795036130291);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',19,0,'bid:3','chosen',1795036130292);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',20,1,'bid:0','chosen',1795036130305);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',21,8,'lit:birch','drawn',1795036130305);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',22,0,'walk:juniper','chosen',1795036130314);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',23,1,'search','chosen',1795036130325);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',24,8,'found:supplies','drawn',1795036130325);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',25,8,'lit:alder','drawn',1795036130325);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',26,1,'search','chosen',1795036130341);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',27,8,'found:trolley','drawn',1795036130341);
INSERT INTO "choice" VALUES('tAV-qSFjIqNxPearLp3rRg',28,0,'walk:larch','chosen',1795036130354);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',1,8,'faction:red_line','drawn',1795036130421);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',2,8,'hero:artyom','drawn',1795036130421);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',3,8,'faction:organised_crime','drawn',1795036130421);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',4,8,'hero:melnik','drawn',1795036130421);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',5,0,'home:lubyanka','chosen',1795036130464);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',6,0,'token:11','chosen',1795036130468);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',7,0,'token:8','chosen',1795036130472);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',8,1,'home:tretyakovskaya_krl','chosen',1795036130477);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',9,1,'token:12','chosen',1795036130480);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',10,1,'token:10','chosen',1795036130489);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',11,8,'draw_mission:two_ends','drawn',1795036130489);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',12,8,'draw_mission:duel','drawn',1795036130489);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',13,8,'draw_mission:blitz','drawn',1795036130489);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',14,0,'keep_mission:two_ends','chosen',1795036130497);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',15,8,'draw_mission:big_game','drawn',1795036130497);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',16,8,'draw_mission:duel','drawn',1795036130497);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',17,8,'draw_mission:emerald_road','drawn',1795036130497);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',18,1,'keep_mission:duel','chosen',1795036130509);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',19,8,'roll:2:5','drawn',1795036130509);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',20,8,'roll:4:6','drawn',1795036130509);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',21,8,'roll:2:3','drawn',1795036130509);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',22,1,'pass','chosen',1795036130522);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',23,8,'roll:4:5','drawn',1795036130522);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',24,0,'step:okhotny_ryad','chosen',1795036130534);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',25,0,'work','chosen',1795036130553);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',26,0,'step:ploshchad_revolyutsii','chosen',1795036130561);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',27,0,'step:arbatskaya_apl','chosen',1795036130565);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',28,0,'step:borovitskaya','chosen',1795036130574);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',29,0,'pass','chosen',1795036130581);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',30,8,'roll:3:6','drawn',1795036130581);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',31,1,'step:oktyabrskaya','chosen',1795036130594);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',32,1,'army_station:novokuznetskaya','chosen',1795036130605);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',33,8,'draw_threat:hot_spot','drawn',1795036130605);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',34,8,'roll:3:5','drawn',1795036130605);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',35,8,'roll:1:3','drawn',1795036130605);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',36,1,'step:tretyakovskaya_krl','chosen',1795036130613);
INSERT INTO "choice" VALUES('yvqjCZpYMNV_E1I7fWMJtg',37,1,'hire','chosen',1795036130617);
CREATE TABLE clock (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	left_ms BIGINT NOT NULL, 
	CONSTRAINT pk_clock PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_clock_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE confirmation (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_confirmation PRIMARY KEY (id)
);
CREATE TABLE follow (
	follower TEXT NOT NULL, 
	followed TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_follow PRIMARY KEY (follower, followed), 
	CONSTRAINT fk_follow_followed FOREIGN KEY(followed) REFERENCES account (id) ON DELETE CASCADE
);
CREATE TABLE "match" (
	id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	settings TEXT NOT NULL, 
	header TEXT, 
	secret BLOB NOT NULL, 
	content_digest TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	rematch_of TEXT, 
	owner TEXT, 
	CONSTRAINT pk_match PRIMARY KEY (id)
);
INSERT INTO "match" VALUES('QDhqqzmP1-5MoFKqymiljg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"364aa1a3687905cf19cd04c237cefd7c9fa4a470b9deb97f68dcbf224e8a69ae","salts":["",""]}',X'DED2E26C8645D1C0C744884DAD4CB6BC20CE038BA51272F9DE7E36FDE0C4184C','toy-1',8,2,1795036130010,1795036130182,NULL,NULL);
INSERT INTO "match" VALUES('tAV-qSFjIqNxPearLp3rRg','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"b9b34918d611d3c8cab813b26399b6a8296b4436c0d55dfea0c9274cf5d2c0d7","salts":["",""]}',X'AB6B62D272F4748B36297CCB24E4AD021AFA6FDC2070094849F44DBC7965FDE7','toy-1',28,0,1795036130196,1795036130354,NULL,NULL);
INSERT INTO "match" VALUES('yvqjCZpYMNV_E1I7fWMJtg','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"bac1789f95261a79bdad4ecb8175d0792be9a4423eec38c05befe8f118409c59","salts":["",""]}',X'AEE8B68DD4B32D9BB768CF75C5BD4B868B95AC68F158D74AE2EBA032B56DE79C','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,2,1795036130399,1795036130617,NULL,NULL);
INSERT INTO "match" VALUES('UowUnpXIMS4jg3Ff2RTm9Q','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"d00121d641e472f6a87bbab5132f4d8abadda12f7b9f5a7b273f58e2a6604db2","salts":["",""]}',X'8A80E7755D5DA89FAC891B035043B97E773BB0C1F815292A2CF710A463396D49','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',36,3,1795036130663,1795036130911,NULL,NULL);
INSERT INTO "match" VALUES('11p1M2R6xtUwjbwafYJWvg','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f","account":null},"imported":0,"position":null}',NULL,X'FECA29A168F089D9C0DD201609DD9C648595B58CBC64CE684D16D24142375D38','toy-1',0,0,1795036130951,1795036130951,NULL,NULL);
CREATE TABLE notice (
	channel TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT pk_notice PRIMARY KEY ("match", seat, channel), 
	CONSTRAINT fk_notice_channel FOREIGN KEY(channel) REFERENCES channel (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notice_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE password_reset (
	token_hash TEXT NOT NULL, 
	account TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	CONSTRAINT pk_password_reset PRIMARY KEY (token_hash), 
	CONSTRAINT fk_password_reset_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
CREATE TABLE "plan" (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	CONSTRAINT pk_plan PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_plan_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE played_due (
	"match" TEXT NOT NULL, 
	CONSTRAINT pk_played_due PRIMARY KEY ("match"), 
	CONSTRAINT fk_played_due_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "played_due" VALUES('tAV-qSFjIqNxPearLp3rRg');
CREATE TABLE played_match (
	"match" TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	is_counted BOOLEAN NOT NULL, 
	CONSTRAINT pk_played_match PRIMARY KEY ("match"), 
	CONSTRAINT fk_played_match_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE played_seat (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	faction TEXT NOT NULL, 
	hero TEXT NOT NULL, 
	cards TEXT NOT NULL, 
	is_left BOOLEAN NOT NULL, 
	CONSTRAINT pk_played_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_played_seat_match FOREIGN KEY("match") REFERENCES played_match ("match") ON DELETE CASCADE
);
CREATE TABLE process (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, contact TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_process PRIMARY KEY (id)
);
CREATE TABLE quiet_times (
	holder TEXT NOT NULL, 
	zone TEXT, 
	"begin" INTEGER, 
	"end" INTEGER, 
	since BIGINT NOT NULL, 
	old_zone TEXT, 
	old_begin INTEGER, 
	old_end INTEGER, 
	old_since BIGINT NOT NULL, 
	CONSTRAINT pk_quiet_times PRIMARY KEY (holder)
);
CREATE TABLE rated_match (
	number INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rated_match PRIMARY KEY (number), 
	CONSTRAINT uq_rated_match_match UNIQUE ("match")
);
CREATE TABLE rated_seat (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	account TEXT, 
	bot TEXT, 
	place INTEGER NOT NULL, 
	is_left BOOLEAN NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	CONSTRAINT pk_rated_seat PRIMARY KEY (number, seat), 
	CONSTRAINT fk_rated_seat_number FOREIGN KEY(number) REFERENCES rated_match (number) ON DELETE CASCADE
);
CREATE TABLE rating_due (
	"match" TEXT NOT NULL, 
	CONSTRAINT pk_rating_due PRIMARY KEY ("match"), 
	CONSTRAINT fk_rating_due_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE report (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	title TEXT NOT NULL, 
	line INTEGER, 
	seat INTEGER, 
	reporter TEXT, 
	reporter_name TEXT NOT NULL, 
	subject TEXT, 
	subject_name TEXT NOT NULL, 
	quote TEXT NOT NULL, 
	note TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	open_key TEXT, 
	decision TEXT DEFAULT '' NOT NULL, 
	reason TEXT DEFAULT '' NOT NULL, 
	decided_by TEXT DEFAULT '' NOT NULL, 
	decided BIGINT, 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT uq_report_open_key UNIQUE (open_key)
);
CREATE TABLE review (
	"match" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match", number), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE sanction (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	lifted BIGINT, 
	force_key TEXT, 
	CONSTRAINT pk_sanction PRIMARY KEY (id), 
	CONSTRAINT uq_sanction_force_key UNIQUE (force_key)
);
CREATE TABLE seat (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT, 
	account TEXT, 
	session TEXT, 
	invite TEXT, 
	taken_over_by TEXT, 
	salt TEXT NOT NULL, place INTEGER, 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('QDhqqzmP1-5MoFKqymiljg',0,'person','Anna',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('QDhqqzmP1-5MoFKqymiljg',1,'person','Boris',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('tAV-qSFjIqNxPearLp3rRg',0,'person','Anna',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('tAV-qSFjIqNxPearLp3rRg',1,'person','Boris',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('yvqjCZpYMNV_E1I7fWMJtg',0,'person','Anna',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('yvqjCZpYMNV_E1I7fWMJtg',1,'person','Boris',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',0,'person','Anna',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',1,'person','Boris',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('11p1M2R6xtUwjbwafYJWvg',0,'person','Anna',NULL,NULL,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('11p1M2R6xtUwjbwafYJWvg',1,'open','',NULL,NULL,NULL,'6fa1d317612848e947890c9681721f1b61b660aae0ce13099a6732b940e8396d',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'BCA224640AF4B526BACF0C486602EADA0C4803D5791DB2B6120664BB7EAC0587');
INSERT INTO "server_key" VALUES('links',X'79BBB082182A8738EB348BDDD8320BF0BCD2A88262A91939BA038C6CAB5A3AD3');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, confirmed BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f','browser',NULL,1795036129932,1810588130137,'b7718c8a1147ea36d4958928cf6f74cdc893742969ac9449d0805b6f3d93254f',NULL,'',1795035600000,0);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('QDhqqzmP1-5MoFKqymiljg',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[3,1],"bullets":[3,3],"points":[0,0],"held":[0,0],"hand":[0,0,0,0,0,0],"deck":[4,4,4],"discard":[0,0,0],"numbers":[3,0,-1,0,12,8,3],"asked":2,"stack":[{"frame":"RoundFrame"},{"frame":"SequenceFrame","parts":[{"frame":"LampFrame"},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":2}],"at":2},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":0},{"frame":"TurnFrame","seat":1}]}');
INSERT INTO "snapshot" VALUES('tAV-qSFjIqNxPearLp3rRg',28,'760d385ee8a0266bfd7246b920e8d25e330a25e7179c56acd8e0d0a9fb6b3747','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[7,5],"bullets":[0,7],"points":[1,0],"held":[0,2],"hand":[0,0,0,1,0,1],"deck":[3,4,3],"discard":[0,0,0],"numbers":[8,1,-1,0,10,8,3],"asked":0,"stack":[]}');
INSERT INTO "snapshot" VALUES('yvqjCZpYMNV_E1I7fWMJtg',37,'b320c23f43e92fc5b2a7c2da653d3eac07d4827c69a23d312264813b2cf1c94a','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner":[-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[0,0,0,0,7,11,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,0,0,0,0,0,0,0,0,0,0,0,0,0,12,7,0,0,0,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"tokens":[0,0,0,0,0,0,0,0,2,3,2,1,2,0,0,0,0,0,0,0,0,3,3,1,2,1],"open":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"seats":[3,0,50,0,2,0,2,1,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,3,36,0,1,1,0,1,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,36,0,2,0,1,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0],"reserve":[59,58,58],"zone":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,9,0,0,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sizes":[33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,34,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[],"numbers":[2,0,1,1,0,1,-1,0,0,0,0,0,0,-1,0,10,0,0,0],"asked":2,"stack":[{"frame":"TurnFrame","seat":1,"at":5,"number":9,"stations":3},{"frame":"MainFrame","seat":1}]}');
INSERT INTO "snapshot" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',36,'0297df522d025c2c67fcb0cbe4d2d119ec1d86ec369c60ccc2590dcdabd75fdd','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,1,-1,-1,-1,-1,1,-1,-1,-1,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[],"tokens":[],"open":[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1],"seats":[2,0,24,0,2,4,2,2,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,24,0,4,1,2,1,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"reserve":[30,31,32],"zone":[0,0,4,0,4,0,4,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,0,0,0,0,0,0,0,9,8,9,0,9,8,8],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,-1,0,-1,0,-1,0,0,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,2,1,2,0,2,1,1],"sizes":[14,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"numbers":[1,0,1,1,4,0,-1,0,0,0,0,0,0,-1,0,0,0,0,0],"asked":3,"stack":[{"frame":"RoundFrame","at":1},{"frame":"SequenceFrame","parts":[{"frame":"PhaseFrame","phase":1},{"frame":"LawStartFrame","at":0,"turn":0},{"frame":"EachSeatFrame","body":{"frame":"ProductionFrame","seat":0,"polis":-1},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":2},{"frame":"EachSeatFrame","body":{"frame":"MaintenanceFrame","seat":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":3},{"frame":"EachSeatFrame","body":{"frame":"ArmyFrame","seat":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":4},{"frame":"EachSeatFrame","body":{"frame":"HeroFrame","seat":0,"at":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":5}],"at":9},{"frame":"EachSeatFrame","body":{"frame":"HeroFrame","seat":0,"at":0},"seats":2,"at":0,"left":1},{"frame":"HeroFrame","seat":1,"at":2},{"frame":"AftermathFrame","seat":1},{"frame":"BattleFrame","attacker":1,"fighter":1,"defender":0,"guard":0,"station":24,"prize":1,"at":8},{"frame":"SealFrame","seats":[0,1],"answers":[-1,-1]}]}');
CREATE TABLE spectator (
	token_hash TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_spectator PRIMARY KEY (token_hash), 
	CONSTRAINT fk_spectator_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE summary (
	"match" TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	points TEXT NOT NULL, 
	is_listed BOOLEAN NOT NULL, 
	is_delayed BOOLEAN NOT NULL, 
	delay_ms BIGINT NOT NULL, 
	began BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_summary PRIMARY KEY ("match"), 
	CONSTRAINT fk_summary_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "summary" VALUES('QDhqqzmP1-5MoFKqymiljg',3,'[0, 0]',1,0,0,1795036130106,1795036130180,NULL);
INSERT INTO "summary" VALUES('yvqjCZpYMNV_E1I7fWMJtg',2,'[3, 3]',1,0,0,1795036130422,1795036130581,NULL);
INSERT INTO "summary" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',1,'[3, 3]',1,0,0,1795036130676,1795036130901,NULL);
CREATE TABLE tally (
	edition TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	thing TEXT NOT NULL, 
	trials BIGINT NOT NULL, 
	wins BIGINT NOT NULL, 
	fair BIGINT NOT NULL, 
	times BIGINT NOT NULL, 
	CONSTRAINT pk_tally PRIMARY KEY (edition, kind, thing)
);
CREATE TABLE tournament (
	id TEXT NOT NULL, 
	organiser TEXT, 
	status TEXT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	settings TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	rounds INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	due BIGINT, 
	version INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	CONSTRAINT pk_tournament PRIMARY KEY (id)
);
CREATE TABLE tournament_entrant (
	tournament TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	account TEXT, 
	bot TEXT, 
	pool INTEGER NOT NULL, 
	is_out BOOLEAN NOT NULL, 
	joined BIGINT NOT NULL, 
	CONSTRAINT pk_tournament_entrant PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_tournament_entrant_tournament FOREIGN KEY(tournament) REFERENCES tournament (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tournament_entrant_tournament_account UNIQUE (tournament, account)
);
CREATE TABLE tournament_seat (
	tournament TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	points INTEGER, 
	place INTEGER, 
	CONSTRAINT pk_tournament_seat PRIMARY KEY (tournament, round, entrant), 
	CONSTRAINT fk_tournament_seat_tournament FOREIGN KEY(tournament) REFERENCES tournament (id) ON DELETE CASCADE
);
CREATE TABLE tournament_table (
	tournament TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_tournament_table PRIMARY KEY (tournament, round, number), 
	CONSTRAINT fk_tournament_table_tournament FOREIGN KEY(tournament) REFERENCES tournament (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tournament_table_match UNIQUE ("match")
);
CREATE TABLE undone (
	"match" TEXT NOT NULL, 
	cut INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	cause TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_undone PRIMARY KEY ("match", cut, n), 
	CONSTRAINT fk_undone_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "undone" VALUES('QDhqqzmP1-5MoFKqymiljg',1,2,0,'search','chosen',1795036130169);
INSERT INTO "undone" VALUES('QDhqqzmP1-5MoFKqymiljg',1,3,8,'found:trolley','drawn',1795036130169);
INSERT INTO "undone" VALUES('tAV-qSFjIqNxPearLp3rRg',1,2,0,'walk:larch','chosen',1795036130231);
INSERT INTO "undone" VALUES('yvqjCZpYMNV_E1I7fWMJtg',1,5,0,'home:ploshchad_revolyutsii','chosen',1795036130455);
INSERT INTO "undone" VALUES('UowUnpXIMS4jg3Ff2RTm9Q',1,2,1,'faction:bandits','chosen',1795036130706);
CREATE TABLE vacation (
	holder TEXT NOT NULL, 
	"begin" BIGINT NOT NULL, 
	"end" BIGINT NOT NULL, 
	CONSTRAINT pk_vacation PRIMARY KEY (holder, "begin")
);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
CREATE UNIQUE INDEX ix_account_skeleton ON account (skeleton);
CREATE INDEX ix_match_id_status_asked_updated ON "match" (id, status, asked, updated);
CREATE INDEX ix_channel_holder ON channel (holder);
CREATE INDEX ix_channel_address ON channel (address);
CREATE INDEX ix_notice_channel ON notice (channel);
CREATE INDEX ix_notice_due ON notice (due);
CREATE INDEX ix_rated_match_edition_seats_at ON rated_match (edition, seats, at);
CREATE INDEX ix_rated_seat_account ON rated_seat (account);
CREATE INDEX ix_confirmation_address ON confirmation (address);
CREATE INDEX ix_confirmation_holder ON confirmation (holder);
CREATE INDEX ix_confirmation_at ON confirmation (at);
CREATE INDEX ix_account_recovery ON account (recovery);
CREATE INDEX ix_password_reset_account ON password_reset (account);
CREATE INDEX ix_password_reset_at ON password_reset (at);
CREATE INDEX ix_tournament_organiser ON tournament (organiser);
CREATE INDEX ix_tournament_status_updated ON tournament (status, updated);
CREATE INDEX ix_tournament_entrant_account ON tournament_entrant (account);
CREATE INDEX ix_tournament_table_state ON tournament_table (state);
CREATE INDEX ix_summary_is_listed_changed ON summary (is_listed, changed);
CREATE INDEX ix_follow_followed ON follow (followed);
CREATE INDEX ix_report_status_at ON report (status, at);
CREATE INDEX ix_report_match ON report ("match");
CREATE INDEX ix_report_reporter ON report (reporter);
CREATE INDEX ix_report_subject ON report (subject);
CREATE INDEX ix_sanction_holder ON sanction (holder);
CREATE INDEX ix_sanction_at ON sanction (at);
CREATE INDEX ix_announcement_until ON announcement (until);
CREATE INDEX ix_audit_at ON audit (at);
CREATE TRIGGER audit_no_update BEFORE update ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE TRIGGER audit_no_delete BEFORE delete ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
COMMIT;
