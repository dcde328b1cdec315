-- {"anna": "0cvH8ecrZgzoPhWzk9xC5QNs6MwhQvIb6Aqo72mqUrw", "bo": "5D8-oHVISoVviJDrOEbtwzCDxDGTZyoqSdTvBQ6w25A", "running": "jkew8pagk5fm", "ply": 114, "guest": "smzbxyRyqvMxy8XDm-2Mc_zYLp9Exo0i53bwTdQBESI", "withbot": "5wrgkn6y4dnk", "open": "cnq44vzgpkw0"}
BEGIN TRANSACTION;
CREATE TABLE admin_answers(command INTEGER NOT NULL, node TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY(command, node)) WITHOUT ROWID;
CREATE TABLE admin_log(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL, word TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL, until INTEGER NOT NULL);
CREATE TABLE bans(player TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER NOT NULL, reason TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE log(table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, writer INTEGER NOT NULL, hash INTEGER NOT NULL, turn INTEGER NOT NULL, bots INTEGER NOT NULL, due INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY(table_id, seq)) WITHOUT ROWID;
INSERT INTO "log" VALUES('5wrgkn6y4dnk',0,1794975912834,1877789718592632307,-601321172501254862,3,2,1795062312834,'made 0
sit 0 vfkxdysqdvhz Guest 3856
start 0
play 7 lay t-glory elvagar
play 7 lay t-horns angerboda
play 7 lay t-rage muspelheim
play 7 lay t-rage horgr
play 7 lay t-horns utgard
play 7 lay t-axes andlang
play 7 lay t-axes gimle
play 7 lay t-rage myrkulor
play 7 doom horgr
play 7 doom gimle
play 7 doom myrkulor
play 7 ruin elvagar
play 7 ruin andlang
play 7 ruin utgard
play 7 first 1
play 7 deal a1-lokis-trickery 0
play 7 deal a1-lokis-dragons 0
play 7 deal a1-friggas-grace 0
play 7 deal a1-manheim 0
play 7 deal a1-glorious-death 0
play 7 deal a1-lokis-domain 0
play 7 deal a1-brothers-in-arms 0
play 7 deal a1-troll 0
play 7 deal a1-tyrs-smash 1
play 7 deal a1-lord-of-hammers 1
play 7 deal a1-tyrs-smite 1
play 7 deal a1-thors-glory 1
play 7 deal a1-thors-hammer 1
play 7 deal a1-dwarf-chieftain 1
play 7 deal a1-tyrs-bash 1
play 7 deal a1-heimdalls-sight 1
');
INSERT INTO "log" VALUES('5wrgkn6y4dnk',1,1794975912844,5600570368707412823,-2324524243449139936,1,0,1795062312834,'play 1 draft-two a1-dwarf-chieftain a1-lord-of-hammers
');
INSERT INTO "log" VALUES('cnq44vzgpkw0',0,1794975912844,5631154497952845139,0,0,0,0,'made 0
sit 0 m2rrcv60872e Anna
');
INSERT INTO "log" VALUES('jkew8pagk5fm',0,1794975912588,2462943635684883029,0,0,0,0,'made 0
sit 0 m2rrcv60872e Anna
');
INSERT INTO "log" VALUES('jkew8pagk5fm',1,1794975912589,6979869917391928997,-4642846592565507759,1,0,0,'sit 1 959b85r5qmjh Bo
start 0
play 7 stall jomsvikings
play 7 stall aumingi
play 7 first 1
');
INSERT INTO "log" VALUES('jkew8pagk5fm',2,1794975912609,2745008865293308825,6145214570842268858,2,0,0,'play 0 leader dagrun
');
INSERT INTO "log" VALUES('jkew8pagk5fm',3,1794975912611,90094505265170793,7122353963107216430,2,0,0,'play 1 leader svanhildr
play 7 destiny earth-smasher
play 7 destiny leader-of-armies
play 7 troll hill-troll-2
play 7 draugr hel-reaver-yellow
play 7 draugr shambling-draugr-blue
play 7 rune true-vision
play 7 rune glory
play 7 monster nidhogg-spawn-red
play 7 monster fenrir-cub-red
play 7 monster sea-serpent-yellow
play 7 merchant ms4
');
INSERT INTO "log" VALUES('jkew8pagk5fm',4,1794975912616,815051869911689937,7493918231908262906,1,0,0,'play 1 place smokehouse
');
INSERT INTO "log" VALUES('jkew8pagk5fm',5,1794975912624,6802003846430070903,-7257146193231549440,2,0,0,'play 0 place beg
');
INSERT INTO "log" VALUES('jkew8pagk5fm',6,1794975912630,9123337425254502509,-597808408460475420,1,0,0,'play 1 place draugr-space-2-right
');
INSERT INTO "log" VALUES('jkew8pagk5fm',7,1794975912632,5100456582825255355,-7895697797729521974,2,0,0,'play 0 place jarls-longhouse
');
INSERT INTO "log" VALUES('jkew8pagk5fm',8,1794975912644,3247669276078918647,-367999610528175614,1,0,0,'play 1 place hafter
');
INSERT INTO "log" VALUES('jkew8pagk5fm',9,1794975912647,1917274854694555805,8943314728466115853,2,0,0,'play 0 place swordsmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',10,1794975912652,3489109535387791001,-1797943920740646499,1,0,0,'play 1 place blacksmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',11,1794975912655,1160226657610716651,8358572075149540537,1,0,0,'play 0 place runesmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',12,1794975912657,6454715958761148949,-6013431032901221021,1,0,0,'play 0 deck
play 7 rune gifts
');
INSERT INTO "log" VALUES('jkew8pagk5fm',13,1794975912660,8393136400188908743,-1335547678260172641,2,0,0,'play 0 gifts 2 0 2
');
INSERT INTO "log" VALUES('jkew8pagk5fm',14,1794975912663,7197296999339516669,-1514493385345079049,1,0,0,'play 1 assign draugr2 0 0 0 0
play 7 troll moss-troll-2
play 7 draugr shambling-draugr-yellow
play 7 draugr dread-draugr-yellow
play 7 merchant ms6
');
INSERT INTO "log" VALUES('jkew8pagk5fm',15,1794975912668,6110478427410406951,6246880531902639790,1,0,0,'play 0 place large-public-longship
');
INSERT INTO "log" VALUES('jkew8pagk5fm',16,1794975912676,5891165064758166291,6167545007361884529,2,0,0,'play 0 sail shore3
');
INSERT INTO "log" VALUES('jkew8pagk5fm',17,1794975912680,2442813788442103051,8451001358719904115,1,0,0,'play 1 place stave-church
');
INSERT INTO "log" VALUES('jkew8pagk5fm',18,1794975912684,7814959840766338997,-2837602661446703435,1,0,0,'play 0 place market
');
INSERT INTO "log" VALUES('jkew8pagk5fm',19,1794975912696,3077417017879187629,-207041415343783990,2,0,0,'play 0 food 6
');
INSERT INTO "log" VALUES('jkew8pagk5fm',20,1794975912699,5644121700403343885,1330898176193498291,1,0,0,'play 1 place swordsmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',21,1794975912702,4805503940140217657,1349809757037413684,2,0,0,'play 0 place hafter
');
INSERT INTO "log" VALUES('jkew8pagk5fm',22,1794975912705,7477200021680888009,3429777390410990371,2,0,0,'play 1 place sages-house
');
INSERT INTO "log" VALUES('jkew8pagk5fm',23,1794975912707,8367738866049887179,-7891174492709601841,1,0,0,'play 1 look shore1
play 7 journey all-quiet
play 7 destiny craftsman
');
INSERT INTO "log" VALUES('jkew8pagk5fm',24,1794975912710,6395274486539857093,-4522136119551156692,2,0,0,'play 0 place blacksmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',25,1794975912714,484107870795708125,-4351953809203813455,2,0,0,'play 1 place runesmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',26,1794975912717,7811835111553285113,-3042693347462296898,1,0,0,'play 1 take true-vision
');
INSERT INTO "log" VALUES('jkew8pagk5fm',27,1794975912724,7486955656265600495,5549313675182298500,1,0,0,'play 0 assign shore3 0 1 1 3
play 7 journey storm
');
INSERT INTO "log" VALUES('jkew8pagk5fm',28,1794975912727,8009389041704606559,-8563127256285836279,1,0,0,'play 0 jettison 0 0 0 1
play 7 roll spear shield
');
INSERT INTO "log" VALUES('jkew8pagk5fm',29,1794975912730,8716686773995618375,-2445282313932164600,1,0,0,'play 0 stop
play 7 troll war-troll-2
play 7 draugr drowned-raider-yellow
play 7 draugr grave-guard-blue
play 7 rune knowledge
play 7 merchant ms3
');
INSERT INTO "log" VALUES('jkew8pagk5fm',30,1794975912733,8988723821080659999,-6699812829805105390,2,0,0,'play 0 place hunting-grounds
');
INSERT INTO "log" VALUES('jkew8pagk5fm',31,1794975912735,2415377982259135629,-2087540155371655106,1,0,0,'play 1 place troll-space
');
INSERT INTO "log" VALUES('jkew8pagk5fm',32,1794975912738,3816822014805429889,6070803891093852622,2,0,0,'play 0 place draugr-space-2-right
');
INSERT INTO "log" VALUES('jkew8pagk5fm',33,1794975912742,7675229615954986111,-528466873550894767,1,0,0,'play 1 place jarls-longhouse
');
INSERT INTO "log" VALUES('jkew8pagk5fm',34,1794975912744,2423963221446500323,-7384009158695058796,2,0,0,'play 0 place hafter
');
INSERT INTO "log" VALUES('jkew8pagk5fm',35,1794975912747,3772450124562784289,4896755926215678787,2,0,0,'play 1 place economic-stall-space-1
');
INSERT INTO "log" VALUES('jkew8pagk5fm',36,1794975912750,4576272879487083851,-8476087340158217661,1,0,0,'play 1 give 2
');
INSERT INTO "log" VALUES('jkew8pagk5fm',37,1794975912753,264772660471883277,-3856218922048619339,1,0,0,'play 0 place market
');
INSERT INTO "log" VALUES('jkew8pagk5fm',38,1794975912756,1596990207807807295,4309383396632577209,1,0,0,'play 0 food 1
');
INSERT INTO "log" VALUES('jkew8pagk5fm',39,1794975912758,2936328342761733013,-1819415191072783381,2,0,0,'play 0 wood 0
');
INSERT INTO "log" VALUES('jkew8pagk5fm',40,1794975912761,7460934731818114901,-1190486798246862214,3,0,0,'play 1 place hunting-grounds
');
INSERT INTO "log" VALUES('jkew8pagk5fm',41,1794975912764,5135892502100327971,-1619665803598660201,2,0,0,'play 0 order yes
');
INSERT INTO "log" VALUES('jkew8pagk5fm',42,1794975912767,2505040440937078799,-7680311885443778150,2,0,0,'play 1 order no
');
INSERT INTO "log" VALUES('jkew8pagk5fm',43,1794975912772,7291645154034284087,3108371130477032759,1,0,0,'play 1 assign troll 2 0 1 0
');
INSERT INTO "log" VALUES('jkew8pagk5fm',44,1794975912775,1684786192506768993,-5038666543546623554,2,0,0,'play 0 assign draugr2 0 0 0 0
play 7 roll sword double
play 7 roll spear shield
');
INSERT INTO "log" VALUES('jkew8pagk5fm',45,1794975912778,7841842145320280333,393656254177623873,2,0,0,'play 1 reroll d1+d2
play 7 roll sword shield
play 7 roll spear blank
');
INSERT INTO "log" VALUES('jkew8pagk5fm',46,1794975912780,6918196202977780379,4235913929139585133,2,0,0,'play 1 reroll d1+d2
play 7 roll sword double
play 7 roll spear hit
');
INSERT INTO "log" VALUES('jkew8pagk5fm',47,1794975912783,1044909429209675977,5738540209276126495,2,0,0,'play 1 reroll d2
play 7 roll spear hit
');
INSERT INTO "log" VALUES('jkew8pagk5fm',48,1794975912787,5901801693203116217,-901333328051735439,1,0,0,'play 1 stop
play 7 roll sword shield
play 7 roll sword hit
play 7 roll sword hit
play 7 roll spear double
');
INSERT INTO "log" VALUES('jkew8pagk5fm',49,1794975912790,3862651324384591405,-5432744983989781210,2,0,0,'play 0 reroll d1+d4
play 7 roll sword double
play 7 roll spear double
play 7 roll sword hit
play 7 roll sword double
play 7 roll axe hit
');
INSERT INTO "log" VALUES('jkew8pagk5fm',50,1794975912792,679750010969955751,6895219080022695885,2,0,0,'play 1 reroll d1+d3
play 7 roll sword blank
play 7 roll axe hit
play 7 troll rage-troll
play 7 draugr grave-guard-red
play 7 draugr crypt-lord-blue
play 7 merchant ms2
');
INSERT INTO "log" VALUES('jkew8pagk5fm',51,1794975912795,4090419661110469203,5091458403932183181,2,0,0,'play 1 place sages-house
');
INSERT INTO "log" VALUES('jkew8pagk5fm',52,1794975912798,7174616682401788993,-4794695585528418942,2,0,0,'play 1 look shore2
play 7 journey all-quiet
');
INSERT INTO "log" VALUES('jkew8pagk5fm',53,1794975912800,4038949020369334753,5151900530036227746,2,0,0,'play 1 use true-vision
play 7 destiny crusher-of-ice
play 7 destiny monster-hunter
play 7 destiny runemaster
');
INSERT INTO "log" VALUES('jkew8pagk5fm',54,1794975912803,4516952193220642263,-2418051411557465545,1,0,0,'play 1 hold crusher-of-ice
');
INSERT INTO "log" VALUES('jkew8pagk5fm',55,1794975912806,3034272202172672995,6311404706977591118,2,0,0,'play 0 place merchant-ship
');
INSERT INTO "log" VALUES('jkew8pagk5fm',56,1794975912808,508394702481818865,7363287141410313031,1,0,0,'play 1 place hunting-grounds
');
INSERT INTO "log" VALUES('jkew8pagk5fm',57,1794975912812,5137031905357985471,5510525224863024793,2,0,0,'play 0 place hafter
');
INSERT INTO "log" VALUES('jkew8pagk5fm',58,1794975912814,2743072358021368335,-2343350794791408194,1,0,0,'play 1 place swordsmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',59,1794975912817,7866841158954901511,-3627833153717978487,2,0,0,'play 0 place blacksmith
');
INSERT INTO "log" VALUES('jkew8pagk5fm',60,1794975912820,4920134971021585669,1350131655484798941,1,0,0,'play 1 place troll-space
');
INSERT INTO "log" VALUES('jkew8pagk5fm',61,1794975912823,5683402898907186127,-8017442891168453273,3,0,0,'play 0 place draugr-space-2-right
');
CREATE TABLE nodes(sign TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, rules TEXT NOT NULL, drains INTEGER NOT NULL, clients INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE players(id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, created INTEGER NOT NULL, look TEXT) WITHOUT ROWID;
INSERT INTO "players" VALUES('959b85r5qmjh','Bo','bo','$argon2id$v=19$m=19456,t=2,p=1$eTkzigQ6L/KwlU+76uvkYQ$UBypCRzg5mhHit4eY5Zf+/SUGUQcDsoEB6XcMUeOp3U',1794975912521,'bo');
INSERT INTO "players" VALUES('m2rrcv60872e','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$kvOKsF5/sMEgE+J9lCq7+w$71rV1uko4I89rOaLpdEpxmT/gigbb6hmuyE9FFNelUE',1794975912468,'anna');
INSERT INTO "players" VALUES('vfkxdysqdvhz','Guest 3856',NULL,NULL,1794975912832,NULL);
CREATE TABLE seats(table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(table_id, seat)) WITHOUT ROWID;
INSERT INTO "seats" VALUES('5wrgkn6y4dnk',0,'vfkxdysqdvhz','Guest 3856');
INSERT INTO "seats" VALUES('cnq44vzgpkw0',0,'m2rrcv60872e','Anna');
INSERT INTO "seats" VALUES('jkew8pagk5fm',0,'m2rrcv60872e','Anna');
INSERT INTO "seats" VALUES('jkew8pagk5fm',1,'959b85r5qmjh','Bo');
CREATE TABLE sessions(hash BLOB PRIMARY KEY, player TEXT NOT NULL, used INTEGER NOT NULL, made INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'3FDE1EEF6B3C84765BC03375B1787A9C6EBDE5E7769A7BF12D927B06EF5B9223','m2rrcv60872e',1794975912514,1794975912514);
INSERT INTO "sessions" VALUES(X'46CD7E49FC108516280B292F937132F85E967D13A1EA3A81754E82C452E7ED32','959b85r5qmjh',1794975912584,1794975912584);
INSERT INTO "sessions" VALUES(X'DD67DC3AF42F00BC60CEDA10A2C967F34769502D1C7FD544E5E1F9E86EF2F21F','vfkxdysqdvhz',1794975912832,1794975912832);
CREATE TABLE shown(table_id TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, silent INTEGER NOT NULL, PRIMARY KEY(table_id, player)) WITHOUT ROWID;
CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, content INTEGER NOT NULL, options TEXT NOT NULL, chairs TEXT NOT NULL, clock INTEGER NOT NULL, base INTEGER NOT NULL, more INTEGER NOT NULL, listed INTEGER NOT NULL, undo INTEGER NOT NULL, handover TEXT NOT NULL, invite TEXT NOT NULL, fate BLOB NOT NULL, creator TEXT NOT NULL, status INTEGER NOT NULL, created INTEGER NOT NULL, active INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('5wrgkn6y4dnk','rage',2,3921868564,'','human,greedy',2,86400,0,0,1,'','Jd3TKAPUkk0LBXqAU1x41A',X'1C8A843A84C0BACBEA042A3BEACE9FC93C58B423F9EC62274F1312AB38108ADF','vfkxdysqdvhz',1,1794975912834,1794975912834);
INSERT INTO "tables" VALUES('cnq44vzgpkw0','odin',3,3839723067,'','human,human',0,0,0,1,1,'','sLrMrHTfUeqfAh62Owr7NQ',X'73E8E96FB51303C89852CCE1A8A997ED29E0C64C81B402762DD69A1C8E019FF9','m2rrcv60872e',0,1794975912844,1794975912844);
INSERT INTO "tables" VALUES('jkew8pagk5fm','midgard',2,2550607721,'','human,human',0,0,0,0,0,'','8DkBNh74whdedCnfQRKEfg',X'2E77B77EEC22C372EBE1CBA3E96E410B2D6D74473130CBB2D1559F5F8D0C8908','m2rrcv60872e',1,1794975912588,1794975912589);
CREATE TABLE times(name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX seats_player ON seats(player);
CREATE INDEX sessions_player ON sessions(player);
CREATE INDEX sessions_used ON sessions(used);
CREATE INDEX tables_over ON tables(created) WHERE status = 2;
CREATE UNIQUE INDEX players_look ON players(look);
CREATE INDEX tables_listed ON tables(status, active) WHERE listed;
CREATE INDEX tables_status ON tables(status, active) WHERE status < 2;
CREATE INDEX tables_creator ON tables(creator) WHERE status = 0;
COMMIT;
PRAGMA user_version=4;
