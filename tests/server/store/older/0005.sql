BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "chat" VALUES('Amo7pyg-QzH4',1,0,'Anna','Спокойной ночи',NULL,1794851504637);
INSERT INTO "chat" VALUES('hm7_NjC7hlbF',1,0,'Anna','Спокойной ночи',NULL,1794851505290);
INSERT INTO "chat" VALUES('hG2oSA_6xsjG',1,0,'Anna','Спокойной ночи',NULL,1794851505389);
INSERT INTO "chat" VALUES('oT3_VYkyxMpD',1,0,'Anna','Спокойной ночи',NULL,1794851505511);
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
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',1,8,'lit:rowan','drawn',1794851504304);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',2,0,'walk:rowan','chosen',1794851504409);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',3,1,'walk:fir','chosen',1794851504425);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',4,8,'lit:fir','drawn',1794851504425);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',5,1,'walk:elm','chosen',1794851504443);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',6,0,'search','chosen',1794851504469);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',7,8,'found:supplies','drawn',1794851504469);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',8,8,'lit:elm','drawn',1794851504469);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',9,0,'play:supplies','chosen',1794851504581);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',10,1,'search','chosen',1794851504614);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',11,8,'found:supplies','drawn',1794851504614);
INSERT INTO "choice" VALUES('Amo7pyg-QzH4',12,8,'lit:hazel','drawn',1794851504614);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',1,8,'faction:confederation_1905','drawn',1794851505329);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',2,8,'hero:melnik','drawn',1794851505329);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',3,8,'faction:arbat_confederation','drawn',1794851505329);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',4,8,'hero:anna','drawn',1794851505329);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',5,0,'home:belorusskaya','chosen',1794851505350);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',6,0,'token:9','chosen',1794851505353);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',7,0,'token:12','chosen',1794851505362);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',8,1,'home:kievskaya_apl','chosen',1794851505364);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',9,1,'token:9','chosen',1794851505365);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',10,1,'token:8','chosen',1794851505367);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',11,8,'draw_mission:lions_den','drawn',1794851505367);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',12,8,'draw_mission:hansa_tribute','drawn',1794851505367);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',13,8,'draw_mission:trubnaya_blast','drawn',1794851505367);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',14,0,'keep_mission:lions_den','chosen',1794851505370);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',15,8,'draw_mission:one_line','drawn',1794851505370);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',16,8,'draw_mission:parade','drawn',1794851505370);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',17,8,'draw_mission:sukharevskaya_hero','drawn',1794851505370);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',18,1,'keep_mission:parade','chosen',1794851505372);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',19,8,'roll:3:6','drawn',1794851505372);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',20,8,'roll:6:6','drawn',1794851505372);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',21,8,'roll:1:5','drawn',1794851505372);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',22,1,'army_station:smolenskaya_fl','chosen',1794851505375);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',23,8,'draw_threat:water_contamination','drawn',1794851505375);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',24,1,'exchange:ammo:pig:1','chosen',1794851505377);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',25,1,'step:kievskaya_fl','chosen',1794851505379);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',26,1,'step:smolenskaya_fl','chosen',1794851505381);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',27,1,'step:kievskaya_fl','chosen',1794851505383);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',28,1,'step:smolenskaya_fl','chosen',1794851505385);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',29,1,'pass','chosen',1794851505387);
INSERT INTO "choice" VALUES('hG2oSA_6xsjG',30,8,'roll:3:3','drawn',1794851505387);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',1,8,'lit:oak','drawn',1794851504819);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',2,0,'walk:rowan','chosen',1794851505032);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',3,1,'search','chosen',1794851505038);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',4,8,'found:supplies','drawn',1794851505038);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',5,8,'lit:pine','drawn',1794851505038);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',6,1,'walk:fir','chosen',1794851505043);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',7,0,'walk:fir','chosen',1794851505045);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',8,8,'lit:hazel','drawn',1794851505045);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',9,0,'walk:elm','chosen',1794851505168);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',10,1,'walk:oak','chosen',1794851505211);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',11,8,'lit:birch','drawn',1794851505211);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',12,1,'walk:cedar','chosen',1794851505233);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',13,0,'rest','chosen',1794851505238);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',14,8,'lit:maple','drawn',1794851505238);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',15,0,'walk:maple','chosen',1794851505259);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',16,1,'walk:oak','chosen',1794851505267);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',17,8,'lit:alder','drawn',1794851505267);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',18,1,'play:supplies','chosen',1794851505272);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',19,0,'walk:birch','chosen',1794851505276);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',20,8,'lit:elm','drawn',1794851505276);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',21,0,'walk:cedar','chosen',1794851505278);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',22,1,'walk:fir','chosen',1794851505280);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',23,8,'lit:rowan','drawn',1794851505280);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',24,1,'walk:hazel','chosen',1794851505282);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',25,0,'search','chosen',1794851505286);
INSERT INTO "choice" VALUES('hm7_NjC7hlbF',26,8,'found:trolley','drawn',1794851505286);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',1,8,'first_player:2','drawn',1794851505419);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',2,1,'faction:fourth_reich','chosen',1794851505437);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',3,0,'faction:confederation_1905','chosen',1794851505445);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',4,0,'hero:anna','chosen',1794851505452);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',5,0,'start:barrikadnaya','chosen',1794851505455);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',6,1,'hero:melnik','chosen',1794851505457);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',7,1,'start:pushkinskaya','chosen',1794851505459);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',8,8,'draw_equipment:dynamite','drawn',1794851505459);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',9,8,'draw_equipment:flag','drawn',1794851505459);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',10,8,'draw_equipment:rpk','drawn',1794851505459);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',11,8,'draw_equipment:akm','drawn',1794851505459);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',12,1,'hire','chosen',1794851505469);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',13,1,'hire','chosen',1794851505471);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',14,0,'pass','chosen',1794851505473);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',15,1,'attack_station:aleksandrovsky_sad','chosen',1794851505475);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',16,0,'attack_station:belorusskaya','chosen',1794851505478);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',17,8,'draw_threat:rat_tide','drawn',1794851505478);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',18,0,'capture','chosen',1794851505480);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',19,1,'move:tverskaya','chosen',1794851505483);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',20,1,'pass','forced',1794851505483);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',21,0,'move:chekhovskaya','chosen',1794851505486);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',22,0,'pass','chosen',1794851505488);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',23,0,'hire','chosen',1794851505495);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',24,0,'pass','chosen',1794851505497);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',25,0,'attack_station:dinamo','chosen',1794851505499);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',26,8,'draw_threat:glowing_dust','drawn',1794851505499);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',27,0,'take:pig','chosen',1794851505502);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',28,0,'pass','chosen',1794851505504);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',29,1,'pass','chosen',1794851505506);
INSERT INTO "choice" VALUES('oT3_VYkyxMpD',30,0,'move:aleksandrovsky_sad','chosen',1794851505509);
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
INSERT INTO "match" VALUES('Amo7pyg-QzH4','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"668a6cf964b786a06705bf5e492c2298dfe57333099c0b34470cdfd8210e941b","salts":["",""]}',X'039BFE583CE197A72DC9C759F8B740B96365F712ABF513D999A2E09EDEC9B9A7','toy-1',12,2,1794851504278,1794851504614,NULL,NULL);
INSERT INTO "match" VALUES('hm7_NjC7hlbF','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"f00d56309da5fa03e2cc8f05900b2087c39953b66bb5a2584466fec287d7f006","salts":["",""]}',X'269192D19A64AC788F5AFDCBB1FD755AF15DD1A8E403700F571C76B2ED0F9177','toy-1',26,0,1794851504700,1794851505286,NULL,NULL);
INSERT INTO "match" VALUES('hG2oSA_6xsjG','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"5e136d0003e56c21d4e4e41da6860cf57da6b5daeacdab53740456dee9b96582","salts":["",""]}',X'72BB5B72DDD7FE06B1D26283978853CE23B567A1E986106112333CC9037178CB','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',30,1,1794851505323,1794851505387,NULL,NULL);
INSERT INTO "match" VALUES('oT3_VYkyxMpD','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"e55602fb1bb5d922c8dacf62674b1a1559f5128584aae75cc76b3527aa451630","salts":["",""]}',X'2E2DCBC9935AF32DCEE3CF32C88C330E58F05F3E3A5228BAC6238A7553F0F5E5','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',30,1,1794851505414,1794851505509,NULL,NULL);
INSERT INTO "match" VALUES('mDB1fV2REqdl','lobby',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258","account":null},"imported":0,"position":null}',NULL,X'E95B5C0A5F7FAC5391D0037CCFDEFF3D89DF4B3A14F8DAD34CB626928F8CED2C','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',0,0,1794851505571,1794851505571,NULL,NULL);
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
INSERT INTO "seat" VALUES('Amo7pyg-QzH4',0,'person','Anna',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('Amo7pyg-QzH4',1,'person','Boris',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('hm7_NjC7hlbF',0,'person','Anna',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('hm7_NjC7hlbF',1,'person','Boris',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('hG2oSA_6xsjG',0,'person','Anna',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('hG2oSA_6xsjG',1,'person','Boris',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('oT3_VYkyxMpD',0,'person','Anna',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('oT3_VYkyxMpD',1,'person','Boris',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('mDB1fV2REqdl',0,'person','Anna',NULL,NULL,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL,NULL,'');
INSERT INTO "seat" VALUES('mDB1fV2REqdl',1,'open','',NULL,NULL,NULL,'b7f4e10fef6486932de4bbd3f5c9374e01a0083029940e0ad26d6b510ed5664f',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258','browser',NULL,1794851504260,1810403504315,'f4a7b84a10a5692d3c2ca43f3e0c5d6128ecafd83f96a127b4ecc0122ed2a258',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('Amo7pyg-QzH4',12,'0513869b0163262e1f694c0c4d07e596bc0e6d8a95aefe8f51b46f5256b63d11','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [11, 3], "bullets": [5, 5], "points": [0, 0], "held": [0, 1], "hand": [0, 0, 0, 1, 0, 0], "deck": [2, 4, 4], "discard": [1, 0, 0], "numbers": [4, 1, -1, 0, 10, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('hm7_NjC7hlbF',26,'cce888248ee3019cbb3a4aa20138edc50d6a0a50c2e9d37dcb5c3fd9c58277c2','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [2, 5], "bullets": [4, 5], "points": [0, 0], "held": [1, 0], "hand": [0, 0, 1, 0, 0, 0], "deck": [3, 4, 3], "discard": [1, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('hG2oSA_6xsjG',30,'6559fe41ad936619d46276d094affdbbad5d5fc961449c1921752aef6cbe9e58','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 7, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 3, 12, 0, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 28, 0, 0, 3, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [55, 56, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 1, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 6, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('oT3_VYkyxMpD',30,'01a944e1644a8e370ecd29b375998ea7c78a22b83b78497498668c32aa574ae7','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [0, 0, 0, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [0, 0, 76, 0, 3, 3, 5, 1, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 14, 0, 5, 1, 3, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [31, 27, 34], "zone": [4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 2, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 4, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 9}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 1}, {"frame": "HeroFrame", "seat": 0, "at": 1}]}');
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
INSERT INTO "undone" VALUES('Amo7pyg-QzH4',1,9,0,'walk:alder','chosen',1794851504490);
INSERT INTO "undone" VALUES('hm7_NjC7hlbF',1,9,0,'walk:hazel','chosen',1794851505053);
INSERT INTO "undone" VALUES('hG2oSA_6xsjG',1,7,0,'token:8','chosen',1794851505356);
INSERT INTO "undone" VALUES('oT3_VYkyxMpD',1,12,1,'pass','chosen',1794851505462);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
CREATE UNIQUE INDEX ix_account_skeleton ON account (skeleton);
COMMIT;