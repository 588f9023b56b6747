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
  choices(reply: Reply): readonly { readonly label: string; readonly note: string; readonly value: string }[];
  /** A button of that name, or these of a menu. */
  choose(reply: Reply, ...labels: string[]): Promise<Reply>;
  click(reply: Reply, label: string): Promise<Reply>;
  position(): Promise<Record<string, Record<string, string[]>>>;
}

/** A position of Hispania and somebody, "red", who plays it by pressing: every press is counted. */
export async function pressed(position: JsonObject): Promise<Red> {
  const t = tableFixture({ games: [HISPANIA] });
  const laid = await t.lay(position);
  expect(laid.refused).toBeUndefined();
  const menuOf = (reply: Reply): Extract<Control, { kind: 'select' }> => {
    const menu = t.controlsOf(reply).find((control) => control.kind === 'select');
    if (menu?.kind !== 'select') throw new Error(`no menu among ${t.controlsOf(reply).map(t.labelOf).join(', ')}`);
    return menu;
  };
  const choices = (reply: Reply) => {
    const menu = menuOf(reply);
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
    click: async (reply: Reply, label: string) => after(await t.press('red', t.tokenOf(reply, label))),
    async position() {
      const { provinces } = JSON.parse(JSON.stringify(await t.table.position(t.channel)));
      return provinces;
    },
  };
  return red;
}
