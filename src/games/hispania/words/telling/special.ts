import type { Tellers } from './speech.js';

/** Single nations (11), transformations (9.4), draws of events (10.3). */
export const SPECIAL = {
  'fort-placed': (say, { nation, province }) =>
    say.tell('told.fort-placed', { nation: say.nation(nation), province: say.area(province) }),
  marched: (say, { nation, province, against, faces, lost }) => {
    const names = { nation: say.nation(nation), province: say.area(province) };
    if (against === null) return say.tell('told.marched', names);
    return say.tell('told.marched-under-fire', {
      ...names,
      against: say.nation(against),
      faces: faces.join(' '),
      lost,
    });
  },
  'castle-given': (say, { nation, province }) =>
    say.tell('told.castle-given', { nation: say.nation(nation), province: say.area(province) }),
  'castle-forfeited': (say, { nation, count }) =>
    say.tell('told.castle-forfeited', { nation: say.nation(nation), count }),
  'toledo-fell': (say, { to }) => say.tell('told.toledo-fell', { to: say.nation(to) }),
  revolted: (say, { nation, against }) =>
    say.tell('told.revolted', { nation: say.nation(nation), against: say.nation(against) }),
  'berbers-recruited': (say, { nation, count, province }) =>
    say.tell('told.berbers-recruited', { nation: say.nation(nation), count, province: say.area(province) }),
  'became-infantry': (say, { nation, count }) =>
    say.tell('told.became-infantry', { nation: say.nation(nation), count }),
  'mission-offered': (say, { nation, province, targets, fee }) =>
    say.tell('told.mission-offered', {
      nation: say.nation(nation),
      province: say.area(province),
      units: say.units(targets),
      fee,
    }),
  'mission-answered': (say, { nation, accepted }) =>
    say.tell(accepted ? 'told.mission-accepted' : 'told.mission-refused', { nation: say.nation(nation) }),
  'mission-paid': (say, { nation, gold }) => say.tell('told.mission-paid', { nation: say.nation(nation), gold }),
  'company-entered': (say, { province, units }) =>
    say.tell('told.company-entered', { province: say.area(province), units: say.units(units) }),
  'nation-left': (say, { nation }) => say.tell('told.nation-left', { nation: say.nation(nation) }),
  transformed: (say, { nation, into, gone }) =>
    say.tell(gone ? 'told.replaced' : 'told.transformed', {
      nation: say.nation(nation),
      into: say.list(into.map((heir) => say.nation(heir))),
    }),
  converted: (say, { nation, province, unit, count }) =>
    say.tell('told.converted', {
      nation: say.nation(nation),
      province: say.area(province),
      units: say.piece(unit, count),
    }),
  'land-taken': (say, { nation, provinces }) =>
    say.tell('told.land-taken', {
      nation: say.nation(nation),
      provinces: say.list(provinces.map((province) => say.area(province))),
    }),
  'turned-neutral': (say, { nation }) => say.tell('told.turned-neutral', { nation: say.nation(nation) }),
  'counters-drawn': (say, { seat, count }) => say.tell('told.counters-drawn', { seat: say.person(seat), count }),
  'counter-drawn': (say, { event }) => say.tell('told.counter-drawn', { event: say.tell(`event.${event}`) }),
  'counters-short': (say, { each }) => say.tell('told.counters-short', { each }),
  'remise-drawn': (say, { seat, count }) =>
    say.tell(count === 0 ? 'told.remise-empty' : 'told.remise-drawn', { seat: say.person(seat), count }),
} as const satisfies Partial<Tellers>;
