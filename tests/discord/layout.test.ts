import { expect, test } from 'vitest';
import { inviteLink } from '../../src/discord/commands/invite.js';
import { componentRows, tokenOf } from '../../src/discord/messages/controls.js';
import { clipped, parted } from '../../src/discord/messages/text.js';
import type { Control, Line } from '../../src/table/ports/message.js';
import { messageFaults } from './fake/limits-message.js';

const line = (text: string): Line => ({ from: 'game', module: 'puppet', key: text });
const words = { say: (said: Line) => (said.from === 'game' ? said.key : ''), more: 'Next' };

/** Reproducible "chance": each case is another arrangement. */
function chance(seed: number): (most: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (most + 1));
  };
}

function arrangement(seed: number): Control[][] {
  const pick = chance(seed);
  return Array.from({ length: 1 + pick(7) }, (_, row) =>
    Array.from({ length: 1 + pick(8) }, (_, at): Control => {
      const token = `t${row}.${at}.${'x'.repeat(pick(80))}`;
      const label = line('l'.repeat(pick(120)));
      if (pick(9) === 0) return { kind: 'field', token, label, maxLength: pick(4000) };
      if (pick(4) > 0) return { kind: 'button', token, label, style: 'secondary' };
      const choices = Array.from({ length: 1 + pick(60) }, (_, index) => ({
        value: `v${index}`,
        label: line(`${index} ${'c'.repeat(pick(130))}`),
        ...(pick(1) === 1 ? { note: line('n'.repeat(pick(150)) || 'n') } : {}),
      }));
      return { kind: 'select', token, label, min: pick(1), max: 1 + pick(30), choices };
    }),
  );
}

test('whatever the table offers, Discord takes the rows', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const components = componentRows(arrangement(seed), words);
    const json = JSON.parse(JSON.stringify({ content: 'x', components }));
    expect(messageFaults(json, [])).toEqual([]);
  }
});

test('every token comes back as it was given, whatever became of its button', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const given = arrangement(seed)
      .slice(0, 3)
      .map((row) => row.filter((control) => control.kind === 'button'));
    const back = componentRows(given, words).flatMap((row) =>
      row.components.flatMap((part) => {
        if ('options' in part) return part.options.map((option) => tokenOf(part.custom_id, [option.value]).token);
        return 'custom_id' in part ? [tokenOf(part.custom_id, null).token] : [];
      }),
    );
    expect(back.toSorted()).toEqual(
      given
        .flat()
        .map((control) => control.token)
        .toSorted(),
    );
  }
});

const LINE = { characters: 500, bytes: Number.POSITIVE_INFINITY };

test('a text is split where a reader would, and nothing of it is lost', () => {
  const text = Array.from({ length: 300 }, (_, at) => `line ${at} of the log`).join('\n');
  const parts = parted(text, LINE);
  expect(parts.every((part) => part.length <= 500 && part.startsWith('line') && part.endsWith('log'))).toBe(true);
  expect(parts.join('\n')).toBe(text);
  expect(parted('x'.repeat(1200), LINE).map((part) => part.length)).toEqual([500, 500, 200]);
  expect(parted('🎲'.repeat(600), LINE).every((part) => [...part].length <= 500)).toBe(true);
  expect(clipped('🎲🎲🎲', 2)).toBe('🎲…');
});

test('the invitation asks for the least', () => {
  const link = new URL(inviteLink('42'));
  expect(link.searchParams.get('scope')).toBe('bot applications.commands');
  // Bits as Discord numbers them: see, send, attach, read history, begin threads, send in threads, pin.
  const bits = [10n, 11n, 15n, 16n, 35n, 38n, 51n].reduce((sum, bit) => sum | (1n << bit), 0n);
  expect(link.searchParams.get('permissions')).toBe(bits.toString());
});
