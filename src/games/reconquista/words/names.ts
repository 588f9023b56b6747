import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { type Entries, figure, fill, inLocale, isSingular } from '../../../kit/index.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { isPlace, isRegion } from '../facts/ids.js';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Places and regions are called as the board has them; everything else as the catalogue. */
export function nameOf(locale: Locale, { kind, id }: NameTerm): string | null {
  const { board } = STANDARD_BOOK;
  if (kind === 'place' && isPlace(id)) return board.places.get(id)?.name[locale] ?? null;
  if (kind === 'region' && isRegion(id)) {
    const number = [...board.regions.keys()].indexOf(id);
    return `${NUMERALS[number] ?? ''} ${board.regions.get(id)?.name[locale] ?? id}`.trim();
  }
  if (kind === 'thread') return battleName(locale, id);
  return kind === 'choice' && isPlace(id) ? (board.places.get(id)?.name[locale] ?? null) : null;
}

export const NAMES = {
  game: ['Reconquista', 'Reconquista', 'Reconquista'],
  'side.christian': ['Christians', 'Chrétiens', 'Cristianos'],
  'side.muslim': ['Muslims', 'Musulmans', 'Musulmanes'],
  'side.rebel': ['Rebels', 'Rebelles', 'Rebeldes'],
  'side.french': ['French', 'Français', 'Franceses'],
  'side.bands': ['Bands', 'Bandes', 'Bandoleros'],
  'unit.army': ['Army', 'Armée', 'Ejército'],
  'unit.garrison': ['Garrison', 'Garnison', 'Guarnición'],
  'unit.order': ['Military Order', 'Ordre Militaire', 'Orden Militar'],
  'unit.rebel': ['Rebel', 'Rebelle', 'Rebelde'],
  'unit.mercenary': ['Mercenary', 'Mercenaire', 'Mercenario'],
  'unit.crusader': ['Crusader', 'Croisé', 'Cruzado'],
  'good.army': ['Army (2)', 'Armée (2)', 'Ejército (2)'],
  'good.garrison': ['Garrison (1)', 'Garnison (1)', 'Guarnición (1)'],
  'good.city': ['City (3)', 'Cité (3)', 'Ciudad (3)'],
  'good.fort': ['Fort (1)', 'Fort (1)', 'Fuerte (1)'],
  'good.conversion': ['Conversion (1)', 'Conversion (1)', 'Conversión (1)'],
  'good.mercenary': ['Mercenary (1)', 'Mercenaire (1)', 'Mercenario (1)'],
  'good.bribe': ['Buy off Rebels (2)', 'Soudoyer des Rebelles (2)', 'Sobornar a los Rebeldes (2)'],
  'faith.christian': ['Christian', 'chrétienne', 'cristiana'],
  'faith.muslim': ['Muslim', 'musulmane', 'musulmana'],
  'rebellion.rebels': ['Rebels', 'Rebelles', 'Rebeldes'],
  'rebellion.proselytism': ['Proselytism', 'Prosélytisme', 'Proselitismo'],
  'rebellion.peasant-revolt': ['Peasant revolt', 'Révolte paysanne', 'Revuelta campesina'],
  'rebellion.rebel-governor': ['Rebel governor', 'Gouverneur rebelle', 'Gobernador rebelde'],
  'rebellion.regional-revolt': ['Regional revolt', 'Révolte régionale', 'Revuelta regional'],
  'event.french-intervention': ['French intervention', 'Intervention française', 'Intervención francesa'],
  'event.corruption': ['Corruption', 'Corruption', 'Corrupción'],
  'event.mercenaries': ['Mercenaries', 'Mercenaires', 'Mercenarios'],
  'event.bands': ['Bands', 'Bandes', 'Bandoleros'],
  'event.military-orders': ['Military Orders', 'Ordres Militaires', 'Órdenes Militares'],
  'event.famine': ['Famine', 'Famine', 'Hambruna'],
  'event.el-cid': ['El Cid', 'El Cid', 'El Cid'],
  'event.tribute': ['Tribute', 'Tribut', 'Tributo'],
  'event.jihad': ['Jihad', 'Djihad', 'Yihad'],
  'event.crusade': ['Crusade', 'Croisade', 'Cruzada'],
  'event.expulsions': ['Expulsions', 'Expulsions', 'Expulsiones'],
  'event.pilgrims': ['Pilgrims', 'Pèlerins', 'Peregrinos'],
  'event.taifas': ['Taifas', 'Taïfas', 'Taifas'],
  'event.empire': ['Empire', 'Empire', 'Imperio'],
  'event.plague': ['Plague', 'Peste', 'Peste'],
  'age.umayyads': ['Umayyads', 'Omeyyades', 'Omeyas'],
  'age.almoravids': ['Almoravids', 'Almoravides', 'Almorávides'],
  'age.almohads': ['Almohads', 'Almohades', 'Almohades'],
  'counter.christian-army': ['a Christian Army', 'une Armée chrétienne', 'un Ejército cristiano'],
  'counter.christian-garrison': ['a Christian Garrison', 'une Garnison chrétienne', 'una Guarnición cristiana'],
  'counter.muslim-army': ['a Muslim Army', 'une Armée musulmane', 'un Ejército musulmán'],
  'counter.muslim-garrison': ['a Muslim Garrison', 'une Garnison musulmane', 'una Guarnición musulmana'],
  'counter.order': ['a Military Order', 'un Ordre Militaire', 'una Orden Militar'],
  'counter.christian-city': ['a Christian city', 'une cité chrétienne', 'una ciudad cristiana'],
  'counter.muslim-city': ['a Muslim city', 'une cité musulmane', 'una ciudad musulmana'],
  'counter.fort': ['a fort', 'un fort', 'un fuerte'],
  'row.city': ['a city', 'une cité', 'una ciudad'],
  'row.fort': ['a fort', 'un fort', 'un fuerte'],
  'row.garrison': ['a Garrison', 'une Garnison', 'una Guarnición'],
  'row.1 army': ['1 Army', '1 Armée', '1 Ejército'],
  'row.2 armies': ['2 Armies', '2 Armées', '2 Ejércitos'],
  'row.3 armies': ['3 Armies', '3 Armées', '3 Ejércitos'],
  'verdict.almanzor': [
    'decisive Muslim victory (Almanzor)',
    'victoire musulmane décisive (Almanzor)',
    'victoria musulmana decisiva (Almanzor)',
  ],
  'verdict.yusuf-ibn-tashfin': [
    'Muslim victory (Yusuf ibn Tashfin)',
    'victoire musulmane (Yusuf ibn Tashfin)',
    'victoria musulmana (Yusuf ibn Tasufin)',
  ],
  'verdict.el-cid': ['draw (El Cid)', 'égalité (El Cid)', 'empate (El Cid)'],
  'verdict.alfonso-viii': [
    'Christian victory (Alfonso VIII)',
    'victoire chrétienne (Alphonse VIII)',
    'victoria cristiana (Alfonso VIII)',
  ],
  'verdict.ferdinand-and-isabella': [
    'decisive Christian victory (Ferdinand and Isabella)',
    'victoire chrétienne décisive (Ferdinand et Isabelle)',
    'victoria cristiana decisiva (Fernando e Isabel)',
  ],
  'level.almanzor': ['Almanzor', 'Almanzor', 'Almanzor'],
  'level.yusuf-ibn-tashfin': ['Yusuf', 'Yusuf', 'Yusuf'],
  'level.el-cid': ['El Cid', 'El Cid', 'El Cid'],
  'level.alfonso-viii': ['Alfonso VIII', 'Alphonse VIII', 'Alfonso VIII'],
  'level.ferdinand-and-isabella': ['Ferdinand, Isabella', 'Ferdinand, Isabelle', 'Fernando, Isabel'],
  'ending.no-landing': [
    'Muslims could be raised nowhere any more',
    'aucun Lieu ne permet plus de lever de Musulmans',
    'ya no hay Lugar donde reclutar musulmanes',
  ],
  'ending.no-christian-city': [
    'no city is left to the Christians',
    'il ne reste aucune cité aux Chrétiens',
    'a los cristianos no les queda ninguna ciudad',
  ],
  'ending.turn-20': ['turn 20 is over', 'le tour 20 est terminé', 'ha terminado el turno 20'],
  'thread.battle': ['{at}: {sides} (turn {turn})', '{at} : {sides} (tour {turn})', '{at}: {sides} (turno {turn})'],
  'part.cities': ['cities', 'cités', 'ciudades'],
  'part.majority': [
    'regions with a majority of cities',
    'régions à majorité de cités',
    'regiones con mayoría de ciudades',
  ],
  'part.free': ['regions free of Muslims', 'régions libres de Musulmans', 'regiones libres de musulmanes'],
} as const satisfies Entries;

