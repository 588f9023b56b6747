import { ordersReply } from '../ahead/asking.js';
import { yoursFirst } from '../challenge/yours-first.js';
import { refusal } from '../change/alter.js';
import { linkReply } from '../watch/links.js';
import { whatIfCommand } from '../whatif/begin.js';
import { challengeReply } from './game/challenge.js';
import { createGame } from './game/create.js';
import { fillReply } from './game/fill.js';
import { moveGame } from './game/moving.js';
import { openGamesReply } from './game/open-games.js';
import { changePhase, changePhaseOfRecord, PHASE_CHANGES } from './game/phases.js';
import { exportReply, importReply } from './game/record.js';
import { rematchReply } from './game/rematch.js';
import { joinGame, leaveGame } from './game/seating.js';
import { settingsReply } from './game/settings.js';
import { startGame } from './game/start.js';
import { bareLogReply, bareStatusReply } from './game/without-rules.js';
import { type CommandHandler, textOption, withGame, withGameOr, withRecord } from './handler.js';
import { diceReply } from './look/dice.js';
import { hallReply } from './look/hall.js';
import { helpReply } from './look/help.js';
import { learnCommand } from './look/learn.js';
import { logReply } from './look/log.js';
import { mapReply } from './look/map.js';
import { replayReply } from './look/replay.js';
import { rulesReply } from './look/rules.js';
import { scoreReply } from './look/score.js';
import { mineReply, seatsReply, statusReply } from './look/status.js';
import { substituteReply } from './person/absence.js';
import { autopilotReply } from './person/autopilot.js';
import { awayReply, remindReply } from './person/preferences.js';
import { adviceReply } from './play/advice.js';
import { playReply } from './play/play-command.js';
import { undoReply } from './play/undo.js';

const GAME_COMMANDS: Readonly<Record<string, CommandHandler>> = {
  create: createGame,
  join: withGame((table, game, request) => joinGame(table, game, request, textOption(request.options, 'seat'))),
  leave: withGame((table, game, request) => leaveGame(table, game, request, request.careful !== true)),
  fill: withGame(fillReply),
  start: withGame(startGame),
  status: withGameOr(yoursFirst(statusReply), bareStatusReply),
  seats: withRecord(seatsReply),
  settings: withGame(settingsReply),
  mine: mineReply,
  open: openGamesReply,
  hall: hallReply,
  rematch: withGame((table, game, request) => rematchReply(table, game, request, true)),
  move: moveGame,
  import: importReply,
  ...Object.fromEntries(
    PHASE_CHANGES.map((change) => [
      change,
      change === 'end' || change === 'archive'
        ? withGameOr(
            (table, game, request) => changePhase(table, game, request, change),
            (table, game, request) => changePhaseOfRecord(table, game, request, change),
          )
        : withGame((table, game, request) => changePhase(table, game, request, change)),
    ]),
  ),
};

/** The table's own commands, by name. */
export const COMMANDS: Readonly<Record<string, CommandHandler>> = {
  game: async (table, request) => {
    const handler = GAME_COMMANDS[request.subcommand ?? ''];
    if (handler !== undefined) return handler(table, request);
    return refusal({ code: 'subcommand-unknown', values: { subcommands: Object.keys(GAME_COMMANDS) } }, null);
  },
  map: withGame(yoursFirst(mapReply)),
  score: withGame(yoursFirst(scoreReply)),
  challenge: challengeReply,
  log: withGameOr(yoursFirst(logReply), yoursFirst(bareLogReply)),
  replay: withGame(yoursFirst(replayReply)),
  dice: withGame(yoursFirst(diceReply)),
  undo: withGame((table, game, request) => undoReply(table, game, request)),
  done: withGame(playReply),
  orders: withGame(ordersReply),
  remind: remindReply,
  away: awayReply,
  autopilot: withGame(autopilotReply),
  link: withGame(linkReply),
  advice: withGame(adviceReply),
  substitute: withGame(substituteReply),
  rules: rulesReply,
  learn: learnCommand,
  whatif: whatIfCommand,
  export: withRecord(yoursFirst(exportReply)),
  help: helpReply,
};
