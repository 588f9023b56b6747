import type { Entries } from '../../../../kit/words/common.js';

/** Why the adviser would do it, in one line. */
export const ADVICE = {
  'advice.stay': [
    'no other move brings more than it risks',
    'aucun autre déplacement ne rapporte plus qu’il ne risque',
    'ningún otro movimiento da más de lo que arriesga',
  ],
  'advice.leave': ['{area}: better than to be lost', '{area} : mieux que d’être perdu', '{area}: mejor que perderse'],
  'advice.occupy': [
    '{area}: what stands there counts for more',
    '{area} : ces unités y comptent davantage',
    '{area}: allí esas unidades valen más',
  ],
  'advice.attack': [
    '{area}: an attack that pays ({chance} % to win)',
    '{area} : une attaque qui rapporte ({chance} % de gagner)',
    '{area}: un ataque que compensa ({chance} % de ganar)',
  ],
  'advice.spare': [
    '{area}: missed least there',
    '{area} : c’est là qu’elle manque le moins',
    '{area}: donde menos falta hace',
  ],
  'advice.capital': [
    '{area}: as the capital it holds one more',
    '{area} : capitale, elle en abrite une de plus',
    '{area}: como capital admite una más',
  ],
  'advice.place': ['{area}: most useful there', '{area} : le plus utile', '{area}: donde más sirve'],
  'advice.save': ['nothing more that is worth its gold', 'plus rien qui vaille son or', 'nada más que valga su oro'],
  'advice.buy': ['{unit}: worth its gold now', '{unit} : vaut son or maintenant', '{unit}: vale su oro ahora'],
  'advice.recruit': [
    '{area}: what EL CID destroys there scores',
    '{area} : ce qu’EL CID y détruit marque des points',
    '{area}: lo que EL CID destruya allí puntúa',
  ],
  'advice.event': ['{event}: now it does most', '{event} : son meilleur moment', '{event}: su mejor momento'],
  'advice.surest': [
    '{area} first: the surest ({chance} %)',
    '{area} d’abord : le plus sûr ({chance} %)',
    '{area} primero: lo más seguro ({chance} %)',
  ],
  'advice.aim': ['the targets that bring most', 'les cibles qui rapportent le plus', 'los objetivos que más dan'],
  'advice.stand': [
    '{area}: worth fighting on ({chance} % to win)',
    '{area} : cela vaut de tenir ({chance} % de gagner)',
    '{area}: vale la pena resistir ({chance} % de ganar)',
  ],
  'advice.withdraw': ['{area}: saved for later', '{area} : sauvés pour plus tard', '{area}: a salvo para más tarde'],
  'advice.submit': [
    'better under {to} than lost ({chance} % to win)',
    'mieux vaut {to} que la défaite ({chance} % de gagner)',
    'mejor bajo {to} que perder ({chance} % de ganar)',
  ],
  'advice.stay-free': [
    'to stay free is worth more ({chance} % to win)',
    'rester libre vaut mieux ({chance} % de gagner)',
    'seguir libre vale más ({chance} % de ganar)',
  ],
  'advice.rebuild': [
    '{area}: a Castle there is worth a unit',
    '{area} : un Château-fort y vaut une unité',
    '{area}: un castillo allí vale una unidad',
  ],
  'advice.build': [
    '{area}: where a Castle counts most',
    '{area} : où un Château-fort compte le plus',
    '{area}: donde más cuenta un castillo',
  ],
  'advice.no-castle': [
    'no Castle here is worth a unit',
    'aucun Château-fort ici ne vaut une unité',
    'ningún castillo aquí vale una unidad',
  ],
  'advice.found': [
    '{nation}: the land that counts, held as well as can be',
    '{nation} : les provinces qui comptent, tenues au mieux',
    '{nation}: la tierra que cuenta, defendida lo mejor posible',
  ],
  'advice.claim': [
    '{nation}: needed, and cheap',
    '{nation} : nécessaire et bon marché',
    '{nation}: necesaria y barata',
  ],
  'advice.bid': [
    '{nation} brings more than {points} points',
    '{nation} rapporte plus de {points} points',
    '{nation} da más de {points} puntos',
  ],
  'advice.too-dear': [
    '{nation} costs more than it brings',
    '{nation} coûte plus qu’elle ne rapporte',
    '{nation} cuesta más de lo que da',
  ],
  'advice.bids-made': ['the rest is not worth a bid', 'le reste ne vaut pas d’enchère', 'el resto no vale una puja'],
  'advice.major': ['{nation} costs what it brings', '{nation} coûte ce qu’elle rapporte', '{nation} cuesta lo que da'],
  'advice.pass': ['nothing that changes enough', 'rien qui change assez', 'nada que cambie lo bastante'],
  'advice.throw-again': [
    'another throw can hardly be worse',
    'un autre jet ne peut guère être pire',
    'otra tirada difícilmente será peor',
  ],
  'advice.march': [
    '{area}: on the way, past the fewest enemies',
    '{area} : sur le chemin, devant le moins d’ennemis',
    '{area}: de camino, ante los menos enemigos',
  ],
} as const satisfies Entries;
