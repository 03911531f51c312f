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
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES('ALhuU6D-2cFg',1,0,'Anna','Спокойной ночи',NULL,1794851577489);
INSERT INTO "chat" VALUES('cBpa8-sUST7K',1,0,'Anna','Спокойной ночи',NULL,1794851578791);
INSERT INTO "chat" VALUES('B1WRSg76_ALZ',1,0,'Anna','Спокойной ночи',NULL,1794851579998);
INSERT INTO "chat" VALUES('f-90T6gl-AA9',1,0,'Anna','Спокойной ночи',NULL,1794851582290);
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
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',1,8,'lit:larch','drawn',1794851575236);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',2,0,'walk:rowan','chosen',1794851576801);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',3,1,'walk:fir','chosen',1794851576860);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',4,8,'lit:cedar','drawn',1794851576860);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',5,1,'walk:elm','chosen',1794851576886);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',6,0,'search','chosen',1794851576906);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',7,8,'found:trolley','drawn',1794851576906);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',8,8,'lit:oak','drawn',1794851576906);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',9,0,'play:trolley','chosen',1794851577119);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',10,0,'walk:oak','chosen',1794851577191);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',11,1,'walk:cedar','chosen',1794851577339);
INSERT INTO "choice" VALUES('ALhuU6D-2cFg',12,8,'lit:elm','drawn',1794851577339);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',1,8,'faction:fourth_reich','drawn',1794851578895);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',2,8,'hero:melnik','drawn',1794851578895);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',3,8,'faction:red_line','drawn',1794851578895);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',4,8,'hero:anna','drawn',1794851578895);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',5,0,'home:tverskaya','chosen',1794851578931);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',6,0,'token:9','chosen',1794851578982);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',7,0,'token:12','chosen',1794851579067);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',8,1,'home:okhotny_ryad','chosen',1794851579105);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',9,1,'token:9','chosen',1794851579185);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',10,1,'token:8','chosen',1794851579221);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',11,8,'draw_mission:front_breaks','drawn',1794851579221);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',12,8,'draw_mission:begovaya_stable','drawn',1794851579221);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',13,8,'draw_mission:meeting','drawn',1794851579221);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',14,0,'keep_mission:front_breaks','chosen',1794851579306);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',15,8,'draw_mission:lone_warrior','drawn',1794851579306);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',16,8,'draw_mission:duel','drawn',1794851579306);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',17,8,'draw_mission:hansa_tribute','drawn',1794851579306);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',18,1,'keep_mission:hansa_tribute','chosen',1794851579386);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',19,8,'roll:1:5','drawn',1794851579386);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',20,8,'roll:3:5','drawn',1794851579386);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',21,8,'roll:4:4','drawn',1794851579386);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',22,1,'army_station:teatralnaya','chosen',1794851579476);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',23,8,'draw_threat:marauders','drawn',1794851579476);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',24,8,'roll:5:5','drawn',1794851579476);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',25,8,'roll:4:4','drawn',1794851579476);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',26,1,'step:ploshchad_revolyutsii','chosen',1794851579550);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',27,1,'step:okhotny_ryad','chosen',1794851579589);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',28,1,'step:biblioteka_lenina','chosen',1794851579739);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',29,1,'step:arbatskaya_apl','chosen',1794851579884);
INSERT INTO "choice" VALUES('B1WRSg76_ALZ',30,1,'step:biblioteka_lenina','chosen',1794851579951);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',1,8,'lit:elm','drawn',1794851577953);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',2,0,'walk:rowan','chosen',1794851578196);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',3,1,'search','chosen',1794851578285);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',4,8,'found:trolley','drawn',1794851578285);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',5,8,'lit:rowan','drawn',1794851578285);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',6,1,'walk:fir','chosen',1794851578406);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',7,0,'walk:fir','chosen',1794851578417);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',8,8,'lit:elm','drawn',1794851578417);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',9,0,'walk:elm','chosen',1794851578742);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',10,1,'walk:oak','chosen',1794851578755);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',11,8,'lit:pine','drawn',1794851578755);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',12,1,'walk:cedar','chosen',1794851578763);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',13,0,'rest','chosen',1794851578768);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',14,8,'lit:pine','drawn',1794851578768);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',15,0,'walk:maple','chosen',1794851578770);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',16,1,'walk:oak','chosen',1794851578772);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',17,8,'lit:alder','drawn',1794851578772);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',18,1,'play:trolley','chosen',1794851578774);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',19,1,'walk:elm','chosen',1794851578776);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',20,0,'walk:elm','chosen',1794851578778);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',21,8,'lit:pine','drawn',1794851578778);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',22,0,'walk:fir','chosen',1794851578780);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',23,1,'walk:fir','chosen',1794851578781);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',24,8,'lit:elm','drawn',1794851578781);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',25,1,'duel:1','chosen',1794851578783);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',26,0,'bid:2','chosen',1794851578785);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',27,1,'bid:0','chosen',1794851578787);
INSERT INTO "choice" VALUES('cBpa8-sUST7K',28,0,'walk:elm','chosen',1794851578789);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',1,8,'first_player:1','drawn',1794851580304);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',2,0,'faction:fourth_reich','chosen',1794851580385);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',3,1,'faction:confederation_1905','chosen',1794851580425);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',4,1,'hero:anna','chosen',1794851580493);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',5,1,'start:barrikadnaya','chosen',1794851580550);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',6,0,'hero:melnik','chosen',1794851580622);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',7,0,'start:pushkinskaya','chosen',1794851580736);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',8,8,'draw_equipment:akm','drawn',1794851580736);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',9,8,'draw_equipment:rpk','drawn',1794851580736);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',10,8,'draw_equipment:flag','drawn',1794851580736);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',11,8,'draw_equipment:flag','drawn',1794851580736);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',12,0,'hire','chosen',1794851580943);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',13,0,'hire','chosen',1794851581045);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',14,1,'pass','chosen',1794851581142);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',15,0,'attack_station:aleksandrovsky_sad','chosen',1794851581194);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',16,1,'attack_station:belorusskaya','chosen',1794851581351);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',17,8,'draw_threat:rotten_props','drawn',1794851581351);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',18,0,'move:tverskaya','chosen',1794851581590);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',19,0,'pass','forced',1794851581590);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',20,1,'move:chekhovskaya','chosen',1794851581812);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',21,1,'attack_station:chekhovskaya','chosen',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',22,8,'draw_combat:feint','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',23,8,'draw_combat:evasion','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',24,8,'draw_combat:encirclement','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',25,8,'draw_combat:counterattack','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',26,8,'draw_combat:assault','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',27,8,'draw_combat:breakthrough','drawn',1794851581942);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',28,0,'commit:breakthrough','chosen',1794851582014);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',29,1,'commit:feint','chosen',1794851582152);
INSERT INTO "choice" VALUES('f-90T6gl-AA9',30,1,'retreat:begovaya','chosen',1794851582250);
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
INSERT INTO "match" VALUES('ALhuU6D-2cFg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"2fdea298213de8f8c03edc7b6bbcb0878ea7563de6c381a0170ad232e89e0b7a","salts":["",""]}',X'4A384072298C22EFBBE7386AB2F42AD886A610A3A706FFBD9C2742ABEF574116','toy-1',12,2,1794851574978,1794851577339,NULL,NULL);
INSERT INTO "match" VALUES('cBpa8-sUST7K','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"781940649539648f44456964072094221ca51feaa6af4ff5e60d12f31aacc645","salts":["",""]}',X'2AF341AACA51A27C2765301FB6D2E92885FF1A938FA3CE00BD312E998F00CC06','toy-1',28,0,1794851577711,1794851578789,NULL,NULL);
INSERT INTO "match" VALUES('B1WRSg76_ALZ','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"6632251102d16182898c1f15a4ed01247c5103867d820e6af78d91305a6c687b","salts":["",""]}',X'A4D7BE78CC745B22B22E341DD6F1E62A2F20E76441A1C016CFB7C5C74C118DE5','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',30,2,1794851578872,1794851579952,NULL,NULL);
INSERT INTO "match" VALUES('f-90T6gl-AA9','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"962d90e44434581372d8c4b218c31ec54674be3ad0ebfd886ed5ef2b20f1731e","salts":["",""]}',X'2B78B616606CB426517FF591194CC1D44EFB2FE57F7A8741B71CA4F2336C2320','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',30,2,1794851580244,1794851582251,NULL,NULL);
INSERT INTO "match" VALUES('c4gBsxICVnRM','lobby',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40","account":null},"imported":0,"position":null}',NULL,X'A8A87C370CF101DDCCD258D77CD9875F2E973A30F6ABB35A2DABA0486E0BBBC9','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',0,0,1794851582316,1794851582316,NULL,NULL);
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
INSERT INTO "seat" VALUES('ALhuU6D-2cFg',0,'person','Anna',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('ALhuU6D-2cFg',1,'person','Boris',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('cBpa8-sUST7K',0,'person','Anna',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('cBpa8-sUST7K',1,'person','Boris',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('B1WRSg76_ALZ',0,'person','Anna',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('B1WRSg76_ALZ',1,'person','Boris',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('f-90T6gl-AA9',0,'person','Anna',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('f-90T6gl-AA9',1,'person','Boris',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('c4gBsxICVnRM',0,'person','Anna',NULL,NULL,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40',NULL,NULL,'');
INSERT INTO "seat" VALUES('c4gBsxICVnRM',1,'open','',NULL,NULL,NULL,'b65b56b9aea84af33b4b2cbd32bb630b2fb56b39b26f1b4daa9bddad8136de29',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40','browser',NULL,1794851574873,1810403574873,'34482235e559f9905f04697979494ae8b7327860e6fb18417731e17d82a17e40');
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('ALhuU6D-2cFg',12,'c38e7bf5a8d5664e82204dc10d1ac05a9d82985edc6030c5df236bfe76a1356d','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [9, 2], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 3], "discard": [0, 0, 1], "numbers": [4, 1, -1, 0, 11, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('cBpa8-sUST7K',28,'b2b4cc62b4e467cef923b4f8ea9f14abc2ba5627712a9d92e7845378fe799275','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 4], "bullets": [3, 4], "points": [1, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 3], "discard": [0, 0, 1], "numbers": [8, 1, -1, 0, 11, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('B1WRSg76_ALZ',30,'35dd2b1027c17d35ed5ffbc20115ec8438e918577bcbb64d135ecaca49e616e9','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [2, 3, 14, 0, 2, 1, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 6, 0, 0, 0, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1], "reserve": [59, 57, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 8, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('f-90T6gl-AA9',30,'fc218dcb4e6e69475612c09613cfa0b3f05b340dc493abad0eaee74a2262f6d4','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 2, 14, 0, 5, 1, 3, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [31, 27, 33], "zone": [4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 2, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "HireFrame", "seat": 1}]}');
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
INSERT INTO "undone" VALUES('ALhuU6D-2cFg',1,9,0,'walk:alder','chosen',1794851576931);
INSERT INTO "undone" VALUES('cBpa8-sUST7K',1,9,0,'walk:hazel','chosen',1794851578515);
INSERT INTO "undone" VALUES('B1WRSg76_ALZ',1,7,0,'token:8','chosen',1794851579046);
INSERT INTO "undone" VALUES('f-90T6gl-AA9',1,12,0,'pass','chosen',1794851580753);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
COMMIT;