-- {"anna": "-k00YgPW1mV2r42ou-TLluTzaa7gBNpkxiql4yv1_YI", "bo": "RzYX2dZUPasCV8l9B14YFulNp_hSn5MgC98qgGbR-cs", "lookalike": "MfK1c6vV_wPYvhLoNgT8rbTdpBvBdkGuHDykGK0vLtE", "cai": "fE0WZi-iAKW4UyStyNeQCmMlp63Xk_3DJFrxzQz2kJs", "played": "8bf32dkh4bwd", "open": "n1yerp82jrca", "ply": 24}
BEGIN TRANSACTION;
CREATE TABLE log(table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, writer INTEGER NOT NULL, hash INTEGER NOT NULL, turn INTEGER NOT NULL, bots INTEGER NOT NULL, due INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY(table_id, seq)) WITHOUT ROWID;
INSERT INTO "log" VALUES('8bf32dkh4bwd',0,1794842521990,-5052560183413307210,0,0,0,0,'made 0
sit 0 9xpm5rrf9res Anna
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',1,1794842521993,-5052560183413307209,7398808287902435850,1,0,0,'sit 1 cpqyafbqwspz Bo
start 0
play 7 stall varangians
play 7 stall generous-merchant
play 7 first 1
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',2,1794842522004,-5052560183413307208,3494889788344792423,2,0,0,'play 0 leader ullr
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',3,1794842522012,-5052560183413307207,-3522901379603615970,2,0,0,'play 1 leader gylfir
play 7 destiny troll-slayer
play 7 destiny leader-of-armies
play 7 troll cave-troll
play 7 draugr crypt-lord-blue
play 7 draugr crypt-lord-red
play 7 rune reaction
play 7 rune journey
play 7 monster sea-serpent-blue
play 7 monster sea-serpent-red
play 7 monster jotun-yellow
play 7 merchant ms3
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',4,1794842522020,-5052560183413307206,-5786884427067711785,2,0,0,'play 1 place runesmith
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',5,1794842522024,-5052560183413307205,-281841035096014070,2,0,0,'play 1 deck
play 7 rune knowledge
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',6,1794842522032,-5052560183413307204,-3640735702466389805,1,0,0,'play 1 use knowledge
play 7 journey whirlpool
play 7 journey whirlpool
play 7 journey storm
');
INSERT INTO "log" VALUES('8bf32dkh4bwd',7,1794842522040,-5052560183413307203,-5517914004763200293,2,0,0,'play 0 place draugr-space-1-left
');
INSERT INTO "log" VALUES('n1yerp82jrca',0,1794842522045,-5052560183413307202,0,0,0,0,'made 0
sit 0 9xpm5rrf9res Anna
');
CREATE TABLE players(id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, created INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "players" VALUES('79arkaemt4sf','Cai',NULL,NULL,1794842521988);
INSERT INTO "players" VALUES('9xpm5rrf9res','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$YWIeLryDrqAbcn0RHkBKeg$vp9DBlMUVHiLNhD6rncAoqMNHABxAuyAYI8GsIVqafY',1794842521972);
INSERT INTO "players" VALUES('cpqyafbqwspz','Bo',NULL,NULL,1794842521980);
INSERT INTO "players" VALUES('fexmhqr34nbj','Аnna','Аnna','$argon2id$v=19$m=19456,t=2,p=1$LZcXw6ysYveyhT05I0gVew$gGBdnaPJ8MRO7QT86npcy4tbtvTH2ob5B0xAeyYy8/o',1794842522100);
CREATE TABLE seats(table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(table_id, seat)) WITHOUT ROWID;
INSERT INTO "seats" VALUES('8bf32dkh4bwd',0,'9xpm5rrf9res','Anna');
INSERT INTO "seats" VALUES('8bf32dkh4bwd',1,'cpqyafbqwspz','Bo');
INSERT INTO "seats" VALUES('n1yerp82jrca',0,'9xpm5rrf9res','Anna');
CREATE TABLE sessions(hash BLOB PRIMARY KEY, player TEXT NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'49559D541CFF7D500701D83DA8EC2F5CB87A72C4E54F9A1D4629896973C2C17A','cpqyafbqwspz',1794842521980);
INSERT INTO "sessions" VALUES(X'84F4D8266B96071641686CA03FD5D3A1897AC3BECA5E80F818D8ABB88CA2E176','79arkaemt4sf',1794842521988);
INSERT INTO "sessions" VALUES(X'8F6D75B50A8ADE47C652F4B64645538275D0EDFA0DCC3519AE15916489B1760C','9xpm5rrf9res',1794842522095);
INSERT INTO "sessions" VALUES(X'94C7162DC6DB7E6136984B107EF733DB6449892A00E62750D22FCE4E25075A04','fexmhqr34nbj',1794842522149);
CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, content INTEGER NOT NULL, options TEXT NOT NULL, chairs TEXT NOT NULL, clock INTEGER NOT NULL, base INTEGER NOT NULL, more INTEGER NOT NULL, listed INTEGER NOT NULL, undo INTEGER NOT NULL, handover TEXT NOT NULL, invite TEXT NOT NULL, fate BLOB NOT NULL, creator TEXT NOT NULL, status INTEGER NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "tables" VALUES('8bf32dkh4bwd','midgard',1,3599960877,'','human,human',0,0,0,0,0,'','sb-D_kPaJVkAXTzSj3m3cQ',X'3C8CA69B5C5128A370265610803D4750BA585C0BD7F67F765432652EBB4F7244','9xpm5rrf9res',1,1794842521990);
INSERT INTO "tables" VALUES('n1yerp82jrca','midgard',1,3599960877,'','human,human',0,0,0,1,1,'','uhAhZC9ylB0bKvEgobrzVA',X'14800EEFBDD43DA8B1D4E7652C3DCC8054961E26BA39B791F2501C7FFD8FA1D6','9xpm5rrf9res',0,1794842522045);
CREATE INDEX tables_listed ON tables(status, created) WHERE listed;
CREATE INDEX tables_status ON tables(status) WHERE status < 2;
CREATE INDEX seats_player ON seats(player);
CREATE INDEX sessions_player ON sessions(player);
CREATE INDEX sessions_used ON sessions(used);
COMMIT;
PRAGMA user_version=2;
