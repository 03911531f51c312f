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
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES('fIehGtU9Tme3',1,0,'Anna','Спокойной ночи',NULL,1794851613458);
INSERT INTO "chat" VALUES('vr6_GwvEu83U',1,0,'Anna','Спокойной ночи',NULL,1794851614126);
INSERT INTO "chat" VALUES('gS-kEc7j_uko',1,0,'Anna','Спокойной ночи',NULL,1794851614677);
INSERT INTO "chat" VALUES('IR4clYWI-mr4',1,0,'Anna','Спокойной ночи',NULL,1794851617023);
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
INSERT INTO "choice" VALUES('IR4clYWI-mr4',1,8,'first_player:2','drawn',1794851614801);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',2,1,'faction:fourth_reich','chosen',1794851614929);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',3,0,'faction:confederation_1905','chosen',1794851614988);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',4,0,'hero:anna','chosen',1794851615048);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',5,0,'start:barrikadnaya','chosen',1794851615202);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',6,1,'hero:melnik','chosen',1794851615255);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',7,1,'start:pushkinskaya','chosen',1794851615318);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',8,8,'draw_equipment:geiger_counter','drawn',1794851615318);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',9,8,'draw_equipment:shotgun','drawn',1794851615318);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',10,8,'draw_equipment:flag','drawn',1794851615318);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',11,8,'draw_equipment:dynamite','drawn',1794851615318);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',12,1,'hire','chosen',1794851615710);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',13,1,'hire','chosen',1794851615792);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',14,0,'pass','chosen',1794851615946);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',15,1,'attack_station:aleksandrovsky_sad','chosen',1794851616023);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',16,0,'attack_station:belorusskaya','chosen',1794851616075);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',17,8,'draw_threat:tunnel_raiders','drawn',1794851616075);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',18,0,'give:mushroom','chosen',1794851616181);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',19,1,'move:tverskaya','chosen',1794851616258);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',20,1,'pass','forced',1794851616258);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',21,0,'move:chekhovskaya','chosen',1794851616384);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',22,0,'pass','chosen',1794851616402);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',23,0,'hire','chosen',1794851616422);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',24,0,'pass','chosen',1794851616440);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',25,0,'obtain','chosen',1794851616537);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',26,0,'take:pig','chosen',1794851616673);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',27,1,'pass','chosen',1794851616741);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',28,0,'pass','chosen',1794851616826);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',29,1,'move:aleksandrovsky_sad','chosen',1794851616954);
INSERT INTO "choice" VALUES('IR4clYWI-mr4',30,1,'pass','chosen',1794851616977);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',1,8,'lit:elm','drawn',1794851612904);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',2,0,'walk:rowan','chosen',1794851613123);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',3,1,'walk:fir','chosen',1794851613149);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',4,8,'lit:alder','drawn',1794851613149);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',5,1,'walk:elm','chosen',1794851613166);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',6,0,'search','chosen',1794851613176);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',7,8,'found:supplies','drawn',1794851613176);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',8,8,'lit:alder','drawn',1794851613176);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',9,0,'play:supplies','chosen',1794851613333);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',10,1,'search','chosen',1794851613378);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',11,8,'found:supplies','drawn',1794851613378);
INSERT INTO "choice" VALUES('fIehGtU9Tme3',12,8,'lit:alder','drawn',1794851613378);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',1,8,'faction:polis','drawn',1794851614261);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',2,8,'hero:artyom','drawn',1794851614261);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',3,8,'faction:red_line','drawn',1794851614261);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',4,8,'hero:sasha','drawn',1794851614261);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',5,0,'home:biblioteka_lenina','chosen',1794851614337);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',6,0,'token:9','chosen',1794851614361);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',7,0,'token:12','chosen',1794851614426);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',8,1,'home:okhotny_ryad','chosen',1794851614442);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',9,1,'token:9','chosen',1794851614460);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',10,1,'token:8','chosen',1794851614483);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',11,8,'draw_mission:big_game','drawn',1794851614483);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',12,8,'draw_mission:begovaya_stable','drawn',1794851614483);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',13,8,'draw_mission:lions_den','drawn',1794851614483);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',14,8,'draw_mission:lone_warrior','drawn',1794851614483);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',15,0,'keep_mission:big_game','chosen',1794851614523);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',16,8,'draw_mission:five_lines','drawn',1794851614523);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',17,8,'draw_mission:parade','drawn',1794851614523);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',18,8,'draw_mission:lions_den','drawn',1794851614523);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',19,1,'keep_mission:lions_den','chosen',1794851614541);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',20,8,'roll:6:6','drawn',1794851614541);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',21,8,'roll:2:6','drawn',1794851614541);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',22,8,'roll:2:4','drawn',1794851614541);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',23,0,'army_station:smolenskaya_apl','chosen',1794851614570);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',24,8,'draw_threat:cave_in','drawn',1794851614570);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',25,8,'roll:1:2','drawn',1794851614570);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',26,8,'roll:2:4','drawn',1794851614570);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',27,0,'step:borovitskaya','chosen',1794851614610);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',28,0,'step:biblioteka_lenina','chosen',1794851614622);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',29,0,'step:arbatskaya_apl','chosen',1794851614642);
INSERT INTO "choice" VALUES('gS-kEc7j_uko',30,0,'step:biblioteka_lenina','chosen',1794851614668);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',1,8,'lit:cedar','drawn',1794851613665);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',2,0,'walk:rowan','chosen',1794851613729);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',3,1,'search','chosen',1794851613749);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',4,8,'found:rumour','drawn',1794851613749);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',5,8,'lit:oak','drawn',1794851613749);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',6,1,'walk:fir','chosen',1794851613776);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',7,0,'walk:fir','chosen',1794851613799);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',8,8,'lit:cedar','drawn',1794851613799);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',9,0,'walk:elm','chosen',1794851613891);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',10,1,'walk:oak','chosen',1794851613911);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',11,8,'lit:cedar','drawn',1794851613911);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',12,1,'walk:cedar','chosen',1794851613947);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',13,0,'rest','chosen',1794851613992);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',14,8,'lit:alder','drawn',1794851613992);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',15,0,'walk:maple','chosen',1794851614040);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',16,1,'walk:oak','chosen',1794851614044);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',17,8,'lit:hazel','drawn',1794851614044);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',18,1,'play:rumour','chosen',1794851614046);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',19,8,'found:supplies','drawn',1794851614046);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',20,0,'walk:birch','chosen',1794851614048);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',21,8,'lit:juniper','drawn',1794851614048);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',22,0,'walk:cedar','chosen',1794851614050);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',23,1,'walk:fir','chosen',1794851614051);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',24,8,'lit:larch','drawn',1794851614051);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',25,1,'walk:hazel','chosen',1794851614056);
INSERT INTO "choice" VALUES('vr6_GwvEu83U',26,0,'search','chosen',1794851614063);
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
INSERT INTO "match" VALUES('fIehGtU9Tme3','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"7cf61830cc5e1a86dbe57808511813b87884b0580fefdcf108d439bc76aad045","salts":["",""]}',X'5FBEBB858323C3576B2E739EDA94414507FF355B30BE889070B8E5592B18D3D3','toy-1',12,2,1794851612781,1794851613379,NULL,NULL);
INSERT INTO "match" VALUES('vr6_GwvEu83U','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"e26ec6a60c555a4b888fb0a232bb10cb879f91fb2a67b84f09d31ae3c1ca1ed0","salts":["",""]}',X'4D62F1D00A28C63FC4D7DC1FA6FB1B4E40815E96DFF141C94628959C9B60C5EA','toy-1',26,0,1794851613582,1794851614063,NULL,NULL);
INSERT INTO "match" VALUES('gS-kEc7j_uko','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":1,"content_digest":"19e0366ced01b5e9ddb26a6ff35cde3e29a47bd330b131830f30a0d4bb9fe8cd","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"8262ea55faa6aa801643ad0cd18777ce5520394143fd3442bd719a0791b2b34b","salts":["",""]}',X'BF35B8B5B167D42BC6FB615528587CE0CF83FBBB614DEA3688098E0E9F894DCA','19e0366ced01b5e9ddb26a6ff35cde3e29a47bd330b131830f30a0d4bb9fe8cd',30,1,1794851614209,1794851614668,NULL,NULL);
INSERT INTO "match" VALUES('IR4clYWI-mr4','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":1,"content_digest":"45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"23b8bcd5587c79ae47393a0e5d066afe0f0312a7e382a450a00b4fed9cf426e0","salts":["",""]}',X'057AC93CF116F215E23B4979AF5D3C4E098FE842C2B53617F1253B1815C791F9','45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a',30,1,1794851614738,1794851616977,NULL,NULL);
INSERT INTO "match" VALUES('MyyIim05pZff','lobby',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79","account":null},"imported":0,"position":null}',NULL,X'CBBF47C7DECD5DCEF135B0C88B43293030C9F1F3ECE14619614963447ACC17EC','45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a',0,0,1794851617115,1794851617115,NULL,NULL);
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
INSERT INTO "seat" VALUES('fIehGtU9Tme3',0,'person','Anna',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('fIehGtU9Tme3',1,'person','Boris',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('vr6_GwvEu83U',0,'person','Anna',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('vr6_GwvEu83U',1,'person','Boris',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('gS-kEc7j_uko',0,'person','Anna',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('gS-kEc7j_uko',1,'person','Boris',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('IR4clYWI-mr4',0,'person','Anna',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('IR4clYWI-mr4',1,'person','Boris',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('MyyIim05pZff',0,'person','Anna',NULL,NULL,'5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79',NULL,NULL,'');
INSERT INTO "seat" VALUES('MyyIim05pZff',1,'open','',NULL,NULL,NULL,'bb5cd55bded462aed9508ff5c6dd9acbf28568b6d7d1f8f944180f2dd70a23f1',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('5634c31d4af813e3849f84ccb08f9b08b7abac9ccd9d4e326393e5faa6f4af79','browser',NULL,1794851612632,1810403612632);
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
INSERT INTO "undone" VALUES('fIehGtU9Tme3',1,9,0,'walk:alder','chosen',1794851613215);
INSERT INTO "undone" VALUES('vr6_GwvEu83U',1,9,0,'walk:hazel','chosen',1794851613830);
INSERT INTO "undone" VALUES('gS-kEc7j_uko',1,7,0,'token:8','chosen',1794851614384);
INSERT INTO "undone" VALUES('IR4clYWI-mr4',1,12,1,'pass','chosen',1794851615399);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
COMMIT;