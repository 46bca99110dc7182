"""A bot: it plays every seat of a game of The Big Book of Madness by talking to `coven engine`.

python examples/bot.py                           # starts `coven engine`
python examples/bot.py ssh club coven engine     # or any other command that speaks the protocol
coven arena madness --bots "greedy,cmd:python examples/bot.py arena"     # and beside other bots
"""

import json
import subprocess
import sys

LIKED = ("break", "settle", "cure", "learn", "acquire", "cast")  # the best first


def choose(options: list[dict]) -> str:
    """The first option of the kind it likes best, else the first of all."""
    words = [option["word"] for option in options]
    for kind in LIKED:
        for word in words:
            if word.split()[0] == kind:
                return word
    return words[0]


def main(command: list[str]) -> None:
    """Play one game to its end and tell how it ended."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as engine:

        def ask(**request: object) -> dict:
            print(json.dumps(request), file=engine.stdin, flush=True)
            reply = json.loads(engine.stdout.readline())
            return reply if "error" not in reply else sys.exit(reply["error"]["text"])

        now = ask(do="new", game="madness", seats=["ann", "bob", "cid"], seed="bot")
        handle = now["handle"]
        while now["question"]:
            seat = now["question"]["seat"]
            mine = ask(do="question", handle=handle, seat=seat)["question"]  # only the seat that is asked sees options
            now = ask(do="answer", handle=handle, seat=seat, word=choose(mine["options"]), version=now["version"])
        print(f"{now['outcome']['kind']} after {now['version']} answers")
        engine.stdin.close()


def contend() -> None:
    """In the arena it is asked a line for each decision and answers with a word."""
    for line in sys.stdin:
        print(json.dumps({"word": choose(json.loads(line)["question"]["options"])}), flush=True)


if __name__ == "__main__":
    contend() if sys.argv[1:] == ["arena"] else main(sys.argv[1:] or ["coven", "engine"])
