import type { Shot } from '../shown.js';
import { h } from './dom.js';
import { phaseSaid, t } from './words.js';

/** Names for those who play together at one screen. */
export const PLAYERS = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;

export interface Handing {
  /** Players of this machine, who may hand the seat over; null: a link to one seat. */
  readonly handOver: ((user: string, joins?: true) => void) | null;
  readonly user: string;
}

/** What is played, and by whom. */
export function headElements({ name, phase, players }: Shot, { handOver, user }: Handing): readonly HTMLElement[] {
  const people = players.map((player) => {
    const said = player.awaited ? `${player.name} (${t('awaited-now')})` : player.name;
    const shown =
      handOver === null || player.mine
        ? h(player.mine ? 'strong' : 'span', {}, said)
        : button(t('hand-over', { who: said }), said, () => handOver(player.name));
    return h('li', { class: player.awaited ? 'awaited' : '' }, shown);
  });
  const free = PLAYERS.find((one) => players.every((player) => player.name !== one));
  const joins = handOver !== null && phase === 'gathering' && free !== undefined && user !== free;
  const join = joins ? button(t('add-player'), t('add-player'), () => handOver(free, true)) : null;
  return [
    h('h1', {}, name, h('small', {}, phaseSaid(phase))),
    h('ul', { class: 'players' }, people, join && h('li', {}, join)),
  ];
}

function button(label: string, said: string, onclick: () => void): HTMLElement {
  return h('button', { type: 'button', onclick, 'aria-label': label }, said);
}
