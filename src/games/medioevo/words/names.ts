import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { type Entries, inLocale } from '../../../kit/index.js';
import { STANDARD_BOOK } from '../facts/book.js';
import cardsJson from '../facts/data/cards.json' with { type: 'json' };
import { BUILDING_IDS, TECHNOLOGY_IDS, TRANSPORT_IDS, UNIT_IDS, UNIT_TYPES } from '../facts/kinds.js';
import { typeOf, unitCard } from '../facts/pieces.js';
import { isSea, isTerritory } from '../facts/place-ids.js';
import { placeOfThread } from '../state/thread.js';

type Names = Readonly<Record<Locale, string>>;

/** What the data name themselves: places, kingdoms, goods, pieces, technologies, characters. */
export function nameOf(locale: Locale, { kind, id }: NameTerm): string | null {
  if (kind === 'piece') return called(locale, kindOfPiece(id), id);
  const names = namesOf(kind, id);
  return names === null ? null : names[locale];
}

function namesOf(kind: string, id: string): Names | null {
  const { board, pieces, technologies } = STANDARD_BOOK;
  const of = (cards: readonly { readonly id: string; readonly name: Names }[]) =>
    cards.find((card) => card.id === id)?.name ?? null;
  switch (kind) {
    case 'territory':
    case 'place':
      if (isTerritory(id)) return board.territories.get(id)?.name ?? null;
      return isSea(id) ? (board.seas.get(id)?.name ?? null) : null;
    case 'thread':
      return namesOf('place', placeOfThread(id));
    case 'kingdom':
      return of([...board.kingdoms.values()]);
    case 'good':
      return of(board.goods);
    case 'building':
      return BUILDING_IDS.some((known) => known === id) ? of(pieces.buildings) : null;
    case 'transport':
      return TRANSPORT_IDS.some((known) => known === id) ? of(pieces.transports) : null;
    case 'engine':
      return of(pieces.engines);
    case 'technology':
      return TECHNOLOGY_IDS.some((known) => known === id) ? of(technologies) : null;
    case 'unit': {
      const unit = UNIT_IDS.find((known) => known === id);
      if (unit === undefined || unit.startsWith('captain')) return null;
      return unitCard(pieces, typeOf(unit)).name;
    }
    case 'unit-type':
      return UNIT_TYPES.some((known) => known === id) ? of(pieces.units) : null;
    case 'empire-card':
      return cardName(id);
    case 'event-card':
      return eventName(id);
    case 'points':
      return pointsName(id);
    default:
      return null;
  }
}

/** Points by their colours: "blue, blue". */
function pointsName(id: string): Names | null {
  const colours = id.split('+').map((colour) => COLOURS[colour]);
  const inOrder = (locale: Locale) => colours.map((names) => names?.[locale] ?? '').join(' + ');
  return colours.includes(undefined) ? null : { en: inOrder('en'), fr: inOrder('fr'), es: inOrder('es') };
}

const COLOURS: Readonly<Record<string, Names>> = {
  blue: { en: 'blue', fr: 'bleu', es: 'azul' },
  yellow: { en: 'yellow', fr: 'jaune', es: 'amarillo' },
  orange: { en: 'orange', fr: 'orange', es: 'naranja' },
  red: { en: 'red', fr: 'rouge', es: 'rojo' },
  green: { en: 'green', fr: 'vert', es: 'verde' },
  violet: { en: 'violet', fr: 'violet', es: 'violeta' },
};

/** A card by its character and number: "Bishop 2". */
function cardName(id: string): Names | null {
  const card = STANDARD_BOOK.cards.get(Number(id));
  const character = cardsJson.characters.find((one) => one.id === card?.character)?.name;
  if (character === undefined) return null;
  return { en: `${character.en} ${id}`, fr: `${character.fr} ${id}`, es: `${character.es} ${id}` };
}

/** An event by its number and where it strikes: "3: Prague, Bavaria, Nuremberg, Saxony". */
function eventName(id: string): Names | null {
  const { board, events } = STANDARD_BOOK;
  const area = events.get(Number(id))?.area;
  if (area === undefined) return null;
  const inOrder = (locale: Locale) => `${id}: ${area.map((at) => board.territories.get(at)?.name[locale]).join(', ')}`;
  return { en: inOrder('en'), fr: inOrder('fr'), es: inOrder('es') };
}

