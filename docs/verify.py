#!/usr/bin/env python3
"""Checks the dice of an exported game without Postumus: Python 3, nothing else.

    python3 verify.py game.json [FINGERPRINT ...]

Derives each roll again from the seed, and looks at fingerprint, numbers (none may be passed over) and words. It knows no rules: that a roll was
thrown for what the file says has to be read in the log (all purposes are listed with --purposes), or is checked by
`npm run verify`. Ends with 0 where all is right, 1 where something is wrong, 2 where the file is no game, 3 where
nothing is wrong but not everything could be checked.

    python3 verify.py --vectors dice-vectors.json

tries this program itself with the published faces.
"""
import hashlib
import hmac
import json
import sys

SPAN = 2**32
IN_PLAY = ("gathering", "playing", "paused")


class Doubled(Exception):
    """A key that an object says twice."""


def canonical(value):
    """JSON as JavaScript writes it, with sorted keys (by UTF-16 units) and without blanks."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(part) for part in value) + "]"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False)


def text_of(words, number, sides, purpose):
    if "nth" in purpose:
        lines = ["postumus event 1", str(purpose["nth"]), str(sides), purpose["what"]]
        return "\n".join(lines + [canonical(purpose.get("values", {}))])
    mixed = [[word["seat"], word["word"]] for word in words if word["fromRoll"] <= number]
    lines = ["postumus roll 1", str(number), str(sides), purpose["what"]]
    return "\n".join(lines + [canonical(purpose.get("values", {})), canonical(mixed)])


def face_of(seed, words, number, sides, purpose):
    key, text = bytes.fromhex(seed), text_of(words, number, sides, purpose)
    fair, attempt = SPAN - SPAN % sides, 0
    while True:
        signed = hmac.new(key, f"{text}\n{attempt}".encode(), hashlib.sha256).digest()
        for at in range(0, len(signed), 4):
            value = int.from_bytes(signed[at : at + 4], "big")
            if value < fair:
                return value % sides + 1
        attempt += 1


def seed_hash(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seal_of(word, salt):
    return hashlib.sha256((word if salt is None else f"{salt} {word}").encode()).hexdigest()


def stretches_of(game):
    """(seed, fingerprint, words, last roll): an imported game goes on with a seed of its own."""
    for entry in game["entries"]:
        detail = entry["detail"]
        if isinstance(detail, dict) and detail.get("what") == "import":
            yield detail["seed"], detail["seedHash"], detail.get("words", []), detail["rolls"]
    yield game["seed"], game["seedHash"], game["words"], float("inf")


def check(game, published, wrong, unsure):
    stretches = list(stretches_of(game))
    for seed, fingerprint, words, _ in stretches:
        print(f"fingerprint {fingerprint}: compare with what the channel showed at the start, and /dice")
        for word in words:
            print(f"  word of {word['seat']}, from roll {word['fromRoll']}: {word['word']!r}")
        if published and fingerprint not in published:
            wrong("that fingerprint was not published")
        if seed is None:
            unsure("a seed is not told")
        elif seed_hash(seed) != fingerprint:
            wrong("the seed does not have its fingerprint")
    last, derived = 0, 0
    hides = any(entry.get("hidden") for entry in game["entries"])
    whole = game["complete"] is True
    partial = game["complete"] is False and game["seed"] is None and game["phase"] in IN_PLAY
    if whole and hides or not whole and not partial:
        wrong("entries are hidden in a file that calls itself whole, is over or tells its seed")
    elif partial:
        unsure("what its reader may not know is left out")
    if [entry["version"] for entry in game["entries"]] != list(range(1, game["version"] + 1)):
        wrong("entries are missing, or not in their order")
    for entry in game["entries"]:
        check_seals(entry, game["entries"], wrong)
        for roll in entry["rolls"]:
            number = roll["number"]
            if number != last + 1 and not (partial and number > last):
                wrong(f"entry {entry['version']}: roll {number} comes after roll {last}")
            last = number
            if roll.get("scripted"):
                unsure(f"entry {entry['version']}: roll {number} was set by a script")
                continue
            seed, _, words, _ = next(stretch for stretch in stretches if number <= stretch[3])
            if seed is None:
                continue
            derived += 1
            right = face_of(seed, words, number, roll["sides"], roll["purpose"])
            if right != roll["face"]:
                wrong(f"entry {entry['version']}: roll {number} says {roll['face']}, the seed gives {right}")
    if game["nextRoll"] != last + 1 and not partial:
        wrong(f"the next roll is said to be {game['nextRoll']}, but the last was {last}")
    print(f"{derived} rolls derived from the seed; what each was for is the word of the file")


def check_seals(entry, entries, wrong):
    detail = entry["detail"]
    if not isinstance(detail, dict) or detail.get("what") == "import" or not isinstance(detail.get("words"), list):
        return
    sealed = [
        told["detail"]["hash"]
        for told in entries
        if told["version"] < entry["version"] and told["kind"] == "word" and "hash" in told["detail"]
    ]
    for word in detail["words"]:
        if seal_of(word["word"], word["salt"]) != word["hash"] or word["hash"] not in sealed:
            wrong(f"entry {entry['version']}: the word of {word['seat']} is not the one that was sealed")


def once(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise Doubled(key)
    return dict(pairs)


def verify(path, published, purposes):
    try:
        with open(path, encoding="utf-8") as file:
            game = json.load(file, object_pairs_hook=once)
        if game["format"] != "postumus-game" or game["formatVersion"] != 1:
            raise ValueError("another format")
    except Doubled as fault:
        print(f"WRONG: {fault} stands twice in one place: programs would read two different games\nsomething is wrong")
        return 1
    except (OSError, ValueError, KeyError, TypeError) as fault:
        print(f"{path} is no exported game: {fault}", file=sys.stderr)
        return 2
    problems, doubts = [], []
    try:
        check(game, published, problems.append, doubts.append)
    except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError) as fault:
        problems.append(f"something in it is not what it should be: {fault!r}")
    if purposes:
        for entry in game["entries"]:
            for roll in entry["rolls"]:
                print(f"roll {roll['number']}: {roll['face']} of {roll['sides']}, {canonical(roll['purpose'])}")
    for doubt in doubts:
        print(f"not checked: {doubt}")
    for problem in problems:
        print(f"WRONG: {problem}")
    print("not vouched for by any file: who people are (their names and ids), the name of the game, the moments")
    print("something is wrong" if problems else "not everything could be checked" if doubts else "nothing is wrong")
    return 1 if problems else 3 if doubts else 0


def try_vectors(path):
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    failed = 0
    for one in vectors["rolls"]:
        given = (one["words"], one["number"], one["sides"], one["purpose"])
        failed += text_of(*given) != one["text"] or face_of(one["seed"], *given) != one["face"]
    failed += sum(seed_hash(one["seed"]) != one["hash"] for one in vectors["fingerprints"])
    failed += sum(seal_of(one["word"], one["salt"]) != one["hash"] for one in vectors["seals"])
    print(f"{failed} of the published vectors fail")
    return 1 if failed else 0


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--vectors":
        return try_vectors(arguments[1])
    purposes = "--purposes" in arguments
    given = [argument for argument in arguments if argument != "--purposes"]
    if not given:
        print(__doc__, file=sys.stderr)
        return 2
    return verify(given[0], [published.lower() for published in given[1:]], purposes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
