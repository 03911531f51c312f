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
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',1,8,'lit:larch','drawn',1794930708003);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',2,0,'walk:larch','chosen',1794930708047);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',3,1,'walk:maple','chosen',1794930708050);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',4,8,'lit:oak','drawn',1794930708050);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',5,1,'walk:birch','chosen',1794930708059);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',6,0,'walk:cedar','chosen',1794930708068);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',7,8,'lit:birch','drawn',1794930708068);
INSERT INTO "choice" VALUES('7TciDWLc7ky9rt73zeJtIA',8,0,'walk:elm','chosen',1794930708079);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',1,8,'lit:alder','drawn',1794930708112);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',2,0,'walk:hazel','chosen',1794930708135);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',3,1,'rest','chosen',1794930708136);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',4,8,'lit:elm','drawn',1794930708136);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',5,1,'walk:pine','chosen',1794930708138);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',6,0,'walk:fir','chosen',1794930708140);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',7,8,'lit:pine','drawn',1794930708140);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',8,0,'walk:hazel','chosen',1794930708142);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',9,1,'rest','chosen',1794930708143);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',10,8,'lit:rowan','drawn',1794930708143);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',11,1,'walk:rowan','chosen',1794930708145);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',12,0,'walk:fir','chosen',1794930708147);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',13,8,'lit:rowan','drawn',1794930708147);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',14,0,'walk:hazel','chosen',1794930708149);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',15,1,'walk:fir','chosen',1794930708150);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',16,8,'lit:cedar','drawn',1794930708150);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',17,1,'walk:hazel','chosen',1794930708152);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',18,0,'duel:2','chosen',1794930708154);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',19,0,'bid:3','chosen',1794930708155);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',20,1,'bid:0','chosen',1794930708157);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',21,8,'lit:birch','drawn',1794930708157);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',22,0,'walk:juniper','chosen',1794930708159);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',23,1,'search','chosen',1794930708161);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',24,8,'found:supplies','drawn',1794930708161);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',25,8,'lit:birch','drawn',1794930708161);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',26,1,'search','chosen',1794930708163);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',27,8,'found:supplies','drawn',1794930708163);
INSERT INTO "choice" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',28,0,'walk:larch','chosen',1794930708165);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',1,8,'first_player:1','drawn',1794930708266);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',2,0,'faction:fourth_reich','chosen',1794930708287);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',3,1,'faction:red_line','chosen',1794930708289);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',4,1,'hero:anna','chosen',1794930708292);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',5,1,'start:teatralnaya','chosen',1794930708294);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',6,0,'hero:khan','chosen',1794930708295);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',7,0,'start:chekhovskaya','chosen',1794930708298);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',8,8,'draw_equipment:akm','drawn',1794930708298);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',9,8,'draw_equipment:akm','drawn',1794930708298);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',10,8,'draw_equipment:svd','drawn',1794930708298);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',11,8,'draw_equipment:geiger_counter','drawn',1794930708298);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',12,0,'hire','chosen',1794930708300);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',13,0,'pass','chosen',1794930708302);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',14,1,'pass','chosen',1794930708304);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',15,0,'attack_station:aleksandrovsky_sad','chosen',1794930708306);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',16,1,'attack_station:chekhovskaya','chosen',1794930708309);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',17,0,'fight_with:hero','chosen',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',18,8,'draw_combat:encirclement','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',19,8,'draw_combat:ambush','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',20,8,'draw_combat:breakthrough','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',21,8,'draw_combat:assault','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',22,8,'draw_combat:feint','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',23,8,'draw_combat:counterattack','drawn',1794930708311);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',24,0,'commit:counterattack','chosen',1794930708314);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',25,1,'commit:feint','chosen',1794930708316);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',26,0,'move:trubnaya','chosen',1794930708319);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',27,0,'attack_station:trubnaya','chosen',1794930708321);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',28,8,'draw_threat:black_mould','drawn',1794930708321);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',29,1,'move:suvorovskaya_ring','chosen',1794930708324);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',30,1,'exchange:mushroom:ammo:1','chosen',1794930708327);
INSERT INTO "choice" VALUES('fC4drxK20BNHxLlDpiXP5w',31,1,'pass','chosen',1794930708330);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',1,8,'faction:confederation_1905','drawn',1794930708182);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',2,8,'hero:melnik','drawn',1794930708182);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',3,8,'faction:organised_crime','drawn',1794930708182);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',4,8,'hero:hunter','drawn',1794930708182);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',5,0,'home:belorusskaya','chosen',1794930708201);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',6,0,'token:11','chosen',1794930708203);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',7,0,'token:8','chosen',1794930708205);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',8,1,'home:tretyakovskaya_krl','chosen',1794930708211);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',9,1,'token:12','chosen',1794930708213);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',10,1,'token:10','chosen',1794930708215);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',11,8,'draw_mission:war_footing','drawn',1794930708215);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',12,8,'draw_mission:arsenal','drawn',1794930708215);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',13,8,'draw_mission:lions_den','drawn',1794930708215);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',14,0,'keep_mission:arsenal','chosen',1794930708218);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',15,8,'draw_mission:lions_den','drawn',1794930708218);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',16,8,'draw_mission:haunted','drawn',1794930708218);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',17,8,'draw_mission:parade','drawn',1794930708218);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',18,1,'keep_mission:parade','chosen',1794930708220);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',19,8,'roll:3:4','drawn',1794930708220);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',20,8,'roll:4:6','drawn',1794930708220);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',21,8,'roll:4:6','drawn',1794930708220);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',22,1,'pass','chosen',1794930708224);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',23,8,'roll:3:6','drawn',1794930708224);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',24,0,'step:mayakovskaya','chosen',1794930708228);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',25,0,'work','chosen',1794930708230);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',26,0,'take:ammo','chosen',1794930708232);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',27,0,'step:belorusskaya','chosen',1794930708235);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',28,0,'step:mayakovskaya','chosen',1794930708237);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',29,0,'hire','chosen',1794930708239);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',30,0,'step:tverskaya','chosen',1794930708241);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',31,0,'hire','chosen',1794930708243);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',32,0,'attack_station:tverskaya','chosen',1794930708245);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',33,8,'draw_threat:marauders','drawn',1794930708245);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',34,8,'roll:1:2','drawn',1794930708245);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',35,8,'roll:2:2','drawn',1794930708245);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',36,0,'pass','chosen',1794930708248);
INSERT INTO "choice" VALUES('sDN7pt1u__vbPCFg_Ejbww',37,8,'roll:3:4','drawn',1794930708248);
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
INSERT INTO "match" VALUES('7TciDWLc7ky9rt73zeJtIA','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"c97eeb002966dbb906c9959197c86e52df7f169c9a296e4d976343ee3d5d1e56","salts":["",""]}',X'FBF8D6AF3F2BCC581ED8714037C351ED78DF55D496E422963F382CEB2CC71D68','toy-1',8,2,1794930707960,1794930708079,NULL,NULL);
INSERT INTO "match" VALUES('LkJiHXGmIM98TpCxjvuZ3Q','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"03810ad605d231a727c4382706fbcee7eaed7b6d90a5334598158d2d6107ee51","salts":["",""]}',X'00A43473B04007FA8D5CDED3542358A921C5A2C49AE4566509BBA5606DC19F81','toy-1',28,0,1794930708104,1794930708165,NULL,NULL);
INSERT INTO "match" VALUES('sDN7pt1u__vbPCFg_Ejbww','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"b166fe5c070a59dcff468c029d632cee47aad07d998d87ba5704581381da5e79","salts":["",""]}',X'77E66BE35066DD0CBD892B98C45DFF37C9CDD7F33A882414A39B69FC05F72B5D','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,2,1794930708175,1794930708248,NULL,NULL);
INSERT INTO "match" VALUES('fC4drxK20BNHxLlDpiXP5w','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"e2743c2336726cf655f23dfcc6c944e1bf27ef79a7b3b7610db1083556dea828","salts":["",""]}',X'55B04F566C53A26B1CFE21228B8531D465AF9E1796FF33196ADC550711698E36','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1794930708259,1794930708330,NULL,NULL);
INSERT INTO "match" VALUES('1tfC00jNR39z6X7CpUehCw','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9","account":null},"imported":0,"position":null}',NULL,X'852C21769E7DB81F0C62024131B4A851AE061B5878E818D4E78D344F768C264D','toy-1',0,0,1794930708343,1794930708343,NULL,NULL);
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
CREATE TABLE "plan" (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	CONSTRAINT pk_plan PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_plan_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
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
INSERT INTO "seat" VALUES('7TciDWLc7ky9rt73zeJtIA',0,'person','Anna',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('7TciDWLc7ky9rt73zeJtIA',1,'person','Boris',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',0,'person','Anna',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',1,'person','Boris',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('sDN7pt1u__vbPCFg_Ejbww',0,'person','Anna',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('sDN7pt1u__vbPCFg_Ejbww',1,'person','Boris',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('fC4drxK20BNHxLlDpiXP5w',0,'person','Anna',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('fC4drxK20BNHxLlDpiXP5w',1,'person','Boris',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('1tfC00jNR39z6X7CpUehCw',0,'person','Anna',NULL,NULL,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('1tfC00jNR39z6X7CpUehCw',1,'open','',NULL,NULL,NULL,'017ed6e8ffa482924449235011a18ca0753f4eeb74b0d4a34aae1d4be73b35a8',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'5D8A59392BFBA0C19830AB01DF619F220DFFE3DB88CDD29CBF79212EE7FA3E06');
INSERT INTO "server_key" VALUES('links',X'48E996791DD1C21C0E82C054281497B728E440DEA0086DD60EEFDA3E127133CE');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9','browser',NULL,1794930707933,1810482708011,'94088b7574cd3447b50fd3aa0a84aab3750fe1c5a0544340c156e2d8dba3efa9',NULL);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('7TciDWLc7ky9rt73zeJtIA',8,'1716e98e972905b66933cc11f20e7bb67cbb0a2427b043d2c0da999a2f763278','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 4], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',28,'8de1dff4c5389f044d46a8c8849ba07cc2af154949e6c57a2e2a912c8da7d6e2','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [1, 8], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 2, 0, 0], "deck": [2, 4, 4], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('sDN7pt1u__vbPCFg_Ejbww',37,'0d2712b480c6ae05fe421b651c102df5f8229b59b896c0a2196a61e1b3e0514c','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, -1, -1, 0, 0, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 7, 0, 0, 11, 8, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 3, 12, 1, 4, 1, 1, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 36, 0, 2, 3, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "reserve": [56, 57, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 7, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('fC4drxK20BNHxLlDpiXP5w',31,'807b131e979051b70b1c5ed14a93fa796fc4eeaf4e65904b2a22c1af92d2b676','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [4, 4, 0, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, -1, 0, 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 0}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('7TciDWLc7ky9rt73zeJtIA',1,2,0,'search','chosen',1794930708027);
INSERT INTO "undone" VALUES('7TciDWLc7ky9rt73zeJtIA',1,3,8,'found:trolley','drawn',1794930708027);
INSERT INTO "undone" VALUES('LkJiHXGmIM98TpCxjvuZ3Q',1,2,0,'walk:larch','chosen',1794930708130);
INSERT INTO "undone" VALUES('sDN7pt1u__vbPCFg_Ejbww',1,5,0,'home:barrikadnaya','chosen',1794930708197);
INSERT INTO "undone" VALUES('fC4drxK20BNHxLlDpiXP5w',1,2,0,'faction:bandits','chosen',1794930708283);
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
