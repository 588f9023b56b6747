import { NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import type { Hispania, Stack } from '../state/state.js';
import { allied } from '../state/vassals.js';
import { areasWith } from '../state/whereabouts.js';
import { powerBy, Sender, type Threat } from './moving/senders.js';

/** The last result for each nation: valid until another nation moves. */
type Kept = { readonly from: Hispania; readonly others: readonly (Stack | undefined)[]; readonly threats: Threats };
const last = new Map<NationId, Kept>();

export function threatsTo(state: Hispania, nation: NationId): Threats {
  const others = stacksBut(state, nation);
  const before = last.get(nation);
  if (before !== undefined && alike(before.from, state) && same(before.others, others)) return before.threats;
  const threats = reckoned(state, nation);
  last.set(nation, { from: state, others, threats });
  return threats;
}

/** Equal in everything else it depends on: who plays whom, when, by which facts. */
function alike(one: Hispania, other: Hispania): boolean {
  if (one.turn !== other.turn || one.overrides !== other.overrides) return false;
  const { scenario, barbarian } = one.options;
  if (scenario !== other.options.scenario || barbarian !== other.options.barbarian) return false;
  if (one.nations === other.nations) return true;
  return NATION_IDS.every((id) => {
    const [before, after] = [one.nations[id], other.nations[id]];
    return (
      before === after ||
      (before.seat === after.seat && before.suzerain === after.suzerain && before.status === after.status)
    );
  });
}

/** An untouched stack is the same object. */
function stacksBut(state: Hispania, nation: NationId): readonly (Stack | undefined)[] {
  const stacks: (Stack | undefined)[] = [];
  for (const other of NATION_IDS) {
    if (other === nation) continue;
    for (const area of areasWith(state, other)) stacks.push(state.areas[area][other]);
    stacks.push(undefined);
  }
  return stacks;
}
function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Computed per province on demand: few of them matter. */
export class Threats {
  private readonly known = new Map<ProvinceId, readonly Threat[]>();
  private readonly senders: readonly Sender[];

  constructor(senders: readonly Sender[]) {
    this.senders = senders;
  }

  at(province: ProvinceId): readonly Threat[] {
    const before = this.known.get(province);
    if (before !== undefined) return before;
    const threats: Threat[] = [];
    for (const sender of this.senders) {
      const threat = sender.to(province);
      if (threat !== null) threats.push(threat);
    }
    this.known.set(province, threats);
    return threats;
  }
}

function reckoned(state: Hispania, nation: NationId): Threats {
  const senders: Sender[] = [];
  for (const by of NATION_IDS) {
    if (by === nation || allied(state, by, nation)) continue;
    const thisTurn = playsLater(by, nation);
    const power = powerBy(state, by, thisTurn ? state.turn : state.turn + 1);
    if (power !== null) senders.push(new Sender(state, nation, by, power, thisTurn));
  }
  return new Threats(senders);
}

/** In playing order (1.2). */
function playsLater(by: NationId, nation: NationId): boolean {
  return NATION_IDS.indexOf(by) > NATION_IDS.indexOf(nation);
}

/** The chance that land held with this power is still held at the end of the turn, and when the nation plays again. */
export function chanceToKeep(
  threats: readonly Threat[],
  power: number,
  mountain: boolean,
): { readonly now: number; readonly later: number } {
  let [now, later] = [1, 1];
  const wall = power * (mountain ? 1.35 : 1.1);
  for (const { power: theirs, desire, thisTurn } of threats) {
    const might = theirs * theirs;
    const lost = (desire * might) / (might + wall * wall);
    later *= 1 - lost;
    if (thisTurn) now *= 1 - lost;
  }
  return { now, later };
}
