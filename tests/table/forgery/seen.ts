import { hashOfSeed } from '../../../src/table/dice/roller.js';
import {
  acted,
  type DraftEntry,
  type DraftFile,
  deriveAnew,
  does,
  type Forgeries,
  inPlay,
  insert,
  middle,
  renumber,
  rolled,
  told,
} from './draft.js';

const OTHER = 'ab'.repeat(32);

function changed<Thing>(thing: Thing | undefined, change: (thing: Thing) => void): boolean {
  if (thing === undefined) return false;
  change(thing);
  return true;
}

const play = (file: DraftFile) => middle(file, inPlay);
const thrown = (file: DraftFile) => middle(file, (entry) => rolled(entry) && entry.kind === 'act');
const setupOf = (file: DraftFile) => file.entries.find(({ kind }) => kind === 'setup');
const createOf = (file: DraftFile) => file.entries[0];
const detailOf = (entry: DraftEntry | undefined, more: object) =>
  changed(entry, (one) => {
    one.detail = { ...told(one), ...more };
  });
/** A detail that goes back before that act. */
const backBefore = (entry: DraftEntry) => ({
  to: entry.version - 1,
  dropped: 1,
  force: true,
  agreed: [],
  needless: [],
});

/** Forgeries by those who know how a file is checked. */
export const SEEN: Forgeries = {
  'numbers of rolls are passed over, until the faces please'(file) {
    const entry = thrown(file);
    if (entry === undefined) return false;
    const from = file.entries.indexOf(entry);
    for (const { rolls } of file.entries.slice(from)) for (const roll of rolls) roll.number += 43;
    file.nextRoll += 43;
    return deriveAnew(file);
  },
  'and one entry is called hidden'(file) {
    const entry = thrown(file);
    if (entry === undefined) return false;
    entry.hidden = true;
    for (const { rolls } of file.entries.slice(file.entries.indexOf(entry)))
      for (const roll of rolls) roll.number += 43;
    file.nextRoll += 43;
    file.phase = 'playing';
    return deriveAnew(file);
  },
  'the phase is a word that there is not'(file) {
    file.phase = 'adjourned';
    return true;
  },
  'the game is still played, though its seed is told'(file) {
    file.phase = 'playing';
    return true;
  },
  'an entry is hidden in a file that is whole'(file) {
    return changed(play(file), (entry) => {
      entry.hidden = true;
    });
  },
  'the set-up is thrown again in the midst'(file) {
    const [setup, entry] = [setupOf(file), play(file)];
    if (setup === undefined || entry === undefined) return false;
    insert(file, entry, structuredClone(setup));
    return deriveAnew(file);
  },
  'dice are taken back by no seat'(file) {
    const entry = thrown(file);
    const next = entry === undefined ? undefined : file.entries[entry.version];
    if (entry === undefined || next === undefined) return false;
    insert(file, next, { kind: 'undo', detail: backBefore(entry), seat: null });
    return true;
  },
  'dice are taken back by a seat that there is not'(file) {
    const entry = thrown(file);
    const next = entry === undefined ? undefined : file.entries[entry.version];
    if (entry === undefined || next === undefined) return false;
    insert(file, next, { kind: 'undo', detail: { ...backBefore(entry), force: false }, seat: 'p9' });
    return true;
  },
  'dice are taken back once all have left'(file) {
    const entry = thrown(file);
    const next = entry === undefined ? undefined : file.entries[entry.version];
    if (entry === undefined || next === undefined || entry.seat === null) return false;
    const leavers = new Set(file.entries.filter(inPlay).map(({ userId }) => userId));
    for (const userId of leavers) {
      const seats = file.entries.find((one) => inPlay(one) && one.userId === userId)?.seat ?? '';
      insert(file, next, { userId, detail: { what: 'leave', seats: [seats] } });
    }
    const needless = file.seats.map(({ seat }) => seat).filter((seat) => seat !== entry.seat);
    const detail = { to: entry.version - 1, dropped: 1, force: false, agreed: [], needless };
    insert(file, next, { userId: entry.userId, kind: 'undo', seat: entry.seat, detail });
    return true;
  },
  'what never may be taken back is loosened'(file) {
    const entry = play(file);
    const settings = told(file.entries[0] ?? { detail: null }).settings;
    if (entry === undefined || typeof settings !== 'object') return false;
    const say = (undo: string) => ({ what: 'settings', settings: JSON.stringify({ ...settings, undo }) });
    insert(file, entry, { userId: createOf(file)?.userId ?? '', detail: say('never') });
    insert(file, entry, { userId: createOf(file)?.userId ?? '', detail: say('consent') });
    return true;
  },
  'it is played on after its end, on the old seed'(file) {
    const entry = file.entries.filter(inPlay).at(-1);
    if (entry === undefined) return false;
    insert(file, null, { ...structuredClone(entry), at: file.entries.at(-1)?.at ?? '' });
    return deriveAnew(file);
  },
  'an undo leads forward, to what was taken back'(file) {
    const entry = play(file);
    const next = entry === undefined ? undefined : file.entries[entry.version];
    if (entry === undefined || next === undefined) return false;
    insert(file, next, { kind: 'undo', seat: entry.seat, userId: entry.userId, detail: backBefore(entry) });
    insert(file, next, {
      kind: 'undo',
      seat: entry.seat,
      userId: entry.userId,
      detail: { ...backBefore(entry), to: entry.version },
    });
    return true;
  },
  'another seed, with its fingerprint and its faces'(file) {
    file.seed = OTHER;
    file.seedHash = hashOfSeed(OTHER);
    return deriveAnew(file) && file.entries.some(rolled);
  },
  'another fingerprint'(file) {
    file.seedHash = OTHER;
    return true;
  },
  'a seed that is kept back after the end'(file) {
    file.seed = null;
    return true;
  },
  'a seed kept back as if others still played with it'(file) {
    file.seed = null;
    file.seedLater = true;
    return true;
  },
  'a value more in what a throw was for, with its face'(file) {
    return (
      changed(thrown(file)?.rolls[0], (roll) => {
        roll.purpose.values = { ...roll.purpose.values, luck: 3 };
      }) && deriveAnew(file)
    );
  },
  'another purpose, with its face'(file) {
    return (
      changed(thrown(file)?.rolls[0], (roll) => {
        roll.purpose.what = 'luck';
      }) && deriveAnew(file)
    );
  },
  'a die of more sides, with its face'(file) {
    return (
      changed(thrown(file)?.rolls[0], (roll) => {
        roll.sides = 12;
      }) && deriveAnew(file)
    );
  },
  'a roll is taken out'(file) {
    const entry = thrown(file);
    if (entry?.rolls.pop() === undefined) return false;
    let number = 0;
    for (const { rolls } of file.entries) for (const roll of rolls) roll.number = ++number;
    file.nextRoll = number + 1;
    return true;
  },
  'a roll more in an act'(file) {
    const entry = play(file);
    const roll = thrown(file)?.rolls[0];
    if (entry === undefined || roll === undefined) return false;
    entry.rolls.push(structuredClone(roll));
    let number = 0;
    for (const { rolls } of file.entries) for (const one of rolls) one.number = ++number;
    file.nextRoll = number + 1;
    return true;
  },
  'a roll in an entry that throws none'(file) {
    const [entry, roll] = [play(file), thrown(file)?.rolls[0]];
    if (entry === undefined || roll === undefined) return false;
    insert(file, entry, { detail: { what: 'dice-seen' }, rolls: [structuredClone(roll)] });
    return deriveAnew(file);
  },
  'dice are burnt as if nothing had come of them'(file) {
    const entry = middle(file, (one) => inPlay(one) && rolled(one));
    if (entry === undefined) return false;
    const { userId, seat, actions, rolls } = structuredClone(entry);
    insert(file, entry, { kind: 'spent', userId, seat, actions, rolls });
    return deriveAnew(file);
  },
  'dice are burnt by nobody, for nothing'(file) {
    const [entry, roll] = [play(file), thrown(file)?.rolls[0]];
    if (entry === undefined || roll === undefined) return false;
    insert(file, entry, { kind: 'spent', userId: 'p1', rolls: [structuredClone(roll)] });
    return deriveAnew(file);
  },
  'the next roll is set forward'(file) {
    file.nextRoll += 1;
    return true;
  },
  'something else is told to have happened'(file) {
    const entry = middle(file, ({ events, kind }) => events.length > 0 && kind === 'act');
    return changed(entry, ({ events }) => {
      events[0] = { ...events[0], type: 'victory' };
    });
  },
  'something more is told to have happened'(file) {
    return changed(play(file), ({ events }) => {
      events.push({ type: 'victory' });
    });
  },
  'an event is called a secret of one seat'(file) {
    const entry = middle(file, ({ events, kind }) => events.length > 0 && kind === 'act');
    return changed(entry, ({ events }) => {
      events[0] = { ...events[0], type: events[0]?.type ?? '', audience: ['p1'] };
    });
  },
  'an action that there is not'(file) {
    return changed(play(file), (entry) => {
      entry.actions = [{ verb: 'wish' }];
    });
  },
  'an action is done twice in one'(file) {
    return changed(thrown(file), (entry) => {
      entry.actions.push(...structuredClone(entry.actions));
    });
  },
  'an entry comes twice'(file) {
    const entry = thrown(file);
    const next = entry === undefined ? undefined : file.entries[entry.version];
    if (entry === undefined || next === undefined) return false;
    insert(file, next, structuredClone(entry));
    return deriveAnew(file);
  },
  'an act that says something of itself'(file) {
    return detailOf(play(file), { luck: 'good' });
  },
  'a field that no entry has'(file) {
    return changed(play(file), (entry) => Object.assign(entry, { note: 'all fair' }));
  },
  'a field that no file has'(file) {
    Object.assign(file, { verified: true });
    return true;
  },
  'a field that no roll has'(file) {
    return changed(thrown(file)?.rolls[0], (roll) => Object.assign(roll, { fair: true }));
  },
  'a field that no purpose has'(file) {
    return changed(thrown(file)?.rolls[0], (roll) => Object.assign(roll.purpose, { drawn: true }));
  },
  'a deed that there is not'(file) {
    const entry = play(file);
    if (entry === undefined) return false;
    insert(file, entry, { detail: { what: 'bless' } });
    return true;
  },
  'a kind of entry that there is not'(file) {
    return changed(play(file), (entry) => Object.assign(entry, { kind: 'miracle' }));
  },
  'a word given openly in the midst of the game'(file) {
    const [entry, seat] = [thrown(file), file.seats[0]?.seat];
    const number = entry?.rolls[0]?.number;
    if (entry === undefined || seat === undefined || number === undefined) return false;
    insert(file, entry, { kind: 'word', seat, userId: 'p1', detail: { seat, word: 'mine', fromRoll: number } });
    file.words.push({ seat, word: 'mine', fromRoll: number });
    return deriveAnew(file);
  },
  'a word is opened that nobody had sealed'(file) {
    const [setup, seat] = [setupOf(file), file.seats[0]?.seat];
    const words = setup === undefined ? undefined : told(setup).words;
    if (setup === undefined || seat === undefined || !Array.isArray(words)) return false;
    setup.detail = { ...told(setup), words: [...words, { seat, word: 'mine', salt: null, hash: OTHER }] };
    file.words.push({ seat, word: 'mine', fromRoll: 1 });
    return deriveAnew(file);
  },
  'a moment that is none of ours'(file) {
    return changed(play(file), (entry) => {
      entry.at = entry.at.slice(0, 10);
    });
  },
  'time runs back'(file) {
    return changed(play(file), (entry) => {
      entry.at = '2024-02-29T00:00:00.000Z';
    });
  },
  'another end'(file) {
    file.stateHash = OTHER;
    return true;
  },
  'a length that is not so'(file) {
    file.version += 1;
    return true;
  },
  'an entry with the number of another'(file) {
    return changed(play(file), (entry) => {
      entry.version += 1;
    });
  },
  'a seat more'(file) {
    file.seats.push({ seat: 'p9', name: 'nobody' });
    return true;
  },
  'a seat less'(file) {
    return file.seats.pop() !== undefined;
  },
  'replaced data at the head alone'(file) {
    file.overrides = { moon: 1 };
    return true;
  },
  'replaced data that nobody replaced'(file) {
    file.overrides = {};
    return detailOf(setupOf(file), { overrides: {} });
  },
  'another setup at the head alone'(file) {
    file.setup.scenario = 'another';
    return true;
  },
  'seats that sit otherwise at the beginning'(file) {
    const seats = told(setupOf(file) ?? { detail: null }).seats;
    return Array.isArray(seats) && detailOf(setupOf(file), { seats: [...seats, 'p9'] });
  },
  'a beginning that comes from elsewhere, with another seed'(file) {
    const entry = thrown(file);
    const rolls = (entry?.rolls[0]?.number ?? 1) - 1;
    if (entry === undefined || rolls === 0) return false;
    insert(file, entry, { detail: { what: 'import', seed: OTHER, seedHash: hashOfSeed(OTHER), rolls, words: [] } });
    return true;
  },
  'somebody takes a seat that is taken'(file) {
    const entry = play(file);
    if (entry === undefined) return false;
    insert(file, entry, { userId: 'nobody', detail: { what: 'join', seat: entry.seat } });
    return true;
  },
  'an act is said to be the autopilot’s'(file) {
    return changed(play(file), (entry) => {
      entry.userId = 'autopilot';
      entry.detail = { for: 'turn-1' };
    });
  },
  'an act is said to be a bot’s thought'(file) {
    return changed(play(file), (entry) => {
      entry.userId = 'autopilot';
      entry.detail = { for: 'turn-1', strength: 'strong' };
    });
  },
  'other settings at the beginning'(file) {
    const settings = told(createOf(file) ?? { detail: null }).settings;
    return typeof settings === 'object' && detailOf(createOf(file), { settings: { ...settings, graceHours: 99 } });
  },
  'a setting that there is not'(file) {
    const entry = play(file);
    const settings = told(createOf(file) ?? { detail: null }).settings;
    if (entry === undefined || typeof settings !== 'object') return false;
    const said = JSON.stringify({ ...settings, luck: 'good' });
    insert(file, entry, { userId: createOf(file)?.userId ?? '', detail: { what: 'settings', settings: said } });
    return true;
  },
  'it goes on though it had not stopped'(file) {
    const entry = play(file);
    if (entry === undefined) return false;
    insert(file, entry, { userId: entry.userId, detail: { what: 'resume', words: [], silent: [] } });
    return true;
  },
  'the end comes before what was played'(file) {
    const [end, entry] = [file.entries.find(does('end')), play(file)];
    if (end === undefined || entry === undefined) return false;
    file.entries = file.entries.filter((one) => one !== end);
    file.entries.splice(file.entries.indexOf(entry), 0, end);
    renumber(file);
    return true;
  },
  'a key that no data has'(file) {
    return changed(play(file), (entry) => {
      entry.actions = entry.actions.map((action) => JSON.parse(JSON.stringify(action).replace('{', '{"__proto__":1,')));
    });
  },
  'a roll of a number below one'(file) {
    return changed(thrown(file)?.rolls[0], (roll) => {
      roll.number = 0;
    });
  },
  'all is left out but the beginning and the end'(file) {
    const kept = file.entries.filter((entry) => !acted(entry));
    if (kept.length === file.entries.length) return false;
    file.entries = kept;
    renumber(file);
    return true;
  },
};

