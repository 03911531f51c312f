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
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',1,8,'first_player:1','drawn',1795024256135);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',2,0,'faction:fourth_reich','chosen',1795024256181);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',3,1,'faction:red_line','chosen',1795024256189);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',4,1,'hero:anna','chosen',1795024256193);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',5,1,'start:teatralnaya','chosen',1795024256197);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',6,0,'hero:khan','chosen',1795024256201);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',7,0,'start:chekhovskaya','chosen',1795024256216);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',8,8,'draw_equipment:grenade','drawn',1795024256216);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',9,8,'draw_equipment:akm','drawn',1795024256216);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',10,8,'draw_equipment:shotgun','drawn',1795024256216);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',11,8,'draw_equipment:geiger_counter','drawn',1795024256216);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',12,0,'hire','chosen',1795024256229);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',13,0,'pass','chosen',1795024256236);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',14,1,'pass','chosen',1795024256243);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',15,0,'attack_station:aleksandrovsky_sad','chosen',1795024256248);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',16,1,'attack_station:chekhovskaya','chosen',1795024256254);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',17,0,'fight_with:hero','chosen',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',18,8,'draw_combat:evasion','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',19,8,'draw_combat:ambush','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',20,8,'draw_combat:encirclement','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',21,8,'draw_combat:breakthrough','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',22,8,'draw_combat:feint','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',23,8,'draw_combat:assault','drawn',1795024256260);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',24,0,'commit:breakthrough','chosen',1795024256299);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',25,1,'commit:feint','chosen',1795024256343);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',26,0,'move:trubnaya','chosen',1795024256364);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',27,0,'attack_station:trubnaya','chosen',1795024256399);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',28,8,'draw_threat:black_mould','drawn',1795024256399);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',29,1,'move:suvorovskaya_ring','chosen',1795024256430);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',30,1,'exchange:mushroom:ammo:1','chosen',1795024256448);
INSERT INTO "choice" VALUES('FU7p3thpokOaT2SqvrFtSw',31,1,'pass','chosen',1795024256458);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',1,8,'faction:confederation_1905','drawn',1795024255924);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',2,8,'hero:sasha','drawn',1795024255924);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',3,8,'faction:arbat_confederation','drawn',1795024255924);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',4,8,'hero:melnik','drawn',1795024255924);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',5,0,'home:belorusskaya','chosen',1795024255956);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',6,0,'token:11','chosen',1795024255959);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',7,0,'token:8','chosen',1795024255963);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',8,1,'home:kievskaya_apl','chosen',1795024255967);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',9,1,'token:12','chosen',1795024255971);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',10,1,'token:10','chosen',1795024255975);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',11,8,'draw_mission:lone_warrior','drawn',1795024255975);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',12,8,'draw_mission:parade','drawn',1795024255975);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',13,8,'draw_mission:big_game','drawn',1795024255975);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',14,0,'keep_mission:parade','chosen',1795024255979);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',15,8,'draw_mission:lone_warrior','drawn',1795024255979);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',16,8,'draw_mission:haunted','drawn',1795024255979);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',17,8,'draw_mission:five_lines','drawn',1795024255979);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',18,1,'keep_mission:lone_warrior','chosen',1795024255984);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',19,8,'roll:2:6','drawn',1795024255984);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',20,8,'roll:5:5','drawn',1795024255984);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',21,8,'roll:2:5','drawn',1795024255984);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',22,1,'pass','chosen',1795024255989);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',23,8,'roll:1:3','drawn',1795024255989);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',24,0,'step:belorusskaya_ring','chosen',1795024255993);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',25,0,'work','chosen',1795024255997);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',26,0,'take:ammo','chosen',1795024256004);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',27,0,'step:krasnopresnenskaya_ring','chosen',1795024256011);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',28,0,'buy','chosen',1795024256016);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',29,8,'draw_equipment:medkit','drawn',1795024256016);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',30,8,'draw_equipment:flag','drawn',1795024256016);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',31,0,'pass','chosen',1795024256021);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',32,0,'use_effect:sasha','chosen',1795024256024);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',33,0,'retoken:ulitsa_1905:12','chosen',1795024256033);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',34,0,'hire','chosen',1795024256048);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',35,0,'pass','chosen',1795024256058);
INSERT INTO "choice" VALUES('mOTqtkeYLDEMzOi7V7-ggA',36,8,'roll:3:6','drawn',1795024256058);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',1,8,'lit:cedar','drawn',1795024255624);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',2,0,'walk:larch','chosen',1795024255684);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',3,1,'walk:maple','chosen',1795024255687);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',4,8,'lit:larch','drawn',1795024255687);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',5,1,'walk:birch','chosen',1795024255715);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',6,0,'walk:cedar','chosen',1795024255723);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',7,8,'lit:pine','drawn',1795024255723);
INSERT INTO "choice" VALUES('q7s8GbWurbaM9-d_3WaE1A',8,0,'walk:elm','chosen',1795024255728);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',1,8,'lit:larch','drawn',1795024255747);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',2,0,'walk:hazel','chosen',1795024255791);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',3,1,'rest','chosen',1795024255794);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',4,8,'lit:cedar','drawn',1795024255794);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',5,1,'walk:pine','chosen',1795024255799);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',6,0,'walk:fir','chosen',1795024255802);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',7,8,'lit:juniper','drawn',1795024255802);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',8,0,'walk:hazel','chosen',1795024255805);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',9,1,'rest','chosen',1795024255810);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',10,8,'lit:pine','drawn',1795024255810);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',11,1,'walk:rowan','chosen',1795024255817);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',12,0,'walk:fir','chosen',1795024255823);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',13,8,'lit:alder','drawn',1795024255823);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',14,0,'walk:hazel','chosen',1795024255826);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',15,1,'walk:fir','chosen',1795024255830);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',16,8,'lit:maple','drawn',1795024255830);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',17,1,'walk:hazel','chosen',1795024255837);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',18,0,'duel:2','chosen',1795024255842);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',19,0,'bid:3','chosen',1795024255850);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',20,1,'bid:0','chosen',1795024255854);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',21,8,'lit:juniper','drawn',1795024255854);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',22,0,'walk:juniper','chosen',1795024255860);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',23,1,'search','chosen',1795024255862);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',24,8,'found:supplies','drawn',1795024255862);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',25,8,'lit:alder','drawn',1795024255862);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',26,1,'search','chosen',1795024255876);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',27,8,'found:trolley','drawn',1795024255876);
INSERT INTO "choice" VALUES('uPwxGXc4k0ows7V4j3J-3A',28,0,'walk:larch','chosen',1795024255884);
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
INSERT INTO "match" VALUES('q7s8GbWurbaM9-d_3WaE1A','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"31074b31dca0e40259e5836d6ae6403ef6ceb2fad17325ca87231581aaed116e","salts":["",""]}',X'E5E33D40FB484C01CF880079E40D62ABA1457CAAD8150847753A762D5ECF88D9','toy-1',8,2,1795024255510,1795024255728,NULL,NULL);
INSERT INTO "match" VALUES('uPwxGXc4k0ows7V4j3J-3A','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"c20b54a53f9455700cb497909e4c61c6e65181833702790e08dca8ede2a63356","salts":["",""]}',X'F51EC45F7BC527B0AB67225BD200173FC5AF011DDFFA49AAA6A26F2CF712BFBD','toy-1',28,0,1795024255735,1795024255884,NULL,NULL);
INSERT INTO "match" VALUES('mOTqtkeYLDEMzOi7V7-ggA','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"32a94913121c9dc898a69b223e781e4cd14d3e98a163cf038922fbdef5dea561","salts":["",""]}',X'0FCDB3A51BB2D2FFBA9F6639045B442D09E9C8F3BE8EFBF7F8B2DE83A9532B13','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',36,2,1795024255902,1795024256059,NULL,NULL);
INSERT INTO "match" VALUES('FU7p3thpokOaT2SqvrFtSw','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"b16bdfbf0d06984c78213a1eebb42b3741edb39fe1e9d2c80cd06f12b9c970b8","salts":["",""]}',X'34E2D0B0452CF893AB35D4247A35C451F72E591A66567DF5E5C36F6804F80674','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1795024256080,1795024256459,NULL,NULL);
INSERT INTO "match" VALUES('v6byW7OBH-Dw_R3XZ9Nxgw','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910","account":null},"imported":0,"position":null}',NULL,X'35901FC659B3F4249E7453DE682F0179EEF2977A908D36FCFA054B39ECE7EFF2','toy-1',0,0,1795024256512,1795024256512,NULL,NULL);
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
INSERT INTO "played_due" VALUES('uPwxGXc4k0ows7V4j3J-3A');
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
INSERT INTO "seat" VALUES('q7s8GbWurbaM9-d_3WaE1A',0,'person','Anna',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('q7s8GbWurbaM9-d_3WaE1A',1,'person','Boris',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('uPwxGXc4k0ows7V4j3J-3A',0,'person','Anna',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('uPwxGXc4k0ows7V4j3J-3A',1,'person','Boris',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('mOTqtkeYLDEMzOi7V7-ggA',0,'person','Anna',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('mOTqtkeYLDEMzOi7V7-ggA',1,'person','Boris',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('FU7p3thpokOaT2SqvrFtSw',0,'person','Anna',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('FU7p3thpokOaT2SqvrFtSw',1,'person','Boris',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('v6byW7OBH-Dw_R3XZ9Nxgw',0,'person','Anna',NULL,NULL,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('v6byW7OBH-Dw_R3XZ9Nxgw',1,'open','',NULL,NULL,NULL,'40d5f2578409c7b9027ff1909078300426188eaadbbeae1bbd43541a9416ac21',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'1CBFA3003D40880862F7409FBA5B65BF72F5CF764A0695085EFBADA0124B8A11');
INSERT INTO "server_key" VALUES('links',X'608E3EF87A5FA62DAA4D131FBFD11EE99FC08CF0136CE9D6EAF61618836CEB8E');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910','browser',NULL,1795024255484,1810576255639,'49fd5241f8983919aef1f1d6f05d9f8c2443d8e77482c206cd0aff135021d910',NULL,'',1795021200000);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('q7s8GbWurbaM9-d_3WaE1A',8,'9d99ed54ee4e94bc20ae5212e615f93ea9c995b4cf6b511cff8aa76fb4c40b9c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [4, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('uPwxGXc4k0ows7V4j3J-3A',28,'816b76037fbfa691a835c5f41806c3fb61edbdf187fbbfa26b49b7ba5c5c3b8e','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [0, 6], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 1, 0, 1], "deck": [3, 4, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('mOTqtkeYLDEMzOi7V7-ggA',36,'b4cebbefbfef136f832943d4e939be3ffcb809f6a697b1ed1ac02c395bc81c42','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 7, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [4, 1, 67, 0, 3, 2, 1, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 3, 24, 0, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [56, 57, 55], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 9, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('FU7p3thpokOaT2SqvrFtSw',31,'584061a8ab3d1b2eec3530160da4f5c31d749bc508cce31cbc5912fc555a0f70','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [-1, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 0}, {"frame": "HireFrame", "seat": 0}]}');
CREATE TABLE spectator (
	token_hash TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_spectator PRIMARY KEY (token_hash), 
	CONSTRAINT fk_spectator_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
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
INSERT INTO "undone" VALUES('q7s8GbWurbaM9-d_3WaE1A',1,2,0,'search','chosen',1795024255660);
INSERT INTO "undone" VALUES('q7s8GbWurbaM9-d_3WaE1A',1,3,8,'found:rumour','drawn',1795024255660);
INSERT INTO "undone" VALUES('uPwxGXc4k0ows7V4j3J-3A',1,2,0,'walk:larch','chosen',1795024255778);
INSERT INTO "undone" VALUES('mOTqtkeYLDEMzOi7V7-ggA',1,5,0,'home:barrikadnaya','chosen',1795024255946);
INSERT INTO "undone" VALUES('FU7p3thpokOaT2SqvrFtSw',1,2,0,'faction:bandits','chosen',1795024256161);
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
