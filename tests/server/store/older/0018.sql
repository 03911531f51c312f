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
INSERT INTO "account" VALUES('lLJ1yn5WsnT75bPzeSuZ5w','Vera','vera','$argon2id$v=19$m=65536,t=3,p=4$jyPXKY/spHR4Al8KZvws/Q$wCQAsV8Crrs1qPBSxS5qqkbEDuKdoV8Q4f6uLHOKbQM','en',1795123356965,'vera',NULL,1,NULL);
INSERT INTO "account" VALUES('_UiYWj4S-Dn-Oz-sPkzpHg','Gleb','gleb','$argon2id$v=19$m=65536,t=3,p=4$0M8BHjRgaeUDfrfQwIzqdA$YRCwE+RB2+4tDGO2Jc+yGRNHf4P4ioRpQnKN9opH7zQ','en',1795123357399,'gleb',NULL,0,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
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
INSERT INTO "audit" VALUES('5Iem4oyHmXD2eeCDJnS4kQ',1795123360285,'','host','mute','Gleb','An insult.','');
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
INSERT INTO "channel" VALUES('EddCQuZF_QqjtCu-oWDHyw','lLJ1yn5WsnT75bPzeSuZ5w','feed','f75f480775fc229b465020445b5eb79a77c46ad78e6873d6e5771645894464f7','','en',1,1795123357633,0,0);
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
INSERT INTO "chat" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,0,'Vera','Wait for me at Polis.',NULL,1795123357556,'063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a');
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
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',1,8,'lit:alder','drawn',1795123355326);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',2,0,'walk:hazel','chosen',1795123355464);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',3,1,'rest','chosen',1795123355474);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',4,8,'lit:pine','drawn',1795123355474);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',5,1,'walk:pine','chosen',1795123355478);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',6,0,'walk:fir','chosen',1795123355481);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',7,8,'lit:alder','drawn',1795123355481);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',8,0,'walk:hazel','chosen',1795123355489);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',9,1,'rest','chosen',1795123355495);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',10,8,'lit:pine','drawn',1795123355495);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',11,1,'walk:rowan','chosen',1795123355517);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',12,0,'walk:fir','chosen',1795123355537);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',13,8,'lit:rowan','drawn',1795123355537);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',14,0,'walk:hazel','chosen',1795123355545);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',15,1,'walk:fir','chosen',1795123355556);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',16,8,'lit:cedar','drawn',1795123355556);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',17,1,'walk:hazel','chosen',1795123355573);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',18,0,'duel:2','chosen',1795123355579);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',19,0,'bid:3','chosen',1795123355586);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',20,1,'bid:0','chosen',1795123355598);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',21,8,'lit:elm','drawn',1795123355598);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',22,0,'walk:juniper','chosen',1795123355606);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',23,1,'search','chosen',1795123355618);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',24,8,'found:supplies','drawn',1795123355618);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',25,8,'lit:hazel','drawn',1795123355618);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',26,1,'search','chosen',1795123355634);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',27,8,'found:supplies','drawn',1795123355634);
INSERT INTO "choice" VALUES('5qjG-E7w45IeM-3_lexfxw',28,0,'walk:larch','chosen',1795123355636);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',1,8,'lit:maple','drawn',1795123357772);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',2,0,'walk:hazel','bot',1795123357869);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',3,1,'walk:maple','bot',1795123357896);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',4,8,'lit:maple','drawn',1795123357896);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',5,1,'rest','bot',1795123357905);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',6,0,'walk:pine','bot',1795123357913);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',7,8,'lit:juniper','drawn',1795123357913);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',8,0,'walk:elm','bot',1795123357917);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',9,1,'rest','bot',1795123357919);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',10,8,'lit:elm','drawn',1795123357919);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',11,1,'walk:oak','bot',1795123357925);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',12,0,'search','bot',1795123357929);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',13,8,'found:supplies','drawn',1795123357929);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',14,8,'lit:oak','drawn',1795123357929);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',15,0,'walk:pine','bot',1795123357933);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',16,1,'rest','bot',1795123357934);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',17,8,'lit:cedar','drawn',1795123357934);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',18,1,'walk:pine','bot',1795123357937);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',19,0,'search','bot',1795123357938);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',20,8,'found:supplies','drawn',1795123357938);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',21,8,'lit:larch','drawn',1795123357938);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',22,0,'walk:oak','bot',1795123357939);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',23,1,'walk:rowan','bot',1795123357942);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',24,8,'lit:birch','drawn',1795123357942);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',25,1,'walk:alder','bot',1795123357948);
INSERT INTO "choice" VALUES('Dnon6rS554va-AGgEgrpIw',26,0,'walk:pine','bot',1795123357956);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',1,8,'faction:organised_crime','drawn',1795123355698);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',2,8,'hero:khan','drawn',1795123355698);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',3,8,'faction:fourth_reich','drawn',1795123355698);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',4,8,'hero:hunter','drawn',1795123355698);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',5,0,'home:kitay_gorod_krl','chosen',1795123355762);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',6,0,'token:11','chosen',1795123355770);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',7,0,'token:8','chosen',1795123355778);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',8,1,'home:pushkinskaya','chosen',1795123355783);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',9,1,'token:12','chosen',1795123355794);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',10,1,'token:10','chosen',1795123355802);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',11,8,'draw_mission:lions_den','drawn',1795123355802);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',12,8,'draw_mission:trubnaya_blast','drawn',1795123355802);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',13,8,'draw_mission:war_footing','drawn',1795123355802);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',14,0,'keep_mission:war_footing','chosen',1795123355813);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',15,8,'draw_mission:arsenal','drawn',1795123355813);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',16,8,'draw_mission:duel','drawn',1795123355813);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',17,8,'draw_mission:parade','drawn',1795123355813);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',18,1,'keep_mission:duel','chosen',1795123355818);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',19,8,'roll:4:6','drawn',1795123355818);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',20,8,'roll:3:5','drawn',1795123355818);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',21,8,'roll:2:2','drawn',1795123355818);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',22,0,'pass','chosen',1795123355833);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',23,8,'roll:2:5','drawn',1795123355833);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',24,1,'step:tverskaya','chosen',1795123355841);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',25,1,'work','chosen',1795123355850);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',26,1,'step:chekhovskaya','chosen',1795123355881);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',27,1,'step:borovitskaya','chosen',1795123355892);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',28,1,'step:arbatskaya_apl','chosen',1795123355901);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',29,1,'pass','chosen',1795123355904);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',30,8,'roll:2:6','drawn',1795123355904);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',31,0,'step:turgenevskaya','chosen',1795123355917);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',32,0,'army_station:kuznetsky_most','chosen',1795123355925);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',33,8,'draw_threat:kremlin_slime','drawn',1795123355925);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',34,8,'roll:4:6','drawn',1795123355925);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',35,8,'roll:2:5','drawn',1795123355925);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',36,0,'step:sretensky_bulvar','chosen',1795123355941);
INSERT INTO "choice" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',37,0,'step:trubnaya','chosen',1795123355967);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',1,8,'lit:pine','drawn',1795123355086);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',2,0,'walk:larch','chosen',1795123355237);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',3,1,'walk:maple','chosen',1795123355246);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',4,8,'lit:birch','drawn',1795123355246);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',5,1,'walk:birch','chosen',1795123355252);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',6,0,'walk:cedar','chosen',1795123355259);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',7,8,'lit:birch','drawn',1795123355259);
INSERT INTO "choice" VALUES('Jd5V9KuKyc6DX634z5sjeg',8,0,'walk:elm','chosen',1795123355270);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',1,8,'first_player:1','drawn',1795123356019);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',2,0,'faction:fourth_reich','chosen',1795123356122);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',3,1,'faction:red_line','chosen',1795123356126);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',4,1,'hero:anna','chosen',1795123356145);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',5,1,'start:teatralnaya','chosen',1795123356156);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',6,0,'hero:khan','chosen',1795123356169);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',7,0,'start:chekhovskaya','chosen',1795123356176);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',8,8,'draw_equipment:dynamite','drawn',1795123356176);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',9,8,'draw_equipment:locomotive','drawn',1795123356176);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',10,8,'draw_equipment:shotgun','drawn',1795123356176);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',11,8,'draw_equipment:flag','drawn',1795123356176);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',12,0,'hire','chosen',1795123356185);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',13,0,'pass','chosen',1795123356201);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',14,1,'pass','chosen',1795123356205);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',15,0,'attack_station:aleksandrovsky_sad','chosen',1795123356222);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',16,1,'attack_station:chekhovskaya','chosen',1795123356234);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',17,0,'fight_with:hero','chosen',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',18,8,'draw_combat:assault','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',19,8,'draw_combat:breakthrough','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',20,8,'draw_combat:ambush','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',21,8,'draw_combat:evasion','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',22,8,'draw_combat:counterattack','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',23,8,'draw_combat:encirclement','drawn',1795123356246);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',24,0,'commit:encirclement','chosen',1795123356258);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',25,1,'commit:ambush','chosen',1795123356274);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',26,0,'move:trubnaya','chosen',1795123356286);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',27,0,'attack_station:trubnaya','chosen',1795123356296);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',28,8,'draw_threat:two_headed_hound','drawn',1795123356296);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',29,1,'move:suvorovskaya_ring','chosen',1795123356307);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',30,1,'exchange:mushroom:ammo:1','chosen',1795123356322);
INSERT INTO "choice" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',31,1,'pass','chosen',1795123356338);
INSERT INTO "choice" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,8,'lit:fir','drawn',1795123357483);
INSERT INTO "choice" VALUES('jyxdpQhQTaqVxNLHElyNqA',1,8,'lit:maple','drawn',1795123360142);
CREATE TABLE clock (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	left_ms BIGINT NOT NULL, 
	CONSTRAINT pk_clock PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_clock_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "clock" VALUES('Dnon6rS554va-AGgEgrpIw',0,899908);
INSERT INTO "clock" VALUES('Dnon6rS554va-AGgEgrpIw',1,900000);
INSERT INTO "clock" VALUES('jyxdpQhQTaqVxNLHElyNqA',0,86399048);
INSERT INTO "clock" VALUES('jyxdpQhQTaqVxNLHElyNqA',1,86400000);
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
INSERT INTO "follow" VALUES('_UiYWj4S-Dn-Oz-sPkzpHg','lLJ1yn5WsnT75bPzeSuZ5w',1795123360164);
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
INSERT INTO "match" VALUES('Jd5V9KuKyc6DX634z5sjeg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"fa290661988fb7bb8a3594745d9fd84c9f5d5ad80977433a54ccedcedab90f75","salts":["",""]}',X'5D05C1780C07DF117BF06B87A4741EA357986FEAF057265CB49404DD3306D306','toy-1',8,2,1795123355034,1795123355270,NULL,NULL);
INSERT INTO "match" VALUES('5qjG-E7w45IeM-3_lexfxw','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"e5f6981dd45ee37d53df2c2b40e4ab5778223889abfe13ea5cb9719e6e75ee46","salts":["",""]}',X'EA8F652E212B8B638AC19138009EA2F056872CE0DD938F0ACD561FC7B0A886B0','toy-1',28,0,1795123355299,1795123355636,NULL,NULL);
INSERT INTO "match" VALUES('G8CusFg9XaJIfXUt4Vi7Jg','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"8db4f69b5104a9d65a136720b61324b50ee17c36c89bc28a90144c48b5b4e434","salts":["",""]}',X'B55A364D865B9B68DCC206E2ED5A62BC9D3758C705F0169C8BBDE9C5D14A1400','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,1,1795123355665,1795123355967,NULL,NULL);
INSERT INTO "match" VALUES('R6vnBzK7kYZDbhHUK1DvEQ','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"2cbcb95acbd63733c06dd7cf233b22f21f8867dbedccc7e5e4bd40d67bcc9a2f","salts":["",""]}',X'A900D3822ED39FEA8466FC2998C001242D174C632B010607960980D90BD83C2D','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1795123355997,1795123356338,NULL,NULL);
INSERT INTO "match" VALUES('4VHM6Io_nTz9O_1pQyHyMw','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f","account":null},"imported":0,"position":null}',NULL,X'8D3A4F5BC18952D5B97DB376B9753784006EACA252835CFA7D0DAF4D5F02D8F6','toy-1',0,0,1795123356364,1795123356364,NULL,NULL);
INSERT INTO "match" VALUES('jRH0IdVPr90DDxX9Fz1qDg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Vera","kind":"human"},{"name":"Gleb","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"fd1a64e3b664e7288ac7e5e8e13a1040c46991c8a33465cd5b9362e7f66d7a91","salts":["",""]}',X'23EA2E040FBAC0F4C78B2207532C74A6088553B1A88C58D4351A7ACDCA7ACA64','toy-1',1,1,1795123357443,1795123357484,NULL,NULL);
INSERT INTO "match" VALUES('Dnon6rS554va-AGgEgrpIw','over',0,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":{"kind":"bank","seconds":900,"increment":10},"absent":"bot","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":false,"chat":true,"memory":true,"rated":true,"host":{"session":"52f5758ee29ac36caff023b6cd72d44d5b2a817e941c040a9888c0cae063c05e","account":"lLJ1yn5WsnT75bPzeSuZ5w"},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Gleb","kind":"human"},{"name":"Vera","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"e1993d74c3b7fde8c9d90ca16eb9a3402425d889d6327aa46ddd167da19a2786","salts":["",""]}',X'A3F2B7592B6978F4750A3F5C41676FAB457632431D555D0BCA9FDB468A605753','toy-1',26,0,1795123357659,1795123357956,NULL,NULL);
INSERT INTO "match" VALUES('jyxdpQhQTaqVxNLHElyNqA','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":{"kind":"days","days":1},"absent":"bot","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"Spring cup, round 1, table 1","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":null,"account":null},"imported":0,"position":null,"tournament":"Be_3p8mKM31l0cmTgnipbw","deadline":1795382559974}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Gleb","kind":"human"},{"name":"Vera","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"7e2bcbe047857093f27239d5c7d18bbdcfb4fe4c11290d2f93496e2c38ca3b50","salts":["",""]}',X'76033EDB4828ACBED9ED7CC778D804273F44048FADC732E8C980743E14702482','toy-1',1,1,1795123359974,1795123360143,NULL,NULL);
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
INSERT INTO "plan" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,'063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a','{"steps": [["rest", false], ["rest", false], ["rest", false]], "calm": false, "ask": -1, "ended": ""}',1);
CREATE TABLE played_due (
	"match" TEXT NOT NULL, 
	CONSTRAINT pk_played_due PRIMARY KEY ("match"), 
	CONSTRAINT fk_played_due_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
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
INSERT INTO "played_match" VALUES('5qjG-E7w45IeM-3_lexfxw','toy',2,1795123355636,1,1);
INSERT INTO "played_match" VALUES('Dnon6rS554va-AGgEgrpIw','toy',2,1795123357956,0,0);
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
INSERT INTO "played_seat" VALUES('5qjG-E7w45IeM-3_lexfxw',0,'','','{}',0);
INSERT INTO "played_seat" VALUES('5qjG-E7w45IeM-3_lexfxw',1,'','','{}',0);
INSERT INTO "played_seat" VALUES('Dnon6rS554va-AGgEgrpIw',0,'','','{}',1);
INSERT INTO "played_seat" VALUES('Dnon6rS554va-AGgEgrpIw',1,'','','{}',1);
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
INSERT INTO "rated_match" VALUES(1,'Dnon6rS554va-AGgEgrpIw','toy',2,1795123358926);
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
INSERT INTO "rated_seat" VALUES(1,0,'_UiYWj4S-Dn-Oz-sPkzpHg',NULL,2,1,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "rated_seat" VALUES(1,1,'lLJ1yn5WsnT75bPzeSuZ5w',NULL,1,1,2.76353894931404973087e+01,8.06590141354368);
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
INSERT INTO "report" VALUES('yAExuTl-Bf5sqwVpxAP5UQ','behaviour','Dnon6rS554va-AGgEgrpIw','',NULL,0,'lLJ1yn5WsnT75bPzeSuZ5w','Vera','_UiYWj4S-Dn-Oz-sPkzpHg','Gleb','Gleb','Left without a word.',1795123360261,'open','lLJ1yn5WsnT75bPzeSuZ5w/Dnon6rS554va-AGgEgrpIw/behaviour/0','','','',NULL);
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
INSERT INTO "sanction" VALUES('ubcMW2P_VtYK0eqdhiX_Og','mute','_UiYWj4S-Dn-Oz-sPkzpHg','Gleb','An insult.','',1795123360285,NULL,NULL,'mute/_UiYWj4S-Dn-Oz-sPkzpHg');
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
INSERT INTO "seat" VALUES('Jd5V9KuKyc6DX634z5sjeg',0,'person','Anna',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('Jd5V9KuKyc6DX634z5sjeg',1,'person','Boris',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('5qjG-E7w45IeM-3_lexfxw',0,'person','Anna',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('5qjG-E7w45IeM-3_lexfxw',1,'person','Boris',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',0,'person','Anna',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',1,'person','Boris',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',0,'person','Anna',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',1,'person','Boris',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('4VHM6Io_nTz9O_1pQyHyMw',0,'person','Anna',NULL,NULL,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('4VHM6Io_nTz9O_1pQyHyMw',1,'open','',NULL,NULL,NULL,'c7a40203b425f7b28f52ab2ed995472f4f731ac9f8fb51caa872fb758c61b8e1',NULL,'',NULL);
INSERT INTO "seat" VALUES('jRH0IdVPr90DDxX9Fz1qDg',0,'person','Vera',NULL,NULL,'063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,'person','Gleb',NULL,NULL,'063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('Dnon6rS554va-AGgEgrpIw',0,'person','Gleb',NULL,'_UiYWj4S-Dn-Oz-sPkzpHg','5b0954d96ec71011a3d850c59d4f3b6ee68e9aeb17085f377fa4c38dcc23790a','df4e45bc81ce9765fc64b0d714349c7f4c0a66f032b8d4812b20f09747a63a39','random','',2);
INSERT INTO "seat" VALUES('Dnon6rS554va-AGgEgrpIw',1,'person','Vera',NULL,'lLJ1yn5WsnT75bPzeSuZ5w','52f5758ee29ac36caff023b6cd72d44d5b2a817e941c040a9888c0cae063c05e',NULL,'random','',1);
INSERT INTO "seat" VALUES('jyxdpQhQTaqVxNLHElyNqA',0,'person','Gleb',NULL,'_UiYWj4S-Dn-Oz-sPkzpHg',NULL,NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('jyxdpQhQTaqVxNLHElyNqA',1,'person','Vera',NULL,'lLJ1yn5WsnT75bPzeSuZ5w',NULL,NULL,NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'53BB46FCDE24D882C926B4BE7786BBCA5AD51A96FA8A6F7C092C612BA4E20079');
INSERT INTO "server_key" VALUES('links',X'CF8E24A20F2BA8F7583EFF0204414C7722840F4815B88E2294ED04F439D8F919');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, confirmed BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f','browser',NULL,1795123355015,1810675355106,'4af766fb24a56760fde6fb7a5bf2a811ab15cda2ef228c5f9a975b8ae91bbc2f',NULL,'',1795122000000,0);
INSERT INTO "session" VALUES('52f5758ee29ac36caff023b6cd72d44d5b2a817e941c040a9888c0cae063c05e','browser','lLJ1yn5WsnT75bPzeSuZ5w',1795123356968,1810675356968,'52f5758ee29ac36caff023b6cd72d44d5b2a817e941c040a9888c0cae063c05e',NULL,'',1795122000000,0);
INSERT INTO "session" VALUES('5b0954d96ec71011a3d850c59d4f3b6ee68e9aeb17085f377fa4c38dcc23790a','browser','_UiYWj4S-Dn-Oz-sPkzpHg',1795123357414,1810675357414,'5b0954d96ec71011a3d850c59d4f3b6ee68e9aeb17085f377fa4c38dcc23790a',NULL,'',1795122000000,0);
INSERT INTO "session" VALUES('063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a','browser',NULL,1795123357437,1810675357501,'063100e71b67960bf167240d4975061a08312c9cef76ea0b0ef6cc7c14bf011a',NULL,'',1795122000000,0);
INSERT INTO "session" VALUES('1b754fdc8e518c67cc4c6eac3325a3d5e11be17c874a2469eef7633582bee18d','browser','lLJ1yn5WsnT75bPzeSuZ5w',1795123360527,1810675360527,'1b754fdc8e518c67cc4c6eac3325a3d5e11be17c874a2469eef7633582bee18d',NULL,'',1795122000000,0);
INSERT INTO "session" VALUES('bf169ecf6560a60c3289f6ac9c2d5285b77d0dadb8df15a27b6f8754563475de','browser','_UiYWj4S-Dn-Oz-sPkzpHg',1795123360868,1810675360868,'bf169ecf6560a60c3289f6ac9c2d5285b77d0dadb8df15a27b6f8754563475de',NULL,'',1795122000000,0);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('Jd5V9KuKyc6DX634z5sjeg',8,'1716e98e972905b66933cc11f20e7bb67cbb0a2427b043d2c0da999a2f763278','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[3,1],"bullets":[3,4],"points":[0,0],"held":[0,0],"hand":[0,0,0,0,0,0],"deck":[4,4,4],"discard":[0,0,0],"numbers":[3,0,-1,0,12,8,3],"asked":2,"stack":[{"frame":"RoundFrame"},{"frame":"SequenceFrame","parts":[{"frame":"LampFrame"},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":2}],"at":2},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":0},{"frame":"TurnFrame","seat":1}]}');
INSERT INTO "snapshot" VALUES('5qjG-E7w45IeM-3_lexfxw',28,'8de1dff4c5389f044d46a8c8849ba07cc2af154949e6c57a2e2a912c8da7d6e2','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[7,5],"bullets":[1,8],"points":[1,0],"held":[0,2],"hand":[0,0,0,2,0,0],"deck":[2,4,4],"discard":[0,0,0],"numbers":[8,1,-1,0,10,8,3],"asked":0,"stack":[]}');
INSERT INTO "snapshot" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',37,'8c3362f44165300289e3fce135e98d38c07f81f938b99f0c993d2bbaf3358678','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,1,-1,0,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,11,0,0,0,0,7,0,8,0,0,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"tokens":[0,0,0,0,0,0,0,0,2,3,2,1,2,0,0,0,0,0,0,0,0,3,3,1,2,1],"open":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"seats":[1,5,53,0,0,2,2,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,35,0,3,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,1,2,2,22,0,2,1,2,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,41,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"reserve":[57,56,54],"zone":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,9,0,0,0,0,0,0,0,0,0,0,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sizes":[33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,34,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[],"numbers":[2,0,0,1,0,0,-1,0,0,0,0,0,0,-1,0,10,0,0,0],"asked":1,"stack":[{"frame":"TurnFrame","seat":0,"at":5,"number":8,"stations":3},{"frame":"MainFrame","seat":0}]}');
INSERT INTO "snapshot" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',31,'22c8832255a1b4241c33d366e9c9e8c62e0401b1c2895be9c2e71a7da18fa607','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,1,1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[],"tokens":[],"open":[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1],"seats":[1,5,19,0,4,2,3,1,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,21,0,1,5,2,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"reserve":[28,30,31],"zone":[0,0,0,0,4,0,0,0,0,0,4,0,4,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,0,0,-1,0,0,0,0,0,-1,0,-1,0,0,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sizes":[14,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,17,0,0,1,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"numbers":[2,1,1,1,2,0,-1,0,0,0,0,0,0,-1,0,0,0,0,0],"asked":1,"stack":[{"frame":"RoundFrame","at":1},{"frame":"SequenceFrame","parts":[{"frame":"PhaseFrame","phase":1},{"frame":"LawStartFrame","at":0,"turn":0},{"frame":"EachSeatFrame","body":{"frame":"ProductionFrame","seat":0,"polis":-1},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":2},{"frame":"EachSeatFrame","body":{"frame":"MaintenanceFrame","seat":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":3},{"frame":"EachSeatFrame","body":{"frame":"ArmyFrame","seat":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":4},{"frame":"EachSeatFrame","body":{"frame":"HeroFrame","seat":0,"at":0},"seats":2,"at":1,"left":2},{"frame":"PhaseFrame","phase":5}],"at":5},{"frame":"EachSeatFrame","body":{"frame":"MaintenanceFrame","seat":0},"seats":2,"at":1,"left":0},{"frame":"HireFrame","seat":0}]}');
INSERT INTO "snapshot" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,'a686a091b31cf9fc2a177626b7d1869b3cc1ca21d02ae3262af5777442c9b287','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[0,3],"bullets":[3,3],"points":[0,0],"held":[0,0],"hand":[0,0,0,0,0,0],"deck":[4,4,4],"discard":[0,0,0],"numbers":[1,0,-1,0,12,8,3],"asked":1,"stack":[{"frame":"RoundFrame"},{"frame":"SequenceFrame","parts":[{"frame":"LampFrame"},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":2}],"at":2},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":1,"left":1},{"frame":"TurnFrame","seat":0}]}');
INSERT INTO "snapshot" VALUES('Dnon6rS554va-AGgEgrpIw',26,'e559748e5b26943808ef991a024abc3ca9aed28af95655cd60493439ee7e6eb5','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[10,0],"bullets":[4,8],"points":[0,0],"held":[2,0],"hand":[2,0,0,0,0,0],"deck":[2,4,4],"discard":[0,0,0],"numbers":[8,1,-1,0,10,8,3],"asked":0,"stack":[]}');
INSERT INTO "snapshot" VALUES('jyxdpQhQTaqVxNLHElyNqA',1,'a686a091b31cf9fc2a177626b7d1869b3cc1ca21d02ae3262af5777442c9b287','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[0,3],"bullets":[3,3],"points":[0,0],"held":[0,0],"hand":[0,0,0,0,0,0],"deck":[4,4,4],"discard":[0,0,0],"numbers":[1,0,-1,0,12,8,3],"asked":1,"stack":[{"frame":"RoundFrame"},{"frame":"SequenceFrame","parts":[{"frame":"LampFrame"},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":2}],"at":2},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":1,"left":1},{"frame":"TurnFrame","seat":0}]}');
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
INSERT INTO "summary" VALUES('Jd5V9KuKyc6DX634z5sjeg',3,'[0, 0]',1,0,0,1795123355087,1795123355260,NULL);
INSERT INTO "summary" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',2,'[3, 3]',1,0,0,1795123355699,1795123355905,NULL);
INSERT INTO "summary" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',2,'[3, 3]',1,0,0,1795123356024,1795123356323,NULL);
INSERT INTO "summary" VALUES('jRH0IdVPr90DDxX9Fz1qDg',1,'[0, 0]',1,0,0,1795123357484,1795123357484,NULL);
INSERT INTO "summary" VALUES('jyxdpQhQTaqVxNLHElyNqA',1,'[0, 0]',1,0,0,1795123360142,1795123360142,NULL);
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
INSERT INTO "tally" VALUES('toy','faction','',2,840,840,2);
INSERT INTO "tally" VALUES('toy','hero','',2,840,840,2);
INSERT INTO "tally" VALUES('toy','match','',1,0,0,0);
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
INSERT INTO "tournament" VALUES('Be_3p8mKM31l0cmTgnipbw','lLJ1yn5WsnT75bPzeSuZ5w','running',1,'{"title":"Spring cup","format":"swiss","seats":2,"rounds":2,"group_size":4,"most":32,"round_hours":72,"fill_bot":null,"starts":null,"house_rules":{},"table":{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":{"kind":"days","days":1},"absent":"bot","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":null,"account":null},"imported":0,"position":null}}',142522134909184,2,1,1795382559974,4,1795123359912,1795123360130);
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
INSERT INTO "tournament_entrant" VALUES('Be_3p8mKM31l0cmTgnipbw',0,'lLJ1yn5WsnT75bPzeSuZ5w',NULL,0,0,1795123359937);
INSERT INTO "tournament_entrant" VALUES('Be_3p8mKM31l0cmTgnipbw',1,'_UiYWj4S-Dn-Oz-sPkzpHg',NULL,0,0,1795123359947);
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
INSERT INTO "tournament_seat" VALUES('Be_3p8mKM31l0cmTgnipbw',1,1,1,0,NULL,NULL);
INSERT INTO "tournament_seat" VALUES('Be_3p8mKM31l0cmTgnipbw',1,0,1,1,NULL,NULL);
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
INSERT INTO "tournament_table" VALUES('Be_3p8mKM31l0cmTgnipbw',1,1,'jyxdpQhQTaqVxNLHElyNqA','played');
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
INSERT INTO "undone" VALUES('Jd5V9KuKyc6DX634z5sjeg',1,2,0,'search','chosen',1795123355205);
INSERT INTO "undone" VALUES('Jd5V9KuKyc6DX634z5sjeg',1,3,8,'found:supplies','drawn',1795123355205);
INSERT INTO "undone" VALUES('5qjG-E7w45IeM-3_lexfxw',1,2,0,'walk:larch','chosen',1795123355427);
INSERT INTO "undone" VALUES('G8CusFg9XaJIfXUt4Vi7Jg',1,5,0,'home:kitay_gorod_tkl','chosen',1795123355739);
INSERT INTO "undone" VALUES('R6vnBzK7kYZDbhHUK1DvEQ',1,2,0,'faction:bandits','chosen',1795123356092);
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
CREATE INDEX ix_match_rematch_of ON "match" (rematch_of);
COMMIT;
