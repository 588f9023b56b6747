import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { LOCALES } from '../../src/core/words.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { inCampaign } from './campaign.js';

const RESERVE = {
  revolts: 0,
  armies: { normal: 2, special: 0 },
  garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
  legion: null,
  roads: 0,
};

/** The consul beside a revolt and an army, the praetors far away. */
const HERE = {
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'cauca' },
    revolts: { numantia: 2, segontia: 1 },
    armies: [{ at: 'numantia' }],
    garrisons: { cauca: ['consul'] },
  },
  turn: { general: 'consul', denarii: 3 },
};

function previewOf(state: Draco, action: Action, seat = 'ann') {
  return HISPANIA_DRACO.foresee.action(state, seat, action);
}
function said(state: Draco, action: Action, locale: (typeof LOCALES)[number] = 'en', seat = 'ann'): string {
  const preview = previewOf(state, action, seat);
  return preview === null ? '' : (HISPANIA_DRACO.words.say(locale, `preview.${preview.key}`, preview.values) ?? '');
}

describe('before the end of a phase', () => {
  test('what is lost is said, and with an empty reserve the chance that the game is', () => {
    const calm = inCampaign(HERE).state;
    expect(said(calm, { verb: 'done' })).toBe('3 denarii would be lost if the phase ended now.');
    expect(previewOf(calm, { verb: 'done' })).toMatchObject({ loses: true });
    const { state } = inCampaign({ ...HERE, pieces: { ...HERE.pieces, reserve: RESERVE } });
    expect(said(state, { verb: 'done' })).toBe(
      '3 denarii would be lost if the phase ended now. No revolt is left in the reserve: with a chance of >99 % the game is lost in what follows.',
    );
    expect(said(state, { verb: 'done' }, 'fr')).toContain('La réserve est vide');
    expect(said(state, { verb: 'done' }, 'es')).toContain('La reserva está vacía');
  });

  test('the last denarius is said on its button, and asked about first where the game hangs on it', () => {
    // Nobody stands where the army could go.
    const pieces = {
      ...HERE.pieces,
      commanders: { ...HERE.pieces.commanders, consul: 'mare-balearicum' },
      fleets: ['mare-balearicum'],
      garrisons: {},
    };
    const one = { ...HERE, pieces, turn: { general: 'praetor-ulterior', denarii: 1 } };
    const calm = inCampaign(one).state;
    expect(previewOf(calm, { verb: 'place' })).toEqual({
      key: 'last-denarius',
      open: true,
      brief: { key: 'ends-phase' },
    });
    for (const locale of LOCALES) {
      expect(said(calm, { verb: 'place' }, locale)).toMatch(/^[^[{]{30,}\.$/);
      const ways = HISPANIA_DRACO.foresee.choice?.(
        calm,
        'ann',
        'move',
        {},
        {
          id: 'corduba',
          name: { kind: 'space', id: 'corduba' },
        },
      );
      expect(HISPANIA_DRACO.words.say(locale, `note.${ways?.note}`, ways?.values)).toMatch(
        /ends the phase|finit la phase|acaba la fase/,
      );
      const [owed] = HISPANIA_DRACO.obligations(calm);
      expect(HISPANIA_DRACO.words.say(locale, `owe.${owed?.what}`, owed?.values)).toMatch(/phase|fase/);
      expect(owed?.values).toHaveProperty('last');
    }
    const { state } = inCampaign({ ...one, pieces: { ...pieces, reserve: RESERVE } });
    expect(previewOf(state, { verb: 'place' })).toMatchObject({ key: 'last-denarius', loses: true });
    expect(said(state, { verb: 'place' })).toMatch(
      /^That is the last denarius: the phase ends with it\. No revolt is left in the reserve: with a chance of \d+ % the game/,
    );
    expect(previewOf({ ...state, turn: { ...state.turn, denarii: 2 } }, { verb: 'place' })).toBeNull();
  });

  test('in the last round of all, that the game is lost unless it is won [9.2]', () => {
    const { state } = inCampaign({ ...HERE, track: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0] });
    expect(said(state, { verb: 'done' })).toContain('It is the last turn: if Rome does not win, the game is lost.');
  });
});

describe('before a garrison', () => {
  test('where one stands already: what another is good for, on its button too [5.2.2]', () => {
    const { state } = inCampaign(HERE);
    expect(previewOf(state, { verb: 'place' })).toMatchObject({ key: 'one-more', open: true, values: { count: 1 } });
    expect(said(state, { verb: 'place' })).toMatch(/^Cauca has a garrison already\. One more protects it no better/);
    const brief = previewOf(state, { verb: 'place' })?.brief;
    expect(HISPANIA_DRACO.words.say('en', `preview.${brief?.key}`, brief?.values)).toBe('number 2 here');
    const bare = inCampaign({ ...HERE, pieces: { ...HERE.pieces, garrisons: {} } }).state;
    expect(previewOf(bare, { verb: 'place' })).toBeNull();
  });
});

describe('before a general is lent', () => {
  test('who plays him, how long, and the way back [12.1]', () => {
    const { state } = inCampaign({ ...HERE, seats: { ann: [], ben: [], cleo: [] } });
    const lends: Action = { verb: 'lend', general: 'praetor-citerior', to: 'cleo' };
    expect(previewOf(state, lends, 'ben')).toMatchObject({ key: 'lend', loses: true });
    expect(said(state, lends, 'en', 'ben')).toContain('the praetor of Citerior until the end of his next turn');
  });
});

describe('beside a target', () => {
  test('what a tie brings is said with the odds [5.3.4] [5.4.4]', () => {
    const { state } = inCampaign(HERE);
    const note = (verb: string, filled: object, choice: object) => {
      const found = HISPANIA_DRACO.foresee.choice?.(state, 'ann', verb, { ...filled }, { id: '', ...choice });
      return HISPANIA_DRACO.words.say('en', `note.${found?.note}`, found?.values);
    };
    const space = (id: string) => ({ id, name: { kind: 'space', id } });
    expect(note('siege', {}, space('segontia'))).toMatch(/ with 1\/2\/3; a tie fails$/);
    expect(note('attack', {}, space('numantia'))).toMatch(/; a tie: nothing$/);
    expect(note('attack', { target: 'numantia' }, { id: '1' })).toMatch(/, tie \S+ %: nothing$/);
    expect(note('attack', { target: 'numantia' }, { id: '3' })).toMatch(/; ends the phase$/);
  });
});

describe('before a siege or an attack', () => {
  test('both sums, what each result brings, and what is left [5.3.4] [5.4.4] [5.4.5]', () => {
    const { state } = inCampaign(HERE);
    expect(said(state, { verb: 'siege', target: 'segontia', denarii: 1 })).toBe(
      'Siege of Segontia (consul): Rome die + 1 denarius + 1 garrison (Cauca); Segontia shield 2 × 2 [army in Numantia] = 4. Won at 67 %: the revolt there goes back to the reserve. At 33 % only the denarii are lost. 2 denarii left then.',
    );
    expect(said(state, { verb: 'attack', target: 'numantia', denarii: 3 })).toMatch(
      /^Attack on the army in Numantia \(consul\): Rome die \+ 3 denarii .*Won at \d+ %: the army and 2 revolts go back to the reserve\. Equal at \d+ %: nothing happens\. Lost at \d+ %: the consul leaves the board, the phase ends, and until he is back he blocks 1 denarius of every other turn\. 1 garrison is lost with him then\. It is the last denarius: the phase ends with it\./,
    );
  });

  test('and what Hispano may add [10.7.8]', () => {
    const led = { ...HERE, seats: { ann: [], hanno: [] }, hispano: 'hanno', options: { variants: ['hispano'] } };
    const { state } = inCampaign({ ...led, turn: { ...HERE.turn, hispano: 2 } });
    expect(said(state, { verb: 'siege', target: 'segontia', denarii: 1 })).toContain('Hispano may still add 2.');
  });
});

describe('a capital', () => {
  test('is not given up unasked', () => {
    const { state } = inCampaign({
      ...HERE,
      pieces: { ...HERE.pieces, commanders: { consul: 'osca' }, garrisons: { osca: ['consul'] } },
    });
    expect(said(state, { verb: 'remove' })).toBe('Osca would be no capital of yours any more: 0 of 6 held.');
    expect(previewOf(state, { verb: 'remove' })).toMatchObject({ loses: true });
  });
});

describe('beside a choice', () => {
  const noteOf = (state: Draco, verb: string, filled: Readonly<Record<string, string>>, id: string, kind?: string) => {
    const choice = kind === undefined ? { id } : { id, name: { kind, id } };
    const noted = HISPANIA_DRACO.foresee.choice?.(state, 'ann', verb, filled, choice) ?? null;
    return noted?.note === undefined ? null : HISPANIA_DRACO.words.say('en', `note.${noted.note}`, noted.values);
  };

  test('stands the chance of each number of denarii, and of all of them with the city', () => {
    const { state } = inCampaign(HERE);
    expect(noteOf(state, 'siege', {}, 'segontia', 'space')).toBe('67/83/100 % with 1/2/3; a tie fails');
    expect(noteOf(state, 'siege', { target: 'segontia' }, '2')).toBe('83 %; a tie fails');
    expect(noteOf(state, 'attack', { target: 'numantia' }, '3')).toMatch(
      /^\d+ %, beaten \d+ %, tie \d+ %: nothing; ends the phase$/,
    );
  });

  test('of a move, its price, what is left, and what can be done there', () => {
    const { state } = inCampaign(HERE);
    expect(noteOf(state, 'move', {}, 'bilbilis', 'space')).toBeNull();
    expect(noteOf(state, 'move', {}, 'abula', 'space')).toBe('1 denarius, 2 left');
    const open = inCampaign({
      ...HERE,
      pieces: { ...HERE.pieces, commanders: { consul: 'ilerda' }, garrisons: {} },
    }).state;
    expect(noteOf(open, 'move', {}, 'osca', 'space')).toBe('1 denarius, 2 left; capital open');
  });

  test('of Hispano’s answers, what they change [10.7.5] [10.7.7] [10.7.8]', () => {
    const led = { ...HERE, seats: { ann: [], hanno: [] }, hispano: 'hanno', options: { variants: ['hispano'] } };
    const besieged = inCampaign({ ...led, turn: { ...HERE.turn, hispano: 2 } }).act('siege', {
      target: 'segontia',
      denarii: 2,
    });
    const raise = HISPANIA_DRACO.foresee.choice?.(besieged.state, 'hanno', 'raise', {}, { id: '1' });
    expect(HISPANIA_DRACO.words.say('en', `note.${raise?.note}`, raise?.values)).toMatch(/^Rome 83 % → \d+ %$/);
    expect(said(besieged.state, { verb: 'raise', denarii: 1 }, 'en', 'hanno')).toMatch(
      /^With 1 denarius more against it, Rome succeeds at \d+ % instead of 83 %\.$/,
    );
    const rolled = besieged.act('hold', {}, [6]).act('done').act('hold', {}, [1, 1]);
    expect(rolled.owed).toBe('revolt-roll');
    expect(said(rolled.state, { verb: 'again', die: 'roman' }, 'en', 'hanno')).toMatch(
      /^Thrown again for 1 denarius: an army \d+ %, a revolt \d+ %, nothing \d+ %\. The new throw stands\.$/,
    );
    expect(said(rolled.state, { verb: 'hold' }, 'en', 'hanno')).toBe('Beseda: a revolt is placed.');
    for (const locale of LOCALES)
      for (const verb of ['hold', 'rest'])
        expect(said(rolled.state, { verb }, locale, 'hanno')).not.toMatch(/^$|[{}]|null/);
  });
});

describe('in the call to a turn', () => {
  const threat = (state: Draco, locale: (typeof LOCALES)[number] = 'en') => {
    const line = HISPANIA_DRACO.foresee.threat?.(state, 'ann') ?? null;
    return line === null ? null : HISPANIA_DRACO.words.say(locale, `preview.${line.key}`, line.values);
  };

  test('stand the reserve, the capitals, and who is in danger', () => {
    const { state } = inCampaign({
      ...HERE,
      pieces: {
        ...HERE.pieces,
        revolts: { ...HERE.pieces.revolts, corduba: 1 },
        reserve: { ...RESERVE, revolts: 2, armies: { normal: 0, special: 0 } },
      },
    });
    expect(threat(state)).toMatch(
      /^0 of 6 capitals held; first clear Corduba\. 2 revolts left in the reserve: with one more than that the game is lost( \([<\d]+ % by the end of this turn\))?\. In danger when the armies move: consul \d+ %\.$/,
    );
    const empty = inCampaign({ ...HERE, pieces: { ...HERE.pieces, reserve: RESERVE } }).state;
    expect(threat(empty)).toContain('No revolt is left in the reserve: the game is lost with the next one');
    for (const locale of LOCALES) expect(threat(empty, locale)).not.toMatch(/[{}]|null/);
  });
});
