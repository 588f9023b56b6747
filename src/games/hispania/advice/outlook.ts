import { unitsAcrossRiver } from '../battle/opening.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { attackLimit, stayLimit } from '../movement/stack-limit.js';
import { fightersOf } from '../odds/battle-time.js';
import type { Units } from '../state/battle.js';
import { enemiesAt, hasUnitIn, isMountain, isProvince, provincesOf } from '../state/reading.js';
import { peopleCount, stackedCount, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { submissionDue } from '../submission/conditions.js';
import { type Clash, clashOf, pointsForArmy } from './clash.js';
import { Exits } from './moving/exits.js';
import { type Prospects, prospectsOf } from './prospects.js';
import { chanceToKeep, type Threats, threatsTo } from './threats.js';
import { powerOf, UnitWorth } from './unit-worth.js';

/** Harm to an opponent helps a little. */
const SPITE = 0.15;
/** What is left of an army that gives up an attack, and of a beaten defender. */
const AFTER_DEFEAT = 0.25;
const WHEN_DRIVEN_OUT = 0.35;

type Defence = {
  readonly enemy: NationId;
  readonly theirs: Stack;
  /** The defender's harm from losing the place, as far as it counts here. */
  readonly harm: number;
  readonly submits: boolean;
  /** For all of it, without a Leader among the attackers. */
  readonly prize: number;
};

/** The outcome of an attack, and which of the units sent fight it. */
type Assault = { readonly value: number; readonly clash: Clash; readonly fighting: Stack };

/** A nation's situation, area by area, so that a move is weighed by the areas it touches. */
export class Outlook {
  readonly state: Hispania;
  readonly nation: NationId;
  readonly prospects: Prospects;
  readonly worth: UnitWorth;
  private readonly threats: Threats;
  private readonly exits: Exits;
  private readonly others = new Map<NationId, { readonly prospects: Prospects; readonly worth: UnitWorth }>();
  private readonly defences = new Map<ProvinceId, Defence | null>();
  /** More moves follow this turn: a second movement spreads what the first has piled up (9.1). */
  readonly again: boolean;

  /** The worth of units not ashore that would be lost where they are: all of it, while they can still find land. */
  private readonly afloat: number;

  constructor(state: Hispania, nation: NationId, afloat = 0) {
    this.afloat = afloat;
    this.state = state;
    this.nation = nation;
    this.prospects = prospectsOf(state, nation);
    this.worth = new UnitWorth(state, nation);
    this.threats = threatsTo(state, nation);
    const { stage } = state;
    this.again = stage.nation === nation && stage.pass === 1 && stage.second?.kind === 'invasion';
    this.exits = new Exits(state, nation, this.again);
  }

  /** An area with these own units alone in it. */
  standing(area: AreaId, stack: Stack): number {
    const units = unitCount(stack);
    if (!isProvince(area)) {
      if (units === 0) return 0;
      const exit = this.exits.at(area);
      if (exit > 0) return exit * units;
      return (mayStay(this.state, this.nation, area) ? 0.85 : this.afloat) * this.worth.of(stack, area);
    }
    if (units === 0) return stack.leaders === undefined ? 0 : 0.3 * this.worth.of(stack, area);
    const stacked = stackedCount(stack);
    const unlimited = attackLimit(this.state, this.nation, area, stack.leaders ?? []) === Number.POSITIVE_INFINITY;
    // Peaceful stacks are also checked before a second movement (4.5, 9.1.4), except with zeal (9.3.1).
    const fitting = unlimited ? 1 : Math.min(1, this.roomAt(area) / stacked);
    const worth = this.worth.of(stack, area) + this.exits.ahead(area, stack);
    return this.held(area, powerOf(stack) * fitting, worth * fitting, stack.castle ?? 0);
  }

  /** The capital's extra place counts wherever the capital may still go. */
  private roomAt(area: AreaId): number {
    return stayLimit(this.state, this.nation, area);
  }

  /** A province held with this power, by units of this worth. */
  held(area: ProvinceId, power: number, worth: number, castles: number): number {
    const { now, later, castle } = this.prospects;
    const stays = chanceToKeep(this.threats.at(area), power, isMountain(this.state, area));
    const walls = castles > 0 ? castle[area] : 0;
    return (
      now[area] * stays.now +
      (later[area] + walls) * stays.later +
      worth * (stays.later + (1 - stays.later) * WHEN_DRIVEN_OUT)
    );
  }

  /** An attack with these on the units there. */
  assault(area: ProvinceId, sent: Stack, over: Units = this.crossedInto(area)): Assault {
    const defence = this.defenceOf(area);
    if (defence === null || unitCount(sent) === 0)
      return { value: this.standing(area, sent), clash: WON, fighting: sent };
    const { enemy, theirs, harm, submits } = defence;
    const leaders = sent.leaders ?? [];
    const { units: stack, crossed } = fightersOf(this.state, this.nation, area, sent, over);
    const stacked = stackedCount(stack);
    const fought = clashOf(
      this.state,
      area,
      { nation: this.nation, units: stack, crossed },
      { nation: enemy, units: theirs },
    );
    const full = this.worth.of(stack, area);
    const felled =
      leaders.length === 0 ? defence.prize : pointsForArmy(this.state, this.nation, enemy, theirs, leaders);
    const points = felled * fought.felled;
    if (submits) return { value: points + this.tribute(enemy) + 0.75 * full, clash: fought, fighting: stack };
    const stays = this.again ? fought.left : Math.min(fought.left, this.roomAt(area) / stacked);
    const worth = full + this.exits.ahead(area, stack);
    const won = this.held(area, powerOf(stack) * stays, worth * stays, 0);
    const value = fought.wins * won + (1 - fought.wins) * AFTER_DEFEAT * full + points + harm * fought.wins;
    return { value, clash: fought, fighting: stack };
  }

  /** Its own units there that came over a river. */
  crossedInto(area: ProvinceId): Units {
    return this.state.stage.nation === this.nation ? unitsAcrossRiver(this.state, area) : {};
  }

  /** The defence there, as far as it does not depend on the attacker. */
  private defenceOf(area: ProvinceId): Defence | null {
    const known = this.defences.get(area);
    if (known !== undefined) return known;
    const [enemy] = enemiesAt(this.state, area, this.nation);
    const made = enemy === undefined ? null : this.defenceBy(enemy, area);
    this.defences.set(area, made);
    return made;
  }

  private defenceBy(enemy: NationId, area: ProvinceId): Defence {
    const theirs = this.state.areas[area][enemy] ?? {};
    return {
      enemy,
      theirs,
      harm: this.harmTo(enemy, area, theirs),
      submits: submissionDue(this.state, enemy, this.nation)?.must === true,
      prize: pointsForArmy(this.state, this.nation, enemy, theirs, []),
    };
  }

  /** 8.6, 9.6: a vassal's land counts for its suzerain. */
  private tribute(vassal: NationId): number {
    let sum = 0;
    for (const province of provincesOf(this.state, vassal)) {
      if (!hasUnitIn(this.state, this.nation, province))
        sum += this.prospects.now[province] + this.prospects.later[province];
    }
    return 0.6 * sum + 0.5;
  }

  /** The loser's harm: in full for one's own other nation, a little for an opponent. */
  private harmTo(enemy: NationId, area: ProvinceId, stack: Stack): number {
    const { seat, status } = this.state.nations[enemy];
    if (seat === null || status !== 'playing') return 0;
    const theirs = this.theirs(enemy);
    const loss = theirs.prospects.now[area] + theirs.prospects.later[area] + theirs.worth.of(stack, area);
    return seat === this.state.nations[this.nation].seat ? -loss : SPITE * loss;
  }

  private theirs(enemy: NationId): { readonly prospects: Prospects; readonly worth: UnitWorth } {
    const known = this.others.get(enemy);
    if (known !== undefined) return known;
    const made = { prospects: prospectsOf(this.state, enemy), worth: new UnitWorth(this.state, enemy) };
    this.others.set(enemy, made);
    return made;
  }

  /** 7: people the land will not feed are lost, except those who fall or find more land first. */
  hunger(people: number, provinces: number): number {
    const surplus = people - 2 * provinces;
    if (surplus <= 0) return 0;
    return -surplus * Math.max(this.worth.usual, 0.1) * (this.again ? 0.3 : 1);
  }

  /** Provinces it holds alone. */
  provinces(): number {
    return provincesOf(this.state, this.nation).filter((area) => enemiesAt(this.state, area, this.nation).length === 0)
      .length;
  }

  people(): number {
    let people = 0;
    for (const area of areasWith(this.state, this.nation)) people += peopleCount(this.state.areas[area][this.nation]);
    return people;
  }
}
const WON: Clash = { wins: 1, left: 1, felled: 0 };
