import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { citationsOf, compare, departures, namedInSource, rulesOf, ruleTold } from '../../scripts/check-rules.mjs';

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

  it('reads what the comments of a source name, and no number of its code', () => {
    const rules = ['8.2.3', '8.2.4', '8.2.5', '8.3.1', '11.rome.3'];
    const source = [
      '/** One (8.2.3 to 8.2.5). */',
      "const a = '8.3.1' + 1.5; // 11.rome.3",
      '/*',
      ' * 8.3.1, version 4.0.',
      ' */',
      'const b = 8.2;',
    ];
    expect(namedInSource(source.join('\n'), rules)).toEqual(['8.2.3', '8.2.4', '8.2.5', '11.rome.3', '8.3.1', '4.0']);
  });

  it('tells a rule with its rulings, sources and tests, or a whole section', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const told = ruleTold(root, 'reconquista', '12.14');
    expect(told?.sentences).toEqual([expect.stringMatching(/^12\.14 † Relievers and besieged are one force/)]);
    expect(told?.rulings).toEqual([expect.stringContaining('12.9, 12.14')]);
    expect(told?.sources).toContainEqual(
      expect.stringMatching(/^src\/games\/reconquista\/battle\/confront\.ts:\d+ {2}/),
    );
    expect(told?.tests.length).toBeGreaterThan(1);
    expect(ruleTold(root, 'reconquista', '17.2')?.sentences).toHaveLength(4);
    expect(ruleTold(root, 'reconquista', '99.9')).toBeNull();
  });

  it('names where a book departs from the rules, or from the others', () => {
    const rules = '## 2 The map\n- **2.1** One.\n### 2.2 Roads\n- **2.2.1** Two.\n## 3 End\n- **3.1** Three.\n';
    const en = `# Book\n## goal Aim\n${rules.replace('## 3 End', '### 2-a More\n## 3 End')}## tables Tables\n`;
    const departs = (books: Readonly<Record<string, string>>) => departures(rules, books);
    expect(departs({ en, fr: en, es: en })).toEqual([]);
    expect(departs({ en: en.replace('- **2.2.1** Two.\n', '') })).toEqual(['RULES.md has 2.2.1 where en has ## 3']);
    expect(departs({ en: en.replace('**3.1**', '**3.2**') })).toEqual(['RULES.md has 3.1 where en has 3.2']);
    expect(departs({ en: `${en}- **3.2** Four.\n` })).toEqual(['RULES.md has no more where en has 3.2']);
    expect(departs({ en, es: en.replace('2-a', '2-b') })).toEqual(['en has ### 2-a where es has ### 2-b']);
    expect(departs({ en: en.replace('## tables', '## extras') })).toContain('en: no chapter is called extras');
    expect(departs({ en: `# Book\n## tables Tables\n${en.replace('## tables Tables\n', '')}` })).toEqual([
      'the order of chapters has goal where en has tables',
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
