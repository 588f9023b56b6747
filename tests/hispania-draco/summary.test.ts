import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import { LOCALES } from '../../src/core/words.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { inCampaign } from './campaign.js';

const { meanings, words } = HISPANIA_DRACO;
const SEATS = { ann: [] };

function told(state: Draco, events: readonly GameEvent[]): readonly string[] | null {
  const lines = meanings.summary?.(state, events) ?? null;
  return lines?.map(({ key, values }) => words.say('en', `summary.${key}`, values) ?? key) ?? null;
}

const CHAPTER: readonly GameEvent[] = [
  { type: 'turn-began', general: 'praetor-ulterior', round: 4, year: 171, denarii: 6 },
  { type: 'moved', commander: 'praetor-ulterior', legs: [], at: 'corduba', cost: 1, free: false },
  { type: 'fought', contest: 'siege', commander: 'praetor-ulterior', target: 'regina', verdict: 'greater' },
  { type: 'revolt-removed', at: 'regina', left: 0 },
  { type: 'fought', contest: 'attack', commander: 'praetor-ulterior', target: 'emerita', verdict: 'greater' },
  { type: 'army-destroyed', army: 'normal', at: 'emerita', revolts: 2 },
  { type: 'garrison-placed', general: 'praetor-ulterior', garrison: 'praetor-ulterior', at: 'corduba' },
  { type: 'phase-passed', general: 'praetor-ulterior', lost: 0 },
  { type: 'revolt-rolled', roman: 1, hispanic: 2, city: 'osca' },
  { type: 'revolt-spread', at: 'osca', count: 2 },
  { type: 'army-marched', from: 'numantia', to: 'bilbilis', province: 'celtiberia', placed: true },
  {
    type: 'fought',
    contest: 'army-attack',
    commander: 'consul',
    army: 'bilbilis',
    target: 'salduba',
    verdict: 'greater',
  },
  { type: 'commander-beaten', commander: 'consul', at: 'salduba', garrisons: 1 },
  { type: 'years-passed', year: 171, left: 5, reserve: 3 },
  { type: 'chapter-ended', what: 'turn', general: 'praetor-ulterior' },
];

describe('the summary of a turn', () => {
  const alone = inCampaign({ seats: SEATS }).state;

  it('tells where the general went, gains and losses, the fights, the armies, the reserve', () => {
    expect(told(alone, CHAPTER)).toEqual([
      '**Turn of the praetor of Ulterior** (round 4, 171 BC): he went to Corduba.',
      '**Gained**: garrison placed in Corduba. Army destroyed in Emerita. Free of revolt: Regina.',
      '**Lost**: beaten and off the board: consul. One revolt more in Osca and Bilbilis.',
      'Sieges and attacks won: Regina and Emerita. Armies struck Salduba.',
      'Armies went to Bilbilis.',
      'The reserve of revolts: 3 back, 3 taken, one of them as the round ended.',
      '**Round 4 is over**: 3 revolts are left in the reserve (the game is lost when one more than that must be placed), 5 rounds to play.',
    ]);
  });

  it('leaves a turn of few lines, the set-up and the end as they are, and every turn that a person leads the revolt', () => {
    expect(told(alone, [...CHAPTER.slice(0, 4), ...CHAPTER.slice(-1)])).toBeNull();
    expect(told(alone, [...CHAPTER.slice(0, -1), { type: 'chapter-ended', what: 'campaign' }])).toBeNull();
    const led = inCampaign({ seats: { ann: [], ben: [] }, hispano: 'ben', options: { variants: ['hispano'] } }).state;
    expect(told(led, CHAPTER)).toBeNull();
  });

  it('tells whole campaigns in each language, and the reserve as it then is', () => {
    let counted = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const dice = new SeededDice(seed);
      const begun = HISPANIA_DRACO.setup.begin({}, ['p1'], dice);
      if (!begun.ok) throw new Error(begun.rejection.code);
      let { state } = begun.value;
      let chapter: GameEvent[] = [];
      let before = state.pieces.reserve.revolts;
      for (let steps = 0; steps < 150 && state.ending === null; steps++) {
        const [owed] = HISPANIA_DRACO.obligations(state);
        if (owed === undefined) break;
        const done = HISPANIA_DRACO.apply(state, owed.seats[0] ?? 'p1', HISPANIA_DRACO.fallback(state, owed), dice);
        if (!done.ok) throw new Error(done.rejection.code);
        const ends = [...(done.value.chapterEnds ?? [])];
        for (const event of done.value.events) {
          chapter.push(event);
          if (event.type !== 'chapter-ended') continue;
          const { revolts } = (ends.shift() ?? done.value.state).pieces.reserve;
          const lines = meanings.summary?.(done.value.state, chapter) ?? [];
          expect(lines.length).toBeLessThanOrEqual(7);
          // The round's end is told with its last turn, and says what is left.
          const end = lines.find(({ key }) => key === 'round' || key === 'round-empty');
          const isLast = chapter.some(({ type }) => type === 'years-passed');
          expect(end !== undefined).toBe(isLast && lines.length > 0);
          if (end !== undefined) expect(end.values).toMatchObject({ reserve: revolts });
          if (isLast) expect(chapter.find(({ type }) => type === 'turn-began')?.general).toBe('consul');
          const { back, out } = lines.find(({ key }) => key === 'reserve')?.values ?? { back: 0, out: 0 };
          if (lines.length > 0) {
            expect(before + Number(back) - Number(out)).toBe(revolts);
            counted += 1;
          }
          for (const locale of LOCALES)
            for (const { key, values } of lines)
              expect(words.say(locale, `summary.${key}`, values)).toMatch(/^(?!.*(undefined|null|NaN))[^{}[\]]{12,}$/);
          before = revolts;
          chapter = [];
        }
        state = done.value.state;
      }
    }
    expect(counted).toBeGreaterThan(8);
  });

  it('is not offered whole where a person leads the revolt: nothing is shortened for him', () => {
    const led = inCampaign({
      seats: { ann: [], hanno: [] },
      hispano: 'hanno',
      options: { variants: ['hispano'] },
    }).state;
    expect(told(led, CHAPTER)).toBeNull();
    expect(meanings.shortens?.(led)).toBe(false);
    expect(meanings.shortens?.(inCampaign({ seats: SEATS }).state)).toBe(true);
  });
});
