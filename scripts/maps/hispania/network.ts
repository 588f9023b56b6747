import type { LonLat } from '../shared/points.js';

/**
 * The planar graph of the board, placed by hand: a junction is a point where three areas (at a four-corner point: four)
 * meet. Two areas are neighbours exactly where two junctions name both: the edge between those is their border. `sea`
 * is the area outside the coast, `frame` the one outside the board. `headland` is the second, detached part of Pyrénées
 * Orientales.
 */
interface Junction {
  readonly at: LonLat;
  readonly of: readonly string[];
}
const j = (of: string, lon: number, lat: number): Junction => ({ of: of.split(' '), at: [lon, lat] });

export const JUNCTIONS: readonly Junction[] = [
  // Around the coast, from the Bidasoa west and on to the end of the Pyrenees: moved to the nearest point of the
  // coast.
  j('gascogne pays-basque sea', -1.78, 43.38),
  j('pays-basque cantabrie sea', -3.33, 43.4),
  j('cantabrie asturies sea', -5.06, 43.47),
  j('asturies galice sea', -7.04, 43.48),
  j('galice porto sea', -8.83, 42.13),
  j('porto lusitanie sea', -8.67, 41.13),
  j('lusitanie lisbonne sea', -8.97, 38.985),
  j('lisbonne algarve sea', -8.8, 37.9),
  j('algarve seville sea', -7.13, 37.22),
  j('seville cadix sea', -6.5, 36.96),
  j('cadix gibraltar sea', -5.2, 36.34),
  j('gibraltar grenade sea', -3.88, 36.74),
  j('grenade carthagene sea', -2.26, 36.79),
  j('carthagene denia sea', -0.86, 37.74),
  j('denia valence sea', -0.21, 39.08),
  j('valence castellon sea', -0.32, 39.39),
  j('castellon tortosa sea', 0.27, 40.23),
  j('tortosa barcelone sea', 0.714, 40.815),
  j('barcelone headland sea', 3.12, 42.06),
  j('headland narbonne sea', 3.06, 42.56),
  // Inland, north to south.
  j('galice asturies leon', -7.03, 42.76),
  j('asturies leon cantabrie', -5.25, 42.83),
  j('cantabrie leon tierra-de-campos', -5.07, 42.54),
  j('leon tierra-de-campos duero', -5.69, 41.81),
  j('galice porto duero leon', -7.17, 42.14),
  j('porto duero lusitanie', -7.43, 40.97),
  j('duero lusitanie salamanque', -6.87, 40.91),
  j('duero tierra-de-campos salamanque', -5.52, 41.51),
  j('tierra-de-campos salamanque avila', -5.05, 41.39),
  j('tierra-de-campos avila vieille-castille', -4.12, 41.43),
  j('tierra-de-campos cantabrie vieille-castille', -4.04, 42.41),
  j('cantabrie vieille-castille pays-basque', -3.5, 42.84),
  j('pays-basque vieille-castille pamplune', -2.46, 42.23),
  j('pays-basque pamplune gascogne', -1.62, 43.08),
  j('pamplune vieille-castille calatayud', -2.02, 42.09),
  j('vieille-castille avila calatayud', -3.33, 41.62),
  j('pamplune calatayud saragosse', -1.72, 41.92),
  j('pamplune saragosse huesca', -0.79, 42.02),
  j('pamplune huesca pyrenees-occidentales', -0.73, 42.34),
  j('pamplune pyrenees-occidentales gascogne', -1, 43.31),
  j('pyrenees-occidentales pyrenees-orientales narbonne gascogne', 0.68, 43.36),
  j('huesca pyrenees-occidentales pyrenees-orientales', 0.52, 42.43),
  j('huesca pyrenees-orientales barcelone', 1.05, 41.8),
  j('pyrenees-orientales barcelone narbonne', 2.3, 42.66),
  j('headland barcelone narbonne', 2.6, 42.36),
  j('gascogne narbonne frame', 0.75, 44.15),
  j('huesca saragosse barcelone', 0.03, 41.32),
  j('saragosse tortosa barcelone', 0.38, 41.18),
  j('saragosse calatayud tortosa', -1.38, 40.93),
  j('cuenca calatayud tortosa castellon', -1.2, 40.66),
  j('calatayud avila segovie', -3.54, 41.34),
  j('segovie calatayud cuenca', -2.5, 40.74),
  j('avila alcantara tolede', -5.09, 39.87),
  j('avila segovie tolede', -4.29, 39.91),
  j('segovie cuenca tolede', -3.1, 39.9),
  j('salamanque avila alcantara', -5.38, 40.22),
  j('salamanque lusitanie alcantara', -6.87, 40.59),
  j('lusitanie alcantara badajoz', -7.35, 39.55),
  j('lusitanie lisbonne badajoz', -8.02, 39.52),
  j('alcantara badajoz sierra-morena', -6.27, 39.44),
  j('alcantara sierra-morena tolede', -5.39, 39.64),
  j('lisbonne badajoz algarve', -7.51, 38.21),
  j('badajoz algarve seville', -7.19, 37.95),
  j('badajoz seville sierra-morena', -6.26, 38.26),
  j('sierra-morena seville cordoue', -5.39, 38.11),
  j('sierra-morena tolede cordoue', -4.72, 38.64),
  j('tolede cordoue la-mancha', -3.64, 38.58),
  j('tolede la-mancha cuenca', -2.96, 39.52),
  j('cuenca la-mancha valence', -2.05, 39.2),
  j('cuenca valence castellon', -1.66, 39.97),
  j('la-mancha valence denia', -1.63, 38.83),
  j('la-mancha denia carthagene', -1.68, 38.46),
  j('la-mancha carthagene grenade', -2.63, 38.09),
  j('la-mancha grenade cordoue', -3.31, 38.06),
  j('cordoue grenade gibraltar', -3.98, 37.47),
  j('cordoue gibraltar seville', -5.15, 37.7),
  j('seville gibraltar cadix', -5.38, 37.31),
];
