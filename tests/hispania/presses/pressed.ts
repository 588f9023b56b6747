import { expect } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Control, Reply } from '../../../src/table/ports/message.js';
import { fits } from '../../table/fits.js';
import { tableFixture } from '../../table/fixture.js';

interface Red {
  readonly t: ReturnType<typeof tableFixture>;
  presses: number;
  open(): Promise<Reply>;
  labels(reply: Reply): readonly string[];
  choices(
    reply: Reply,
    menu?: string,
  ): readonly { readonly label: string; readonly note: string; readonly value: string }[];
  /** A button of that name, or these of the first menu. */
  choose(reply: Reply, ...labels: string[]): Promise<Reply>;
  /** These of the menu that says what a part may be. */
  choosePart(reply: Reply, ...labels: string[]): Promise<Reply>;
  click(reply: Reply, label: string): Promise<Reply>;
  position(): Promise<Record<string, Record<string, string[]>>>;
}

/** A position of Hispania and somebody, "red", who plays it by pressing: every press is counted. */
export async function pressed(position: JsonObject): Promise<Red> {
  const t = tableFixture({ games: [HISPANIA] });
  const laid = await t.lay(position);
  expect(laid.refused).toBeUndefined();
  /** The first menu, or the one that begins with this. */
  const menuOf = (reply: Reply, label?: string): Extract<Control, { kind: 'select' }> => {
    const menus = t.controlsOf(reply).filter((control) => control.kind === 'select');
    const menu = label === undefined ? menus[0] : menus.find((one) => t.labelOf(one).startsWith(label));
    if (menu?.kind !== 'select') throw new Error(`no menu among ${t.controlsOf(reply).map(t.labelOf).join(', ')}`);
    return menu;
  };
  const choices = (reply: Reply, of?: string) => {
    const menu = menuOf(reply, of);
    return menu.choices.map(({ label, note, value }) => ({
      label: t.labelOf({ ...menu, label }),
      note: note === undefined ? '' : t.labelOf({ ...menu, label: note }),
      value,
    }));
  };
  const after = (answer: Reply) => {
    red.presses++;
    fits(answer);
    return answer;
  };
  const red: Red = {
    t,
    presses: 0,
    open: () => t.does('red', 'game status'),
    labels: (reply: Reply) => t.controlsOf(reply).map(t.labelOf),
    choices,
    async choose(reply: Reply, ...labels: string[]) {
      const [only] = labels;
      if (labels.length === 1 && only !== undefined && red.labels(reply).includes(only)) return red.click(reply, only);
      const values = labels.map((label) => choices(reply).find((choice) => choice.label === label)?.value ?? label);
      return after(await t.press('red', menuOf(reply).token, values));
    },
    async choosePart(reply: Reply, ...labels: string[]) {
      const menu = t.controlsOf(reply).find((one) => t.labelOf(one).endsWith('(not all of it)'));
      if (menu === undefined) throw new Error(`no part among ${red.labels(reply).join(', ')}`);
      const there = choices(reply, t.labelOf(menu));
      const values = labels.map((label) => there.find((choice) => choice.label === label)?.value ?? label);
      return after(await t.press('red', menu.token, values));
    },
    click: async (reply: Reply, label: string) => after(await t.press('red', t.tokenOf(reply, label))),
    async position() {
      const { provinces } = JSON.parse(JSON.stringify(await t.table.position(t.channel)));
      return provinces;
    },
  };
  return red;
}
