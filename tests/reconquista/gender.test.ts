import { expect, it } from 'vitest';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';

it('speaks of Bands as rightly as of Christians, in languages that know a gender', () => {
  const keys = ['attacker-gone', 'defender-gone', 'attacker-back', 'defender-back', 'attacker-in', 'defender-in'];
  const told = (locale: 'fr' | 'es') =>
    keys.map((key) => RECONQUISTA.words.say(locale, `told.end.${key}`, { at: '', attacker: 'X', defender: 'X' }) ?? '');
  expect(told('fr').join('\n')).not.toMatch(/ sont \p{L}+s\b/u);
  expect(RECONQUISTA.words.name('es', { kind: 'side', id: 'bands' })).toBe('bandoleros');
  // In the midst of a sentence as at its end.
  const named = { kind: 'side', id: 'muslim' } as const;
  const captured = RECONQUISTA.words.say('es', 'told.captured', { at: 'X', side: named });
  expect(captured).toContain('Los musulmanes toman');
});
