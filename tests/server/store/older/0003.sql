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
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES('HEcQDVEUkEi2',1,0,'Anna','Спокойной ночи',NULL,1794851544204);
INSERT INTO "chat" VALUES('lxxELtKuRGc6',1,0,'Anna','Спокойной ночи',NULL,1794851544776);
INSERT INTO "chat" VALUES('HAlPSMxHPx9l',1,0,'Anna','Спокойной ночи',NULL,1794851544965);
INSERT INTO "chat" VALUES('zSd5rP4LLMwe',1,0,'Anna','Спокойной ночи',NULL,1794851545102);
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
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',1,8,'faction:arbat_confederation','drawn',1794851544791);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',2,8,'hero:sasha','drawn',1794851544791);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',3,8,'faction:confederation_1905','drawn',1794851544791);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',4,8,'hero:hunter','drawn',1794851544791);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',5,0,'home:smolenskaya_apl','chosen',1794851544807);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',6,0,'token:9','chosen',1794851544810);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',7,0,'token:12','chosen',1794851544936);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',8,1,'home:ulitsa_1905','chosen',1794851544939);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',9,1,'token:9','chosen',1794851544941);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',10,1,'token:8','chosen',1794851544943);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',11,8,'draw_mission:hansa_tribute','drawn',1794851544943);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',12,8,'draw_mission:bauman_pigs','drawn',1794851544943);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',13,8,'draw_mission:parade','drawn',1794851544943);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',14,0,'keep_mission:hansa_tribute','chosen',1794851544946);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',15,8,'draw_mission:five_lines','drawn',1794851544946);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',16,8,'draw_mission:war_footing','drawn',1794851544946);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',17,8,'draw_mission:two_ends','drawn',1794851544946);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',18,1,'keep_mission:war_footing','chosen',1794851544948);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',19,8,'roll:1:6','drawn',1794851544948);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',20,8,'roll:2:3','drawn',1794851544948);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',21,8,'roll:2:3','drawn',1794851544948);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',22,0,'army_station:smolenskaya_fl','chosen',1794851544952);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',23,8,'draw_threat:whispering_pipes','drawn',1794851544952);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',24,8,'roll:4:6','drawn',1794851544952);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',25,8,'roll:4:4','drawn',1794851544952);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',26,0,'exchange:ammo:pig:1','chosen',1794851544955);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',27,0,'step:kievskaya_apl','chosen',1794851544957);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',28,0,'step:kievskaya_fl','chosen',1794851544959);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',29,0,'step:kievskaya_apl','chosen',1794851544961);
INSERT INTO "choice" VALUES('HAlPSMxHPx9l',30,0,'step:kievskaya_fl','chosen',1794851544963);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',1,8,'lit:birch','drawn',1794851543078);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',2,0,'walk:rowan','chosen',1794851543719);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',3,1,'walk:fir','chosen',1794851543749);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',4,8,'lit:oak','drawn',1794851543749);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',5,1,'walk:elm','chosen',1794851543788);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',6,0,'search','chosen',1794851543821);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',7,8,'found:trolley','drawn',1794851543821);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',8,8,'lit:hazel','drawn',1794851543821);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',9,0,'play:trolley','chosen',1794851544013);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',10,0,'walk:oak','chosen',1794851544066);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',11,1,'walk:cedar','chosen',1794851544169);
INSERT INTO "choice" VALUES('HEcQDVEUkEi2',12,8,'lit:rowan','drawn',1794851544169);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',1,8,'lit:juniper','drawn',1794851544405);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',2,0,'walk:rowan','chosen',1794851544519);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',3,1,'search','chosen',1794851544635);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',4,8,'found:rumour','drawn',1794851544635);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',5,8,'lit:maple','drawn',1794851544635);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',6,1,'walk:fir','chosen',1794851544738);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',7,0,'walk:fir','chosen',1794851544743);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',8,8,'lit:juniper','drawn',1794851544743);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',9,0,'walk:elm','chosen',1794851544750);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',10,1,'walk:oak','chosen',1794851544752);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',11,8,'lit:rowan','drawn',1794851544752);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',12,1,'walk:cedar','chosen',1794851544754);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',13,0,'rest','chosen',1794851544755);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',14,8,'lit:elm','drawn',1794851544755);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',15,0,'walk:maple','chosen',1794851544757);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',16,1,'walk:oak','chosen',1794851544759);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',17,8,'lit:hazel','drawn',1794851544759);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',18,1,'play:rumour','chosen',1794851544761);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',19,8,'found:supplies','drawn',1794851544761);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',20,0,'walk:birch','chosen',1794851544766);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',21,8,'lit:elm','drawn',1794851544766);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',22,0,'walk:cedar','chosen',1794851544768);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',23,1,'walk:fir','chosen',1794851544770);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',24,8,'lit:alder','drawn',1794851544770);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',25,1,'walk:hazel','chosen',1794851544772);
INSERT INTO "choice" VALUES('lxxELtKuRGc6',26,0,'search','chosen',1794851544774);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',1,8,'first_player:2','drawn',1794851545011);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',2,1,'faction:fourth_reich','chosen',1794851545029);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',3,0,'faction:confederation_1905','chosen',1794851545035);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',4,0,'hero:anna','chosen',1794851545039);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',5,0,'start:barrikadnaya','chosen',1794851545042);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',6,1,'hero:melnik','chosen',1794851545044);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',7,1,'start:pushkinskaya','chosen',1794851545046);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',8,8,'draw_equipment:shotgun','drawn',1794851545046);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',9,8,'draw_equipment:rpk','drawn',1794851545046);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',10,8,'draw_equipment:locomotive','drawn',1794851545046);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',11,8,'draw_equipment:geiger_counter','drawn',1794851545046);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',12,1,'hire','chosen',1794851545057);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',13,1,'hire','chosen',1794851545064);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',14,0,'pass','chosen',1794851545066);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',15,1,'attack_station:aleksandrovsky_sad','chosen',1794851545071);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',16,0,'attack_station:belorusskaya','chosen',1794851545073);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',17,8,'draw_threat:seep_leeches','drawn',1794851545073);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',18,1,'move:tverskaya','chosen',1794851545077);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',19,1,'pass','forced',1794851545077);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',20,0,'move:chekhovskaya','chosen',1794851545080);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',21,0,'attack_station:chekhovskaya','chosen',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',22,8,'draw_combat:feint','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',23,8,'draw_combat:encirclement','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',24,8,'draw_combat:evasion','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',25,8,'draw_combat:counterattack','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',26,8,'draw_combat:ambush','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',27,8,'draw_combat:breakthrough','drawn',1794851545082);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',28,0,'commit:ambush','chosen',1794851545088);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',29,1,'commit:counterattack','chosen',1794851545097);
INSERT INTO "choice" VALUES('zSd5rP4LLMwe',30,0,'retreat:begovaya','chosen',1794851545099);
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
INSERT INTO "match" VALUES('HEcQDVEUkEi2','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"0ae782240fc56990842f993592c99d537446dbd016f03e2bc86e9f71b04e8b8f","salts":["",""]}',X'7E8035C29293F838BA690A2A87E81A63583A8234654897FCA08082B208AB2D86','toy-1',12,2,1794851542892,1794851544170,NULL,NULL);
INSERT INTO "match" VALUES('lxxELtKuRGc6','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"584f27b3a561ab3b1e2ec505e907290767b4672644877ea63685897cdef66a69","salts":["",""]}',X'5B4C99127780D33F35699DABD51E85E86A6E8E6E74DE557CC46FF761D05FC684','toy-1',26,0,1794851544357,1794851544774,NULL,NULL);
INSERT INTO "match" VALUES('HAlPSMxHPx9l','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"69946b367d9c78c422b3c48df863c6d312b179bca981badabb7db50cd785e18a","salts":["",""]}',X'012B6B56FE6014FB4E5F679A32DBB54613A020FB50CC9A7B9C052C7EAF10A9DE','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',30,1,1794851544785,1794851544964,NULL,NULL);
INSERT INTO "match" VALUES('zSd5rP4LLMwe','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"08de7d7f0256c23caa2a9157f77f003cb025ef00a122b5962ce6e70ac5b043e3","salts":["",""]}',X'CD204142F0DA23AC4831161A7B28ABF72D5B2B67735814C2CC0D0792FF91DAFA','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',30,1,1794851544996,1794851545099,NULL,NULL);
INSERT INTO "match" VALUES('UNsY8NMKmtkJ','lobby',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd","account":null},"imported":0,"position":null}',NULL,X'D7652E46E5058CA78E839F2B239265C3C7BE05305F3C10A5550583B093207DC0','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',0,0,1794851545111,1794851545111,NULL,NULL);
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
INSERT INTO "seat" VALUES('HEcQDVEUkEi2',0,'person','Anna',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('HEcQDVEUkEi2',1,'person','Boris',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('lxxELtKuRGc6',0,'person','Anna',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('lxxELtKuRGc6',1,'person','Boris',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('HAlPSMxHPx9l',0,'person','Anna',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('HAlPSMxHPx9l',1,'person','Boris',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('zSd5rP4LLMwe',0,'person','Anna',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('zSd5rP4LLMwe',1,'person','Boris',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('UNsY8NMKmtkJ',0,'person','Anna',NULL,NULL,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL,NULL,'');
INSERT INTO "seat" VALUES('UNsY8NMKmtkJ',1,'open','',NULL,NULL,NULL,'f935ce135ba7900e1c86a447824781833352d123e7fc83ddd4c6a569cc681bb5',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd','browser',NULL,1794851542757,1810403542757,'4f041fe70f39d65de6659ef1a83ef245315d70ab452523a137f39ad46bc6e5cd',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('HEcQDVEUkEi2',12,'c38e7bf5a8d5664e82204dc10d1ac05a9d82985edc6030c5df236bfe76a1356d','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [9, 2], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 3], "discard": [0, 0, 1], "numbers": [4, 1, -1, 0, 11, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 1}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('lxxELtKuRGc6',26,'988dc172c9f47daaccee6fe393c37cc232c6b68a8a3944b457d3d1f19268fe8f','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [2, 5], "bullets": [5, 3], "points": [0, 0], "held": [1, 0], "hand": [1, 0, 0, 0, 0, 0], "deck": [3, 3, 4], "discard": [0, 1, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('HAlPSMxHPx9l',30,'e58fb700e9d9d4fe4bdeea1f455294238475297fc0fbf201dcd5720cbcffd22a','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 9, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [5, 1, 27, 0, 0, 3, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 4, 2, 39, 0, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [55, 56, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 5, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('zSd5rP4LLMwe',30,'28a5b158559acafe6d1fced02b83a10a1e9ac2f11ab4b6559b1435f2561fae8e','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [0, 0, 0, 1, 2, 3, 5, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 14, 0, 5, 1, 3, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [31, 27, 33], "zone": [0, 0, 4, 0, 4, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, -1, 0, -1, 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 1}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('HEcQDVEUkEi2',1,9,0,'walk:alder','chosen',1794851543855);
INSERT INTO "undone" VALUES('lxxELtKuRGc6',1,9,0,'walk:hazel','chosen',1794851544746);
INSERT INTO "undone" VALUES('HAlPSMxHPx9l',1,7,0,'token:8','chosen',1794851544816);
INSERT INTO "undone" VALUES('zSd5rP4LLMwe',1,12,1,'pass','chosen',1794851545050);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
COMMIT;