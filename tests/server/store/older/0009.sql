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
INSERT INTO "alembic_version" VALUES('0009');
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
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',1,8,'faction:fourth_reich','drawn',1794919098760);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',2,8,'hero:sasha','drawn',1794919098760);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',3,8,'faction:polis','drawn',1794919098760);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',4,8,'hero:khan','drawn',1794919098760);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',5,0,'home:tverskaya','chosen',1794919098783);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',6,0,'token:11','chosen',1794919098785);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',7,0,'token:8','chosen',1794919098787);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',8,1,'home:arbatskaya_apl','chosen',1794919098789);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',9,1,'token:12','chosen',1794919098791);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',10,1,'token:10','chosen',1794919098793);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',11,8,'draw_mission:bauman_pigs','drawn',1794919098793);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',12,8,'draw_mission:blitz','drawn',1794919098793);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',13,8,'draw_mission:hansa_tribute','drawn',1794919098793);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',14,0,'keep_mission:hansa_tribute','chosen',1794919098795);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',15,8,'draw_mission:front_breaks','drawn',1794919098795);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',16,8,'draw_mission:duel','drawn',1794919098795);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',17,8,'draw_mission:big_game','drawn',1794919098795);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',18,8,'draw_mission:meeting','drawn',1794919098795);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',19,1,'keep_mission:meeting','chosen',1794919098798);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',20,8,'roll:3:6','drawn',1794919098798);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',21,8,'roll:2:5','drawn',1794919098798);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',22,8,'roll:2:5','drawn',1794919098798);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',23,0,'pass','chosen',1794919098803);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',24,8,'roll:3:6','drawn',1794919098803);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',25,1,'step:biblioteka_lenina','chosen',1794919098807);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',26,1,'army_station:okhotny_ryad','chosen',1794919098810);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',27,8,'draw_threat:firedamp','drawn',1794919098810);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',28,8,'roll:5:6','drawn',1794919098810);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',29,8,'roll:4:5','drawn',1794919098810);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',30,1,'step:aleksandrovsky_sad','chosen',1794919098813);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',31,1,'step:biblioteka_lenina','chosen',1794919098815);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',32,1,'step:borovitskaya','chosen',1794919098817);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',33,1,'pass','chosen',1794919098820);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',34,8,'roll:1:2','drawn',1794919098820);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',35,0,'step:pushkinskaya','chosen',1794919098829);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',36,0,'army_station:barrikadnaya','chosen',1794919098842);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',37,8,'draw_threat:toad','drawn',1794919098842);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',38,8,'roll:1:4','drawn',1794919098842);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',39,8,'roll:4:5','drawn',1794919098842);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',40,0,'step:chekhovskaya','chosen',1794919098861);
INSERT INTO "choice" VALUES('ME0TBNLmOkqp',41,0,'step:tsvetnoy_bulvar','chosen',1794919098872);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',1,8,'lit:maple','drawn',1794919098348);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',2,0,'walk:hazel','chosen',1794919098399);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',3,1,'rest','chosen',1794919098406);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',4,8,'lit:fir','drawn',1794919098406);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',5,1,'walk:pine','chosen',1794919098418);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',6,0,'walk:fir','chosen',1794919098428);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',7,8,'lit:elm','drawn',1794919098428);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',8,0,'walk:hazel','chosen',1794919098430);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',9,1,'rest','chosen',1794919098435);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',10,8,'lit:juniper','drawn',1794919098435);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',11,1,'walk:rowan','chosen',1794919098437);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',12,0,'walk:fir','chosen',1794919098452);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',13,8,'lit:rowan','drawn',1794919098452);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',14,0,'walk:hazel','chosen',1794919098482);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',15,1,'walk:fir','chosen',1794919098495);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',16,8,'lit:pine','drawn',1794919098495);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',17,1,'walk:hazel','chosen',1794919098516);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',18,0,'duel:2','chosen',1794919098557);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',19,0,'bid:3','chosen',1794919098573);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',20,1,'bid:0','chosen',1794919098589);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',21,8,'lit:cedar','drawn',1794919098589);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',22,0,'walk:juniper','chosen',1794919098597);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',23,1,'search','chosen',1794919098626);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',24,8,'found:trolley','drawn',1794919098626);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',25,8,'lit:rowan','drawn',1794919098626);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',26,1,'search','chosen',1794919098635);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',27,8,'found:supplies','drawn',1794919098635);
INSERT INTO "choice" VALUES('UgoZq6o_VAch',28,0,'walk:larch','chosen',1794919098641);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',1,8,'lit:elm','drawn',1794919098184);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',2,0,'walk:larch','chosen',1794919098273);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',3,1,'walk:maple','chosen',1794919098278);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',4,8,'lit:hazel','drawn',1794919098278);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',5,1,'walk:birch','chosen',1794919098284);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',6,0,'walk:cedar','chosen',1794919098288);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',7,8,'lit:larch','drawn',1794919098288);
INSERT INTO "choice" VALUES('bJlRRb08fOhg',8,0,'walk:elm','chosen',1794919098302);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',1,8,'first_player:2','drawn',1794919099020);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',2,1,'faction:fourth_reich','chosen',1794919099214);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',3,0,'faction:red_line','chosen',1794919099230);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',4,0,'hero:anna','chosen',1794919099246);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',5,0,'start:teatralnaya','chosen',1794919099265);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',6,1,'hero:khan','chosen',1794919099282);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',7,1,'start:chekhovskaya','chosen',1794919099314);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',8,8,'draw_equipment:shotgun','drawn',1794919099314);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',9,8,'draw_equipment:shotgun','drawn',1794919099314);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',10,8,'draw_equipment:svd','drawn',1794919099314);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',11,8,'draw_equipment:grenade','drawn',1794919099314);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',12,1,'hire','chosen',1794919099330);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',13,1,'pass','chosen',1794919099374);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',14,0,'pass','chosen',1794919099402);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',15,1,'attack_station:aleksandrovsky_sad','chosen',1794919099435);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',16,0,'attack_station:chekhovskaya','chosen',1794919099442);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',17,1,'fight_with:hero','chosen',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',18,8,'draw_combat:feint','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',19,8,'draw_combat:evasion','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',20,8,'draw_combat:encirclement','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',21,8,'draw_combat:ambush','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',22,8,'draw_combat:breakthrough','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',23,8,'draw_combat:counterattack','drawn',1794919099468);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',24,0,'commit:encirclement','chosen',1794919099488);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',25,1,'commit:evasion','chosen',1794919099498);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',26,1,'move:trubnaya','chosen',1794919099530);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',27,1,'attack_station:trubnaya','chosen',1794919099550);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',28,8,'draw_threat:barracks_fever','drawn',1794919099550);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',29,0,'move:suvorovskaya_ring','chosen',1794919099577);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',30,0,'exchange:mushroom:ammo:1','chosen',1794919099601);
INSERT INTO "choice" VALUES('gdlzTDQLWiY3',31,0,'pass','chosen',1794919099624);
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
INSERT INTO "match" VALUES('bJlRRb08fOhg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"ad1b65ac9dee3ce059b48283e91ac8be27f47904eb6293c996ece07da9cbd5ea","salts":["",""]}',X'25A9E22661F15B0D990DF41EDE0ACF24B376C031401549148D2DC776342E2F5B','toy-1',8,2,1794919098099,1794919098303,NULL,NULL);
INSERT INTO "match" VALUES('UgoZq6o_VAch','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"73236b347d863e24bfaef622509ffd839474d19dc41512cc7b7108c74eceb77f","salts":["",""]}',X'9DBC493321AB92BA396B91A25A4E10E67B9DC7488F620B3D9A560A3DF0EF2A2B','toy-1',28,0,1794919098320,1794919098642,NULL,NULL);
INSERT INTO "match" VALUES('ME0TBNLmOkqp','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"6171026841d5acab5eaf642d6925af366d83967873e1d3bebceffa9459cbcf93","salts":["",""]}',X'36AB67169ED141840D3A5797C62C82EB3C2BE02798DBFE5359DEA2ED281A81C7','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',41,1,1794919098716,1794919098874,NULL,NULL);
INSERT INTO "match" VALUES('gdlzTDQLWiY3','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"66b7c378f0cc1cd182a66d4074f64bb093972d29db09d9f8989f31d2f1df81e2","salts":["",""]}',X'203BB5AC1844D6BCB1CD25ADD36D133A19C3E3AE7B3E10C6A39876D29E336D93','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,2,1794919098930,1794919099625,NULL,NULL);
INSERT INTO "match" VALUES('fPxNk6J8WFqv','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa","account":null},"imported":0,"position":null}',NULL,X'F84A15146F409B96DC0849992885418A0B889421DEFDB7369B629D81F04A16D9','toy-1',0,0,1794919099667,1794919099667,NULL,NULL);
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
INSERT INTO "seat" VALUES('bJlRRb08fOhg',0,'person','Anna',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('bJlRRb08fOhg',1,'person','Boris',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('UgoZq6o_VAch',0,'person','Anna',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('UgoZq6o_VAch',1,'person','Boris',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('ME0TBNLmOkqp',0,'person','Anna',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('ME0TBNLmOkqp',1,'person','Boris',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('gdlzTDQLWiY3',0,'person','Anna',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('gdlzTDQLWiY3',1,'person','Boris',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('fPxNk6J8WFqv',0,'person','Anna',NULL,NULL,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('fPxNk6J8WFqv',1,'open','',NULL,NULL,NULL,'9e21568f01ab977198afe159a77988668108b727b2120e10844c7a3bfb8537c3',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'DEFE381AE645E86B377855B4DECD994BE5D257D55C6E09873B2AB98C95EDCA6A');
INSERT INTO "server_key" VALUES('links',X'37C08342CF042A92D2FF44DB2D4B5576C352FE048192B20C59D47AAFFA916DC1');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa','browser',NULL,1794919098054,1810471098192,'3da536b8412dc87cc5602fd5e349a9b4505e974d2e2739015e49952302d02cfa',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('bJlRRb08fOhg',8,'1716e98e972905b66933cc11f20e7bb67cbb0a2427b043d2c0da999a2f763278','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 4], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('UgoZq6o_VAch',28,'816b76037fbfa691a835c5f41806c3fb61edbdf187fbbfa26b49b7ba5c5c3b8e','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 6], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 0, 1], "deck": [3, 4, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('ME0TBNLmOkqp',41,'22a0c82f36b51e2604ea9c0efefd90e5e9edd8ae887eb0a077bac8539a036c67','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 8, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [2, 1, 48, 0, 0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5, 50, 0, 0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [58, 56, 56], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 3, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('gdlzTDQLWiY3',31,'fd5bfeffda49f243432b779e6698e7fb59819dc175aeea8b926f6bfb15cf54c8','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 2, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "HireFrame", "seat": 1}]}');
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
INSERT INTO "undone" VALUES('bJlRRb08fOhg',1,2,0,'search','chosen',1794919098243);
INSERT INTO "undone" VALUES('bJlRRb08fOhg',1,3,8,'found:supplies','drawn',1794919098243);
INSERT INTO "undone" VALUES('UgoZq6o_VAch',1,2,0,'walk:larch','chosen',1794919098371);
INSERT INTO "undone" VALUES('ME0TBNLmOkqp',1,5,0,'home:chekhovskaya','chosen',1794919098778);
INSERT INTO "undone" VALUES('gdlzTDQLWiY3',1,2,1,'faction:bandits','chosen',1794919099116);
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
COMMIT;
