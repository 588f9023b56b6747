import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsOf, compare, rulesOf } from '../../scripts/check-rules.mjs';

// Built at run time, so that the check itself does not take them for citations.
const cite = (id: string) => `[${id}]`;

describe('the check of rules against tests', () => {
  it('reads rules and citations in their fixed forms', () => {
    expect(rulesOf('# A\n- **6.4.1** One.\n- **11.el-cid.3** Two.\ntext **7.1** no\n')).toEqual([
      '6.4.1',
      '11.el-cid.3',
    ]);
    expect(citationsOf(`it('a ${cite('6.4.1')} ${cite('11.el-cid.3')}') list[0] [1, 2] [3]`)).toEqual([
      '6.4.1',
      '11.el-cid.3',
    ]);
  });

  it('finds what is not tested, what does not exist and what is numbered twice', () => {
    expect(compare(['1.1', '1.2', '1.2', '1.3', '6.4.1'], ['1.3', '9.9', '1.1', '6.4', '6.4.1'])).toEqual({
      untested: ['1.2', '1.2'],
      unknown: ['9.9'],
      twice: ['1.2'],
    });
  });

  it('reads every rule of the real text', () => {
    const text = readFileSync(new URL('../../src/games/hispania/RULES.md', import.meta.url), 'utf8');
    const bullets = text.split('\n').filter((line) => line.startsWith('- '));
    expect(rulesOf(text)).toHaveLength(bullets.length);
    expect(new Set(rulesOf(text)).size).toBe(bullets.length);
  });
});
