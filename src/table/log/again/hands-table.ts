import { STRENGTHS } from '../../../core/adviser.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../../core/json.js';
import { ok, refuse } from '../../../core/result.js';
import { asking } from '../../ahead/asking.js';
import { diceOfChallenge } from '../../challenge/dice-seen.js';
import { undoConsents } from '../../change/awaited.js';
import { AUTOPILOT } from '../../change/default.js';
import { choicesIn, importEntry, importedGame } from '../../change/imported.js';
import { createdEntry, emptySeat, newGame, storeNewGame } from '../../change/new-game.js';
import { readSetup } from '../../commands/game/create.js';
import { fillReply } from '../../commands/game/fill.js';
import { movedToChannel } from '../../commands/game/moving.js';
import { changePhase, type PhaseChange } from '../../commands/game/phases.js';
import { answerRequest } from '../../commands/game/requests.js';
import { joinGame, leaveGame } from '../../commands/game/seating.js';
import { settingsReply } from '../../commands/game/settings.js';
import { startGame } from '../../commands/game/start.js';
import { tableEntry } from '../../commands/handler.js';
import { substituteReply } from '../../commands/person/absence.js';
import { withPilot } from '../../commands/person/autopilot.js';
import { answerUndo, declineUndo } from '../../commands/play/undo.js';
import { chooseSetup } from '../../controls/press/setup.js';
import { standIn, substitute } from '../../deadline/lapse.js';
import { putToRest } from '../../deadline/rest.js';
import { botIn } from '../../pilots.js';
import type { ChallengeOfGame } from '../../ports/challenge.js';
import { isEnded } from '../../ports/phase.js';
import type { Pilot, PilotUntil, SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { TableRequest } from '../../ports/table-request.js';
import type { Deed } from '../deeds.js';
import { overridesOf } from '../game-file.js';
import { asJson, differenceOf } from './difference.js';
import { alsoAsModerator, type Doing, decideHere, type Hand, textIn, type Ways } from './hand.js';
import { agreesToUndoOnly, asksToUndo, isTextList } from './hands-play.js';
import { redoSeal, redoShow } from './hands-words.js';
import { settingsIn, typedSettings } from './settings.js';

/** By somebody, or by itself when nobody acted. */
const bySilenceOr =
  (change: PhaseChange): Ways =>
  ({ userId }) =>
    userId === AUTOPILOT
      ? [
          (doing) =>
            decideHere(doing, (opened) => {
              const put = putToRest(opened, doing.table.deps.clock.now());
              return put === null ? refuse('request-over') : ok(put);
            }),
        ]
      : alsoAsModerator(changes(change));

/** How to redo each of the table's own deeds. */
export const DEEDS_AGAIN: Readonly<Record<Deed, Ways>> = {
  create: () => [redoCreate],
  setup: (_entry, told) =>
    alsoAsModerator((doing) =>
      decideHere(doing, (opened) => {
        const option = opened.module.setup.options.find(({ name }) => name === told.option);
        const choice = option?.choices.find((known) => known === told.choice);
        if (option === undefined || choice === undefined) return refuse('setup-choice');
        const decision = chooseSetup(opened, option, choice, doing.asker);
        if (!decision.ok) return decision;
        return decision.value.change === null ? refuse('setup-choice') : ok(decision.value.change);
      }),
    ),
  settings: (_entry, told) =>
    alsoAsModerator(async ({ table, asker }, game) => {
      const options = typedSettings(told.settings, told.master);
      if (options !== null) await settingsReply(table, game, { ...asker, command: 'game', options });
    }),
  join: (_entry, told) =>
    told.user === undefined
      ? alsoAsModerator(({ table, asker }, game) => joinGame(table, game, asker, textIn(told.seat)))
      : alsoAsModerator(answers(true, (one) => one.what === 'join' && one.seat === told.seat && one.by === told.user)),
  leave: () => [({ table, asker }, game) => leaveGame(table, game, asker, true)],
  fill: (_entry, told, desk) => {
    const strength = textIn(told.strength);
    const many = Array.from({ length: (desk.begun?.seats.length ?? 0) + 1 }, (_, seats) => ({ strength, seats }));
    return [{ strength }, ...many].flatMap((options) =>
      alsoAsModerator(({ table, asker }, game) => fillReply(table, game, { ...asker, command: 'game', options })),
    );
  },
  move: (_entry, told) => [
    (doing) =>
      decideHere(doing, ({ game, state }) => {
        const { mention: _, ...change } = movedToChannel(
          { ...game, channelId: textIn(told.from) },
          { ...doing.asker, channelId: textIn(told.to) },
        );
        return ok({ ...change, state });
      }),
  ],
  'words-asked': () => [
    ...alsoAsModerator(({ table, asker }, game) => startGame(table, game, asker)),
    ...alsoAsModerator(changes('resume')),
  ],
  'word-sealed': redoSeal,
  'word-shown': redoShow,
  'dice-seen': () => [
    async ({ table, asker }, game) => {
      await diceOfChallenge(table, game, { ...asker, command: 'dice', options: { count: 1 } });
    },
  ],
  pause: bySilenceOr('pause'),
  resume: () => alsoAsModerator(changes('resume')),
  end: bySilenceOr('end'),
  archive: bySilenceOr('archive'),
  import: () => [...alsoAsModerator(changes('resume')), answers(true, ({ what }) => what === 'reopen'), imports],
  // A position that was set is not replayed: such a file is only read through.
  position: () => [],
  'join-asked': (_entry, told) => [({ table, asker }, game) => joinGame(table, game, asker, textIn(told.seat))],
  'reopen-asked': () => alsoAsModerator(changes('resume')),
  'reopen-agreed': () => [answers(true, ({ what }) => what === 'reopen')],
  'request-withdrawn': (_entry, told, desk) => declines(told, desk.begun),
  'request-declined': (_entry, told, desk) => declines(told, desk.begun),
  hand: (_entry, told) => {
    const options = { seat: textIn(told.seat), user: textIn(told.user), when: textIn(told.when) };
    return alsoAsModerator(({ table, asker }, game) =>
      substituteReply(table, game, { ...asker, command: 'substitute', options }),
    );
  },
  substitute: ({ userId }, told, desk) =>
    userId === AUTOPILOT
      ? owedNow(desk).map(
          (owed): Hand =>
            (doing) =>
              decideHere(doing, (opened) => changeIn(substitute(opened, owed))),
        )
      : [answers(true, (one) => one.what === 'hand' && one.seat === told.seat)],
  asks: ({ userId }, told) => [
    (doing) =>
      decideHere(doing, (opened) => {
        const asks = isTextList(told.asks) ? told.asks : [];
        return typeof told.seat === 'string' ? asking(opened, userId, told.seat, asks) : refuse('not-seated');
      }),
  ],
  autopilot: (_entry, told) => [(doing) => decideHere(doing, ({ game, state }) => piloted(doing, told, game, state))],
  'stand-in': (_entry, told, desk) =>
    owedNow(desk).map(
      (owed): Hand =>
        (doing) =>
          decideHere(doing, (opened) => {
            const strength = STRENGTHS.find((one) => one === told.strength);
            return strength === undefined ? refuse('choice-wrong') : changeIn(standIn(opened, owed, strength));
          }),
    ),
  // What the rules failed at is not recorded: such a file is only read through.
  'default-broken': () => [],
  'undo-asked': asksToUndo,
  'undo-agreed': agreesToUndoOnly,
  'undo-refused': ({ userId }, told) =>
    userId === AUTOPILOT
      ? [
          (doing) =>
            decideHere(doing, ({ game, state }) =>
              undoConsents(game).some(({ seats: [first] }) => first === told.seat)
                ? ok(declineUndo(game, state, AUTOPILOT, textIn(told.seat)))
                : refuse('undo-not-asked'),
            ),
        ]
      : [
          async ({ table, asker }, game) => {
            if (game.undoAsked !== null) await answerUndo(table, game, asker, false, game.undoAsked.at);
          },
        ],
};

function changes(change: PhaseChange): Hand {
  return ({ table, asker }, game) => changePhase(table, game, { ...asker, command: 'game', options: {} }, change);
}

function answers(agrees: boolean, about: (request: TableRequest) => boolean): Hand {
  return async ({ table, asker }, game) => {
    const request = game.requests.find(about);
    if (request !== undefined) await answerRequest(table, game, asker, agrees, request.at);
  };
}

function declines(told: JsonObject, game: GameRecord | null): readonly Hand[] {
  const open = game?.requests.filter(({ what }) => what === told.asked) ?? [];
  return open.flatMap(({ at }) => alsoAsModerator(answers(false, (request) => request.at === at)));
}

function owedNow({ module, state, begun }: Doing['desk']) {
  return state === null || begun?.phase !== 'playing' ? [] : module.obligations(state);
}

function changeIn(decision: ReturnType<typeof standIn> | ReturnType<typeof substitute>) {
  if (decision === null || !decision.ok || decision.value.change === null) return refuse('request-over');
  return ok(decision.value.change);
}

const LATER = '9999-12-31T00:00:00.000Z';

/** A new game with the setup, bots and settings of its first entry. */
export async function redoCreate({ desk, table, asker, told }: Doing): Promise<void> {
  const { module, file } = desk;
  const setup = choicesIn(isObject(told.setup) ? told.setup : {});
  const places = module.setup.seatsFor(setup);
  const settings = settingsIn(told.settings);
  const seats = isList(told.seats) ? told.seats.map((seat, index) => seatIn(seat, `p${index + 1}`, asker.userId)) : [];
  const chosenSetup = readSetup(module, setup);
  if (!chosenSetup.ok || differenceOf(asJson(chosenSetup.value), asJson(setup)) !== null) return;
  if (desk.begun !== null || !places.ok || settings === null || seats.length !== places.value.max) return;
  const fresh = newGame(
    table,
    asker,
    module,
    {
      name: file.name,
      locale: 'en',
      setup,
      overrides: overridesOf(file, file.entries),
      seats,
    },
    settings.tempo,
  );
  const again = isText(told.rematchOf) ? { rematchOf: told.rematchOf } : {};
  const ofChallenge: ChallengeOfGame = { id: '', name: '', until: LATER, playing: 1 };
  const game: GameRecord = {
    ...fresh,
    rulesVersion: file.rulesVersion,
    // A rematch keeps the settings of the last game.
    ...(isText(told.rematchOf) ? { settings } : {}),
    // It may be older than this game's thinking bot.
    ...(settings.strength === 'default'
      ? { settings: { ...(isText(told.rematchOf) ? settings : fresh.settings), strength: 'default' } }
      : {}),
    ...(told.challenge === true ? { sealing: null, challenge: ofChallenge } : {}),
  };
  const change = { game, state: null, entry: createdEntry(game, again) };
  await storeNewGame(table, game, asker.requestId, change, () => ({ lines: [] }));
}

/** A free seat, a bot's, or (the first one) that of the player who asked for a rematch. */
function seatIn(json: Json, seat: string, creator: string): SeatRecord {
  const { userId, bot } = isObject(json) ? json : {};
  const strength = STRENGTHS.find((one) => one === bot);
  if (strength !== undefined) return botIn(seat, strength);
  return seat === 'p1' && userId === creator ? { ...emptySeat(seat), userId: creator } : emptySeat(seat);
}

/** The game of an imported file: it continues with free seats and its own dice. */
async function imports({ desk, table, asker }: Doing, game: GameRecord): Promise<void> {
  const { module, file, state, stretch } = desk;
  if (state === null || stretch === undefined) return;
  const { setup, rulesVersion, nextRoll, words, version } = game;
  const seats = game.seats.map(({ seat, userName }) => ({ seat, name: userName }));
  const overrides = overridesOf(file, file.entries);
  const head = { setup, rulesVersion, nextRoll, words, seats, overrides };
  const gone = importedGame(table, asker, module, head, state, version, game.updatedAt, game.name);
  const seed = isEnded(game) ? stretch.seed : null;
  const entry = importEntry(asker.userId, { seed, seedHash: stretch.seedHash, nextRoll, words });
  await storeNewGame(table, gone, asker.requestId, { game: gone, state, entry }, () => ({ lines: [] }));
}

function piloted({ asker }: Doing, told: JsonObject, game: GameRecord, state: Doing['desk']['state']) {
  const before = game.seats.find(({ seat }) => seat === told.seat);
  const pilot = told.on === true ? pilotIn(told) : null;
  if (before === undefined || isEnded(game)) return refuse('seat-unknown');
  const next = withPilot(game, before, pilot);
  if (!next.ok) return next;
  const detail = { what: 'autopilot', seat: before.seat, on: told.on === true, ...pilot } as const;
  return ok({ game: next.value.game, state, entry: tableEntry(asker.userId, detail) });
}

function pilotIn({ strength, until, part, only }: JsonObject): Pilot {
  return {
    strength: STRENGTHS.find((one) => one === strength) ?? 'default',
    until: untilIn(until),
    part: isText(part) ? part : null,
    only: only === 'reactions' ? only : null,
  };
}

function untilIn(json: Json | undefined): PilotUntil | null {
  if (json === undefined || !isObject(json)) return null;
  if (json.what === 'turn' && typeof json.turn === 'number') return { what: 'turn', turn: json.turn };
  return json.what === 'date' ? { what: 'date', at: textIn(json.at) } : null;
}