export const PLURALS = {
  'unit.army': ['Armies', 'Armées', 'Ejércitos'],
  'unit.garrison': ['Garrisons', 'Garnisons', 'Guarniciones'],
  'unit.order': ['Military Orders', 'Ordres Militaires', 'Órdenes Militares'],
  'unit.rebel': ['Rebels', 'Rebelles', 'Rebeldes'],
  'unit.mercenary': ['Mercenaries', 'Mercenaires', 'Mercenarios'],
  'unit.crusader': ['Crusaders', 'Croisés', 'Cruzados'],
} as const satisfies Entries;

/** A battle by its place, its sides and its turn. */
function battleName(locale: Locale, thread: string): string {
  const [turn = '', at = '', attacker = '', defender = ''] = thread.split('/');
  const sides = [attacker, defender].map((side) => called(locale, 'side', side));
  const filling = { at: called(locale, 'place', at), sides: sides.join(' – '), turn };
  return fill(locale, inLocale(NAMES['thread.battle'], locale), filling);
}

/** The name of one thing, or of so many of it. */
export function called(locale: Locale, kind: string, id: string, count?: number): string {
  const [names, plurals]: readonly Entries[] = [NAMES, PLURALS];
  const key = `${kind}.${id}`;
  const several = count !== undefined && !isSingular(locale, count) ? plurals?.[key] : undefined;
  const entry = several ?? names?.[key];
  const name = nameOf(locale, { kind, id }) ?? (entry === undefined ? id : inLocale(entry, locale));
  return count === undefined ? name : `${figure(locale, count)} ${name}`;
}
