import type { Stage } from './stage.js';
import type { Hispania, NationState } from './state.js';

/**
 * Copies with some parts changed. These are the most frequent copies, so their keys are listed by name: Node 20 spreads
 * an object that was itself spread (as states are) key by key, twenty times slower and with six times the memory.
 */
type Copy<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

export function copyOfState(state: Hispania): Copy<Hispania> {
  return {
    overrides: state.overrides,
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    stage: state.stage,
    frames: state.frames,
    wait: state.wait,
    nations: state.nations,
    areas: state.areas,
    ruins: state.ruins,
    march: state.march,
    players: state.players,
    counters: state.counters,
    opener: state.opener,
    ledger: state.ledger,
  };
}

export function copyOfStage(stage: Stage): Copy<Stage> {
  return {
    phase: stage.phase,
    nation: stage.nation,
    pass: stage.pass,
    task: stage.task,
    received: stage.received,
    second: stage.second,
    fought: stage.fought,
    forced: stage.forced,
  };
}

export function copyOfNation(nation: NationState): Copy<NationState> {
  return {
    status: nation.status,
    seat: nation.seat,
    gold: nation.gold,
    capital: nation.capital,
    suzerain: nation.suzerain,
    pool: nation.pool,
    overfull: nation.overfull,
    notes: nation.notes,
  };
}

export function copyOfNations(nations: Hispania['nations']): Copy<Hispania['nations']> {
  return {
    carthage: nations.carthage,
    galicien: nations.galicien,
    cantabrien: nations.cantabrien,
    lusitanien: nations.lusitanien,
    basque: nations.basque,
    celte: nations.celte,
    ibere: nations.ibere,
    rome: nations.rome,
    'hispano-romain': nations['hispano-romain'],
    vandale: nations.vandale,
    alain: nations.alain,
    sueve: nations.sueve,
    wisigoth: nations.wisigoth,
    byzance: nations.byzance,
    omeyyad: nations.omeyyad,
    franc: nations.franc,
    aragon: nations.aragon,
    'badajoz-nation': nations['badajoz-nation'],
    'saragosse-nation': nations['saragosse-nation'],
    navarre: nations.navarre,
    'leon-nation': nations['leon-nation'],
    castille: nations.castille,
    'seville-nation': nations['seville-nation'],
    'valence-nation': nations['valence-nation'],
    'grenade-nation': nations['grenade-nation'],
    'el-cid': nations['el-cid'],
    almoravide: nations.almoravide,
    croisade: nations.croisade,
    almohade: nations.almohade,
  };
}

export function copyOfAreas(areas: Hispania['areas']): Copy<Hispania['areas']> {
  return {
    galice: areas.galice,
    porto: areas.porto,
    duero: areas.duero,
    asturies: areas.asturies,
    cantabrie: areas.cantabrie,
    leon: areas.leon,
    'tierra-de-campos': areas['tierra-de-campos'],
    'pays-basque': areas['pays-basque'],
    'vieille-castille': areas['vieille-castille'],
    pamplune: areas.pamplune,
    lusitanie: areas.lusitanie,
    alcantara: areas.alcantara,
    salamanque: areas.salamanque,
    avila: areas.avila,
    segovie: areas.segovie,
    calatayud: areas.calatayud,
    cuenca: areas.cuenca,
    lisbonne: areas.lisbonne,
    badajoz: areas.badajoz,
    algarve: areas.algarve,
    'sierra-morena': areas['sierra-morena'],
    seville: areas.seville,
    cadix: areas.cadix,
    cordoue: areas.cordoue,
    gibraltar: areas.gibraltar,
    tolede: areas.tolede,
    'la-mancha': areas['la-mancha'],
    grenade: areas.grenade,
    carthagene: areas.carthagene,
    denia: areas.denia,
    valence: areas.valence,
    majorque: areas.majorque,
    ibiza: areas.ibiza,
    castellon: areas.castellon,
    tortosa: areas.tortosa,
    saragosse: areas.saragosse,
    huesca: areas.huesca,
    barcelone: areas.barcelone,
    'pyrenees-occidentales': areas['pyrenees-occidentales'],
    'pyrenees-orientales': areas['pyrenees-orientales'],
    afrique: areas.afrique,
    gascogne: areas.gascogne,
    narbonne: areas.narbonne,
    sea: areas.sea,
  };
}
