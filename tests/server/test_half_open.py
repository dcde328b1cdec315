"""A connection whose other end is gone without a word: it is asked for a sign of life, then closed."""
import time

from hall import Client, Closed, Server, main, play_on, rng


def nobody_answers(program):
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "random"], listed=True)
        gone = Client(s.port)
        gone.ask("watch", table=table)
        gone.raw.sock.settimeout(100)
        frames, begun = [], time.time()
        try:  # what comes is taken from the wire, but nothing is ever said again
            while True:
                head = gone.raw.need(2)
                n = head[1] & 127
                if n == 126:
                    n = int.from_bytes(gone.raw.need(2), "big")
                body = gone.raw.need(n)
                frames.append(head[0] & 15)
                if frames[-1] == 8:
                    raise Closed(int.from_bytes(body[:2], "big"), body[2:].decode())
                if frames[-1] == 9:
                    a.ask("ping")  # the other one is there
        except Closed as e:
            assert e.code == 1001, e
        assert 9 in frames, "no sign of life was asked for"
        assert 50 < time.time() - begun < 95
        play_on([a], table, rng(), plies=5)


main([nobody_answers])
