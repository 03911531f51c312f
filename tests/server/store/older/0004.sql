BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES('o3JMo_k2x__L',1,0,'Anna','Спокойной ночи',NULL,1794851522426);
INSERT INTO "chat" VALUES('ieKMFp5wW5ZE',1,0,'Anna','Спокойной ночи',NULL,1794851522785);
INSERT INTO "chat" VALUES('jsNG9gULCIAc',1,0,'Anna','Спокойной ночи',NULL,1794851523323);
INSERT INTO "chat" VALUES('cJHWaxqnqH5O',1,0,'Anna','Спокойной ночи',NULL,1794851523864);
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
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',1,8,'first_player:2','drawn',1794851523438);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',2,1,'faction:fourth_reich','chosen',1794851523529);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',3,0,'faction:confederation_1905','chosen',1794851523565);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',4,0,'hero:anna','chosen',1794851523584);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',5,0,'start:barrikadnaya','chosen',1794851523618);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',6,1,'hero:melnik','chosen',1794851523632);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',7,1,'start:pushkinskaya','chosen',1794851523643);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',8,8,'draw_equipment:locomotive','drawn',1794851523643);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',9,8,'draw_equipment:locomotive','drawn',1794851523643);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',10,8,'draw_equipment:shotgun','drawn',1794851523643);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',11,8,'draw_equipment:geiger_counter','drawn',1794851523643);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',12,1,'hire','chosen',1794851523669);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',13,1,'hire','chosen',1794851523673);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',14,0,'pass','chosen',1794851523682);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',15,1,'attack_station:aleksandrovsky_sad','chosen',1794851523697);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',16,0,'attack_station:belorusskaya','chosen',1794851523723);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',17,8,'draw_threat:pipe_worm','drawn',1794851523723);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',18,1,'move:tverskaya','chosen',1794851523747);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',19,1,'pass','forced',1794851523747);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',20,0,'move:chekhovskaya','chosen',1794851523795);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',21,0,'attack_station:chekhovskaya','chosen',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',22,8,'draw_combat:counterattack','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',23,8,'draw_combat:encirclement','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',24,8,'draw_combat:feint','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',25,8,'draw_combat:ambush','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',26,8,'draw_combat:assault','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',27,8,'draw_combat:evasion','drawn',1794851523812);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',28,0,'commit:assault','chosen',1794851523817);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',29,1,'commit:evasion','chosen',1794851523850);
INSERT INTO "choice" VALUES('cJHWaxqnqH5O',30,0,'retreat:begovaya','chosen',1794851523856);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',1,8,'lit:fir','drawn',1794851522587);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',2,0,'walk:rowan','chosen',1794851522745);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',3,1,'search','chosen',1794851522750);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',4,8,'found:trolley','drawn',1794851522750);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',5,8,'lit:cedar','drawn',1794851522750);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',6,1,'walk:fir','chosen',1794851522752);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',7,0,'walk:fir','chosen',1794851522754);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',8,8,'lit:elm','drawn',1794851522754);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',9,0,'walk:elm','chosen',1794851522761);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',10,1,'walk:oak','chosen',1794851522762);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',11,8,'lit:rowan','drawn',1794851522762);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',12,1,'walk:cedar','chosen',1794851522764);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',13,0,'rest','chosen',1794851522765);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',14,8,'lit:fir','drawn',1794851522765);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',15,0,'walk:maple','chosen',1794851522767);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',16,1,'walk:oak','chosen',1794851522769);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',17,8,'lit:hazel','drawn',1794851522769);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',18,1,'play:trolley','chosen',1794851522770);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',19,1,'walk:elm','chosen',1794851522772);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',20,0,'walk:elm','chosen',1794851522774);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',21,8,'lit:juniper','drawn',1794851522774);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',22,0,'walk:fir','chosen',1794851522775);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',23,1,'walk:fir','chosen',1794851522777);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',24,8,'lit:birch','drawn',1794851522777);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',25,1,'duel:1','chosen',1794851522778);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',26,0,'bid:2','chosen',1794851522780);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',27,1,'bid:0','chosen',1794851522782);
INSERT INTO "choice" VALUES('ieKMFp5wW5ZE',28,0,'walk:elm','chosen',1794851522783);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',1,8,'faction:fourth_reich','drawn',1794851522928);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',2,8,'hero:melnik','drawn',1794851522928);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',3,8,'faction:red_line','drawn',1794851522928);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',4,8,'hero:khan','drawn',1794851522928);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',5,0,'home:tverskaya','chosen',1794851523103);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',6,0,'token:9','chosen',1794851523110);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',7,0,'token:12','chosen',1794851523189);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',8,1,'home:okhotny_ryad','chosen',1794851523198);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',9,1,'token:9','chosen',1794851523210);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',10,1,'token:8','chosen',1794851523223);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',11,8,'draw_mission:haunted','drawn',1794851523223);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',12,8,'draw_mission:sukharevskaya_hero','drawn',1794851523223);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',13,8,'draw_mission:emerald_road','drawn',1794851523223);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',14,0,'keep_mission:haunted','chosen',1794851523231);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',15,8,'draw_mission:two_ends','drawn',1794851523231);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',16,8,'draw_mission:emerald_road','drawn',1794851523231);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',17,8,'draw_mission:duel','drawn',1794851523231);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',18,1,'keep_mission:emerald_road','chosen',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',19,8,'roll:1:5','drawn',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',20,8,'roll:2:4','drawn',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',21,8,'roll:2:3','drawn',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',22,8,'roll:3:6','drawn',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',23,8,'roll:1:3','drawn',1794851523246);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',24,1,'army_station:teatralnaya','chosen',1794851523258);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',25,8,'draw_threat:pig_mutation','drawn',1794851523258);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',26,1,'step:ploshchad_revolyutsii','chosen',1794851523270);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',27,1,'step:okhotny_ryad','chosen',1794851523285);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',28,1,'step:biblioteka_lenina','chosen',1794851523299);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',29,1,'step:arbatskaya_apl','chosen',1794851523308);
INSERT INTO "choice" VALUES('jsNG9gULCIAc',30,1,'hire','chosen',1794851523317);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',1,8,'lit:cedar','drawn',1794851521661);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',2,0,'walk:rowan','chosen',1794851522189);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',3,1,'walk:fir','chosen',1794851522241);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',4,8,'lit:fir','drawn',1794851522241);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',5,1,'walk:elm','chosen',1794851522281);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',6,0,'search','chosen',1794851522345);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',7,8,'found:supplies','drawn',1794851522345);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',8,8,'lit:birch','drawn',1794851522345);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',9,0,'play:supplies','chosen',1794851522418);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',10,1,'search','chosen',1794851522422);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',11,8,'found:trolley','drawn',1794851522422);
INSERT INTO "choice" VALUES('o3JMo_k2x__L',12,8,'lit:fir','drawn',1794851522422);
CREATE TABLE clock (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	left_ms BIGINT NOT NULL, 
	CONSTRAINT pk_clock PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_clock_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
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
INSERT INTO "match" VALUES('o3JMo_k2x__L','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"bf7f1b7539708ebcf720204a4ebdf6c228497d20e6c6dbe882d1c868d0a51f24","salts":["",""]}',X'B15D781404734D8AA837900B337005851D0F733BF53CEFA253E718E7B13E1C65','toy-1',12,2,1794851521543,1794851522422,NULL,NULL);
INSERT INTO "match" VALUES('ieKMFp5wW5ZE','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"c38a3faad337cac69f9f626963028601a2a26ae8374aa5f82dd8819f0c4d3cf2","salts":["",""]}',X'93993B9BFB80F351A87E72F9362F7ACE26A9FBE8C7CDC33DF3337F595E69FA97','toy-1',28,0,1794851522530,1794851522783,NULL,NULL);
INSERT INTO "match" VALUES('jsNG9gULCIAc','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"065f5995ede44ed4fdb7ba773249334b40bbf2e34706a6a7b3879345357737d4","salts":["",""]}',X'0D2799C5C83B83451FC7B5E63F7AFA6A901EA0DEE171FAC6055A88CDD869E4DA','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',30,2,1794851522861,1794851523317,NULL,NULL);
INSERT INTO "match" VALUES('cJHWaxqnqH5O','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"24963e1b5141fcbd73e721716cad6aa2faffaea4bc79d00527e1a4b857070948","salts":["",""]}',X'A2CBDCDDB2CDE4E192AA484BC02698466D89D8B031028DFF44E48DC0508662DF','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',30,1,1794851523378,1794851523856,NULL,NULL);
INSERT INTO "match" VALUES('Bua2RdM3y9XW','lobby',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a","account":null},"imported":0,"position":null}',NULL,X'1EAB467A3936A96358AFFEF617A96F8BE01EE371A3823D45612795E0A0150BCB','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',0,0,1794851523947,1794851523947,NULL,NULL);
CREATE TABLE process (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	CONSTRAINT pk_process PRIMARY KEY (id)
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
	salt TEXT NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('o3JMo_k2x__L',0,'person','Anna',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('o3JMo_k2x__L',1,'person','Boris',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('ieKMFp5wW5ZE',0,'person','Anna',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('ieKMFp5wW5ZE',1,'person','Boris',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('jsNG9gULCIAc',0,'person','Anna',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('jsNG9gULCIAc',1,'person','Boris',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('cJHWaxqnqH5O',0,'person','Anna',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('cJHWaxqnqH5O',1,'person','Boris',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('Bua2RdM3y9XW',0,'person','Anna',NULL,NULL,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL,NULL,'');
INSERT INTO "seat" VALUES('Bua2RdM3y9XW',1,'open','',NULL,NULL,NULL,'836a2a1d20cdb3b7ebeee7d0f1867c42019740d5e9612cc42fd626859dd119bc',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a','browser',NULL,1794851521459,1810403521671,'5362932da6772941cad3c5e8b7446eb7dbd8e897e4ad1f366522db9ba47bd32a',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('o3JMo_k2x__L',12,'2779a637033d17fb02a41ab6fb966425548cb1325f1e29e221ece2a0d9cf1bae','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [11, 3], "bullets": [5, 4], "points": [0, 0], "held": [0, 1], "hand": [0, 0, 0, 0, 0, 1], "deck": [3, 4, 3], "discard": [1, 0, 0], "numbers": [4, 1, -1, 0, 10, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('ieKMFp5wW5ZE',28,'95075ee98461cf1b0f6be63551566c3e1c23963583766d933f2fc914e3438717','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 4], "bullets": [2, 3], "points": [1, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 3], "discard": [0, 0, 1], "numbers": [8, 1, -1, 0, 11, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('jsNG9gULCIAc',30,'5a92b41aecda3d77639a2038ced80ddae413bdc1bb9a16f7169189004f72d66e','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [2, 3, 14, 0, 2, 1, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 22, 0, 1, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 4, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], "reserve": [59, 59, 58], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 4, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('cJHWaxqnqH5O',30,'3ac7ba7e258e790ddcd82d2cfe19718c7bff25af29331b433f1232d1dee32f0b','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [0, 0, 0, 1, 1, 3, 5, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 14, 0, 5, 1, 3, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [31, 27, 33], "zone": [0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, -1, 0, 0, 0, -1, 0, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 1}, {"frame": "HireFrame", "seat": 0}]}');
CREATE TABLE spectator (
	token_hash TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_spectator PRIMARY KEY (token_hash), 
	CONSTRAINT fk_spectator_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
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
INSERT INTO "undone" VALUES('o3JMo_k2x__L',1,9,0,'walk:alder','chosen',1794851522395);
INSERT INTO "undone" VALUES('ieKMFp5wW5ZE',1,9,0,'walk:hazel','chosen',1794851522756);
INSERT INTO "undone" VALUES('jsNG9gULCIAc',1,7,0,'token:8','chosen',1794851523117);
INSERT INTO "undone" VALUES('cJHWaxqnqH5O',1,12,1,'pass','chosen',1794851523655);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
COMMIT;