import { yoursFirst } from '../challenge/yours-first.js';
import { refusal } from '../change/alter.js';
import { substituteReply } from './absence.js';
import { adviceReply } from './advice.js';
import { autopilotReply } from './autopilot.js';
import { challengeReply } from './challenge.js';
import { createGame } from './create.js';
import { diceReply } from './dice.js';
import { fillReply } from './fill.js';
import { hallReply } from './hall.js';
import { type CommandHandler, textOption, withGame, withGameOr, withRecord } from './handler.js';
import { helpReply } from './help.js';
import { logReply } from './log.js';
import { mapReply } from './map.js';
import { moveGame } from './moving.js';
import { openGamesReply } from './open-games.js';
import { changePhase, changePhaseOfRecord, PHASE_CHANGES } from './phases.js';
import { playReply } from './play-command.js';
import { awayReply, remindReply } from './preferences.js';
import { exportReply, importReply } from './record.js';
import { rematchReply } from './rematch.js';
import { replayReply } from './replay.js';
import { rulesReply } from './rules.js';
import { scoreReply } from './score.js';
import { joinGame, leaveGame } from './seating.js';
import { settingsReply } from './settings.js';
import { startGame } from './start.js';
import { mineReply, seatsReply, statusReply } from './status.js';
import { undoReply } from './undo.js';
import { bareLogReply, bareStatusReply } from './without-rules.js';

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
  orders: withGame(playReply),
  remind: remindReply,
  away: awayReply,
  autopilot: withGame(autopilotReply),
  advice: withGame(adviceReply),
  substitute: withGame(substituteReply),
  rules: rulesReply,
  export: withRecord(yoursFirst(exportReply)),
  help: helpReply,
};
