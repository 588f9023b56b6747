import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { bookFrom } from '../../../src/games/hispania/facts/override.js';
import { sourcePhrases } from '../../../src/games/hispania/words/card.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { Game, position } from '../engine/game.js';

/** What a table that owns the game puts in the place of our reconstruction (8; docs/hispania-cards.md). */

function cardWith(nation: NationId, fields: Json) {
  const result = bookFrom({ nations: { [nation]: fields } });
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.value.nations[nation];
}
const codeWith = (nation: NationId, fields: Json) => {
  const result = bookFrom({ nations: { [nation]: fields } });
  return result.ok ? 'ok' : result.rejection.code;
};
const reconstructed = (nation: NationId, fields: Json = {}) =>
  sourcePhrases(cardWith(nation, fields))
    .map(({ key, values }) => WORDS.say('en', `answer.${key}`, values))
    .join();

describe('rows of combat points [8.1]', () => {
  const ROMAN = { pv: 2, kill: 'elite', of: ['rome'] };
  it('may be added to a card that has none, and are scored', () => {
    expect(cardWith('galicien', { combatVp: [ROMAN] }).combatVp).toEqual([ROMAN]);
    const game = new Game(
      position(
        { turn: 3, nation: 'galicien', phase: 'battle', seats: { red: ['galicien'], blue: ['rome'] } },
        { galice: { galicien: '2 infantry', rome: '1 elite' } },
        { overrides: { nations: { galicien: { combatVp: [ROMAN] } } } },
      ),
    );
    game.roll(10, 1, 1).type('red', 'battle', { province: 'galice' });
    expect(game.state.ledger).toMatchObject([{ nation: 'galicien', points: 2 }]);
  });
  it('of ours may go or change; those of the rulebook and of an example stay', () => {
    expect(cardWith('wisigoth', { combatVp: [] }).combatVp).toEqual([]);
    const [first, second] = [
      { pv: 5, leader: 'Alfons', turns: [17] },
      { pv: 3, kill: 'castle', of: 'christian' },
    ];
    expect(codeWith('seville-nation', { combatVp: [second, { pv: 1, kill: 'knight', of: 'any' }, first] })).toBe('ok');
    expect(codeWith('seville-nation', { combatVp: [first] })).toBe('override-fixed');
    expect(codeWith('seville-nation', { combatVp: [first, { ...second, pv: 4 }] })).toBe('override-fixed');
    expect(codeWith('seville-nation', { combatVp: [second] })).toBe('override-fixed');
    expect(codeWith('galicien', { combatVp: ROMAN })).toBe('override-shape');
    expect(codeWith('galicien', { combatVp: [{ pv: 2, kill: 'dragon' }] })).toBe('override-value');
  });
  it('keep their sources where they come to stand', () => {
    const second = { pv: 3, kill: 'castle', of: 'christian' };
    const first = { pv: 5, leader: 'Alfons', turns: [17] };
    const { sources } = cardWith('seville-nation', { combatVp: [second, { pv: 1, kill: 'knight', of: 'any' }, first] });
    expect(sources).toMatchObject({ 'combatVp.0': 'X', 'combatVp.1': 'O', 'combatVp.2': 'R' });
  });
});

describe('what was corrected', () => {
  it('is no longer called reconstructed; what is left of it is', () => {
    expect(reconstructed('wisigoth')).toContain('combat');
    expect(reconstructed('wisigoth', { combatVp: [] })).not.toContain('combat');
    const limits = cardWith('castille', {}).limits;
    const before = reconstructed('castille');
    expect(before).toContain('counters');
    const { knight: _law, ...ours } = limits;
    expect(reconstructed('castille', { limits: { infantry: 12 } })).toContain('counters');
    expect(reconstructed('castille', { limits: { ...ours } })).not.toContain('counters');
    expect(cardWith('galicien', { vp: { '13': { galice: 3 } } }).sources).toMatchObject({ vp: 'C', 'vp.13': 'O' });
  });
});
