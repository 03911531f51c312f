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
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "choice" VALUES('CIKcqzXERcfO',1,8,'first_player:1','drawn',1794905762963);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',2,0,'faction:fourth_reich','chosen',1794905763084);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',3,1,'faction:red_line','chosen',1794905763104);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',4,1,'hero:anna','chosen',1794905763119);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',5,1,'start:teatralnaya','chosen',1794905763140);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',6,0,'hero:khan','chosen',1794905763154);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',7,0,'start:chekhovskaya','chosen',1794905763170);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',8,8,'draw_equipment:dynamite','drawn',1794905763170);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',9,8,'draw_equipment:svd','drawn',1794905763170);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',10,8,'draw_equipment:grenade','drawn',1794905763170);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',11,8,'draw_equipment:locomotive','drawn',1794905763170);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',12,0,'hire','chosen',1794905763196);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',13,0,'pass','chosen',1794905763213);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',14,1,'pass','chosen',1794905763233);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',15,0,'attack_station:aleksandrovsky_sad','chosen',1794905763247);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',16,1,'attack_station:chekhovskaya','chosen',1794905763268);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',17,0,'fight_with:hero','chosen',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',18,8,'draw_combat:counterattack','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',19,8,'draw_combat:breakthrough','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',20,8,'draw_combat:assault','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',21,8,'draw_combat:encirclement','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',22,8,'draw_combat:feint','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',23,8,'draw_combat:ambush','drawn',1794905763280);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',24,0,'commit:encirclement','chosen',1794905763300);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',25,1,'commit:feint','chosen',1794905763313);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',26,0,'move:trubnaya','chosen',1794905763332);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',27,0,'attack_station:trubnaya','chosen',1794905763348);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',28,8,'draw_threat:runaway_trolley','drawn',1794905763348);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',29,1,'move:suvorovskaya_ring','chosen',1794905763363);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',30,1,'exchange:mushroom:ammo:1','chosen',1794905763381);
INSERT INTO "choice" VALUES('CIKcqzXERcfO',31,1,'pass','chosen',1794905763397);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',1,8,'faction:confederation_1905','drawn',1794905762428);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',2,8,'hero:artyom','drawn',1794905762428);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',3,8,'faction:red_line','drawn',1794905762428);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',4,8,'hero:hunter','drawn',1794905762428);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',5,0,'home:belorusskaya','chosen',1794905762532);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',6,0,'token:11','chosen',1794905762540);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',7,0,'token:8','chosen',1794905762568);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',8,1,'home:okhotny_ryad','chosen',1794905762579);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',9,1,'token:12','chosen',1794905762595);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',10,1,'token:10','chosen',1794905762611);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',11,8,'draw_mission:duel','drawn',1794905762611);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',12,8,'draw_mission:blitz','drawn',1794905762611);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',13,8,'draw_mission:big_game','drawn',1794905762611);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',14,0,'keep_mission:big_game','chosen',1794905762636);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',15,8,'draw_mission:parade','drawn',1794905762636);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',16,8,'draw_mission:duel','drawn',1794905762636);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',17,8,'draw_mission:sukharevskaya_hero','drawn',1794905762636);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',18,1,'keep_mission:sukharevskaya_hero','chosen',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',19,8,'roll:3:3','drawn',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',20,8,'roll:1:5','drawn',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',21,8,'roll:6:6','drawn',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',22,8,'roll:2:5','drawn',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',23,8,'roll:1:4','drawn',1794905762652);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',24,0,'pass','chosen',1794905762680);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',25,8,'roll:4:5','drawn',1794905762680);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',26,1,'step:teatralnaya','chosen',1794905762711);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',27,1,'army_station:chistye_prudy','chosen',1794905762731);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',28,8,'draw_threat:epidemic','drawn',1794905762731);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',29,1,'token:12','chosen',1794905762752);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',30,1,'step:novokuznetskaya','chosen',1794905762775);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',31,1,'step:tretyakovskaya_knl','chosen',1794905762796);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',32,1,'hire','chosen',1794905762816);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',33,1,'step:novokuznetskaya','chosen',1794905762832);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',34,1,'pass','chosen',1794905762847);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',35,8,'roll:3:5','drawn',1794905762847);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',36,0,'step:dinamo','chosen',1794905762863);
INSERT INTO "choice" VALUES('W94ya_MJRhCy',37,0,'work','chosen',1794905762884);
INSERT INTO "choice" VALUES('sHbgemK01EP5',1,8,'lit:hazel','drawn',1794905761960);
INSERT INTO "choice" VALUES('sHbgemK01EP5',2,0,'walk:hazel','chosen',1794905762055);
INSERT INTO "choice" VALUES('sHbgemK01EP5',3,1,'rest','chosen',1794905762084);
INSERT INTO "choice" VALUES('sHbgemK01EP5',4,8,'lit:juniper','drawn',1794905762084);
INSERT INTO "choice" VALUES('sHbgemK01EP5',5,1,'walk:pine','chosen',1794905762098);
INSERT INTO "choice" VALUES('sHbgemK01EP5',6,0,'walk:fir','chosen',1794905762115);
INSERT INTO "choice" VALUES('sHbgemK01EP5',7,8,'lit:oak','drawn',1794905762115);
INSERT INTO "choice" VALUES('sHbgemK01EP5',8,0,'walk:hazel','chosen',1794905762128);
INSERT INTO "choice" VALUES('sHbgemK01EP5',9,1,'rest','chosen',1794905762153);
INSERT INTO "choice" VALUES('sHbgemK01EP5',10,8,'lit:elm','drawn',1794905762153);
INSERT INTO "choice" VALUES('sHbgemK01EP5',11,1,'walk:rowan','chosen',1794905762168);
INSERT INTO "choice" VALUES('sHbgemK01EP5',12,0,'walk:fir','chosen',1794905762177);
INSERT INTO "choice" VALUES('sHbgemK01EP5',13,8,'lit:fir','drawn',1794905762177);
INSERT INTO "choice" VALUES('sHbgemK01EP5',14,0,'walk:hazel','chosen',1794905762208);
INSERT INTO "choice" VALUES('sHbgemK01EP5',15,1,'walk:fir','chosen',1794905762216);
INSERT INTO "choice" VALUES('sHbgemK01EP5',16,8,'lit:oak','drawn',1794905762216);
INSERT INTO "choice" VALUES('sHbgemK01EP5',17,1,'walk:hazel','chosen',1794905762233);
INSERT INTO "choice" VALUES('sHbgemK01EP5',18,0,'duel:2','chosen',1794905762249);
INSERT INTO "choice" VALUES('sHbgemK01EP5',19,0,'bid:3','chosen',1794905762263);
INSERT INTO "choice" VALUES('sHbgemK01EP5',20,1,'bid:0','chosen',1794905762285);
INSERT INTO "choice" VALUES('sHbgemK01EP5',21,8,'lit:elm','drawn',1794905762285);
INSERT INTO "choice" VALUES('sHbgemK01EP5',22,0,'walk:juniper','chosen',1794905762297);
INSERT INTO "choice" VALUES('sHbgemK01EP5',23,1,'search','chosen',1794905762303);
INSERT INTO "choice" VALUES('sHbgemK01EP5',24,8,'found:rumour','drawn',1794905762303);
INSERT INTO "choice" VALUES('sHbgemK01EP5',25,8,'lit:alder','drawn',1794905762303);
INSERT INTO "choice" VALUES('sHbgemK01EP5',26,1,'search','chosen',1794905762336);
INSERT INTO "choice" VALUES('sHbgemK01EP5',27,8,'found:supplies','drawn',1794905762336);
INSERT INTO "choice" VALUES('sHbgemK01EP5',28,0,'walk:larch','chosen',1794905762355);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',1,8,'lit:juniper','drawn',1794905761776);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',2,0,'walk:larch','chosen',1794905761803);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',3,1,'walk:maple','chosen',1794905761824);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',4,8,'lit:hazel','drawn',1794905761824);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',5,1,'walk:birch','chosen',1794905761842);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',6,0,'walk:cedar','chosen',1794905761864);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',7,8,'lit:rowan','drawn',1794905761864);
INSERT INTO "choice" VALUES('vuX_j_mYWFoc',8,0,'walk:elm','chosen',1794905761884);
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
INSERT INTO "match" VALUES('vuX_j_mYWFoc','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"01933ff0505fab55d7f2588ed495867fff9a3abd656887b87ca008d4982e01e9","salts":["",""]}',X'F4C0D190D2764F704BCAEA68DF0BF8D8AD50D032F3F81E5CD7CF70A798D41802','toy-1',8,2,1794905761725,1794905761884,NULL,NULL);
INSERT INTO "match" VALUES('sHbgemK01EP5','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"e8886e97d4bafeb62786a9a1adafea13b7691385a2ef9799bc1b224b33a937f0","salts":["",""]}',X'553DD0193889481EFA7A96E0F78722915C8A97FBEFAC47816D4D4C13DDD9AB28','toy-1',28,0,1794905761923,1794905762356,NULL,NULL);
INSERT INTO "match" VALUES('W94ya_MJRhCy','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"38d82c3c32d85b5419a9d2260d75a5f592f708dae0d127437789db252d5b8a6d","salts":["",""]}',X'ACD2C143268CC690BCBF2622FC13491D0C672965CB7E01490DF1D7F4D877C5EB','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,1,1794905762391,1794905762884,NULL,NULL);
INSERT INTO "match" VALUES('CIKcqzXERcfO','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"366edaa7d26f7463fa7ab1869b856f56f5dc590e2e47003d6a7663bd18609b6f","salts":["",""]}',X'F12E9325CADB7F42AC8C63D120A5DE849E1FFAE5F44B849164E4EB776CE69D5E','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1794905762919,1794905763397,NULL,NULL);
INSERT INTO "match" VALUES('Up8LR-gEwTzr','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c","account":null},"imported":0,"position":null}',NULL,X'644F61245455075B3D9570A4F1B01DFE2B9BE1280CB90FF3E073DCDC3EAC9166','toy-1',0,0,1794905763436,1794905763436,NULL,NULL);
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
INSERT INTO "seat" VALUES('vuX_j_mYWFoc',0,'person','Anna',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('vuX_j_mYWFoc',1,'person','Boris',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('sHbgemK01EP5',0,'person','Anna',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('sHbgemK01EP5',1,'person','Boris',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('W94ya_MJRhCy',0,'person','Anna',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('W94ya_MJRhCy',1,'person','Boris',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('CIKcqzXERcfO',0,'person','Anna',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('CIKcqzXERcfO',1,'person','Boris',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('Up8LR-gEwTzr',0,'person','Anna',NULL,NULL,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL,NULL,'');
INSERT INTO "seat" VALUES('Up8LR-gEwTzr',1,'open','',NULL,NULL,NULL,'4745616af44d5e1646866d8190b0ed8ca7ba698ed764d42b9ba34f13e62afc7f',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c','browser',NULL,1794905761695,1810457761781,'a490dde3e5b8db4bbc4ddaf745f6e5267195e53500d3f4b0a4e0377d7fd5f13c',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('vuX_j_mYWFoc',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('sHbgemK01EP5',28,'6403a87dfb55d21527c329a3a2bcf400e4096454849551d53584cf6b1d267ea8','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [1, 5], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 1, 0], "deck": [3, 3, 4], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('W94ya_MJRhCy',37,'1305a7d63397c5bd89ee3845cbfdf5dc1e86bf96b7b3c42880f282321ce25369','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 12, 12, 7, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 0], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 0, 11, 0, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 3, 2, 16, 0, 2, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [58, 57, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 8, "stations": 3}, {"frame": "MainFrame", "seat": 0}, {"frame": "GainFrame", "seat": 0, "left": 1, "rules": "E1-CLAN-001", "distinct": 0, "taken": 0}]}');
INSERT INTO "snapshot" VALUES('CIKcqzXERcfO',31,'d15bcfd0cb05cb14b02c0eccf1d60d4b95aa5d8b1c86e95503fc2a086879878d','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 21, 0, 2, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 0}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('vuX_j_mYWFoc',1,2,0,'search','chosen',1794905761792);
INSERT INTO "undone" VALUES('vuX_j_mYWFoc',1,3,8,'found:rumour','drawn',1794905761792);
INSERT INTO "undone" VALUES('sHbgemK01EP5',1,2,0,'walk:larch','chosen',1794905762024);
INSERT INTO "undone" VALUES('W94ya_MJRhCy',1,5,0,'home:barrikadnaya','chosen',1794905762496);
INSERT INTO "undone" VALUES('CIKcqzXERcfO',1,2,0,'faction:bandits','chosen',1794905763050);
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
COMMIT;
