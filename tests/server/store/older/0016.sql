BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, recovery TEXT, has_profile BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
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
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',1,8,'first_player:2','drawn',1795031384409);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',2,1,'faction:fourth_reich','chosen',1795031384435);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',3,0,'faction:red_line','chosen',1795031384440);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',4,0,'hero:anna','chosen',1795031384443);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',5,0,'start:teatralnaya','chosen',1795031384446);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',6,1,'hero:khan','chosen',1795031384449);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',7,1,'start:chekhovskaya','chosen',1795031384457);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',8,8,'draw_equipment:locomotive','drawn',1795031384457);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',9,8,'draw_equipment:geiger_counter','drawn',1795031384457);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',10,8,'draw_equipment:grenade','drawn',1795031384457);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',11,8,'draw_equipment:flag','drawn',1795031384457);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',12,1,'hire','chosen',1795031384460);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',13,1,'pass','chosen',1795031384465);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',14,0,'pass','chosen',1795031384467);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',15,1,'attack_station:aleksandrovsky_sad','chosen',1795031384472);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',16,0,'attack_station:chekhovskaya','chosen',1795031384477);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',17,1,'fight_with:hero','chosen',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',18,8,'draw_combat:encirclement','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',19,8,'draw_combat:counterattack','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',20,8,'draw_combat:feint','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',21,8,'draw_combat:assault','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',22,8,'draw_combat:evasion','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',23,8,'draw_combat:breakthrough','drawn',1795031384480);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',24,0,'commit:evasion','chosen',1795031384484);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',25,1,'commit:counterattack','chosen',1795031384488);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',26,1,'move:trubnaya','chosen',1795031384493);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',27,1,'attack_station:trubnaya','chosen',1795031384500);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',28,8,'draw_threat:rotten_props','drawn',1795031384500);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',29,0,'move:suvorovskaya_ring','chosen',1795031384505);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',30,0,'exchange:mushroom:ammo:1','chosen',1795031384509);
INSERT INTO "choice" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',31,0,'pass','chosen',1795031384514);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',1,8,'lit:larch','drawn',1795031384181);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',2,0,'walk:hazel','chosen',1795031384208);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',3,1,'rest','chosen',1795031384211);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',4,8,'lit:cedar','drawn',1795031384211);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',5,1,'walk:pine','chosen',1795031384219);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',6,0,'walk:fir','chosen',1795031384223);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',7,8,'lit:oak','drawn',1795031384223);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',8,0,'walk:hazel','chosen',1795031384225);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',9,1,'rest','chosen',1795031384227);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',10,8,'lit:juniper','drawn',1795031384227);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',11,1,'walk:rowan','chosen',1795031384231);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',12,0,'walk:fir','chosen',1795031384234);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',13,8,'lit:pine','drawn',1795031384234);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',14,0,'walk:hazel','chosen',1795031384237);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',15,1,'walk:fir','chosen',1795031384241);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',16,8,'lit:hazel','drawn',1795031384241);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',17,1,'walk:hazel','chosen',1795031384245);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',18,0,'duel:2','chosen',1795031384249);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',19,0,'bid:3','chosen',1795031384255);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',20,1,'bid:0','chosen',1795031384257);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',21,8,'lit:oak','drawn',1795031384257);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',22,0,'walk:juniper','chosen',1795031384261);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',23,1,'search','chosen',1795031384267);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',24,8,'found:trolley','drawn',1795031384267);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',25,8,'lit:cedar','drawn',1795031384267);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',26,1,'search','chosen',1795031384272);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',27,8,'found:supplies','drawn',1795031384272);
INSERT INTO "choice" VALUES('TVYNTrps4lC8-0icm4BFaA',28,0,'walk:larch','chosen',1795031384277);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',1,8,'faction:confederation_1905','drawn',1795031384308);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',2,8,'hero:khan','drawn',1795031384308);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',3,8,'faction:fourth_reich','drawn',1795031384308);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',4,8,'hero:artyom','drawn',1795031384308);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',5,0,'home:belorusskaya','chosen',1795031384337);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',6,0,'token:11','chosen',1795031384340);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',7,0,'token:8','chosen',1795031384347);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',8,1,'home:pushkinskaya','chosen',1795031384356);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',9,1,'token:12','chosen',1795031384359);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',10,1,'token:10','chosen',1795031384361);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',11,8,'draw_mission:hansa_tribute','drawn',1795031384361);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',12,8,'draw_mission:parade','drawn',1795031384361);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',13,8,'draw_mission:front_breaks','drawn',1795031384361);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',14,0,'keep_mission:parade','chosen',1795031384363);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',15,8,'draw_mission:lone_warrior','drawn',1795031384363);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',16,8,'draw_mission:bauman_pigs','drawn',1795031384363);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',17,8,'draw_mission:sukharevskaya_hero','drawn',1795031384363);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',18,1,'keep_mission:sukharevskaya_hero','chosen',1795031384365);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',19,8,'roll:2:3','drawn',1795031384365);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',20,8,'roll:1:5','drawn',1795031384365);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',21,8,'roll:1:2','drawn',1795031384365);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',22,1,'pass','chosen',1795031384369);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',23,8,'roll:5:5','drawn',1795031384369);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',24,0,'step:mayakovskaya','chosen',1795031384372);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',25,0,'work','chosen',1795031384375);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',26,0,'take:ammo','chosen',1795031384377);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',27,0,'step:belorusskaya','chosen',1795031384379);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',28,0,'step:mayakovskaya','chosen',1795031384381);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',29,0,'hire','chosen',1795031384383);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',30,0,'step:tverskaya','chosen',1795031384385);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',31,0,'hire','chosen',1795031384387);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',32,0,'attack_station:tverskaya','chosen',1795031384389);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',33,8,'roll:1:2','drawn',1795031384389);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',34,8,'roll:1:2','drawn',1795031384389);
INSERT INTO "choice" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',35,0,'pass','chosen',1795031384391);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',1,8,'lit:cedar','drawn',1795031384089);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',2,0,'walk:larch','chosen',1795031384133);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',3,1,'walk:maple','chosen',1795031384135);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',4,8,'lit:fir','drawn',1795031384135);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',5,1,'walk:birch','chosen',1795031384137);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',6,0,'walk:cedar','chosen',1795031384139);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',7,8,'lit:rowan','drawn',1795031384139);
INSERT INTO "choice" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',8,0,'walk:elm','chosen',1795031384148);
CREATE TABLE clock (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	left_ms BIGINT NOT NULL, 
	CONSTRAINT pk_clock PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_clock_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
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
INSERT INTO "match" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"1b46586e7644208c4d33aaf35d9a73bbde98873c371e83d8bbb7ca42bc30b9f4","salts":["",""]}',X'82AA8A23AC3E708B7C6BCDF4138252FB4662EAC3F74E3E6960D57692F600D239','toy-1',8,2,1795031384058,1795031384148,NULL,NULL);
INSERT INTO "match" VALUES('TVYNTrps4lC8-0icm4BFaA','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"fb571fae2323b5b9644d6ecd786491844347895b13d33a763e65714d299757b3","salts":["",""]}',X'4BF404C13096CFEFBC1E4196C51E0D83AF86F646ABE7C1D2F9CC3ADD7AD588F0','toy-1',28,0,1795031384168,1795031384277,NULL,NULL);
INSERT INTO "match" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"864920c4246692eb0a84677c6d43d95c276b1ad2dfc35c701cfc9140570a6172","salts":["",""]}',X'68C90B2DB54ABAA934265839792B887633F69C4708542B1CC49488C743C6C0AB','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',35,1,1795031384297,1795031384392,NULL,NULL);
INSERT INTO "match" VALUES('6W8PoyMZ3kFI9K7pGkRPvw','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"ad63b49882c4aee9eea798eda384774299401e3e7fa23cca738faa107cbaa474","salts":["",""]}',X'F051C2FE726723C5B1CC6AEE0B07C6F89FA3CA4BF9DC4C5551448417004E3C28','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,2,1795031384401,1795031384514,NULL,NULL);
INSERT INTO "match" VALUES('HreCpiZ8pBeUtXuCqM8VdA','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded","account":null},"imported":0,"position":null}',NULL,X'456B67E844499A7FCA694C56574E529D682662B54CD16616C5DE2A33DD59EA2E','toy-1',0,0,1795031384545,1795031384545,NULL,NULL);
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
CREATE TABLE played_due (
	"match" TEXT NOT NULL, 
	CONSTRAINT pk_played_due PRIMARY KEY ("match"), 
	CONSTRAINT fk_played_due_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "played_due" VALUES('TVYNTrps4lC8-0icm4BFaA');
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
INSERT INTO "seat" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',0,'person','Anna',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',1,'person','Boris',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('TVYNTrps4lC8-0icm4BFaA',0,'person','Anna',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('TVYNTrps4lC8-0icm4BFaA',1,'person','Boris',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',0,'person','Anna',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',1,'person','Boris',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',0,'person','Anna',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',1,'person','Boris',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('HreCpiZ8pBeUtXuCqM8VdA',0,'person','Anna',NULL,NULL,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('HreCpiZ8pBeUtXuCqM8VdA',1,'open','',NULL,NULL,NULL,'17eb3ce880111dd5794a5ee1d75918fb169fe61d2c42cedadf79aba3d7920050',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'8322F427664C74F27A7A3AC68CB3ED5C2329A51364ACCC0763DFB5D05D9C9A27');
INSERT INTO "server_key" VALUES('links',X'384DC3ED5C70888DFC3CE5760058944850C7D3D1E6764AB2640DE5D1F19B4F5D');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded','browser',NULL,1795031384036,1810583384098,'2d84de14a03e0b28ed17bfa977033338597518dd7c742897ae726dae1c58bded',NULL,'',1795028400000);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('TVYNTrps4lC8-0icm4BFaA',28,'0bcc12a736a643f6ee7a59aed6cd8c0c63bdad949a6e891437d7a30f59634aa7','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [1, 5], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 0, 1], "deck": [3, 4, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',35,'d9ff62c96a62cb6a46765c6af54edae71e31b580cf604ff6b54af4bec4ab9c01','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 8, 7, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 5, 12, 1, 4, 0, 1, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 0, 4, 0, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 41, 0, 2, 2, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "reserve": [58, 58, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 1, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 10, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',31,'f54912331c2704f7430ff85f4a57e4ac6bc76bac41c2a722da1d65c9c628b065','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, -1, 0, -1, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 2, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "HireFrame", "seat": 1}]}');
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
INSERT INTO "summary" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',3,'[0, 0]',1,0,0,1795031384090,1795031384140,NULL);
INSERT INTO "summary" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',1,'[3, 3]',1,0,0,1795031384310,1795031384310,NULL);
INSERT INTO "summary" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',2,'[3, 3]',1,0,0,1795031384410,1795031384509,NULL);
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
INSERT INTO "undone" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',1,2,0,'search','chosen',1795031384125);
INSERT INTO "undone" VALUES('hlhOO6UTTH5G1B1Fp1IxhQ',1,3,8,'found:trolley','drawn',1795031384125);
INSERT INTO "undone" VALUES('TVYNTrps4lC8-0icm4BFaA',1,2,0,'walk:larch','chosen',1795031384202);
INSERT INTO "undone" VALUES('bZJZ9HOpgPRuzlAGO4_IVQ',1,5,0,'home:barrikadnaya','chosen',1795031384329);
INSERT INTO "undone" VALUES('6W8PoyMZ3kFI9K7pGkRPvw',1,2,1,'faction:bandits','chosen',1795031384428);
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
COMMIT;
