import { describe, expect, test } from 'vitest';
import { Visibility } from '../../src/discord/rest/visibility.js';

const VIEW = (1n << 10n).toString();
const ADMINISTRATOR = (1n << 3n).toString();

type Overwrite = { readonly id: string; readonly type: 0 | 1; readonly allow: string; readonly deny: string };
const change = (id: string, type: 0 | 1, what: 'allow' | 'deny'): Overwrite => {
  return { id, type, allow: what === 'allow' ? VIEW : '0', deny: what === 'deny' ? VIEW : '0' };
};
const role = (id: string, what: 'allow' | 'deny') => change(id, 0, what);
const person = (what: 'allow' | 'deny') => change('ann', 1, what);

/** Does Ann see it? Everybody has the role that is called as the server is. */
async function sees(
  overwrites: readonly Overwrite[],
  mine: readonly string[] = [],
  roles: Readonly<Record<string, string>> = { club: VIEW },
  permissions = '0',
): Promise<boolean> {
  const rest = {
    async get(route: string): Promise<unknown> {
      if (route.startsWith('/guilds/')) return Object.entries(roles).map(([id, has]) => ({ id, permissions: has }));
      return { id: 'x', type: 0, permission_overwrites: overwrites };
    },
  };
  const asking = { guild_id: 'club', member: { permissions, roles: mine, user: { id: 'ann' } } };
  return (await new Visibility(rest).seenBy(asking, ['x'])).has('x');
}

describe('whether a person sees a channel', () => {
  test.each([
    ['everybody does, where nothing is changed', [], [], true],
    ['what is kept from everybody', [role('club', 'deny')], [], false],
    ['unless a role has it', [role('club', 'deny'), role('staff', 'allow')], ['staff'], true],
    ['a role of others does not help', [role('club', 'deny'), role('staff', 'allow')], ['guests'], false],
    [
      'what one role denies another allows',
      [role('guests', 'deny'), role('staff', 'allow')],
      ['guests', 'staff'],
      true,
    ],
    ['what is kept from a role', [role('guests', 'deny')], ['guests'], false],
    ['the person himself has the last word, for', [role('guests', 'deny'), person('allow')], ['guests'], true],
    ['and against', [role('staff', 'allow'), person('deny')], ['staff'], false],
  ] as const)('%s', async (_what, overwrites, mine, expected) => {
    expect(await sees(overwrites, mine)).toBe(expected);
  });

  test('roles give what the server does not; who administers sees all', async () => {
    expect(await sees([], [], { club: '0' })).toBe(false);
    expect(await sees([], ['staff'], { club: '0', staff: VIEW })).toBe(true);
    expect(await sees([], [], { club: '0', staff: VIEW })).toBe(false);
    expect(await sees([role('club', 'deny')], ['chief'], { club: VIEW, chief: ADMINISTRATOR })).toBe(true);
    expect(await sees([role('club', 'deny')], [], { club: VIEW }, ADMINISTRATOR)).toBe(true);
  });
});
