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
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',1,8,'lit:cedar','drawn',1794903618926);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',2,0,'walk:larch','chosen',1794903618987);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',3,1,'walk:maple','chosen',1794903618998);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',4,8,'lit:fir','drawn',1794903618998);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',5,1,'walk:birch','chosen',1794903619034);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',6,0,'walk:cedar','chosen',1794903619040);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',7,8,'lit:hazel','drawn',1794903619040);
INSERT INTO "choice" VALUES('0ZGRTJiTHsVR',8,0,'walk:elm','chosen',1794903619063);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',1,8,'lit:rowan','drawn',1794903619092);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',2,0,'walk:hazel','chosen',1794903619121);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',3,1,'rest','chosen',1794903619125);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',4,8,'lit:elm','drawn',1794903619125);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',5,1,'walk:pine','chosen',1794903619128);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',6,0,'walk:fir','chosen',1794903619130);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',7,8,'lit:juniper','drawn',1794903619130);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',8,0,'walk:hazel','chosen',1794903619141);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',9,1,'rest','chosen',1794903619144);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',10,8,'lit:cedar','drawn',1794903619144);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',11,1,'walk:rowan','chosen',1794903619148);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',12,0,'walk:fir','chosen',1794903619152);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',13,8,'lit:rowan','drawn',1794903619152);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',14,0,'walk:hazel','chosen',1794903619156);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',15,1,'walk:fir','chosen',1794903619160);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',16,8,'lit:elm','drawn',1794903619160);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',17,1,'walk:hazel','chosen',1794903619162);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',18,0,'duel:2','chosen',1794903619173);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',19,0,'bid:3','chosen',1794903619176);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',20,1,'bid:0','chosen',1794903619180);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',21,8,'lit:rowan','drawn',1794903619180);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',22,0,'walk:juniper','chosen',1794903619184);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',23,1,'search','chosen',1794903619188);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',24,8,'found:supplies','drawn',1794903619188);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',25,8,'lit:hazel','drawn',1794903619188);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',26,1,'search','chosen',1794903619192);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',27,8,'found:trolley','drawn',1794903619192);
INSERT INTO "choice" VALUES('1zndzvTwLS3L',28,0,'walk:larch','chosen',1794903619196);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',1,8,'faction:organised_crime','drawn',1794903619218);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',2,8,'hero:melnik','drawn',1794903619218);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',3,8,'faction:red_line','drawn',1794903619218);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',4,8,'hero:hunter','drawn',1794903619218);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',5,0,'home:kitay_gorod_krl','chosen',1794903619257);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',6,0,'token:11','chosen',1794903619261);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',7,0,'token:8','chosen',1794903619273);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',8,1,'home:okhotny_ryad','chosen',1794903619281);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',9,1,'token:12','chosen',1794903619289);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',10,1,'token:10','chosen',1794903619297);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',11,8,'draw_mission:big_game','drawn',1794903619297);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',12,8,'draw_mission:blitz','drawn',1794903619297);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',13,8,'draw_mission:emerald_road','drawn',1794903619297);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',14,0,'keep_mission:big_game','chosen',1794903619301);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',15,8,'draw_mission:meeting','drawn',1794903619301);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',16,8,'draw_mission:bauman_pigs','drawn',1794903619301);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',17,8,'draw_mission:sukharevskaya_hero','drawn',1794903619301);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',18,1,'keep_mission:sukharevskaya_hero','chosen',1794903619308);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',19,8,'roll:2:5','drawn',1794903619308);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',20,8,'roll:3:6','drawn',1794903619308);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',21,8,'roll:1:2','drawn',1794903619308);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',22,1,'pass','chosen',1794903619319);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',23,8,'roll:1:1','drawn',1794903619319);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',24,0,'step:tretyakovskaya_krl','chosen',1794903619336);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',25,0,'work','chosen',1794903619345);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',26,0,'step:novokuznetskaya','chosen',1794903619353);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',27,0,'step:paveletskaya','chosen',1794903619370);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',28,0,'step:paveletskaya_ring','chosen',1794903619376);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',29,0,'pass','chosen',1794903619383);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',30,8,'roll:1:6','drawn',1794903619383);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',31,1,'step:biblioteka_lenina','chosen',1794903619400);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',32,1,'army_station:kurskaya','chosen',1794903619410);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',33,8,'draw_threat:librarian','drawn',1794903619410);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',34,1,'withdraw','chosen',1794903619414);
INSERT INTO "choice" VALUES('Xksgg1qyTDoI',35,1,'step:okhotny_ryad','chosen',1794903619428);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',1,8,'first_player:1','drawn',1794903619455);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',2,0,'faction:fourth_reich','chosen',1794903619509);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',3,1,'faction:red_line','chosen',1794903619512);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',4,1,'hero:anna','chosen',1794903619516);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',5,1,'start:teatralnaya','chosen',1794903619521);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',6,0,'hero:khan','chosen',1794903619525);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',7,0,'start:chekhovskaya','chosen',1794903619529);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',8,8,'draw_equipment:akm','drawn',1794903619529);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',9,8,'draw_equipment:flag','drawn',1794903619529);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',10,8,'draw_equipment:rpk','drawn',1794903619529);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',11,8,'draw_equipment:dynamite','drawn',1794903619529);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',12,0,'hire','chosen',1794903619533);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',13,0,'pass','chosen',1794903619536);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',14,1,'pass','chosen',1794903619541);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',15,0,'attack_station:aleksandrovsky_sad','chosen',1794903619546);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',16,1,'attack_station:chekhovskaya','chosen',1794903619557);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',17,0,'fight_with:hero','chosen',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',18,8,'draw_combat:encirclement','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',19,8,'draw_combat:evasion','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',20,8,'draw_combat:breakthrough','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',21,8,'draw_combat:counterattack','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',22,8,'draw_combat:assault','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',23,8,'draw_combat:ambush','drawn',1794903619561);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',24,0,'commit:ambush','chosen',1794903619566);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',25,1,'commit:encirclement','chosen',1794903619570);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',26,1,'pass','chosen',1794903619573);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',27,0,'settle:trubnaya','chosen',1794903619576);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',28,0,'move:teatralnaya','chosen',1794903619582);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',29,0,'attack_station:teatralnaya','chosen',1794903619586);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',30,1,'fight_with:army','chosen',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',31,8,'draw_combat:feint','drawn',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',32,8,'draw_combat:assault','drawn',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',33,8,'draw_combat:counterattack','drawn',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',34,8,'draw_combat:encirclement','drawn',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',35,8,'draw_combat:evasion','drawn',1794903619588);
INSERT INTO "choice" VALUES('YMVzy4MZdk81',36,8,'draw_combat:ambush','drawn',1794903619588);
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
INSERT INTO "match" VALUES('0ZGRTJiTHsVR','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"3c3e2cb862f9fc8d27334201c59665aa00eeb3c2f80940cc57895bbe2fc9ebc7","salts":["",""]}',X'A4B842BD3DCF0D38C9E56735504A03B952D9E64B72475EAFF151F7716918D991','toy-1',8,2,1794903618903,1794903619063,NULL,NULL);
INSERT INTO "match" VALUES('1zndzvTwLS3L','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"e7525c5cbb7536148bcb7523f6132a5ca34bb659dbea56c0c69451950d5d2238","salts":["",""]}',X'20B9FA032AFABB828463D18B1D995274F9102E72B16CB80AEE71CA38271F524D','toy-1',28,0,1794903619075,1794903619196,NULL,NULL);
INSERT INTO "match" VALUES('Xksgg1qyTDoI','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"5b77cd6f7064c2678f67b3f69b7f22c3cd05555e5956a26cbef75bcadbe9cbeb","salts":["",""]}',X'01017F86DAF4E4956643A969D44CB8DD647F75F5FF5E58480F4A5F32D2286FE1','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',35,2,1794903619206,1794903619428,NULL,NULL);
INSERT INTO "match" VALUES('YMVzy4MZdk81','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"177696ce2cfee8ed209e931c4e0fde6e7b9ae5f9354ac9e62ee6776a01764991","salts":["",""]}',X'0C4A4AD368564637CEF89D131AB351B657B34729ACC09C45703000B63B8DB950','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',36,3,1794903619449,1794903619589,NULL,NULL);
INSERT INTO "match" VALUES('nXcDIj2c1ijA','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"host":{"session":"e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098","account":null},"imported":0,"position":null}',NULL,X'E574A3E2F28E9B0C14C974CC20A7AED221E58C521C3C6ACAF5971BAA9AC583FF','toy-1',0,0,1794903619611,1794903619611,NULL,NULL);
CREATE TABLE process (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	CONSTRAINT pk_process PRIMARY KEY (id)
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
INSERT INTO "seat" VALUES('0ZGRTJiTHsVR',0,'person','Anna',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('0ZGRTJiTHsVR',1,'person','Boris',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('1zndzvTwLS3L',0,'person','Anna',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('1zndzvTwLS3L',1,'person','Boris',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('Xksgg1qyTDoI',0,'person','Anna',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('Xksgg1qyTDoI',1,'person','Boris',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('YMVzy4MZdk81',0,'person','Anna',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('YMVzy4MZdk81',1,'person','Boris',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('nXcDIj2c1ijA',0,'person','Anna',NULL,NULL,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL,NULL,'');
INSERT INTO "seat" VALUES('nXcDIj2c1ijA',1,'open','',NULL,NULL,NULL,'883adf5f8f57f854e27cff15a81f45105a64420886b97fb56fdae805470fd0f5',NULL,'');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098','browser',NULL,1794903618884,1810455618936,'e233ff1ad9c8af1eaef54c27853ae202fbc1f2e5965d55a012ef385e6d71f098',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('0ZGRTJiTHsVR',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('1zndzvTwLS3L',28,'b8bb7936039126a37d706864d00d42fa4a1189fa2c626ce373a0424ccaebe60c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 8], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 0, 1], "deck": [3, 4, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('Xksgg1qyTDoI',35,'ae5879eeb8fe1b5aacca4e8fbad9e89fc20c9605bb8c466a8ad04aeb20bf84ed','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 12, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 11, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [1, 3, 62, 0, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2, 5, 0, 2, 0, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1], "reserve": [58, 57, 55], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 7, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('YMVzy4MZdk81',36,'e3b126d955e061625a3f9adbad5ff9cb47fb078ef2a747b5a857a585f6a2c0a4','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, 0, -1, -1, -1, -1, 0, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 24, 0, 4, 1, 2, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 24, 0, 2, 4, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [30, 31, 32], "zone": [4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 8, 9, 8, 8], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 2, 1, 1], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [1, 0, 0, 1, 4, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 3, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 9}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 1}, {"frame": "HeroFrame", "seat": 0, "at": 2}, {"frame": "AftermathFrame", "seat": 0}, {"frame": "BattleFrame", "attacker": 0, "fighter": 1, "defender": 1, "guard": 0, "station": 24, "prize": 1, "at": 8}, {"frame": "SealFrame", "seats": [0, 1], "answers": [-1, -1]}]}');
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
INSERT INTO "undone" VALUES('0ZGRTJiTHsVR',1,2,0,'search','chosen',1794903618968);
INSERT INTO "undone" VALUES('0ZGRTJiTHsVR',1,3,8,'found:supplies','drawn',1794903618968);
INSERT INTO "undone" VALUES('1zndzvTwLS3L',1,2,0,'walk:larch','chosen',1794903619107);
INSERT INTO "undone" VALUES('Xksgg1qyTDoI',1,5,0,'home:kitay_gorod_tkl','chosen',1794903619235);
INSERT INTO "undone" VALUES('YMVzy4MZdk81',1,2,0,'faction:bandits','chosen',1794903619494);
CREATE INDEX ix_match_status_updated ON "match" (status, updated);
CREATE INDEX ix_seat_account ON seat (account);
CREATE INDEX ix_seat_session ON seat (session);
CREATE INDEX ix_session_account ON session (account);
CREATE INDEX ix_session_expires ON session (expires);
CREATE INDEX ix_spectator_match ON spectator ("match");
CREATE INDEX ix_session_id ON session (id);
CREATE UNIQUE INDEX ix_account_skeleton ON account (skeleton);
COMMIT;
