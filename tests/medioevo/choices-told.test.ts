import { describe, expect, it } from 'vitest';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';

const said = (locale: 'en' | 'fr' | 'es', chose: Record<string, string | number>) =>
  MEDIOEVO.words.describe(locale, { type: 'chose', seat: 'p1', ...chose }, {});

describe('one’s own secret choice is told as what one does', () => {
  it('in three languages, each kind in a sentence of its own', () => {
    const later = ' You may change it until all have chosen.';
    expect(said('en', { verb: 'bid', florins: 0 })).toBe(`You bid nothing.${later}`);
    expect(said('en', { verb: 'bid', florins: 40 })).toBe(`You bid 40 florins.${later}`);
    expect(said('en', { verb: 'tax', level: '30' })).toBe(`Your tax: 30 florins.${later}`);
    expect(said('fr', { verb: 'bid', florins: 0 })).toMatch(/^Vous ne misez rien\./);
    expect(said('fr', { verb: 'tax', level: '50' })).toMatch(/^Votre taxe : 50 florins\./);
    expect(said('es', { verb: 'bid', florins: 25 })).toMatch(/^Pujas 25 florines\./);
    expect(said('es', { verb: 'kingdom-bid', kingdom: 'castile', honour: 3 })).toMatch(/^Tu puja: 3 PH \(/);
  });

  it('and not as one that can be changed, once it has opened all choices', () => {
    const chose = { type: 'chose', seat: 'p1', verb: 'bid', florins: 40 };
    const condensed = (...more: { type: string }[]) => MEDIOEVO.words.condense?.([chose, ...more], {}) ?? [];
    const told = ([first]: ReturnType<typeof condensed>) =>
      first === undefined ? null : MEDIOEVO.words.describe('en', first, {});
    expect(told(condensed())).toContain('until all have chosen');
    expect(told(condensed({ type: 'has-chosen' }, { type: 'choices-opened' }))).toBe('You bid 40 florins.');
  });

  it('and articles given and received alike are named once', () => {
    const offered = {
      type: 'pact-offered',
      seat: 'p1',
      with: 'p2',
      until: 3,
      articles: ['give-trade', 'get-trade', 'give-passage', 'non-aggression'],
    };
    const [event = offered] = MEDIOEVO.words.condense?.([offered], {}) ?? [];
    expect(MEDIOEVO.words.describe('fr', event, {})).toContain(
      'commerce mutuel, passage (accordé) et non-belligérance',
    );
  });

  it('and a card kept with or without a token', () => {
    expect(said('en', { verb: 'keep', card: '1' })).toMatch(/^You keep [^{]+\. You may/);
    expect(said('fr', { verb: 'keep', card: '1', token: 'economic' })).toMatch(/^Vous gardez .+ et prenez un jeton : /);
  });
});
