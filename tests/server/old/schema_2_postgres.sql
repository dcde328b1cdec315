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
CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    created bigint NOT NULL
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
    used bigint NOT NULL
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
    created bigint NOT NULL
);
INSERT INTO public.log VALUES ('5tfepvjat73e', 0, 1794842512956, -4335929251630229261, 0, 0, 0, 0, 'made 0
sit 0 smz4gc0emnyy Anna
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 1, 1794842512982, -4335929251630229260, 0, 0, 0, 0, 'chat 0 Anna	welcome all
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 2, 1794842513012, -4335929251630229259, 0, 0, 0, 0, 'chat 6 Wil	I look on
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 3, 1794842513028, -4335929251630229258, 460002206457523276, 2, 0, 0, 'sit 1 253bjvjxrfwd Bo
start 0
play 7 stall varangians
play 7 stall generous-merchant
play 7 first 0
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 4, 1794842513040, -4335929251630229257, 460002206457523276, 2, 0, 0, 'chat 1 Bo	here I am
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 5, 1794842513044, -4335929251630229256, 6267744755764067364, 1, 0, 0, 'play 1 leader dagrun
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 6, 1794842513048, -4335929251630229255, 2063870614263853515, 1, 0, 0, 'play 0 leader asmundr
play 7 destiny troll-slayer
play 7 destiny slayer-of-the-undead
play 7 troll cave-troll-2
play 7 draugr hel-reaver-blue
play 7 draugr hel-reaver-red
play 7 rune potential
play 7 rune glory
play 7 monster sea-serpent-red
play 7 monster surtr-champion-yellow
play 7 monster sea-serpent-blue
play 7 merchant ms7
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 7, 1794842513056, -4335929251630229254, -8622896387261715397, 1, 0, 0, 'play 0 place small-public-longship
');
INSERT INTO public.log VALUES ('5tfepvjat73e', 8, 1794842513060, -4335929251630229253, -8303495596377613399, 2, 0, 0, 'play 0 sail shore1
');
INSERT INTO public.log VALUES ('wmrnmrbfgn4x', 0, 1794842513068, -4335929251630229252, 0, 0, 0, 0, 'made 0
sit 0 253bjvjxrfwd Bo
');
INSERT INTO public.log VALUES ('wmrnmrbfgn4x', 1, 1794842513073, -4335929251630229251, 0, 0, 0, 0, 'chat 0 Bo	who comes
');
INSERT INTO public.meadhall_schema VALUES (2);
INSERT INTO public.players VALUES ('253bjvjxrfwd', 'Bo', NULL, NULL, 1794842512827);
INSERT INTO public.players VALUES ('heam5ck7n7xg', 'Wil', NULL, NULL, 1794842512839);
INSERT INTO public.players VALUES ('smz4gc0emnyy', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$/U+d07l7lf/ohhHMLE4sUg$8FWS7CnsUfmOkZXcg3fQ83wKcItPPv742n3o/p8lJm4', 1794842512807);
INSERT INTO public.seats VALUES ('5tfepvjat73e', 0, 'smz4gc0emnyy', 'Anna');
INSERT INTO public.seats VALUES ('5tfepvjat73e', 1, '253bjvjxrfwd', 'Bo');
INSERT INTO public.seats VALUES ('wmrnmrbfgn4x', 0, '253bjvjxrfwd', 'Bo');
INSERT INTO public.sessions VALUES ('\x4496153b460747c057c4cf6533e50ede17da0e6ab7f63ee9b019a5cbf12cb292', '253bjvjxrfwd', 1794842512827);
INSERT INTO public.sessions VALUES ('\x14dcb511019ac08e04b0ad81bbb59176be1e8ae6a3cad117c0fb38ad9eead2e4', 'heam5ck7n7xg', 1794842512839);
INSERT INTO public.sessions VALUES ('\xcff8351d2840f99001a92c223cd08efd577011d9818d1c6bda43275ad0c56ee2', 'smz4gc0emnyy', 1794842512943);
INSERT INTO public.tables VALUES ('5tfepvjat73e', 'midgard', 1, 3599960877, '', 'human,human', 0, 0, 0, true, true, '', 'NtNJo-inZSrhf7KASKDkAg', '\x5ff2331755d180bea48deed094f60fd62e8a0b9b26c14c2f97ae4e59b5091701', 'smz4gc0emnyy', 1, 1794842512955);
INSERT INTO public.tables VALUES ('wmrnmrbfgn4x', 'odin', 2, 255609477, '', 'human,human', 0, 0, 0, true, true, '', '811XPLcX9IhYYpkKEjewLg', '\x3e807bd494fa6effe8bfd38ce57937325139df75e38ba93524e382a89c7f1d35', '253bjvjxrfwd', 0, 1794842513068);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key UNIQUE (login);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_player ON public.seats USING btree (player);
CREATE INDEX sessions_player ON public.sessions USING btree (player);
CREATE INDEX sessions_used ON public.sessions USING btree (used);
CREATE INDEX tables_listed ON public.tables USING btree (status, created) WHERE listed;
CREATE INDEX tables_status ON public.tables USING btree (status) WHERE (status < 2);
