-- {"anna": "aG_rdvyazJhll6rMZN5x_s9pUBTJzNlJ6wOEwJCcaCY", "bo": "XPq-iT0NP9ErfS5LwbduzUwNQlfpKsbA-VORrNgfkWo", "running": "0bctrmghjyyf", "ply": 105, "guest": "4EctSiqoNrpPjzWBKqJSj_5M1fBT1zQqW67YVYmIHeo", "withbot": "vcb1v5djmxap", "open": "f91mvnwgtqpx"}
CREATE TABLE public.admin_answers (
    command bigint NOT NULL,
    node text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.admin_log (
    id bigint NOT NULL,
    at bigint NOT NULL,
    who text NOT NULL,
    word text NOT NULL,
    subject text NOT NULL,
    detail text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.bans (
    player text NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    reason text NOT NULL
);
CREATE TABLE public.log (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    writer bigint NOT NULL,
    hash bigint NOT NULL,
    turn integer NOT NULL,
    bots integer NOT NULL,
    due bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.meadhall_schema (
    version integer
);
CREATE TABLE public.nodes (
    sign text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL,
    rules text NOT NULL,
    drains integer NOT NULL,
    clients integer NOT NULL
);
CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    created bigint NOT NULL,
    look text
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    player text NOT NULL,
    used bigint NOT NULL,
    made bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.shown (
    table_id text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    silent integer NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    content bigint NOT NULL,
    options text NOT NULL,
    chairs text NOT NULL,
    clock integer NOT NULL,
    base bigint NOT NULL,
    more bigint NOT NULL,
    listed boolean NOT NULL,
    undo boolean NOT NULL,
    handover text NOT NULL,
    invite text NOT NULL,
    fate bytea NOT NULL,
    creator text NOT NULL,
    status integer NOT NULL,
    created bigint NOT NULL,
    active bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.times (
    name text NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public.log VALUES ('0bctrmghjyyf', 0, 1794975915230, 6592544125672247587, 0, 0, 0, 0, 'made 0
sit 0 feemdqks3qpf Anna
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 1, 1794975915235, 5481828756681056223, 2555976145550859354, 1, 0, 0, 'sit 1 1f6dfhb6enb6 Bo
start 0
play 7 stall varangians
play 7 stall skald
play 7 first 1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 2, 1794975915261, 1931688910156992463, 1585696110446867950, 2, 0, 0, 'play 0 leader dagrun
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 3, 1794975915272, 4346410033009924333, 4214330351692197795, 2, 0, 0, 'play 1 leader svanhildr
play 7 destiny crusher-of-ice
play 7 destiny odins-favored
play 7 troll forest-troll
play 7 draugr hel-reaver-yellow
play 7 draugr grave-guard-blue
play 7 rune success
play 7 rune journey
play 7 monster surtr-champion-blue
play 7 monster nokken-yellow
play 7 monster fenrir-cub-yellow
play 7 merchant ms8
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 4, 1794975915275, 460230799989236047, 4657959392559791569, 1, 0, 0, 'play 1 place smokehouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 5, 1794975915280, 3388582631730115469, -7974049732667192873, 2, 0, 0, 'play 0 place beg
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 6, 1794975915285, 3819805295195179987, 671876624700546552, 1, 0, 0, 'play 1 place draugr-space-2-right
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 7, 1794975915288, 3541110717436675295, -5791175545134992991, 2, 0, 0, 'play 0 place jarls-longhouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 8, 1794975915294, 3553202739745916849, 3457284367758819787, 1, 0, 0, 'play 1 place swordsmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 9, 1794975915296, 1183800880516347207, 9749913403737435, 2, 0, 0, 'play 0 place hafter
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 10, 1794975915299, 5681475813212986727, -5461375651287744859, 1, 0, 0, 'play 1 place blacksmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 11, 1794975915303, 757581158940642661, -1263500206053473894, 1, 0, 0, 'play 0 place runesmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 12, 1794975915305, 5551469425172678849, 5611720901740380031, 2, 0, 0, 'play 0 deck
play 7 rune reaction
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 13, 1794975915312, 6942126914096335603, 5675005431693247452, 2, 0, 0, 'play 1 assign draugr2 1 0 0 0
play 7 roll sword blank
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 14, 1794975915315, 1034563766019460827, 2363612244629981639, 1, 0, 0, 'play 1 reroll d1
play 7 roll sword hit
play 7 troll hill-troll-2
play 7 draugr barrow-warden-blue
play 7 draugr dread-draugr-yellow
play 7 merchant ms2
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 15, 1794975915319, 5427966978958374871, -1871036130426494004, 1, 0, 0, 'play 0 place large-public-longship
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 16, 1794975915324, 4181585887450684697, -8438982457261979370, 2, 0, 0, 'play 0 sail shore3
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 17, 1794975915328, 2366851173984646047, -818807357222183139, 1, 0, 0, 'play 1 place economic-stall-space-1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 18, 1794975915336, 6514761734152264283, 8925511792340182309, 2, 0, 0, 'play 0 place jarls-longhouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 19, 1794975915344, 8223301159943772705, 533462450194048652, 1, 0, 0, 'play 1 place merchant-ship
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 20, 1794975915352, 7818688177301868097, -113754066369979648, 2, 0, 0, 'play 0 place swordsmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 21, 1794975915360, 7794224572164649667, -2585432828635603942, 1, 0, 0, 'play 1 place hafter
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 22, 1794975915363, 4818073827248373183, 4124436753488357875, 1, 0, 0, 'play 0 place small-public-longship
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 23, 1794975915366, 3767457638068677025, 3438576022900716509, 2, 0, 0, 'play 0 sail shore1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 24, 1794975915370, 93233688980765163, 2077747604068039480, 1, 0, 0, 'play 1 place blacksmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 25, 1794975915376, 2466317443870201053, 7644920398969929886, 1, 0, 0, 'play 0 assign shore3 4 1 0 0
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 26, 1794975915379, 3660511336887241135, 4262678759787235237, 2, 0, 0, 'play 0 assign shore1 0 0 0 2
play 7 journey lost
play 7 journey no-wind
play 7 troll cave-troll-2
play 7 draugr drowned-raider-blue
play 7 draugr grave-guard-yellow
play 7 merchant ms6
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 27, 1794975915384, 255214133246265681, 3232117740941260824, 1, 0, 0, 'play 1 place draugr-space-1-left
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 28, 1794975915387, 8161607483337890961, -1974921816483208041, 2, 0, 0, 'play 0 place hunting-grounds
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 29, 1794975915390, 79028082272157095, -395875103921155094, 1, 0, 0, 'play 1 place draugr-space-2-right
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 30, 1794975915396, 5089047498325886003, -3807669684681354669, 2, 0, 0, 'play 0 place hunting-grounds
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 31, 1794975915399, 8012872223743530935, 5627717646929827359, 1, 0, 0, 'play 1 place smokehouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 32, 1794975915402, 6899493277402092347, 855632735250557527, 2, 0, 0, 'play 0 place swordsmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 33, 1794975915405, 7437325020197221337, 1394260155473730257, 2, 0, 0, 'play 1 place sages-house
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 34, 1794975915411, 4343809628746899591, -4521898449897998081, 1, 0, 0, 'play 1 look shore2
play 7 journey lost
play 7 destiny runemaster
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 35, 1794975915415, 7370740536075246855, -1496722666110587002, 2, 0, 0, 'play 0 place market
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 36, 1794975915418, 4314602563394301417, -5125029319415448748, 2, 0, 0, 'play 1 assign draugr1 0 0 2 0
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 37, 1794975915421, 2199894432090175257, 3857887608043402238, 1, 0, 0, 'play 1 assign draugr2 1 0 0 0
play 7 roll sword blank
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 38, 1794975915428, 5413070660435412401, 7575495398202554180, 2, 0, 0, 'play 0 stop
play 7 roll axe hit
play 7 roll axe double
play 7 roll sword blank
play 7 troll stone-troll
play 7 draugr drowned-raider-yellow
play 7 draugr grave-guard-red
play 7 merchant ms1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 39, 1794975915431, 4671223103527424599, -6126301041709016965, 2, 0, 0, 'play 1 place market
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 40, 1794975915434, 8949638849641758341, -1774271944531911397, 2, 0, 0, 'play 1 food 3
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 41, 1794975915437, 1220474039750676143, -8815536828513364532, 1, 0, 0, 'play 1 wood 1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 42, 1794975915441, 1787571015233086433, 5312958127504210786, 2, 0, 0, 'play 0 place smokehouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 43, 1794975915452, 7230013813796800061, -1225448497003127614, 1, 0, 0, 'play 1 place draugr-space-2-right
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 44, 1794975915460, 781235573633451575, 996976269589322412, 2, 0, 0, 'play 0 place jarls-longhouse
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 45, 1794975915464, 8286423158215011903, 3436721095111482488, 1, 0, 0, 'play 1 place swordsmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 46, 1794975915472, 7636396747583792685, 1350627025905899808, 2, 0, 0, 'play 0 place economic-stall-space-1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 47, 1794975915480, 2097673279862730621, 6361302941406749167, 1, 0, 0, 'play 1 place military-stall-space-1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 48, 1794975915486, 2625611250917755019, -8696787143944259266, 1, 0, 0, 'play 0 place small-public-longship
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 49, 1794975915489, 5771618521724232597, 2889270749212438574, 3, 0, 0, 'play 0 sail shore1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 50, 1794975915497, 5646424166625281207, 8678836963261688005, 2, 0, 0, 'play 0 order yes
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 51, 1794975915512, 1623003135364288163, 7528666481876865300, 1, 0, 0, 'play 1 order no
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 52, 1794975915515, 5686566252802890697, 2072091179628297255, 2, 0, 0, 'play 0 assign shore1 1 0 0 1
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 53, 1794975915521, 8475847725858473257, 2168255969463317898, 1, 0, 0, 'play 1 assign draugr2 2 0 0 0
play 7 roll sword hit
play 7 roll sword hit
play 7 journey all-quiet
play 7 roll sword shield
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 54, 1794975915523, 5430951356023279291, 3112740062946553256, 1, 0, 0, 'play 0 use reaction
play 7 troll cave-troll
play 7 draugr shambling-draugr-yellow
play 7 draugr barrow-warden-red
play 7 merchant ms3
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 55, 1794975915527, 6519166343263043271, -3301220980022307061, 2, 0, 0, 'play 0 place hunting-grounds
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 56, 1794975915530, 8235697774412092247, -6488923787706465212, 2, 0, 0, 'play 1 place stave-church
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 57, 1794975915536, 7598765005440837137, -6219354382594379349, 1, 0, 0, 'play 1 pay 3
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 58, 1794975915540, 2810536810658726343, -4289389171893322105, 2, 0, 0, 'play 0 place swordsmith
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 59, 1794975915544, 222218965471788711, 6426475078490885752, 2, 0, 0, 'play 1 place small-public-longship
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 60, 1794975915552, 3881962739872082631, -6242404590039587897, 1, 0, 0, 'play 1 sail shore2
');
INSERT INTO public.log VALUES ('0bctrmghjyyf', 61, 1794975915555, 6962702722070121087, -6488764834439411008, 2, 0, 0, 'play 0 place jarls-longhouse
');
INSERT INTO public.log VALUES ('vcb1v5djmxap', 1, 1794975915562, 9173504641158631485, -5517483675090773409, 1, 0, 1795062315561, 'play 1 draft-two a1-dwarf-chieftain a1-brothers-in-arms
');
INSERT INTO public.log VALUES ('vcb1v5djmxap', 0, 1794975915561, 7037508567585172589, 7378916021124639343, 3, 2, 1795062315561, 'made 0
sit 0 7f7h2q7v0mke Guest 8974
start 0
play 7 lay t-rage elvagar
play 7 lay t-glory angerboda
play 7 lay t-rage muspelheim
play 7 lay t-horns horgr
play 7 lay t-axes utgard
play 7 lay t-horns andlang
play 7 lay t-axes gimle
play 7 lay t-rage myrkulor
play 7 doom elvagar
play 7 doom angerboda
play 7 doom muspelheim
play 7 ruin horgr
play 7 ruin myrkulor
play 7 ruin gimle
play 7 first 0
play 7 deal a1-friggas-grace 0
play 7 deal a1-jotunheim 0
play 7 deal a1-lokis-domain 0
play 7 deal a1-odins-smite 0
play 7 deal a1-alfheim 0
play 7 deal a1-lokis-dragons 0
play 7 deal a1-tyrs-smash 0
play 7 deal a1-tyrs-smite 0
play 7 deal a1-lokis-trickery 1
play 7 deal a1-brothers-in-arms 1
play 7 deal a1-thors-hammer 1
play 7 deal a1-dwarf-chieftain 1
play 7 deal a1-tyrs-bash 1
play 7 deal a1-heimdalls-sight 1
play 7 deal a1-friggas-charm 1
play 7 deal a1-glorious-death 1
');
INSERT INTO public.log VALUES ('f91mvnwgtqpx', 0, 1794975915562, 4507091529992523347, 0, 0, 0, 0, 'made 0
sit 0 feemdqks3qpf Anna
');
INSERT INTO public.meadhall_schema VALUES (4);
INSERT INTO public.players VALUES ('feemdqks3qpf', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$oXYRO80Ft5M/DzmIeXj8Rw$N5NoEqnP45SE2vxBuyrmActYbi9n2lKsLFhV+uPMuhk', 1794975915020, 'anna');
INSERT INTO public.players VALUES ('1f6dfhb6enb6', 'Bo', 'bo', '$argon2id$v=19$m=19456,t=2,p=1$vGY9K5C/5Kl2nErk6NkSdg$th2nuTNNmD4AV7lvbap+utGMhLI+5Q/uoi3FSNpsZtY', 1794975915156, 'bo');
INSERT INTO public.players VALUES ('7f7h2q7v0mke', 'Guest 8974', NULL, NULL, 1794975915560, NULL);
INSERT INTO public.seats VALUES ('0bctrmghjyyf', 0, 'feemdqks3qpf', 'Anna');
INSERT INTO public.seats VALUES ('0bctrmghjyyf', 1, '1f6dfhb6enb6', 'Bo');
INSERT INTO public.seats VALUES ('vcb1v5djmxap', 0, '7f7h2q7v0mke', 'Guest 8974');
INSERT INTO public.seats VALUES ('f91mvnwgtqpx', 0, 'feemdqks3qpf', 'Anna');
INSERT INTO public.sessions VALUES ('\x4531a1d730fe8f722944d0d2b7331287616ec224391842f8d784b5cc2aafa3e2', 'feemdqks3qpf', 1794975915149, 1794975915149);
INSERT INTO public.sessions VALUES ('\xae0bed586138f0d99269e39b973f9e8707ad7dd05b3d9eb5f6a2de9db8b3c4da', '1f6dfhb6enb6', 1794975915228, 1794975915228);
INSERT INTO public.sessions VALUES ('\xcff520cbf561ae415ba398dd1e968a22cf3ea27a975c7f31ea2584d356732d9f', '7f7h2q7v0mke', 1794975915560, 1794975915560);
INSERT INTO public.tables VALUES ('0bctrmghjyyf', 'midgard', 2, 2550607721, '', 'human,human', 0, 0, 0, false, false, '', 'xd4drA24q8vPtIb2A_G-4w', '\xd3a840578157227da41bc42d2d7f053b7b932875689e1cc643849c5ea3dca9b8', 'feemdqks3qpf', 1, 1794975915230, 1794975915235);
INSERT INTO public.tables VALUES ('vcb1v5djmxap', 'rage', 2, 3921868564, '', 'human,greedy', 2, 86400, 0, false, true, '', 'YBlo5DGJf9cReQrhhmA5uw', '\x156f155b971b9450fb615840d0c98050e9859c070aa2c0ecae9d87eb2c568480', '7f7h2q7v0mke', 1, 1794975915561, 1794975915561);
INSERT INTO public.tables VALUES ('f91mvnwgtqpx', 'odin', 3, 3839723067, '', 'human,human', 0, 0, 0, true, true, '', '8YBCsCcGKcKHANPdVf1k6w', '\x64a5eb3fcb607a2e096fd882505327e981c4149841b262afb167cdb66d52883c', 'feemdqks3qpf', 0, 1794975915562, 1794975915562);
ALTER TABLE ONLY public.admin_answers
    ADD CONSTRAINT admin_answers_pkey PRIMARY KEY (command, node);
ALTER TABLE ONLY public.admin_log
    ADD CONSTRAINT admin_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (sign);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key UNIQUE (login);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_look_key UNIQUE (look);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.shown
    ADD CONSTRAINT shown_pkey PRIMARY KEY (table_id, player);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.times
    ADD CONSTRAINT times_pkey PRIMARY KEY (name);
CREATE INDEX seats_player ON public.seats USING btree (player);
CREATE INDEX sessions_player ON public.sessions USING btree (player);
CREATE INDEX sessions_used ON public.sessions USING btree (used);
CREATE INDEX tables_creator ON public.tables USING btree (creator) WHERE (status = 0);
CREATE INDEX tables_listed ON public.tables USING btree (status, active) WHERE listed;
CREATE INDEX tables_over ON public.tables USING btree (created) WHERE (status = 2);
CREATE INDEX tables_status ON public.tables USING btree (status, active) WHERE (status < 2);
