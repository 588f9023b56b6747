import type { Play } from '../engine/play.js';
import { beginAssault, musterCompany, restCompany } from './assault.js';
import { beginLevy } from './berbers.js';
import { giveCastles } from './castles.js';
import { DEPARTURES } from './departures.js';
import { beginMarch } from './march.js';
import { endMission } from './mission.js';
import type { Specials } from './moments.js';
import { castleRebuilt, provinceConquered } from './prizes.js';
import { ROMANISATION } from './romanisation.js';
import { becomeInfantry } from './tasks.js';
import { toledoEntered } from './toledo.js';
import { leaderFell, leaderRetreated, revolt, submitIfLeaderLost } from './viriathus.js';

/** Rules of single nations (11), each at its moment. */
export const SPECIALS: Specials<Play> = {
  carthage: { moved: DEPARTURES.moved('carthage') },
  lusitanien: {
    start: (play) => revolt(play, 'lusitanien'),
    retreated: (play, units) => leaderRetreated(play, 'lusitanien', units),
    fought: (play, report) => leaderFell(play, 'lusitanien', report),
    leadersFell: (play, leaders, by) => submitIfLeaderLost(play, 'lusitanien', leaders, by),
  },
  rome: ROMANISATION,
  vandale: {
    beforeMove: (play, pass) => beginMarch(play, 'vandale', pass),
    moved: DEPARTURES.moved('vandale'),
    retreated: DEPARTURES.retreated('vandale'),
  },
  wisigoth: { finish: (play) => giveCastles(play, 'wisigoth') },
  omeyyad: {
    moved: DEPARTURES.moved('omeyyad'),
    entered: (play, area) => toledoEntered(play, 'omeyyad', area),
    retreated: (play, _units, _from, to) => toledoEntered(play, 'omeyyad', to),
    beforeMove(play, pass) {
      if (pass === 1) beginLevy(play, 'omeyyad');
    },
  },
  'seville-nation': { rebuilt: (play, area) => castleRebuilt(play, 'seville-nation', area) },
  'el-cid': {
    start: (play) => musterCompany(play, 'el-cid'),
    beforeMove: (play, pass) => beginAssault(play, 'el-cid', pass),
    entered: (play, area) => provinceConquered(play, 'el-cid', area),
    fought: (play, report) => endMission(play, 'el-cid', report),
    finish: (play) => restCompany(play, 'el-cid'),
  },
  almoravide: {
    start: (play) => becomeInfantry(play, 'almoravide'),
    rebuilt: (play, area) => castleRebuilt(play, 'almoravide', area),
  },
};
