BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, recovery TEXT, has_profile BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
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
	at BIGINT NOT NULL, 
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
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',1,8,'faction:confederation_1905','drawn',1795027286304);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',2,8,'hero:hunter','drawn',1795027286304);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',3,8,'faction:polis','drawn',1795027286304);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',4,8,'hero:khan','drawn',1795027286304);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',5,0,'home:belorusskaya','chosen',1795027286355);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',6,0,'token:11','chosen',1795027286359);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',7,0,'token:8','chosen',1795027286363);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',8,1,'home:arbatskaya_apl','chosen',1795027286380);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',9,1,'token:12','chosen',1795027286394);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',10,1,'token:10','chosen',1795027286420);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',11,8,'draw_mission:blitz','drawn',1795027286420);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',12,8,'draw_mission:sukharevskaya_hero','drawn',1795027286420);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',13,8,'draw_mission:bauman_pigs','drawn',1795027286420);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',14,0,'keep_mission:bauman_pigs','chosen',1795027286444);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',15,8,'draw_mission:five_lines','drawn',1795027286444);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',16,8,'draw_mission:sukharevskaya_hero','drawn',1795027286444);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',17,8,'draw_mission:trubnaya_blast','drawn',1795027286444);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',18,8,'draw_mission:big_game','drawn',1795027286444);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',19,1,'keep_mission:trubnaya_blast','chosen',1795027286490);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',20,8,'roll:1:5','drawn',1795027286490);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',21,8,'roll:2:3','drawn',1795027286490);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',22,8,'roll:3:3','drawn',1795027286490);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',23,0,'pass','chosen',1795027286501);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',24,8,'roll:3:6','drawn',1795027286501);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',25,1,'step:biblioteka_lenina','chosen',1795027286510);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',26,1,'army_station:okhotny_ryad','chosen',1795027286542);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',27,8,'draw_threat:worm_cultists','drawn',1795027286542);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',28,8,'roll:3:6','drawn',1795027286542);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',29,8,'roll:1:3','drawn',1795027286542);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',30,1,'step:aleksandrovsky_sad','chosen',1795027286571);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',31,1,'step:biblioteka_lenina','chosen',1795027286580);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',32,1,'step:borovitskaya','chosen',1795027286585);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',33,1,'pass','chosen',1795027286607);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',34,8,'roll:3:5','drawn',1795027286607);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',35,0,'step:dinamo','chosen',1795027286615);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',36,0,'army_station:dinamo','chosen',1795027286625);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',37,8,'draw_threat:water_contamination','drawn',1795027286625);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',38,0,'step:belorusskaya','chosen',1795027286642);
INSERT INTO "choice" VALUES('-MOvpItd5WJ5jhhvYl3crw',39,0,'hire','chosen',1795027286645);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',1,8,'first_player:2','drawn',1795027286702);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',2,1,'faction:fourth_reich','chosen',1795027286776);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',3,0,'faction:red_line','chosen',1795027286785);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',4,0,'hero:anna','chosen',1795027286811);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',5,0,'start:teatralnaya','chosen',1795027286832);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',6,1,'hero:khan','chosen',1795027286835);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',7,1,'start:chekhovskaya','chosen',1795027286837);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',8,8,'draw_equipment:rpk','drawn',1795027286837);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',9,8,'draw_equipment:akm','drawn',1795027286837);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',10,8,'draw_equipment:rpk','drawn',1795027286837);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',11,8,'draw_equipment:akm','drawn',1795027286837);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',12,1,'hire','chosen',1795027286841);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',13,1,'pass','chosen',1795027286844);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',14,0,'pass','chosen',1795027286847);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',15,1,'attack_station:aleksandrovsky_sad','chosen',1795027286849);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',16,0,'attack_station:chekhovskaya','chosen',1795027286852);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',17,1,'fight_with:hero','chosen',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',18,8,'draw_combat:evasion','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',19,8,'draw_combat:counterattack','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',20,8,'draw_combat:breakthrough','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',21,8,'draw_combat:ambush','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',22,8,'draw_combat:assault','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',23,8,'draw_combat:feint','drawn',1795027286854);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',24,0,'commit:breakthrough','chosen',1795027286858);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',25,1,'commit:feint','chosen',1795027286860);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',26,1,'move:trubnaya','chosen',1795027286863);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',27,1,'attack_station:trubnaya','chosen',1795027286865);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',28,8,'draw_threat:rotten_props','drawn',1795027286865);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',29,0,'move:suvorovskaya_ring','chosen',1795027286869);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',30,0,'exchange:mushroom:ammo:1','chosen',1795027286871);
INSERT INTO "choice" VALUES('26jnY10yZAxXUwITd8pjYA',31,0,'pass','chosen',1795027286873);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',1,8,'lit:alder','drawn',1795027286069);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',2,0,'walk:larch','chosen',1795027286148);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',3,1,'walk:maple','chosen',1795027286160);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',4,8,'lit:hazel','drawn',1795027286160);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',5,1,'walk:birch','chosen',1795027286172);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',6,0,'walk:cedar','chosen',1795027286179);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',7,8,'lit:maple','drawn',1795027286179);
INSERT INTO "choice" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',8,0,'walk:elm','chosen',1795027286181);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',1,8,'lit:hazel','drawn',1795027286200);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',2,0,'walk:hazel','chosen',1795027286226);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',3,1,'rest','chosen',1795027286227);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',4,8,'lit:cedar','drawn',1795027286227);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',5,1,'walk:pine','chosen',1795027286229);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',6,0,'walk:fir','chosen',1795027286231);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',7,8,'lit:juniper','drawn',1795027286231);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',8,0,'walk:hazel','chosen',1795027286233);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',9,1,'rest','chosen',1795027286234);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',10,8,'lit:cedar','drawn',1795027286234);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',11,1,'walk:rowan','chosen',1795027286236);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',12,0,'walk:fir','chosen',1795027286237);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',13,8,'lit:birch','drawn',1795027286237);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',14,0,'walk:hazel','chosen',1795027286239);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',15,1,'walk:fir','chosen',1795027286243);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',16,8,'lit:alder','drawn',1795027286243);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',17,1,'walk:hazel','chosen',1795027286248);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',18,0,'duel:2','chosen',1795027286250);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',19,0,'bid:3','chosen',1795027286251);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',20,1,'bid:0','chosen',1795027286253);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',21,8,'lit:fir','drawn',1795027286253);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',22,0,'walk:juniper','chosen',1795027286254);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',23,1,'search','chosen',1795027286256);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',24,8,'found:rumour','drawn',1795027286256);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',25,8,'lit:pine','drawn',1795027286256);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',26,1,'search','chosen',1795027286258);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',27,8,'found:supplies','drawn',1795027286258);
INSERT INTO "choice" VALUES('lyMvIdT2fvnYRSmCufKZ5g',28,0,'walk:larch','chosen',1795027286259);
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
INSERT INTO "match" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"df76bd037a83d1580fab57d3250d1db7bc450807c28cd060ac1ce1528c5e126d","salts":["",""]}',X'30AE69624D299391BF2480298286D2E7C55F353B250DCB5E7A35470C06889859','toy-1',8,2,1795027286037,1795027286181,NULL,NULL);
INSERT INTO "match" VALUES('lyMvIdT2fvnYRSmCufKZ5g','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"191888845d98482c4be8b25416934f38c46b5e4ec47e81b9457196b877882329","salts":["",""]}',X'F09E84C89D04673335561293A962A57A35CD0ED962AE489ABE5E3E0B50FAE3AD','toy-1',28,0,1795027286189,1795027286260,NULL,NULL);
INSERT INTO "match" VALUES('-MOvpItd5WJ5jhhvYl3crw','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"9606dbb8b69b60b3ba7a7da0461f45095654e07573295336220afc404135998a","salts":["",""]}',X'5E3BEAE3720716672DCFCD471286387168637AD6FE2CF56A4AA08901C3362DD2','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',39,1,1795027286289,1795027286645,NULL,NULL);
INSERT INTO "match" VALUES('26jnY10yZAxXUwITd8pjYA','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"b624fb812a2469c1d535564ee953e46bb65efa0332d480c235fface89c1f6ec0","salts":["",""]}',X'66D386FFDF2D92630343BF7704A415B35F82A71A6D3CEC3C3DBF1F87C3A2CF2E','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,2,1795027286694,1795027286873,NULL,NULL);
INSERT INTO "match" VALUES('NinA3cvZU7FPeUYfuiRPtw','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4","account":null},"imported":0,"position":null}',NULL,X'7E2CB4BB921F47273EB8B3F9BB888872DF4BF5E6DD94CFC429B6D45AA9CACCAE','toy-1',0,0,1795027286910,1795027286910,NULL,NULL);
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
INSERT INTO "played_due" VALUES('lyMvIdT2fvnYRSmCufKZ5g');
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
CREATE TABLE review (
	"match" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match", number), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
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
INSERT INTO "seat" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',0,'person','Anna',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',1,'person','Boris',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('lyMvIdT2fvnYRSmCufKZ5g',0,'person','Anna',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('lyMvIdT2fvnYRSmCufKZ5g',1,'person','Boris',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('-MOvpItd5WJ5jhhvYl3crw',0,'person','Anna',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('-MOvpItd5WJ5jhhvYl3crw',1,'person','Boris',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('26jnY10yZAxXUwITd8pjYA',0,'person','Anna',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('26jnY10yZAxXUwITd8pjYA',1,'person','Boris',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('NinA3cvZU7FPeUYfuiRPtw',0,'person','Anna',NULL,NULL,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('NinA3cvZU7FPeUYfuiRPtw',1,'open','',NULL,NULL,NULL,'4c6638e1870f0b5659210fcf9f38f955b76b1c55c4a4db542f9aeabbf2c65455',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'510846C2F8C56D82020E66F7B844555F2D37D77C5645C3B68741EC8891D0EFA9');
INSERT INTO "server_key" VALUES('links',X'687EC8AF869156F2AE5DD0EB09CD70FCACE916113D3172D3423B8851FF52F961');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4','browser',NULL,1795027286025,1810579286085,'52d6b3060b50cecf9be4b6adeaee91de1b9ae90c783fdb5a6d7b48a8eaea8bb4',NULL,'',1795024800000);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',8,'9d99ed54ee4e94bc20ae5212e615f93ea9c995b4cf6b511cff8aa76fb4c40b9c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [4, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('lyMvIdT2fvnYRSmCufKZ5g',28,'eb394d7ab3d5d137e384864b3f4e4b893c36f047b7b66fc4643b14122b04c35f','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 5], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 1, 0], "deck": [3, 3, 4], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('-MOvpItd5WJ5jhhvYl3crw',39,'9f7bf5000d189c55761121e2e691207b9bec0261406124addf6d3ef470b49999','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 2, 12, 0, 1, 1, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 5, 50, 0, 2, 1, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [58, 57, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 8, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('26jnY10yZAxXUwITd8pjYA',31,'4dc1a8d8bbe704248a5f388456387d9300d1b6d0b67206c18e89faae5941ed62','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 2, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "HireFrame", "seat": 1}]}');
CREATE TABLE spectator (
	token_hash TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_spectator PRIMARY KEY (token_hash), 
	CONSTRAINT fk_spectator_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
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
INSERT INTO "undone" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',1,2,0,'search','chosen',1795027286103);
INSERT INTO "undone" VALUES('PiJ5Iw4uJzL7pVFzwUDaJA',1,3,8,'found:rumour','drawn',1795027286103);
INSERT INTO "undone" VALUES('lyMvIdT2fvnYRSmCufKZ5g',1,2,0,'walk:larch','chosen',1795027286217);
INSERT INTO "undone" VALUES('-MOvpItd5WJ5jhhvYl3crw',1,5,0,'home:barrikadnaya','chosen',1795027286347);
INSERT INTO "undone" VALUES('26jnY10yZAxXUwITd8pjYA',1,2,1,'faction:bandits','chosen',1795027286751);
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
COMMIT;