/** What cannot be played anew for sure: told as not checked, if nothing else is wrong with it. */
export const DOUBTED: Forgeries = {
  'no word of how it stands'(file) {
    file.stateHash = null;
    return true;
  },
  'rules of another minor number'(file) {
    file.rulesVersion = `${file.rulesVersion.split('.')[0] ?? ''}.99`;
    return true;
  },
  'a beginning as former versions wrote it'(file) {
    return changed(createOf(file), (entry) => {
      entry.detail = { what: 'create' };
    });
  },
  'a face that a script is said to have set'(file) {
    return changed(thrown(file)?.rolls[0], (roll) => Object.assign(roll, { scripted: true }));
  },
  'a default that is said to have failed'(file) {
    const entry = play(file);
    if (entry === undefined) return false;
    insert(file, entry, { userId: 'autopilot', detail: { what: 'default-broken', reference: 'x' } });
    return true;
  },
  'dice that nobody threw, for nothing'(file) {
    const [entry, roll] = [play(file), thrown(file)?.rolls[0]];
    if (entry === undefined || roll === undefined) return false;
    insert(file, entry, { kind: 'spent', userId: '', rolls: [structuredClone(roll)] });
    return deriveAnew(file);
  },
  'secrets of a game that is called in play'(file) {
    const entry = play(file);
    if (entry === undefined) return false;
    Object.assign(entry, { hidden: true, actions: [], events: [], rolls: [] });
    Object.assign(file, { phase: 'playing', seed: null, complete: false, stateHash: null });
    return true;
  },
};
