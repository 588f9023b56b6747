// Over 200 lines: a card, paragraph by paragraph.
import type { Phrase, Term, Terms } from '../../../core/result.js';
import type { Arrival, CombatRow, NationCard, PvTable } from '../facts/nation.js';
import { becomingLines } from './card-becoming.js';
import { powerPhrase } from './card-powers.js';
import { area, leader, nation, unit, unitTerms } from './card-terms.js';

/** A nation's card as lines: only what lies ahead of a turn; everything from turn 1. */
export function cardPhrases(card: NationCard, turn = 1): readonly Phrase[] {
  const lines: Phrase[] = [incomeLine(card), unitsLine(card)];
  for (const arrival of card.arrivals ?? []) if (arrival.turn >= turn) lines.push(...arrivalLines(arrival));
  lines.push(...momentLines(card, turn));
  lines.push(...submissionLines(card, turn));
  for (const row of card.combatVp ?? []) if ((row.turns?.at(-1) ?? 99) >= turn) lines.push(killLine(row));
  for (const [own, table] of card.ownTurnVp ?? []) {
    if (own >= turn) lines.push({ key: 'card-own-pv', values: { turn: own, provinces: worths(table) } });
  }
  for (const power of card.powers ?? []) lines.push(powerPhrase(power));
  if (card.emirate !== undefined) lines.push(emirateLine(card.emirate));
  if (card.becomes !== undefined) lines.push(...becomingLines(card.becomes));
  if (card.leavesEndOf !== undefined) lines.push({ key: 'card-leaves', values: { turn: card.leavesEndOf } });
  return lines;
}

/** Its name, place in the order, group and religion. */
export function cardHead(card: NationCard): Phrase {
  return {
    key: 'card-head',
    values: {
      nation: nation(card.id),
      order: card.order,
      religion: { kind: 'religion', id: card.religion },
      ...(card.player === null ? {} : { group: card.player }),
    },
  };
}

/** Its value in auctions (14). */
export function auctionPhrases(card: NationCard, scenario: keyof NationCard['minimumBid'] | null): readonly Phrase[] {
  const lines: Phrase[] = [];
  const least = scenario === null ? undefined : card.minimumBid[scenario];
  if (card.initialScore !== undefined) lines.push({ key: 'card-initial', values: { points: card.initialScore } });
  else if (least !== undefined) lines.push({ key: 'card-bid', values: { least } });
  if (card.incompatible.length > 0)
    lines.push({ key: 'card-incompatible', values: { nations: card.incompatible.map(nation) } });
  const handed = card.becomes?.leastForSuccessor;
  if (handed !== undefined) {
    lines.push({ key: 'card-handover', values: { count: handed.count, units: handed.units.map(unit) } });
  }
  return lines;
}

/** The parts of the card that are ours, not the rulebook's (C). */
export function sourcePhrases(card: NationCard): readonly Phrase[] {
  const parts = Object.entries(card.sources).flatMap(([path, source]) =>
    source === 'C' && !(path === 'income.from' && card.income.kind === 'none') ? [path.split('.')[0] ?? path] : [],
  );
  const named = [...new Set(parts)].map((id): Term => ({ kind: 'card-part', id }));
  return named.length === 0 ? [] : [{ key: 'card-sources', values: { parts: named } }];
}

function worths(table: Readonly<Record<string, number | undefined>>): readonly Term[] {
  return Object.entries(table).flatMap(([id, pv]): Term[] =>
    pv === undefined ? [] : [[{ kind: 'province', id }, pv]],
  );
}

/** The provinces' points at the end of future turns. */
export function pvPhrases(card: NationCard, turn = 1): readonly Phrase[] {
  return [...card.vp].flatMap(([scoring, table]) => (scoring >= turn ? pvLines(scoring, table) : []));
}

function pvLines(turn: number, table: PvTable): readonly Phrase[] {
  switch (table.rule) {
    case 'provinces':
      return [{ key: 'nation-pv', values: { turn, provinces: worths(table.pv) } }];
    case 'zones':
      return Object.entries(table.zones).map(([id, { each, all }]) => ({
        key: 'nation-pv-zones',
        values: { turn, zone: { kind: 'zone', id }, each, all },
      }));
    case 'castles':
    case 'ruins':
      return [{ key: `nation-pv-${table.rule}`, values: { turn, other: table.other } }];
  }
}

function incomeLine({ income, reserve }: NationCard): Phrase {
  if (income.kind === 'none') return { key: 'card-no-income' };
  const from: Terms = income.from === undefined || income.from <= 1 ? {} : { from: income.from };
  return { key: 'card-income', values: { income: { kind: 'income-kind', id: income.kind }, ...from, reserve } };
}

function unitsLine({ limits, limitsFrom20, buys }: NationCard): Phrase {
  return {
    key: 'card-units',
    values: {
      limits: unitTerms(limits),
      ...(limitsFrom20 === undefined ? {} : { late: unitTerms(limitsFrom20) }),
      ...(buys.length === 0 ? {} : { buys: buys.map(unit) }),
    },
  };
}

