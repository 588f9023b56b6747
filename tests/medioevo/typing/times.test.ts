import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { MANNERS } from '../../../src/games/medioevo/typing/why-not.js';
import { en } from '../../../src/games/medioevo/words/languages/en.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';
import { during } from '../support/acts.js';
import { world } from '../support/world.js';

const VERBS = Object.keys(en).flatMap((key) => (key.startsWith('verb.') ? [key.slice('verb.'.length)] : []));
/** Always possible. */
const ALWAYS = ['orders'];
const SAY = wordsOf([MEDIOEVO]);

/** Nobody is asked anything else than what becomes of a galley without men. */
const idle = during({ ...world(), phase: 'combat' }, { kind: 'adrift', id: 1, at: 'aegean-sea', shots: [] });

describe('whatever is not possible now', () => {
  it.each(VERBS.filter((verb) => !ALWAYS.includes(verb)))('%s says when it is, or why not', (verb) => {
    const why = MANNERS.whyNot?.(idle, 'byzantium', verb, {}, null) ?? null;
    if (verb === 'reroll' || verb === 'keep-dice') return;
    expect(why?.code).toBeDefined();
    expect(why?.code).not.toBe('nothing-asks');
    for (const locale of LOCALES) {
      const line = {
        from: 'game',
        module: MEDIOEVO.id,
        key: `reject.${why?.code}`,
        values: why?.values ?? {},
      } as const;
      expect(SAY(line, plainStyle(locale, {}))).not.toMatch(/reject\.|\{/);
    }
  });
});
