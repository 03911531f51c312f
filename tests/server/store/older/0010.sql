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
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',1,8,'lit:rowan','drawn',1794922189987);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',2,0,'walk:larch','chosen',1794922190149);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',3,1,'walk:maple','chosen',1794922190167);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',4,8,'lit:hazel','drawn',1794922190167);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',5,1,'walk:birch','chosen',1794922190196);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',6,0,'walk:cedar','chosen',1794922190205);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',7,8,'lit:fir','drawn',1794922190205);
INSERT INTO "choice" VALUES('330rTG612VDMARXIQJ1tpQ',8,0,'walk:elm','chosen',1794922190242);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',1,8,'faction:arbat_confederation','drawn',1794922191108);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',2,8,'hero:khan','drawn',1794922191108);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',3,8,'faction:red_line','drawn',1794922191108);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',4,8,'hero:artyom','drawn',1794922191108);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',5,0,'home:smolenskaya_apl','chosen',1794922191150);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',6,0,'token:11','chosen',1794922191152);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',7,0,'token:8','chosen',1794922191153);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',8,1,'home:okhotny_ryad','chosen',1794922191157);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',9,1,'token:12','chosen',1794922191164);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',10,1,'token:10','chosen',1794922191166);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',11,8,'draw_mission:meeting','drawn',1794922191166);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',12,8,'draw_mission:lone_warrior','drawn',1794922191166);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',13,8,'draw_mission:lions_den','drawn',1794922191166);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',14,0,'keep_mission:lone_warrior','chosen',1794922191168);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',15,8,'draw_mission:one_line','drawn',1794922191168);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',16,8,'draw_mission:duel','drawn',1794922191168);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',17,8,'draw_mission:five_lines','drawn',1794922191168);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',18,1,'keep_mission:duel','chosen',1794922191175);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',19,8,'roll:3:6','drawn',1794922191175);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',20,8,'roll:2:2','drawn',1794922191175);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',21,8,'roll:2:6','drawn',1794922191175);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',22,0,'pass','chosen',1794922191197);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',23,8,'roll:3:6','drawn',1794922191197);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',24,1,'step:teatralnaya','chosen',1794922191217);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',25,1,'army_station:chistye_prudy','chosen',1794922191234);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',26,8,'draw_threat:winged_terror','drawn',1794922191234);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',27,8,'roll:1:1','drawn',1794922191234);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',28,8,'roll:4:6','drawn',1794922191234);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',29,1,'attack_station:teatralnaya','chosen',1794922191275);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',30,8,'draw_threat:kremlin_slime','drawn',1794922191275);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',31,8,'roll:2:4','drawn',1794922191275);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',32,8,'roll:2:4','drawn',1794922191275);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',33,1,'hire','chosen',1794922191333);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',34,1,'pass','chosen',1794922191377);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',35,8,'roll:1:3','drawn',1794922191377);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',36,0,'army_station:arbatskaya_apl','chosen',1794922191409);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',37,8,'draw_threat:marauders','drawn',1794922191409);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',38,8,'roll:1:6','drawn',1794922191409);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',39,8,'roll:3:4','drawn',1794922191409);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',40,0,'exchange:mushroom:ammo:1','chosen',1794922191434);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',41,0,'hire','chosen',1794922191465);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',42,0,'step:arbatskaya_apl','chosen',1794922191485);
INSERT INTO "choice" VALUES('69EZiBXxXw8XNZAMEgZnNg',43,0,'step:ploshchad_revolyutsii','chosen',1794922191505);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',1,8,'lit:elm','drawn',1794922190495);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',2,0,'walk:hazel','chosen',1794922190614);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',3,1,'rest','chosen',1794922190624);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',4,8,'lit:juniper','drawn',1794922190624);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',5,1,'walk:pine','chosen',1794922190645);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',6,0,'walk:fir','chosen',1794922190670);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',7,8,'lit:juniper','drawn',1794922190670);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',8,0,'walk:hazel','chosen',1794922190692);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',9,1,'rest','chosen',1794922190706);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',10,8,'lit:alder','drawn',1794922190706);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',11,1,'walk:rowan','chosen',1794922190721);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',12,0,'walk:fir','chosen',1794922190750);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',13,8,'lit:pine','drawn',1794922190750);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',14,0,'walk:hazel','chosen',1794922190793);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',15,1,'walk:fir','chosen',1794922190827);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',16,8,'lit:juniper','drawn',1794922190827);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',17,1,'walk:hazel','chosen',1794922190838);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',18,0,'duel:2','chosen',1794922190864);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',19,0,'bid:3','chosen',1794922190893);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',20,1,'bid:0','chosen',1794922190913);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',21,8,'lit:elm','drawn',1794922190913);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',22,0,'walk:juniper','chosen',1794922190943);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',23,1,'search','chosen',1794922190960);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',24,8,'found:rumour','drawn',1794922190960);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',25,8,'lit:maple','drawn',1794922190960);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',26,1,'search','chosen',1794922191009);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',27,8,'found:supplies','drawn',1794922191009);
INSERT INTO "choice" VALUES('I5OVvD-A9ptRq1n43_eSMA',28,0,'walk:larch','chosen',1794922191038);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',1,8,'first_player:1','drawn',1794922191557);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',2,0,'faction:fourth_reich','chosen',1794922191649);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',3,1,'faction:red_line','chosen',1794922191659);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',4,1,'hero:anna','chosen',1794922191673);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',5,1,'start:teatralnaya','chosen',1794922191685);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',6,0,'hero:khan','chosen',1794922191706);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',7,0,'start:chekhovskaya','chosen',1794922191713);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',8,8,'draw_equipment:svd','drawn',1794922191713);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',9,8,'draw_equipment:shotgun','drawn',1794922191713);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',10,8,'draw_equipment:locomotive','drawn',1794922191713);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',11,8,'draw_equipment:grenade','drawn',1794922191713);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',12,0,'hire','chosen',1794922191726);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',13,0,'pass','chosen',1794922191748);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',14,1,'pass','chosen',1794922191769);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',15,0,'attack_station:aleksandrovsky_sad','chosen',1794922191791);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',16,1,'attack_station:chekhovskaya','chosen',1794922191813);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',17,0,'fight_with:hero','chosen',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',18,8,'draw_combat:breakthrough','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',19,8,'draw_combat:feint','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',20,8,'draw_combat:encirclement','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',21,8,'draw_combat:evasion','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',22,8,'draw_combat:ambush','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',23,8,'draw_combat:counterattack','drawn',1794922191825);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',24,0,'commit:evasion','chosen',1794922191849);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',25,1,'commit:ambush','chosen',1794922191885);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',26,0,'move:trubnaya','chosen',1794922191913);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',27,0,'attack_station:trubnaya','chosen',1794922191933);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',28,8,'draw_threat:rotten_props','drawn',1794922191933);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',29,1,'move:suvorovskaya_ring','chosen',1794922191938);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',30,1,'exchange:mushroom:ammo:1','chosen',1794922191961);
INSERT INTO "choice" VALUES('g7aOCt_co0LJicmTHn3GAQ',31,1,'pass','chosen',1794922191964);
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
INSERT INTO "match" VALUES('330rTG612VDMARXIQJ1tpQ','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"9c291061a0d6a16728dd6a5ae7cbb76379e17020496bc4eb88d9ccaccae428c4","salts":["",""]}',X'EE708D91BFEF4FD5034A4780E16318D604EECC705C5E2B0A09A2FA1E3966B0C0','toy-1',8,2,1794922189825,1794922190242,NULL,NULL);
INSERT INTO "match" VALUES('I5OVvD-A9ptRq1n43_eSMA','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"d643de8b0aa60cf72f28b5f00f4d2c9dba03b45e006f4e07d6386a2be8d15ee6","salts":["",""]}',X'5F3C906F725AAE4CD3F6365244B33C49EDA46C615903D9FBEACE4E91DD5102F7','toy-1',28,0,1794922190365,1794922191038,NULL,NULL);
INSERT INTO "match" VALUES('69EZiBXxXw8XNZAMEgZnNg','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"52e440a24fd678753fbec4bc46fc224b6e0ddcee862fcc81d431be4388a1732f","salts":["",""]}',X'A6DB4FBF67DCCF77C996203E4A1061E0EE427388443C299061A816DF7EAF9EDF','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',43,1,1794922191100,1794922191506,NULL,NULL);
INSERT INTO "match" VALUES('g7aOCt_co0LJicmTHn3GAQ','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"c028b458b1d58ccef42dca386dd6d2c4886f1fd4a8d9e0cdc32dfaca7965b109","salts":["",""]}',X'2D9E0F473F6C2E5B0D278AF26150970355761669EA0079D5121C8DEAA8930ECF','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1794922191550,1794922191964,NULL,NULL);
INSERT INTO "match" VALUES('ilF43Lw45q31TggWMzy5Iw','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5","account":null},"imported":0,"position":null}',NULL,X'5A0C67AF7A40D9DA3304D11BC0D1B6F2D84740BA06479BC15A6DA5EFDF496AED','toy-1',0,0,1794922192008,1794922192008,NULL,NULL);
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
INSERT INTO "seat" VALUES('330rTG612VDMARXIQJ1tpQ',0,'person','Anna',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('330rTG612VDMARXIQJ1tpQ',1,'person','Boris',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('I5OVvD-A9ptRq1n43_eSMA',0,'person','Anna',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('I5OVvD-A9ptRq1n43_eSMA',1,'person','Boris',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('69EZiBXxXw8XNZAMEgZnNg',0,'person','Anna',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('69EZiBXxXw8XNZAMEgZnNg',1,'person','Boris',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('g7aOCt_co0LJicmTHn3GAQ',0,'person','Anna',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('g7aOCt_co0LJicmTHn3GAQ',1,'person','Boris',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('ilF43Lw45q31TggWMzy5Iw',0,'person','Anna',NULL,NULL,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('ilF43Lw45q31TggWMzy5Iw',1,'open','',NULL,NULL,NULL,'43e25c0d564b76731c29f5b61b6eda0f4258bc03a60b422c4b3b89f64cddcac8',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'E1E43510EABD2630E9FE46960C9291ACF2924DEE4C03156062869739A537AD20');
INSERT INTO "server_key" VALUES('links',X'08DD3C85BA01122FFCFBEA1DB99C5CE169073C1F244FDCC255F71BD2930AEA33');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5','browser',NULL,1794922189785,1810474190009,'c3444cbd8407cbd0903b6b260e79fbff8ba8a6d2635216ec5cdde28c502646c5',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('330rTG612VDMARXIQJ1tpQ',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('I5OVvD-A9ptRq1n43_eSMA',28,'342b957aeeaf108841f55da834b0fbc899d2732c6972a1f381fcc66b4e20fb8c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 6], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 1, 0], "deck": [3, 3, 4], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('69EZiBXxXw8XNZAMEgZnNg',43,'1a6cfd06cc54b98313aae0d3427f1348252b002699edd4128ae4f61991c25b9e','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, 0, 0, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 12, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 7, 11, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [5, 5, 21, 0, 1, 1, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 3, 0, 5, 1, 1, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [59, 59, 58], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 4, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('g7aOCt_co0LJicmTHn3GAQ',31,'b12d210b32ec328e94343d3d42304a4ee1837150cf0722ce9d9ca41f8c865414','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 21, 0, 2, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [0, 0, 0, 0, 4, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, -1, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 0}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('330rTG612VDMARXIQJ1tpQ',1,2,0,'search','chosen',1794922190105);
INSERT INTO "undone" VALUES('330rTG612VDMARXIQJ1tpQ',1,3,8,'found:rumour','drawn',1794922190105);
INSERT INTO "undone" VALUES('I5OVvD-A9ptRq1n43_eSMA',1,2,0,'walk:larch','chosen',1794922190571);
INSERT INTO "undone" VALUES('69EZiBXxXw8XNZAMEgZnNg',1,5,0,'home:kievskaya_fl','chosen',1794922191134);
INSERT INTO "undone" VALUES('g7aOCt_co0LJicmTHn3GAQ',1,2,0,'faction:bandits','chosen',1794922191625);
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
COMMIT;