function arrivalLines({ turn, at, units, upTo, leaders = [], landing, ...conditions }: Arrival): readonly Phrase[] {
  const where = at.map((id): Term => (id === 'own' || id === 'sea' ? { kind: 'choice', id } : area(id)));
  if (upTo !== undefined) return [{ key: 'card-arrival-up-to', values: { turn, units: unitTerms(upTo), at: where } }];
  const note = conditions.unlessEliminated
    ? 'unless-eliminated'
    : conditions.onlyIfControlled
      ? 'only-if-controlled'
      : conditions.waits
        ? 'waits'
        : null;
  const coming: readonly Term[] = [...unitTerms(units ?? {}), ...leaders.map(leader)];
  return [
    {
      key: 'card-arrival',
      values: {
        turn,
        units: coming,
        at: where,
        ...(landing === undefined
          ? {}
          : { landing: landing === 'any-coast' ? { kind: 'choice', id: 'any-coast' } : landing.map(area) }),
        ...(note === null ? {} : { note: { kind: 'card-note', id: note } }),
      },
    },
  ];
}

function momentLines({ invasion, fougue, navalSupremacy, leaders }: NationCard, turn: number): readonly Phrase[] {
  const lines: Phrase[] = [];
  if (invasion !== undefined && invasion.turn >= turn) {
    const { because, leaders: led = [] } = invasion.unlimitedFirst ?? {};
    if (because === 'zeal') lines.push({ key: 'card-invasion-zeal', values: { turn: invasion.turn } });
    else if (because === 'leader')
      lines.push({
        key: 'card-invasion-leader',
        values: { turn: invasion.turn, count: led.length, leaders: led.map(leader) },
      });
    else lines.push({ key: 'card-invasion', values: { turn: invasion.turn } });
  }
  if (fougue !== undefined && fougue.turn >= turn) {
    lines.push(
      fougue.leader === undefined
        ? { key: 'card-fougue-province', values: { turn: fougue.turn } }
        : { key: 'card-fougue-leader', values: { turn: fougue.turn, leader: leader(fougue.leader) } },
    );
  }
  if (navalSupremacy !== undefined && (navalSupremacy.at(-1) ?? 0) >= turn)
    lines.push({ key: 'card-naval', values: { turns: navalSupremacy } });
  const last = (leaders ?? []).map(
    ({ name, leavesAtStartOf, leavesAtEndOf }): Term => [leader(name), leavesAtEndOf ?? (leavesAtStartOf ?? 22) - 1],
  );
  if (last.length > 0) lines.push({ key: 'card-leaders', values: { leaders: last } });
  return lines;
}

function submissionLines(
  { submits, submit, neverSubmits, neverSubmitsTo }: NationCard,
  turn: number,
): readonly Phrase[] {
  const lines: Phrase[] = [];
  if (submits !== undefined) lines.push({ key: 'card-submits', values: { nations: submits.map(nation) } });
  for (const { to, most, must, turns, until, endsWithToledo } of submit ?? []) {
    if (until < turn) continue;
    const fall = endsWithToledo === true ? { fall: area('tolede') } : {};
    const values = { to: nation(to), most, until, ...fall, ...(turns === undefined ? {} : { turns }) };
    lines.push({ key: must ? 'card-submit-must' : 'card-submit-may', values });
  }
  if (neverSubmits === true) lines.push({ key: 'card-never' });
  if (neverSubmitsTo !== undefined) lines.push({ key: 'card-never-to', values: { to: neverSubmitsTo.map(nation) } });
  return lines;
}

function killLine({ pv, kill, of, leader: named, turns, fromTurn, by }: CombatRow): Phrase {
  const what: Term =
    named !== undefined
      ? leader(named)
      : kill === undefined || kill === 'any' || kill === 'leader'
        ? { kind: 'prey', id: kill ?? 'any' }
        : unit(kill);
  const whom: Terms =
    of === undefined || of === 'any'
      ? {}
      : { whom: typeof of === 'string' ? { kind: 'creed', id: of } : of.map(nation) };
  return {
    key: 'card-kill',
    values: {
      pv,
      what,
      ...whom,
      ...(turns === undefined ? {} : { turns }),
      ...(fromTurn === undefined ? {} : { from: fromTurn }),
      ...(by === undefined ? {} : { by: leader(by) }),
    },
  };
}

function emirateLine({ seat, from, most, units, castleAtSeat }: NonNullable<NationCard['emirate']>): Phrase {
  const taken = seat === undefined ? {} : { seat: area(seat) };
  // A Castle with a fixed seat is not placed freely (11.valence.3, 11.grenade.3).
  const fixed = seat === undefined || castleAtSeat === undefined ? {} : { fixed: area(seat) };
  return { key: 'card-emirate', values: { ...taken, ...fixed, most, from: from.map(area), units: unitTerms(units) } };
}
