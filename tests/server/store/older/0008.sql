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
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE channel (
	id TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	language TEXT NOT NULL, 
	is_confirmed BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	told BIGINT NOT NULL, 
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
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',1,8,'lit:rowan','drawn',1794908832486);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',2,0,'walk:hazel','chosen',1794908832513);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',3,1,'rest','chosen',1794908832519);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',4,8,'lit:hazel','drawn',1794908832519);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',5,1,'walk:pine','chosen',1794908832522);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',6,0,'walk:fir','chosen',1794908832525);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',7,8,'lit:cedar','drawn',1794908832525);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',8,0,'walk:hazel','chosen',1794908832527);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',9,1,'rest','chosen',1794908832529);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',10,8,'lit:elm','drawn',1794908832529);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',11,1,'walk:rowan','chosen',1794908832531);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',12,0,'walk:fir','chosen',1794908832532);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',13,8,'lit:maple','drawn',1794908832532);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',14,0,'walk:hazel','chosen',1794908832534);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',15,1,'walk:fir','chosen',1794908832536);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',16,8,'lit:elm','drawn',1794908832536);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',17,1,'walk:hazel','chosen',1794908832538);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',18,0,'duel:2','chosen',1794908832539);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',19,0,'bid:3','chosen',1794908832541);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',20,1,'bid:0','chosen',1794908832542);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',21,8,'lit:birch','drawn',1794908832542);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',22,0,'walk:juniper','chosen',1794908832544);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',23,1,'search','chosen',1794908832545);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',24,8,'found:trolley','drawn',1794908832545);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',25,8,'lit:maple','drawn',1794908832545);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',26,1,'search','chosen',1794908832548);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',27,8,'found:supplies','drawn',1794908832548);
INSERT INTO "choice" VALUES('8RU4HDCfaqdv',28,0,'walk:larch','chosen',1794908832549);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',1,8,'first_player:2','drawn',1794908832746);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',2,1,'faction:fourth_reich','chosen',1794908832982);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',3,0,'faction:red_line','chosen',1794908833023);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',4,0,'hero:anna','chosen',1794908833055);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',5,0,'start:teatralnaya','chosen',1794908833080);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',6,1,'hero:khan','chosen',1794908833096);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',7,1,'start:chekhovskaya','chosen',1794908833116);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',8,8,'draw_equipment:dynamite','drawn',1794908833116);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',9,8,'draw_equipment:locomotive','drawn',1794908833116);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',10,8,'draw_equipment:geiger_counter','drawn',1794908833116);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',11,8,'draw_equipment:locomotive','drawn',1794908833116);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',12,1,'hire','chosen',1794908833128);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',13,1,'pass','chosen',1794908833134);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',14,0,'pass','chosen',1794908833140);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',15,1,'attack_station:aleksandrovsky_sad','chosen',1794908833152);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',16,0,'attack_station:chekhovskaya','chosen',1794908833161);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',17,1,'fight_with:hero','chosen',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',18,8,'draw_combat:breakthrough','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',19,8,'draw_combat:assault','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',20,8,'draw_combat:encirclement','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',21,8,'draw_combat:counterattack','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',22,8,'draw_combat:feint','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',23,8,'draw_combat:ambush','drawn',1794908833172);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',24,0,'commit:encirclement','chosen',1794908833197);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',25,1,'commit:ambush','chosen',1794908833206);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',26,0,'pass','chosen',1794908833271);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',27,1,'settle:trubnaya','chosen',1794908833295);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',28,1,'move:teatralnaya','chosen',1794908833346);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',29,1,'attack_station:teatralnaya','chosen',1794908833377);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',30,0,'fight_with:army','chosen',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',31,8,'draw_combat:counterattack','drawn',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',32,8,'draw_combat:assault','drawn',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',33,8,'draw_combat:feint','drawn',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',34,8,'draw_combat:encirclement','drawn',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',35,8,'draw_combat:evasion','drawn',1794908833404);
INSERT INTO "choice" VALUES('GB9RNnPdBVZx',36,8,'draw_combat:breakthrough','drawn',1794908833404);
INSERT INTO "choice" VALUES('LKqCno97AV3l',1,8,'faction:red_line','drawn',1794908832566);
INSERT INTO "choice" VALUES('LKqCno97AV3l',2,8,'hero:anna','drawn',1794908832566);
INSERT INTO "choice" VALUES('LKqCno97AV3l',3,8,'faction:arbat_confederation','drawn',1794908832566);
INSERT INTO "choice" VALUES('LKqCno97AV3l',4,8,'hero:artyom','drawn',1794908832566);
INSERT INTO "choice" VALUES('LKqCno97AV3l',5,0,'home:lubyanka','chosen',1794908832590);
INSERT INTO "choice" VALUES('LKqCno97AV3l',6,0,'token:11','chosen',1794908832592);
INSERT INTO "choice" VALUES('LKqCno97AV3l',7,0,'token:8','chosen',1794908832595);
INSERT INTO "choice" VALUES('LKqCno97AV3l',8,1,'home:kievskaya_apl','chosen',1794908832598);
INSERT INTO "choice" VALUES('LKqCno97AV3l',9,1,'token:12','chosen',1794908832602);
INSERT INTO "choice" VALUES('LKqCno97AV3l',10,1,'token:10','chosen',1794908832604);
INSERT INTO "choice" VALUES('LKqCno97AV3l',11,8,'draw_mission:five_lines','drawn',1794908832604);
INSERT INTO "choice" VALUES('LKqCno97AV3l',12,8,'draw_mission:begovaya_stable','drawn',1794908832604);
INSERT INTO "choice" VALUES('LKqCno97AV3l',13,8,'draw_mission:arsenal','drawn',1794908832604);
INSERT INTO "choice" VALUES('LKqCno97AV3l',14,0,'keep_mission:five_lines','chosen',1794908832609);
INSERT INTO "choice" VALUES('LKqCno97AV3l',15,8,'draw_mission:arsenal','drawn',1794908832609);
INSERT INTO "choice" VALUES('LKqCno97AV3l',16,8,'draw_mission:meeting','drawn',1794908832609);
INSERT INTO "choice" VALUES('LKqCno97AV3l',17,8,'draw_mission:blitz','drawn',1794908832609);
INSERT INTO "choice" VALUES('LKqCno97AV3l',18,1,'keep_mission:meeting','chosen',1794908832612);
INSERT INTO "choice" VALUES('LKqCno97AV3l',19,8,'roll:1:4','drawn',1794908832612);
INSERT INTO "choice" VALUES('LKqCno97AV3l',20,8,'roll:1:5','drawn',1794908832612);
INSERT INTO "choice" VALUES('LKqCno97AV3l',21,8,'roll:2:5','drawn',1794908832612);
INSERT INTO "choice" VALUES('LKqCno97AV3l',22,1,'pass','chosen',1794908832620);
INSERT INTO "choice" VALUES('LKqCno97AV3l',23,8,'roll:2:3','drawn',1794908832620);
INSERT INTO "choice" VALUES('LKqCno97AV3l',24,0,'step:okhotny_ryad','chosen',1794908832625);
INSERT INTO "choice" VALUES('LKqCno97AV3l',25,0,'work','chosen',1794908832628);
INSERT INTO "choice" VALUES('LKqCno97AV3l',26,0,'step:ploshchad_revolyutsii','chosen',1794908832632);
INSERT INTO "choice" VALUES('LKqCno97AV3l',27,0,'step:arbatskaya_apl','chosen',1794908832635);
INSERT INTO "choice" VALUES('LKqCno97AV3l',28,0,'step:borovitskaya','chosen',1794908832638);
INSERT INTO "choice" VALUES('LKqCno97AV3l',29,0,'hire','chosen',1794908832642);
INSERT INTO "choice" VALUES('LKqCno97AV3l',30,0,'step:aleksandrovsky_sad','chosen',1794908832645);
INSERT INTO "choice" VALUES('LKqCno97AV3l',31,0,'pass','chosen',1794908832648);
INSERT INTO "choice" VALUES('LKqCno97AV3l',32,8,'roll:1:2','drawn',1794908832648);
INSERT INTO "choice" VALUES('LKqCno97AV3l',33,1,'exchange:pig:ammo:1','chosen',1794908832653);
INSERT INTO "choice" VALUES('LKqCno97AV3l',34,1,'army_station:arbatskaya_apl','chosen',1794908832657);
INSERT INTO "choice" VALUES('LKqCno97AV3l',35,8,'draw_threat:cave_in','drawn',1794908832657);
INSERT INTO "choice" VALUES('LKqCno97AV3l',36,8,'roll:3:6','drawn',1794908832657);
INSERT INTO "choice" VALUES('LKqCno97AV3l',37,8,'roll:4:5','drawn',1794908832657);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',1,8,'lit:larch','drawn',1794908832407);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',2,0,'walk:larch','chosen',1794908832448);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',3,1,'walk:maple','chosen',1794908832452);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',4,8,'lit:cedar','drawn',1794908832452);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',5,1,'walk:birch','chosen',1794908832454);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',6,0,'walk:cedar','chosen',1794908832458);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',7,8,'lit:maple','drawn',1794908832458);
INSERT INTO "choice" VALUES('NDIzNB1rhHTJ',8,0,'walk:elm','chosen',1794908832460);
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
INSERT INTO "match" VALUES('NDIzNB1rhHTJ','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"host":{"session":"38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"a47df2f2d6a0ef83ed731d318cc086db84573092e22dacb505f0fc34e8fe0701","salts":["",""]}',X'0CE92FDB9DA4692B493EFF48630CDA977DC6B4DD49CBEC2316F819B1CA68BEB9','toy-1',8,2,1794908832381,1794908832460,NULL,NULL);
INSERT INTO "match" VALUES('8RU4HDCfaqdv','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"host":{"session":"38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"ded041d25ea1e0cf310f01e1f9c4342d1d331fc9e49f17f48cece0e56e07ccf1","salts":["",""]}',X'AE2BFB6FFF1A9C17F615AA86ACCAB812D1296E6DED33F38037F38DDC0D1BC497','toy-1',28,0,1794908832472,1794908832550,NULL,NULL);
INSERT INTO "match" VALUES('LKqCno97AV3l','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"host":{"session":"38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"e188f747c066b389cbb194f3e365085ea2d7582ada8eccf07df73f5b7389b405","salts":["",""]}',X'E026338EC4FAAB95533EB29C90F9BDC4E4E40FA40107973601A8EE75FB6BDAA6','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,2,1794908832557,1794908832657,NULL,NULL);
INSERT INTO "match" VALUES('GB9RNnPdBVZx','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"host":{"session":"38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"9e69f860f2b200382ae69a3f38a14c8f3bc479ec5b36430fa80becadc7f089c0","salts":["",""]}',X'A49F83ACB0479CA161CFA9F39C58D6BD18F6E0EF1C0C9C66B2E580CEBAAC33D2','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',36,3,1794908832706,1794908833422,NULL,NULL);
INSERT INTO "match" VALUES('DcKFd3gucmc5','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"host":{"session":"38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de","account":null},"imported":0,"position":null}',NULL,X'A6FE732ABBA1D4212BFB963E92E6823465C8596D6D170F32667F73B7D974D047','toy-1',0,0,1794908833473,1794908833473,NULL,NULL);
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
CREATE TABLE process (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	CONSTRAINT pk_process PRIMARY KEY (id)
);
CREATE TABLE quiet_hours (
	holder TEXT NOT NULL, 
	zone TEXT NOT NULL, 
	"begin" INTEGER NOT NULL, 
	"end" INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_quiet_hours PRIMARY KEY (holder)
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
	salt TEXT NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('NDIzNB1rhHTJ',0,'person','Anna',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('NDIzNB1rhHTJ',1,'person','Boris',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('8RU4HDCfaqdv',0,'person','Anna',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('8RU4HDCfaqdv',1,'person','Boris',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('LKqCno97AV3l',0,'person','Anna',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('LKqCno97AV3l',1,'person','Boris',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('GB9RNnPdBVZx',0,'person','Anna',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('GB9RNnPdBVZx',1,'person','Boris',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('DcKFd3gucmc5',0,'person','Anna',NULL,NULL,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL,NULL,'');
INSERT INTO "seat" VALUES('DcKFd3gucmc5',1,'open','',NULL,NULL,NULL,'e6f1a53c54c10a3fb1838987b425ab4932097a2a0a3740894085ef8f4acab99e',NULL,'');
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'D6B481C6651698D02EC6B919BADDF3E4F2712CFAB624F01FFCB813FC27E54ED5');
INSERT INTO "server_key" VALUES('links',X'F7043CBF2BDB68DD1F019715E97ACDAE4EB84CF65A9D5D3BDBF6C18BEF36E03A');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de','browser',NULL,1794908832360,1810460832414,'38b0264ca0f9dd4e7670da442f30889ad7ecd64d049a4e3e00a3a1abf0c0d2de',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('NDIzNB1rhHTJ',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('8RU4HDCfaqdv',28,'0bcc12a736a643f6ee7a59aed6cd8c0c63bdad949a6e891437d7a30f59634aa7','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [1, 5], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 0, 1], "deck": [3, 4, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('LKqCno97AV3l',37,'7509f073f2543ee3ccab3a716fdba26c626111ac31a21a51954c302e9be31a49','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, 1, 1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 7, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 12, 7, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [3, 4, 30, 0, 3, 1, 1, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 24, 0, 0, 1, 2, 4, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], "reserve": [58, 57, 56], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 3, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('GB9RNnPdBVZx',36,'bf6325e36adaea54f737731382a3e009b0062b9f00cb45268e419d53cd9d49c2','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, 1, -1, -1, -1, -1, 1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [2, 0, 24, 0, 2, 4, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 24, 0, 4, 1, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [30, 31, 32], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 9, 0, 9, 9], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, -1, 0, -1, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 0, 2, 2], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [1, 0, 1, 1, 4, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 3, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 9}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "HeroFrame", "seat": 1, "at": 2}, {"frame": "AftermathFrame", "seat": 1}, {"frame": "BattleFrame", "attacker": 1, "fighter": 1, "defender": 0, "guard": 0, "station": 24, "prize": 1, "at": 8}, {"frame": "SealFrame", "seats": [0, 1], "answers": [-1, -1]}]}');
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
INSERT INTO "undone" VALUES('NDIzNB1rhHTJ',1,2,0,'search','chosen',1794908832433);
INSERT INTO "undone" VALUES('NDIzNB1rhHTJ',1,3,8,'found:rumour','drawn',1794908832433);
INSERT INTO "undone" VALUES('8RU4HDCfaqdv',1,2,0,'walk:larch','chosen',1794908832503);
INSERT INTO "undone" VALUES('LKqCno97AV3l',1,5,0,'home:ploshchad_revolyutsii','chosen',1794908832585);
INSERT INTO "undone" VALUES('GB9RNnPdBVZx',1,2,1,'faction:bandits','chosen',1794908832941);
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
COMMIT;