export const NAMES = {
  game: ['Medioevo Universale', 'Medioevo Universale', 'Medioevo Universale'],
  'unit.captain-1': ['Captain I', 'Capitaine I', 'Capitán I'],
  'unit.captain-2': ['Captain II', 'Capitaine II', 'Capitán II'],
  'unit.captain-3': ['Captain III', 'Capitaine III', 'Capitán III'],
  'vehicle-kind.war-wagon': ['War wagon', 'Chariot de guerre', 'Carro de guerra'],
  'vehicle-kind.galley': ['Galley', 'Galère', 'Galera'],
  'vehicle-kind.caravan': ['Caravan', 'Caravane', 'Caravana'],
  'vehicle-kind.merchant-ship': ['Merchant ship', 'Navire marchand', 'Barco mercante'],
  'vehicle-kind.siege-engine': ['Siege engine', 'Machine de siège', 'Máquina de asedio'],
  'transport.war-wagon-2': ['War wagon II', 'Chariot de guerre II', 'Carro de guerra II'],
  'transport.galley-2': ['Galley II', 'Galère II', 'Galera II'],
  'transport.caravan-2': ['Caravan II', 'Caravane II', 'Caravana II'],
  'transport.merchant-ship-2': ['Merchant ship II', 'Navire marchand II', 'Barco mercante II'],
  'team.1': ['team 1', 'équipe 1', 'equipo 1'],
  'team.2': ['team 2', 'équipe 2', 'equipo 2'],
  'team.3': ['team 3', 'équipe 3', 'equipo 3'],
  'level.1': ['level I', 'niveau I', 'nivel I'],
  'level.2': ['level II', 'niveau II', 'nivel II'],
  'level.3': ['level III', 'niveau III', 'nivel III'],
  'building-class.civil': ['civil building', 'bâtiment civil', 'edificio civil'],
  'building-class.military': ['military building', 'bâtiment militaire', 'edificio militar'],
  'building-class.religious': ['cathedral', 'cathédrale', 'catedral'],
  'branch.blue': ['blue (transport)', 'bleu (transport)', 'azul (transporte)'],
  'branch.yellow': ['yellow (commerce)', 'jaune (commerce)', 'amarillo (comercio)'],
  'branch.orange': ['orange (legislation)', 'orange (législation)', 'naranja (legislación)'],
  'branch.red': ['red (combat)', 'rouge (combat)', 'rojo (combate)'],
  'branch.green': ['green (construction)', 'vert (construction)', 'verde (construcción)'],
  'branch.violet': ['violet (religion)', 'violet (religion)', 'violeta (religión)'],
  'tax.10': ['10 florins', '10 florins', '10 florines'],
  'tax.20': ['20 florins', '20 florins', '20 florines'],
  'tax.30': ['30 florins', '30 florins', '30 florines'],
  'tax.40': ['40 florins', '40 florins', '40 florines'],
  'tax.50': ['50 florins', '50 florins', '50 florines'],
  'effect.movement': ['Movement', 'Déplacement', 'Movimiento'],
  'effect.armies': ['Armies', 'Armées', 'Ejércitos'],
  'effect.buildings': ['Buildings', 'Bâtiments', 'Edificios'],
  'effect.goods': ['Goods', 'Marchandises', 'Mercancías'],
  'die.d4': ['the d4', 'le d4', 'el d4'],
  'die.d6': ['the d6', 'le d6', 'el d6'],
  'die.d8': ['the d8', 'le d8', 'el d8'],
  'side.attacker': ['attacker', 'attaquant', 'atacante'],
  'side.defender': ['defender', 'défenseur', 'defensor'],
  'route-length.4': ['4 stages', '4 étapes', '4 etapas'],
  'route-length.6': ['6 stages', '6 étapes', '6 etapas'],
  'route-length.8': ['8 stages', '8 étapes', '8 etapas'],
  'phase.turn-order': ['Turn order', 'Ordre du tour', 'Orden de turno'],
  'phase.events': ['Events', 'Événements', 'Eventos'],
  'phase.taxes': ['Taxes and upkeep', 'Taxes et entretien', 'Impuestos y mantenimiento'],
  'phase.purchases': ['Purchases', 'Achats', 'Compras'],
  'phase.combat': ['Combat', 'Combat', 'Combate'],
  'phase.commerce': ['Commerce', 'Commerce', 'Comercio'],
  'phase.end': ['End of the turn', 'Fin du tour', 'Fin del turno'],
} as const satisfies Entries;

/** Pieces of several kinds in one list ("3 archers, 1 galley") are called as each by itself. */
function kindOfPiece(id: string): string {
  if (UNIT_IDS.some((known) => known === id)) return 'unit';
  return BUILDING_IDS.some((known) => known === id) ? 'building' : 'vehicle-kind';
}

const SEVERAL = {
  'vehicle-kind.war-wagon': ['War wagons', 'Chariots de guerre', 'Carros de guerra'],
  'vehicle-kind.galley': ['Galleys', 'Galères', 'Galeras'],
  'vehicle-kind.caravan': ['Caravans', 'Caravanes', 'Caravanas'],
  'vehicle-kind.merchant-ship': ['Merchant ships', 'Navires marchands', 'Barcos mercantes'],
  'vehicle-kind.siege-engine': ['Siege engines', 'Machines de siège', 'Máquinas de asedio'],
  'unit.light-infantry': ['Light infantry', 'Infanteries légères', 'Infanterías ligeras'],
  'unit.archer': ['Archers', 'Archers', 'Arqueros'],
  'unit.heavy-infantry': ['Heavy infantry', 'Infanteries lourdes', 'Infanterías pesadas'],
  'unit.cavalry': ['Cavalry', 'Cavaleries', 'Caballerías'],
  'unit.captain-1': ['Captains I', 'Capitaines I', 'Capitanes I'],
  'unit.captain-2': ['Captains II', 'Capitaines II', 'Capitanes II'],
  'unit.captain-3': ['Captains III', 'Capitaines III', 'Capitanes III'],
} as const satisfies Entries;

export const PLURALS: Entries = {
  ...SEVERAL,
  ...Object.fromEntries(Object.entries(SEVERAL).map(([key, words]) => [key.replace(/^[^.]+/, 'piece'), words])),
  ...Object.fromEntries(
    Object.entries(SEVERAL)
      .filter(([key]) => key.startsWith('vehicle-kind.'))
      .flatMap(([key, words]) => {
        const transport = key.replace(/^[^.]+/, 'transport');
        return [
          [transport, words],
          [`${transport}-2`, words.map((word) => `${word} II`)],
        ];
      }),
  ),
};

/** The name of one thing in this language. */
export function called(locale: Locale, kind: string, id: string): string {
  const catalogue: Entries = NAMES;
  const entry = catalogue[`${kind}.${id}`];
  return nameOf(locale, { kind, id }) ?? (entry === undefined ? id : inLocale(entry, locale));
}
