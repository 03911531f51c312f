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
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',1,8,'faction:fourth_reich','drawn',1794942851298);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',2,8,'hero:sasha','drawn',1794942851298);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',3,8,'faction:organised_crime','drawn',1794942851298);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',4,8,'hero:artyom','drawn',1794942851298);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',5,0,'home:tverskaya','chosen',1794942851342);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',6,0,'token:11','chosen',1794942851353);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',7,0,'token:8','chosen',1794942851364);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',8,1,'home:tretyakovskaya_krl','chosen',1794942851377);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',9,1,'token:12','chosen',1794942851385);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',10,1,'token:10','chosen',1794942851393);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',11,8,'draw_mission:hansa_tribute','drawn',1794942851393);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',12,8,'draw_mission:front_breaks','drawn',1794942851393);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',13,8,'draw_mission:one_line','drawn',1794942851393);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',14,0,'keep_mission:one_line','chosen',1794942851401);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',15,8,'draw_mission:parade','drawn',1794942851401);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',16,8,'draw_mission:meeting','drawn',1794942851401);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',17,8,'draw_mission:duel','drawn',1794942851401);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',18,1,'keep_mission:duel','chosen',1794942851406);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',19,8,'roll:3:4','drawn',1794942851406);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',20,8,'roll:4:6','drawn',1794942851406);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',21,8,'roll:1:2','drawn',1794942851406);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',22,1,'pass','chosen',1794942851420);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',23,8,'roll:1:3','drawn',1794942851420);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',24,0,'step:pushkinskaya','chosen',1794942851423);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',25,0,'army_station:mayakovskaya','chosen',1794942851426);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',26,8,'draw_threat:pig_mutation','drawn',1794942851426);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',27,0,'use_effect:sasha','chosen',1794942851429);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',28,0,'retoken:chekhovskaya:8','chosen',1794942851431);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',29,0,'step:tverskaya','chosen',1794942851433);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',30,0,'step:mayakovskaya','chosen',1794942851436);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',31,0,'attack_station:mayakovskaya','chosen',1794942851438);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',32,8,'draw_threat:rats','drawn',1794942851438);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',33,8,'roll:2:2','drawn',1794942851438);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',34,8,'roll:5:6','drawn',1794942851438);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',35,0,'pass','chosen',1794942851444);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',36,8,'roll:2:3','drawn',1794942851444);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',37,1,'step:kitay_gorod_krl','chosen',1794942851465);
INSERT INTO "choice" VALUES('Kc0-_3jb49DdHFF4cODpnA',38,1,'work','chosen',1794942851468);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',1,8,'first_player:1','drawn',1794942851507);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',2,0,'faction:fourth_reich','chosen',1794942851561);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',3,1,'faction:red_line','chosen',1794942851586);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',4,1,'hero:anna','chosen',1794942851590);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',5,1,'start:teatralnaya','chosen',1794942851603);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',6,0,'hero:khan','chosen',1794942851611);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',7,0,'start:chekhovskaya','chosen',1794942851625);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',8,8,'draw_equipment:svd','drawn',1794942851625);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',9,8,'draw_equipment:shotgun','drawn',1794942851625);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',10,8,'draw_equipment:geiger_counter','drawn',1794942851625);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',11,8,'draw_equipment:flag','drawn',1794942851625);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',12,0,'hire','chosen',1794942851631);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',13,0,'pass','chosen',1794942851643);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',14,1,'pass','chosen',1794942851657);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',15,0,'attack_station:aleksandrovsky_sad','chosen',1794942851689);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',16,1,'attack_station:chekhovskaya','chosen',1794942851703);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',17,0,'fight_with:hero','chosen',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',18,8,'draw_combat:evasion','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',19,8,'draw_combat:ambush','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',20,8,'draw_combat:breakthrough','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',21,8,'draw_combat:feint','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',22,8,'draw_combat:encirclement','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',23,8,'draw_combat:counterattack','drawn',1794942851705);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',24,0,'commit:ambush','chosen',1794942851749);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',25,1,'commit:evasion','chosen',1794942851778);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',26,0,'move:trubnaya','chosen',1794942851794);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',27,0,'attack_station:trubnaya','chosen',1794942851820);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',28,8,'draw_threat:seeping_rain','drawn',1794942851820);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',29,1,'move:suvorovskaya_ring','chosen',1794942851834);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',30,1,'exchange:mushroom:ammo:1','chosen',1794942851839);
INSERT INTO "choice" VALUES('OWahcRYwTOt3Z0UFkdfHVg',31,1,'pass','chosen',1794942851851);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',1,8,'lit:pine','drawn',1794942850705);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',2,0,'walk:larch','chosen',1794942850829);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',3,1,'walk:maple','chosen',1794942850834);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',4,8,'lit:pine','drawn',1794942850834);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',5,1,'walk:birch','chosen',1794942850836);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',6,0,'walk:cedar','chosen',1794942850845);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',7,8,'lit:larch','drawn',1794942850845);
INSERT INTO "choice" VALUES('kamnlBiIPTACzQd_TLkfVg',8,0,'walk:elm','chosen',1794942850847);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',1,8,'lit:pine','drawn',1794942850877);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',2,0,'walk:hazel','chosen',1794942850903);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',3,1,'rest','chosen',1794942850913);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',4,8,'lit:elm','drawn',1794942850913);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',5,1,'walk:pine','chosen',1794942851149);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',6,0,'walk:fir','chosen',1794942851163);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',7,8,'lit:oak','drawn',1794942851163);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',8,0,'walk:hazel','chosen',1794942851182);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',9,1,'rest','chosen',1794942851193);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',10,8,'lit:juniper','drawn',1794942851193);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',11,1,'walk:rowan','chosen',1794942851206);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',12,0,'walk:fir','chosen',1794942851214);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',13,8,'lit:fir','drawn',1794942851214);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',14,0,'walk:hazel','chosen',1794942851216);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',15,1,'walk:fir','chosen',1794942851222);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',16,8,'lit:maple','drawn',1794942851222);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',17,1,'walk:hazel','chosen',1794942851229);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',18,0,'duel:2','chosen',1794942851232);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',19,0,'bid:3','chosen',1794942851235);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',20,1,'bid:0','chosen',1794942851237);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',21,8,'lit:maple','drawn',1794942851237);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',22,0,'walk:juniper','chosen',1794942851260);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',23,1,'search','chosen',1794942851263);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',24,8,'found:trolley','drawn',1794942851263);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',25,8,'lit:oak','drawn',1794942851263);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',26,1,'search','chosen',1794942851265);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',27,8,'found:rumour','drawn',1794942851265);
INSERT INTO "choice" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',28,0,'walk:larch','chosen',1794942851278);
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
INSERT INTO "match" VALUES('kamnlBiIPTACzQd_TLkfVg','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"427bd629398ab04f858f809c20b1a2d9a9bc49d0e8a33e85abb4ed5eb1548b86","salts":["",""]}',X'D045EA97D06DC2B715DCD1C0CA60C7D780350349E57ADFC340AD5BFD8863CC92','toy-1',8,2,1794942850643,1794942850847,NULL,NULL);
INSERT INTO "match" VALUES('pmt1fUXUcq4B5bjxkA_ZtA','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"b522c727980af822748613ff247971ce028e2e8fdfa892f96e1c6b49f75d44fc","salts":["",""]}',X'96EDF7F06195B7F06886573E712DAC54B35B84BEADA01AA15B398325BCC4AA40','toy-1',28,0,1794942850871,1794942851278,NULL,NULL);
INSERT INTO "match" VALUES('Kc0-_3jb49DdHFF4cODpnA','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"02520dcd04bea80208a62e388e38cdd7eb9523c6c1737fd6dcc45f67a0b60908","salts":["",""]}',X'27C6392427208674ABA90066EA586AFAAA4F520EB562B615C27BBE4339A41C47','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',38,2,1794942851292,1794942851468,NULL,NULL);
INSERT INTO "match" VALUES('OWahcRYwTOt3Z0UFkdfHVg','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"e0815242fd3453d40091183bfe7dbf4aaab3cdc52e3c417efae44634673fdd3f","salts":["",""]}',X'C259DFDF251904FF7C28E14CF4091FB86A4403C177F1BB2476433EF90F83CA32','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,1,1794942851489,1794942851851,NULL,NULL);
INSERT INTO "match" VALUES('H2TnzG8xijm0YIsg7wQ_Og','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c","account":null},"imported":0,"position":null}',NULL,X'2E0B772C83B91817CC719D190C93E5BD4CFF601AC8284D567723112B78054931','toy-1',0,0,1794942851871,1794942851871,NULL,NULL);
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
INSERT INTO "seat" VALUES('kamnlBiIPTACzQd_TLkfVg',0,'person','Anna',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('kamnlBiIPTACzQd_TLkfVg',1,'person','Boris',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',0,'person','Anna',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',1,'person','Boris',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('Kc0-_3jb49DdHFF4cODpnA',0,'person','Anna',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('Kc0-_3jb49DdHFF4cODpnA',1,'person','Boris',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('OWahcRYwTOt3Z0UFkdfHVg',0,'person','Anna',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('OWahcRYwTOt3Z0UFkdfHVg',1,'person','Boris',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('H2TnzG8xijm0YIsg7wQ_Og',0,'person','Anna',NULL,NULL,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('H2TnzG8xijm0YIsg7wQ_Og',1,'open','',NULL,NULL,NULL,'7392df197582b09870e3dc8628d6eafb2c92847880306b8ebac328e41be402cf',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'1D95CF132599A27B64587F1D720B6292C1747A8B41CB5C9F7E0B57F7A3F143CE');
INSERT INTO "server_key" VALUES('links',X'FA893FB6043D84DAAF1E403A29F145E020849AD21B9F7300C7FA6F9BC0DCC8FA');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c','browser',NULL,1794942850634,1810494850798,'2ae99f3afb9ed901fa6782f87b3126424d7303a270b77d55846b15f03054612c',NULL,'',1794942000000);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('kamnlBiIPTACzQd_TLkfVg',8,'5b5ef54f56bbdf028fbe465b648172af6a33af06db4d664a9704ea06617729ad','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [3, 1], "bullets": [3, 3], "points": [0, 0], "held": [0, 0], "hand": [0, 0, 0, 0, 0, 0], "deck": [4, 4, 4], "discard": [0, 0, 0], "numbers": [3, 0, -1, 0, 12, 8, 3], "asked": 2, "stack": [{"frame": "RoundFrame"}, {"frame": "SequenceFrame", "parts": [{"frame": "LampFrame"}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 2}], "at": 2}, {"frame": "EachSeatFrame", "body": {"frame": "TurnFrame", "seat": 0}, "seats": 2, "at": 0, "left": 0}, {"frame": "TurnFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',28,'941f963694d94e25f5ef52833613445ef3b73a117b3acbe3f9aab1299827bde3','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place": [7, 5], "bullets": [1, 6], "points": [1, 0], "held": [0, 2], "hand": [0, 0, 0, 0, 1, 1], "deck": [4, 3, 3], "discard": [0, 0, 0], "numbers": [8, 1, -1, 0, 10, 8, 3], "asked": 0, "stack": []}');
INSERT INTO "snapshot" VALUES('Kc0-_3jb49DdHFF4cODpnA',38,'c5cef1d3aa2b61b37e6ea86d10551875cf16c21f27341bc4f63d05daf97fad04','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, -1, -1, -1, -1, 0, -1, 1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 7, 0, 0, 0, 0, 11, 0, 10, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tokens": [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 2, 1], "open": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "seats": [2, 1, 14, 1, 0, 1, 0, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 35, 0, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], "reserve": [57, 58, 56], "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [], "numbers": [2, 0, 1, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, -1, 0, 10, 0, 0, 0], "asked": 2, "stack": [{"frame": "TurnFrame", "seat": 1, "at": 5, "number": 5, "stations": 3}, {"frame": "MainFrame", "seat": 1}]}');
INSERT INTO "snapshot" VALUES('OWahcRYwTOt3Z0UFkdfHVg',31,'80ea887b1d6c535ea0ffa40dbbbb7400a285f630db071e819210b78ca5862a96','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "level": [], "tokens": [], "open": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "seats": [1, 5, 19, 0, 4, 2, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 21, 0, 1, 5, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reserve": [28, 30, 31], "zone": [0, 0, 0, 0, 4, 0, 4, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "rank": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "seen": [0, 0, 0, 0, -1, 0, -1, 0, -1, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "sizes": [14, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 1, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "timed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "numbers": [2, 1, 1, 1, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "asked": 1, "stack": [{"frame": "RoundFrame", "at": 1}, {"frame": "SequenceFrame", "parts": [{"frame": "PhaseFrame", "phase": 1}, {"frame": "LawStartFrame", "at": 0, "turn": 0}, {"frame": "EachSeatFrame", "body": {"frame": "ProductionFrame", "seat": 0, "polis": -1}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 2}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 3}, {"frame": "EachSeatFrame", "body": {"frame": "ArmyFrame", "seat": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 4}, {"frame": "EachSeatFrame", "body": {"frame": "HeroFrame", "seat": 0, "at": 0}, "seats": 2, "at": 1, "left": 2}, {"frame": "PhaseFrame", "phase": 5}], "at": 5}, {"frame": "EachSeatFrame", "body": {"frame": "MaintenanceFrame", "seat": 0}, "seats": 2, "at": 1, "left": 0}, {"frame": "HireFrame", "seat": 0}]}');
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
INSERT INTO "undone" VALUES('kamnlBiIPTACzQd_TLkfVg',1,2,0,'search','chosen',1794942850811);
INSERT INTO "undone" VALUES('kamnlBiIPTACzQd_TLkfVg',1,3,8,'found:trolley','drawn',1794942850811);
INSERT INTO "undone" VALUES('pmt1fUXUcq4B5bjxkA_ZtA',1,2,0,'walk:larch','chosen',1794942850897);
INSERT INTO "undone" VALUES('Kc0-_3jb49DdHFF4cODpnA',1,5,0,'home:chekhovskaya','chosen',1794942851323);
INSERT INTO "undone" VALUES('OWahcRYwTOt3Z0UFkdfHVg',1,2,0,'faction:bandits','chosen',1794942851525);
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
