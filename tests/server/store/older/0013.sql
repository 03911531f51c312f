BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, recovery TEXT, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',1,8,'lit:elm','drawn',1795011493865);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',2,0,'walk:hazel','chosen',1795011493886);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',3,1,'rest','chosen',1795011493893);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',4,8,'lit:birch','drawn',1795011493893);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',5,1,'walk:pine','chosen',1795011493899);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',6,0,'walk:fir','chosen',1795011493910);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',7,8,'lit:larch','drawn',1795011493910);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',8,0,'walk:hazel','chosen',1795011493955);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',9,1,'rest','chosen',1795011493959);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',10,8,'lit:cedar','drawn',1795011493959);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',11,1,'walk:rowan','chosen',1795011493975);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',12,0,'walk:fir','chosen',1795011493990);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',13,8,'lit:pine','drawn',1795011493990);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',14,0,'walk:hazel','chosen',1795011494002);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',15,1,'walk:fir','chosen',1795011494032);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',16,8,'lit:maple','drawn',1795011494032);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',17,1,'walk:hazel','chosen',1795011494064);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',18,0,'duel:2','chosen',1795011494071);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',19,0,'bid:3','chosen',1795011494073);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',20,1,'bid:0','chosen',1795011494074);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',21,8,'lit:larch','drawn',1795011494074);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',22,0,'walk:juniper','chosen',1795011494077);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',23,1,'search','chosen',1795011494079);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',24,8,'found:trolley','drawn',1795011494079);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',25,8,'lit:elm','drawn',1795011494079);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',26,1,'search','chosen',1795011494081);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',27,8,'found:trolley','drawn',1795011494081);
INSERT INTO "choice" VALUES('2EUDQpsVPhUe1RslwAZXiw',28,0,'walk:larch','chosen',1795011494096);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',1,8,'first_player:2','drawn',1795011494249);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',2,1,'faction:fourth_reich','chosen',1795011494269);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',3,0,'faction:red_line','chosen',1795011494271);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',4,0,'hero:anna','chosen',1795011494274);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',5,0,'start:teatralnaya','chosen',1795011494276);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',6,1,'hero:khan','chosen',1795011494283);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',7,1,'start:chekhovskaya','chosen',1795011494288);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',8,8,'draw_equipment:grenade','drawn',1795011494288);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',9,8,'draw_equipment:rpk','drawn',1795011494288);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',10,8,'draw_equipment:locomotive','drawn',1795011494288);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',11,8,'draw_equipment:rpk','drawn',1795011494288);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',12,1,'hire','chosen',1795011494299);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',13,1,'pass','chosen',1795011494307);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',14,0,'pass','chosen',1795011494309);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',15,1,'attack_station:aleksandrovsky_sad','chosen',1795011494311);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',16,0,'attack_station:chekhovskaya','chosen',1795011494314);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',17,1,'fight_with:hero','chosen',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',18,8,'draw_combat:ambush','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',19,8,'draw_combat:feint','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',20,8,'draw_combat:breakthrough','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',21,8,'draw_combat:evasion','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',22,8,'draw_combat:assault','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',23,8,'draw_combat:encirclement','drawn',1795011494316);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',24,0,'commit:breakthrough','chosen',1795011494319);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',25,1,'commit:feint','chosen',1795011494321);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',26,1,'move:trubnaya','chosen',1795011494323);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',27,1,'attack_station:trubnaya','chosen',1795011494326);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',28,8,'draw_threat:bat_colony','drawn',1795011494326);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',29,1,'retreat:chekhovskaya','chosen',1795011494328);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',30,0,'move:lubyanka','chosen',1795011494330);
INSERT INTO "choice" VALUES('aN2ZJIHyu94-pL_ShE_QCA',31,0,'pass','chosen',1795011494333);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',1,8,'faction:arbat_confederation','drawn',1795011494118);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',2,8,'hero:anna','drawn',1795011494118);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',3,8,'faction:polis','drawn',1795011494118);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',4,8,'hero:sasha','drawn',1795011494118);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',5,0,'home:smolenskaya_apl','chosen',1795011494142);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',6,0,'token:11','chosen',1795011494147);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',7,0,'token:8','chosen',1795011494156);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',8,1,'home:arbatskaya_apl','chosen',1795011494163);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',9,1,'token:12','chosen',1795011494165);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',10,1,'token:10','chosen',1795011494167);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',11,8,'draw_mission:meeting','drawn',1795011494167);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',12,8,'draw_mission:haunted','drawn',1795011494167);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',13,8,'draw_mission:arsenal','drawn',1795011494167);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',14,0,'keep_mission:arsenal','chosen',1795011494169);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',15,8,'draw_mission:five_lines','drawn',1795011494169);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',16,8,'draw_mission:begovaya_stable','drawn',1795011494169);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',17,8,'draw_mission:bauman_pigs','drawn',1795011494169);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',18,8,'draw_mission:big_game','drawn',1795011494169);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',19,1,'keep_mission:bauman_pigs','chosen',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',20,8,'roll:1:3','drawn',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',21,8,'roll:1:3','drawn',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',22,8,'roll:1:3','drawn',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',23,8,'roll:3:3','drawn',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',24,8,'roll:3:5','drawn',1795011494172);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',25,1,'pass','chosen',1795011494176);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',26,8,'roll:2:5','drawn',1795011494176);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',27,0,'exchange:mushroom:ammo:1','chosen',1795011494180);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',28,0,'hire','chosen',1795011494183);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',29,0,'step:kievskaya_apl','chosen',1795011494188);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',30,0,'army_station:smolenskaya_fl','chosen',1795011494192);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',31,8,'draw_threat:librarian','drawn',1795011494192);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',32,0,'withdraw','chosen',1795011494196);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',33,0,'hire','chosen',1795011494199);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',34,0,'step:kievskaya_fl','chosen',1795011494203);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',35,0,'step:smolenskaya_fl','chosen',1795011494206);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',36,0,'step:arbatskaya_fl','chosen',1795011494208);
INSERT INTO "choice" VALUES('gdESFOFYP51b7mvy1tcjDA',37,0,'step:smolenskaya_fl','chosen',1795011494232);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',1,8,'lit:elm','drawn',1795011493670);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',2,0,'walk:larch','chosen',1795011493772);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',3,1,'walk:maple','chosen',1795011493776);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',4,8,'lit:larch','drawn',1795011493776);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',5,1,'walk:birch','chosen',1795011493781);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',6,0,'walk:cedar','chosen',1795011493816);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',7,8,'lit:oak','drawn',1795011493816);
INSERT INTO "choice" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',8,0,'walk:elm','chosen',1795011493848);
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
INSERT INTO "match" VALUES('hJNzTn1l290Z5aRdNJ_8eQ','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"5bd939b631c097b2dfdb69d4cf27f593390852405e055b44f359a398d0b34063","salts":["",""]}',X'9367F39549EA0E9A7ABA4E913856EE26E719E15225FF654CAB83EEB86F70B837','toy-1',8,2,1795011493655,1795011493849,NULL,NULL);
INSERT INTO "match" VALUES('2EUDQpsVPhUe1RslwAZXiw','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"a3200137dcdb26714bcbd5bdbb6f6f3850141a7aa1092bb71ce8c947d6307f3f","salts":["",""]}',X'CFA905246CA8A5721E7EE360CD84ABDB6E6748407751E6F534F5FB9C0D75F77A','toy-1',28,0,1795011493856,1795011494096,NULL,NULL);
INSERT INTO "match" VALUES('gdESFOFYP51b7mvy1tcjDA','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"2159c768f6ed4bd3ccfb0b3b0953d6ccafe75bea6bfbd8014b4b56647d3b7ff1","salts":["",""]}',X'6AE4D1D3A56A2CC4C05CDA353F9D9BF0725CA3ED41C5665281B7263C636B86F7','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',37,1,1795011494110,1795011494233,NULL,NULL);
INSERT INTO "match" VALUES('aN2ZJIHyu94-pL_ShE_QCA','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"ab9b6e6dd6f9f0bd6adf94fcdc2d4992bc98675ab0f2126eac2a42629f1908ce","salts":["",""]}',X'315883C6CF0ABFB545B44D354B6600A0C9E648E57BDBE9724EC5A4B0F0B9E9A7','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1795011494243,1795011494333,NULL,NULL);
INSERT INTO "match" VALUES('8TSQcYUM4fBtUhU3SV1B1Q','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38","account":null},"imported":0,"position":null}',NULL,X'017E86F444628752E5DD1CFA5CE059C6C51035DAD3B17A177CE9336B006F76EF','toy-1',0,0,1795011494341,1795011494341,NULL,NULL);
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
INSERT INTO "seat" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',0,'person','Anna',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',1,'person','Boris',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('2EUDQpsVPhUe1RslwAZXiw',0,'person','Anna',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('2EUDQpsVPhUe1RslwAZXiw',1,'person','Boris',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('gdESFOFYP51b7mvy1tcjDA',0,'person','Anna',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('gdESFOFYP51b7mvy1tcjDA',1,'person','Boris',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('aN2ZJIHyu94-pL_ShE_QCA',0,'person','Anna',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('aN2ZJIHyu94-pL_ShE_QCA',1,'person','Boris',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('8TSQcYUM4fBtUhU3SV1B1Q',0,'person','Anna',NULL,NULL,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('8TSQcYUM4fBtUhU3SV1B1Q',1,'open','',NULL,NULL,NULL,'88c44c6454606b8f07f76293709028207e7a5829b9734bb95f60a6f678a4f415',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'44C105B195E1EF75784F94B0B094171AFA737392CC17C219B53D9564A74986E1');
INSERT INTO "server_key" VALUES('links',X'0D3007A8AE12B2B5EBA25BFA8A339DC5C94FD1964929F281EBD27A1F666A44F2');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38','browser',NULL,1795011493488,1810563493680,'c4feb50cafcb8046390ea41712ea3592a4f19e95eba4d3a60e4728c11e1e3c38',NULL,'',1795010400000);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',8,'75e229ab82bebfe7f37aaeaee539ac401874c4e86c3235957cbb84908fcda33c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [4, 4], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('2EUDQpsVPhUe1RslwAZXiw',28,'290ff707f87ddcd6aedb0aad26e191f1d1f22f4e907bc4ec8d3b302ceae38af5','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 6], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 0, 0, 2], "deck": [4, 4, 2], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('gdESFOFYP51b7mvy1tcjDA',37,'1f7fed778f8948496a718e195b4ecc1e4ec3820091dea3b5f97f5b86669e52c8','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 0, 0, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 11, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [5, 4, 28, 0, 4, 1, 0, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 5, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 22, 0, 2, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "reserve": [58, 58, 57], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [1, 0, 1, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 1, "stack": [{"frame": "TurnFrame", "seat": 0, "at": 5, "number": 7, "stations": 3}, {"frame": "MainFrame", "seat": 0}]}');
INSERT INTO "snapshot" VALUES('aN2ZJIHyu94-pL_ShE_QCA',31,'4862e8bf3aa1e7147c2c857461e6ea119cef342265c26204977ad6ca48308e57','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [2, 0, 30, 0, 1, 5, 3, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 13, 1, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 29, 32], "zone": [0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, -1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 0, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 0, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 1}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',1,2,0,'search','chosen',1795011493760);
INSERT INTO "undone" VALUES('hJNzTn1l290Z5aRdNJ_8eQ',1,3,8,'found:supplies','drawn',1795011493760);
INSERT INTO "undone" VALUES('2EUDQpsVPhUe1RslwAZXiw',1,2,0,'walk:larch','chosen',1795011493878);
INSERT INTO "undone" VALUES('gdESFOFYP51b7mvy1tcjDA',1,5,0,'home:kievskaya_fl','chosen',1795011494136);
INSERT INTO "undone" VALUES('aN2ZJIHyu94-pL_ShE_QCA',1,2,1,'faction:bandits','chosen',1795011494264);
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
COMMIT;
