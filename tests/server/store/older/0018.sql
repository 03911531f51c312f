BEGIN TRANSACTION;
CREATE TABLE account (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, skeleton TEXT DEFAULT '' NOT NULL, recovery TEXT, has_profile BOOLEAN DEFAULT 0 NOT NULL, role TEXT, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_folded UNIQUE (folded)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
CREATE TABLE announcement (
	id TEXT NOT NULL, 
	texts TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_announcement PRIMARY KEY (id)
);
CREATE TABLE audit (
	id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	actor TEXT NOT NULL, 
	role TEXT NOT NULL, 
	deed TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
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
	at BIGINT NOT NULL, writer TEXT, 
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
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',1,8,'lit:elm','drawn',1795046430301);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',2,0,'walk:larch','chosen',1795046430333);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',3,1,'walk:maple','chosen',1795046430336);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',4,8,'lit:alder','drawn',1795046430336);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',5,1,'walk:birch','chosen',1795046430340);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',6,0,'walk:cedar','chosen',1795046430344);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',7,8,'lit:cedar','drawn',1795046430344);
INSERT INTO "choice" VALUES('989qJslZjCbqUTN1YbvC7w',8,0,'walk:elm','chosen',1795046430348);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',1,8,'lit:pine','drawn',1795046430379);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',2,0,'walk:hazel','chosen',1795046430426);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',3,1,'rest','chosen',1795046430432);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',4,8,'lit:birch','drawn',1795046430432);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',5,1,'walk:pine','chosen',1795046430436);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',6,0,'walk:fir','chosen',1795046430440);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',7,8,'lit:maple','drawn',1795046430440);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',8,0,'walk:hazel','chosen',1795046430444);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',9,1,'rest','chosen',1795046430448);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',10,8,'lit:oak','drawn',1795046430448);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',11,1,'walk:rowan','chosen',1795046430452);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',12,0,'walk:fir','chosen',1795046430456);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',13,8,'lit:larch','drawn',1795046430456);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',14,0,'walk:hazel','chosen',1795046430460);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',15,1,'walk:fir','chosen',1795046430464);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',16,8,'lit:alder','drawn',1795046430464);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',17,1,'walk:hazel','chosen',1795046430468);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',18,0,'duel:2','chosen',1795046430472);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',19,0,'bid:3','chosen',1795046430476);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',20,1,'bid:0','chosen',1795046430480);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',21,8,'lit:fir','drawn',1795046430480);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',22,0,'walk:juniper','chosen',1795046430484);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',23,1,'search','chosen',1795046430488);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',24,8,'found:trolley','drawn',1795046430488);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',25,8,'lit:maple','drawn',1795046430488);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',26,1,'search','chosen',1795046430492);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',27,8,'found:rumour','drawn',1795046430492);
INSERT INTO "choice" VALUES('PefHWdF8WBkpnRqpanrF7A',28,0,'walk:larch','chosen',1795046430496);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',1,8,'faction:organised_crime','drawn',1795046430527);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',2,8,'hero:artyom','drawn',1795046430527);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',3,8,'faction:polis','drawn',1795046430527);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',4,8,'hero:anna','drawn',1795046430527);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',5,0,'home:kitay_gorod_krl','chosen',1795046430568);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',6,0,'token:11','chosen',1795046430572);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',7,0,'token:8','chosen',1795046430576);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',8,1,'home:arbatskaya_apl','chosen',1795046430580);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',9,1,'token:12','chosen',1795046430584);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',10,1,'token:10','chosen',1795046430588);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',11,8,'draw_mission:five_lines','drawn',1795046430588);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',12,8,'draw_mission:emerald_road','drawn',1795046430588);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',13,8,'draw_mission:duel','drawn',1795046430588);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',14,0,'keep_mission:emerald_road','chosen',1795046430592);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',15,8,'draw_mission:sukharevskaya_hero','drawn',1795046430592);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',16,8,'draw_mission:meeting','drawn',1795046430592);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',17,8,'draw_mission:haunted','drawn',1795046430592);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',18,8,'draw_mission:blitz','drawn',1795046430592);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',19,1,'keep_mission:meeting','chosen',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',20,8,'roll:4:5','drawn',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',21,8,'roll:3:6','drawn',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',22,8,'roll:1:4','drawn',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',23,8,'roll:3:5','drawn',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',24,8,'roll:4:4','drawn',1795046430596);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',25,1,'pass','chosen',1795046430608);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',26,8,'roll:3:4','drawn',1795046430608);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',27,0,'step:tretyakovskaya_krl','chosen',1795046430618);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',28,0,'work','chosen',1795046430636);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',29,0,'step:novokuznetskaya','chosen',1795046430641);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',30,0,'step:paveletskaya','chosen',1795046430662);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',31,0,'step:paveletskaya_ring','chosen',1795046430674);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',32,0,'pass','chosen',1795046430685);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',33,8,'roll:2:4','drawn',1795046430685);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',34,1,'step:smolenskaya_apl','chosen',1795046430699);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',35,1,'army_station:ploshchad_revolyutsii','chosen',1795046430710);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',36,8,'draw_threat:firedamp','drawn',1795046430710);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',37,8,'roll:4:5','drawn',1795046430710);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',38,8,'roll:2:3','drawn',1795046430710);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',39,1,'step:kievskaya_apl','chosen',1795046430722);
INSERT INTO "choice" VALUES('QesyHVPCB8Uzsuusm8iKuw',40,1,'step:smolenskaya_apl','chosen',1795046430733);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',1,8,'first_player:2','drawn',1795046430776);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',2,1,'faction:fourth_reich','chosen',1795046430817);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',3,0,'faction:red_line','chosen',1795046430824);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',4,0,'hero:anna','chosen',1795046430833);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',5,0,'start:teatralnaya','chosen',1795046430837);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',6,1,'hero:khan','chosen',1795046430841);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',7,1,'start:chekhovskaya','chosen',1795046430844);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',8,8,'draw_equipment:flag','drawn',1795046430844);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',9,8,'draw_equipment:grenade','drawn',1795046430844);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',10,8,'draw_equipment:locomotive','drawn',1795046430844);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',11,8,'draw_equipment:svd','drawn',1795046430844);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',12,1,'hire','chosen',1795046430849);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',13,1,'pass','chosen',1795046430853);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',14,0,'pass','chosen',1795046430857);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',15,1,'attack_station:aleksandrovsky_sad','chosen',1795046430861);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',16,0,'attack_station:chekhovskaya','chosen',1795046430865);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',17,1,'fight_with:hero','chosen',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',18,8,'draw_combat:assault','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',19,8,'draw_combat:feint','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',20,8,'draw_combat:ambush','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',21,8,'draw_combat:evasion','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',22,8,'draw_combat:breakthrough','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',23,8,'draw_combat:encirclement','drawn',1795046430869);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',24,0,'commit:breakthrough','chosen',1795046430882);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',25,1,'commit:feint','chosen',1795046430895);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',26,1,'move:trubnaya','chosen',1795046430907);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',27,1,'attack_station:trubnaya','chosen',1795046430918);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',28,8,'draw_threat:rotten_props','drawn',1795046430918);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',29,0,'move:suvorovskaya_ring','chosen',1795046430933);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',30,0,'exchange:mushroom:ammo:1','chosen',1795046430940);
INSERT INTO "choice" VALUES('S0XSYi-RwiTdgPohxuslIQ',31,0,'pass','chosen',1795046430952);
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
INSERT INTO "match" VALUES('989qJslZjCbqUTN1YbvC7w','running',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"afa1943a02b0c345b67a5394eba5c62f4d4af295c301b18379745c716ff4382d","salts":["",""]}',X'8EDF4060CD4B188FBADF3396B09E54A47E616D636EAF876ED5C1102542BDA2AA','toy-1',8,2,1795046430277,1795046430348,NULL,NULL);
INSERT INTO "match" VALUES('PefHWdF8WBkpnRqpanrF7A','over',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf","account":null},"imported":0,"position":null}','{"format":1,"edition":"toy","rules_version":1,"content_digest":"toy-1","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"rounds":8,"points":3},"position":null,"commitment":"c6a9f69dc6b89c8c0c59e009037f4f1f5d33538d6e27103ef9f1be3a72b4449f","salts":["",""]}',X'3389B805EE93385CD03A2A1DCC0E7207E8370D3D7D754D6610DCDFF8843A039F','toy-1',28,0,1795046430362,1795046430496,NULL,NULL);
INSERT INTO "match" VALUES('QesyHVPCB8Uzsuusm8iKuw','running',1,'{"edition":"first","house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf","account":null},"imported":0,"position":null}','{"format":1,"edition":"first","rules_version":2,"content_digest":"d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"draft":0,"other_tokens":0,"army_tunnels_only":0,"threat_offset":0,"victory_points":0,"most_rounds":0},"position":null,"commitment":"116685fe786381dfce8e2350b66c191915e218c907650e32a341bcc16ee01ca2","salts":["",""]}',X'D9579C2D6B4F617AD8C589556F5E70B48D36A93D7957D83CB7C0DCEB9C9A22F4','d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46',40,2,1795046430511,1795046430734,NULL,NULL);
INSERT INTO "match" VALUES('S0XSYi-RwiTdgPohxuslIQ','running',1,'{"edition":"second","house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"clock":null,"absent":"fallback","absent_bot":"stalker","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf","account":null},"imported":0,"position":null}','{"format":1,"edition":"second","rules_version":2,"content_digest":"8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Boris","kind":"human"}],"house_rules":{"victory_points":0,"open_ring":0,"first_player":0,"most_rounds":0},"position":null,"commitment":"8e501be167e78f257acf87e3a34d6d3bcb6c17ca3f1a2e75149dabe0e6d3c028","salts":["",""]}',X'8D2FC02722E617EDAEA69C2951EC9C421AAA45D7CF611D774D603A10C101E6B7','8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5',31,2,1795046430763,1795046430953,NULL,NULL);
INSERT INTO "match" VALUES('_dunc8GsGR4MW43ai4buGA','lobby',1,'{"edition":"toy","house_rules":{"rounds":8,"points":3},"clock":null,"absent":"fallback","absent_bot":"random","watch":"anyone","delay":null,"language":"en","title":"","hints":true,"chat":true,"memory":true,"rated":false,"host":{"session":"a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf","account":null},"imported":0,"position":null}',NULL,X'E70F35169CFCF0773AD702AAD9171296DC9EE3AC74FDD0BD3846C9121E21C492','toy-1',0,0,1795046430974,1795046430974,NULL,NULL);
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
INSERT INTO "played_due" VALUES('PefHWdF8WBkpnRqpanrF7A');
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
CREATE TABLE report (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	title TEXT NOT NULL, 
	line INTEGER, 
	seat INTEGER, 
	reporter TEXT, 
	reporter_name TEXT NOT NULL, 
	subject TEXT, 
	subject_name TEXT NOT NULL, 
	quote TEXT NOT NULL, 
	note TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	open_key TEXT, 
	decision TEXT DEFAULT '' NOT NULL, 
	reason TEXT DEFAULT '' NOT NULL, 
	decided_by TEXT DEFAULT '' NOT NULL, 
	decided BIGINT, 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT uq_report_open_key UNIQUE (open_key)
);
CREATE TABLE review (
	"match" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match", number), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE sanction (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	lifted BIGINT, 
	force_key TEXT, 
	CONSTRAINT pk_sanction PRIMARY KEY (id), 
	CONSTRAINT uq_sanction_force_key UNIQUE (force_key)
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
INSERT INTO "seat" VALUES('989qJslZjCbqUTN1YbvC7w',0,'person','Anna',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('989qJslZjCbqUTN1YbvC7w',1,'person','Boris',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('PefHWdF8WBkpnRqpanrF7A',0,'person','Anna',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',1);
INSERT INTO "seat" VALUES('PefHWdF8WBkpnRqpanrF7A',1,'person','Boris',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',2);
INSERT INTO "seat" VALUES('QesyHVPCB8Uzsuusm8iKuw',0,'person','Anna',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('QesyHVPCB8Uzsuusm8iKuw',1,'person','Boris',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('S0XSYi-RwiTdgPohxuslIQ',0,'person','Anna',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('S0XSYi-RwiTdgPohxuslIQ',1,'person','Boris',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('_dunc8GsGR4MW43ai4buGA',0,'person','Anna',NULL,NULL,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,NULL,'',NULL);
INSERT INTO "seat" VALUES('_dunc8GsGR4MW43ai4buGA',1,'open','',NULL,NULL,NULL,'15837da16b2f281bd2a902c31b3c573775e079d344ee0a418bcbd3371f26f2da',NULL,'',NULL);
CREATE TABLE server_key (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
INSERT INTO "server_key" VALUES('vapid',X'7FC1AA0F55F64D5A532A0D3C26B5D4CB58113E4CF4543CFDED79A597A478783B');
INSERT INTO "server_key" VALUES('links',X'6B8551ADABF8E62F850C4D0E3553B08B25FC48E951165E7545F1276542C9E4D0');
CREATE TABLE session (
	token_hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	account TEXT, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, id TEXT DEFAULT '' NOT NULL, guest TEXT, browser TEXT DEFAULT '' NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, confirmed BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_account FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf','browser',NULL,1795046430267,1810598430308,'a9a8b7617488bfbee3c469defe3030f7ec7b1ea1b327c7a6cadc95d7a34003bf',NULL,'',1795046400000,0);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('989qJslZjCbqUTN1YbvC7w',8,'75e229ab82bebfe7f37aaeaee539ac401874c4e86c3235957cbb84908fcda33c','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[3,1],"bullets":[4,4],"points":[0,0],"held":[0,0],"hand":[0,0,0,0,0,0],"deck":[4,4,4],"discard":[0,0,0],"numbers":[3,0,-1,0,12,8,3],"asked":2,"stack":[{"frame":"RoundFrame"},{"frame":"SequenceFrame","parts":[{"frame":"LampFrame"},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":2}],"at":2},{"frame":"EachSeatFrame","body":{"frame":"TurnFrame","seat":0},"seats":2,"at":0,"left":0},{"frame":"TurnFrame","seat":1}]}');
INSERT INTO "snapshot" VALUES('PefHWdF8WBkpnRqpanrF7A',28,'f386b54513568c4bfe91dd5e3f608bc7527093d8b069d10f78f007f7d7386226','9bcd633121a4dfda635ba71dc59e9667736e9f12e5acd1da5098817c91a51368','{"place":[7,5],"bullets":[0,5],"points":[1,0],"held":[0,2],"hand":[0,0,0,0,1,1],"deck":[4,3,3],"discard":[0,0,0],"numbers":[8,1,-1,0,10,8,3],"asked":0,"stack":[]}');
INSERT INTO "snapshot" VALUES('QesyHVPCB8Uzsuusm8iKuw',40,'1ac2f1baaea7692fa2450c7d9f739029607516b84bbd9f40867ef4edd6a257d5','5203369fcc6f6713d81aed36a7dd3ea579ab524ab7eed434c17d5868853486ae','{"owner":[-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[0,0,0,0,0,0,12,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,7,11,0,0,0,0,0,0,8,0,0,0,0,0,0,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"tokens":[0,0,0,0,0,0,0,0,2,3,2,1,2,0,0,0,0,0,0,0,0,3,3,1,2,1],"open":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"seats":[1,0,62,0,2,2,3,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,35,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,23,0,0,1,2,2,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,22,0,3,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0],"reserve":[57,55,55],"zone":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,9,0,0,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sizes":[33,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,34,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[],"numbers":[2,0,1,1,0,1,-1,0,0,0,0,0,0,-1,0,10,0,0,0],"asked":2,"stack":[{"frame":"TurnFrame","seat":1,"at":5,"number":6,"stations":3},{"frame":"MainFrame","seat":1}]}');
INSERT INTO "snapshot" VALUES('S0XSYi-RwiTdgPohxuslIQ',31,'da82cf4a6e18034c29013756a5e266c4b7d33a64e8bdb95d60fbfa41610ab76e','2abdf750bdf3bec5157c0fc3380dc47fb14029de07dca812886e1226923fb32a','{"owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"level":[],"tokens":[],"open":[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1],"seats":[2,0,21,0,1,5,2,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,5,19,0,4,2,3,1,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"reserve":[28,30,31],"zone":[0,0,0,0,0,0,4,0,0,0,4,0,4,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rank":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"seen":[0,0,0,0,0,0,-1,0,0,0,-1,0,-1,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sizes":[14,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,17,0,0,1,0,0,18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"timed":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"numbers":[2,1,0,1,2,0,-1,0,0,0,0,0,0,-1,0,0,0,0,0],"asked":2,"stack":[{"frame":"RoundFrame","at":1},{"frame":"SequenceFrame","parts":[{"frame":"PhaseFrame","phase":1},{"frame":"LawStartFrame","at":0,"turn":0},{"frame":"EachSeatFrame","body":{"frame":"ProductionFrame","seat":0,"polis":-1},"seats":2,"at":0,"left":2},{"frame":"PhaseFrame","phase":2},{"frame":"EachSeatFrame","body":{"frame":"MaintenanceFrame","seat":0},"seats":2,"at":0,"left":2},{"frame":"PhaseFrame","phase":3},{"frame":"EachSeatFrame","body":{"frame":"ArmyFrame","seat":0},"seats":2,"at":0,"left":2},{"frame":"PhaseFrame","phase":4},{"frame":"EachSeatFrame","body":{"frame":"HeroFrame","seat":0,"at":0},"seats":2,"at":0,"left":2},{"frame":"PhaseFrame","phase":5}],"at":5},{"frame":"EachSeatFrame","body":{"frame":"MaintenanceFrame","seat":0},"seats":2,"at":0,"left":0},{"frame":"HireFrame","seat":1}]}');
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
INSERT INTO "summary" VALUES('989qJslZjCbqUTN1YbvC7w',3,'[0, 0]',1,0,0,1795046430301,1795046430344,NULL);
INSERT INTO "summary" VALUES('QesyHVPCB8Uzsuusm8iKuw',2,'[3, 3]',1,0,0,1795046430528,1795046430686,NULL);
INSERT INTO "summary" VALUES('S0XSYi-RwiTdgPohxuslIQ',2,'[3, 3]',1,0,0,1795046430777,1795046430940,NULL);
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
INSERT INTO "undone" VALUES('989qJslZjCbqUTN1YbvC7w',1,2,0,'search','chosen',1795046430327);
INSERT INTO "undone" VALUES('989qJslZjCbqUTN1YbvC7w',1,3,8,'found:trolley','drawn',1795046430327);
INSERT INTO "undone" VALUES('PefHWdF8WBkpnRqpanrF7A',1,2,0,'walk:larch','chosen',1795046430415);
INSERT INTO "undone" VALUES('QesyHVPCB8Uzsuusm8iKuw',1,5,0,'home:kitay_gorod_tkl','chosen',1795046430558);
INSERT INTO "undone" VALUES('S0XSYi-RwiTdgPohxuslIQ',1,2,1,'faction:bandits','chosen',1795046430805);
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
CREATE INDEX ix_report_status_at ON report (status, at);
CREATE INDEX ix_report_match ON report ("match");
CREATE INDEX ix_report_reporter ON report (reporter);
CREATE INDEX ix_report_subject ON report (subject);
CREATE INDEX ix_sanction_holder ON sanction (holder);
CREATE INDEX ix_sanction_at ON sanction (at);
CREATE INDEX ix_announcement_until ON announcement (until);
CREATE INDEX ix_audit_at ON audit (at);
CREATE TRIGGER audit_no_update BEFORE update ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE TRIGGER audit_no_delete BEFORE delete ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE INDEX ix_match_rematch_of ON "match" (rematch_of);
COMMIT;
