-- {"anna": "S9I3chMQKQcz7TsT-shULWC7H3goASlunMGP7b3m0Uw", "bo": "3MbxZ6hP2qWVAb4lt4Ij02cajAhN0hPlRg1OxsDqCYM", "lookalike": "4N9zlg5cWJ6Lt6ZUSWsgYs-9J-F236P5jMKH_FwCZSc", "cai": "5agyc56IhjEMpocSRJArT-rjFWy_og7Onsn1ZUwuzbE", "played": "qvsjacv4jhh5", "open": "8hdfxs5yefjp", "ply": 21}
--
-- PostgreSQL database dump
--

\restrict rfY2GPHvKsK7uJCgaAyIOTc4nGB02IWvMABEYGTySdPKozzVrWFffyMB0lDnEkM

-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: meadhall_schema; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.meadhall_schema (
    version integer
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    created bigint NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL,
    name text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    player text NOT NULL,
    used bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES ('qvsjacv4jhh5', 0, 1794842524755, 3785885144558038277, 0, 0, 0, 0, 'made 0
sit 0 16v0w43075hy Anna
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 1, 1794842524768, 3785885144558038278, -6023536515835527994, 2, 0, 0, 'sit 1 rgrm0ggh6d4e Bo
start 0
play 7 stall raiders
play 7 stall wealthy-benefactor
play 7 first 0
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 2, 1794842524793, 3785885144558038279, -8476951189699573651, 1, 0, 0, 'play 1 leader ullr
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 3, 1794842524808, 3785885144558038280, 4638438164572001942, 1, 0, 0, 'play 0 leader gylfir
play 7 destiny monster-hunter
play 7 destiny crusher-of-ice
play 7 troll hill-troll
play 7 draugr hel-reaver-blue
play 7 draugr shambling-draugr-yellow
play 7 rune journey
play 7 rune reaction
play 7 monster nidhogg-spawn-yellow
play 7 monster sea-serpent-blue
play 7 monster fenrir-cub-red
play 7 merchant ms8
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 4, 1794842524816, 3785885144558038281, -3950821377165383444, 1, 0, 0, 'play 0 place runesmith
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 5, 1794842524824, 3785885144558038282, -411212869991125223, 2, 0, 0, 'play 0 deck
play 7 rune true-vision
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 6, 1794842524829, 3785885144558038283, -7615403349359386702, 1, 0, 0, 'play 1 place military-stall-space-1
');
INSERT INTO public.log VALUES ('qvsjacv4jhh5', 7, 1794842524833, 3785885144558038284, -2006745687607954616, 2, 0, 0, 'play 0 place blacksmith
');
INSERT INTO public.log VALUES ('8hdfxs5yefjp', 0, 1794842524840, 3785885144558038285, 0, 0, 0, 0, 'made 0
sit 0 16v0w43075hy Anna
');


--
-- Data for Name: meadhall_schema; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.meadhall_schema VALUES (2);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('rgrm0ggh6d4e', 'Bo', NULL, NULL, 1794842524748);
INSERT INTO public.players VALUES ('j8be70q9w761', 'Cai', NULL, NULL, 1794842524752);
INSERT INTO public.players VALUES ('16v0w43075hy', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$k82KtZ2hhwgRCGayAN81Kw$ynWiqgyJaZr/u0z3Mgjf8/+GjFUzqWs0W1/EkE5OzDE', 1794842524734);
INSERT INTO public.players VALUES ('bwxfwthgct2g', 'Аnna', 'Аnna', '$argon2id$v=19$m=19456,t=2,p=1$1pxwzHY9WuTYOZPpNeyKAQ$z2Hw+JdIxkirwdNytREcsfk370lpcRzE7wAaE86qkH4', 1794842524942);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('qvsjacv4jhh5', 0, '16v0w43075hy', 'Anna');
INSERT INTO public.seats VALUES ('qvsjacv4jhh5', 1, 'rgrm0ggh6d4e', 'Bo');
INSERT INTO public.seats VALUES ('8hdfxs5yefjp', 0, '16v0w43075hy', 'Anna');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('\x554abc23636d6cc4f279e43aa4c9dfe1c180733e37604503a76d3c6185fe77de', 'rgrm0ggh6d4e', 1794842524748);
INSERT INTO public.sessions VALUES ('\xc558bacdd1ade59ec3f326596e20a19f8df120732d406d3870a7a25f433f1eb3', 'j8be70q9w761', 1794842524752);
INSERT INTO public.sessions VALUES ('\xa026d7015dec916f2a9c0693572da4b7b0a6d9f83a1964f8aeef0c15336290b5', '16v0w43075hy', 1794842524939);
INSERT INTO public.sessions VALUES ('\xd1e9ae6e360f4cac5e62ba7c27228feaeb8e8442e54ffc6b5538aec1f285a1c3', 'bwxfwthgct2g', 1794842525021);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('qvsjacv4jhh5', 'midgard', 1, 3599960877, '', 'human,human', 0, 0, 0, false, false, '', 'A7DfGJlu5V1jjLpWvBNWeQ', '\x0b5956de409e4fc76c8ab2605389edc1847233af7559ce624f5bdccf2a61b985', '16v0w43075hy', 1, 1794842524755);
INSERT INTO public.tables VALUES ('8hdfxs5yefjp', 'midgard', 1, 3599960877, '', 'human,human', 0, 0, 0, true, true, '', '3E3q2P7VGMeqI4XSyCqKFA', '\x0a933c2530039e63853d4fb74612a45c7f215b7a4407ef57316ea0402f121f51', '16v0w43075hy', 0, 1794842524840);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);


--
-- Name: players players_login_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key UNIQUE (login);


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: seats_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_player ON public.seats USING btree (player);


--
-- Name: sessions_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_player ON public.sessions USING btree (player);


--
-- Name: sessions_used; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_used ON public.sessions USING btree (used);


--
-- Name: tables_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_listed ON public.tables USING btree (status, created) WHERE listed;


--
-- Name: tables_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_status ON public.tables USING btree (status) WHERE (status < 2);


--
-- PostgreSQL database dump complete
--

\unrestrict rfY2GPHvKsK7uJCgaAyIOTc4nGB02IWvMABEYGTySdPKozzVrWFffyMB0lDnEkM

