import type { Entries } from '../../../../kit/words/common.js';
import { NATION_IDS } from '../../facts/ids.js';
import { BASIC } from './topics-basic.js';
import { SPECIAL_RULES_WORDS } from './topics-special.js';

/** What the game is, and which of its facts are reconstructed. */
const ABOUT = {
  'topic.about': ['About this game', 'À propos du jeu', 'Acerca del juego'],
  'rules.about': [
    '**Hispania** for four or five players: 29 nations, 21 turns, from 320 BC to AD 1220. The rules are those of the rulebook (version 2.0). What it does not print was reconstructed (C): most VP of provinces on the cards, numbers of counters, least bids, incomes, landing places and rivers of some provinces, how many event counters of each kind, most dates. /nation says for each card which parts are. A file of corrections may replace them when a game is created (option overrides).',
    '**Hispania**, pour quatre ou cinq joueurs : 29 Nations, 21 tours, de 320 av. J.-C. à 1220. Les règles sont celles du livret (version 2.0). Ce qu’il n’imprime pas a été reconstitué (C) : la plupart des PV de provinces des fiches, les nombres de pions, les enchères minimum, les revenus, ancres et fleuves de certaines provinces, le nombre de pions de chaque événement, la plupart des dates. /nation dit pour chaque fiche ce qui l’est. Un fichier de corrections peut les remplacer à la création (option overrides).',
    '**Hispania**, para cuatro o cinco jugadores: 29 naciones, 21 turnos, de 320 a. C. a 1220. Las reglas son las del reglamento (versión 2.0). Lo que no imprime se ha reconstruido (C): la mayoría de los PV de provincias de las fichas, los números de fichas, las pujas mínimas, los ingresos, anclas y ríos de algunas provincias, cuántas fichas hay de cada evento, la mayoría de las fechas. /nation dice de cada ficha qué partes lo son. Un archivo de correcciones puede sustituirlas al crear la partida (opción overrides).',
  ],
} as const satisfies Entries;

/** `rules.<topic>` and its name, `topic.<topic>`; nations are topics too, from their cards (rules/cards.ts). */
export const RULE_WORDS = { ...ABOUT, ...BASIC, ...SPECIAL_RULES_WORDS } as const;

/** What `/rules topic:` can tell: the chapters, then every nation's card. */
export const RULE_TOPICS: readonly string[] = [
  ...Object.keys(RULE_WORDS).flatMap((key) => (key.startsWith('rules.') ? [key.slice('rules.'.length)] : [])),
  ...NATION_IDS,
];
