import type { CampaignPlay } from '../engine/play.js';
import { isCity } from '../facts/ids.js';
import { loseTopGarrison, removeArmy, removeCommander, removeRevolt } from '../state/changes.js';
import type { CombatFrame } from '../state/frame.js';
import { armyAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import type { Contest } from './contest.js';
import { lossOf } from './verdict.js';

/** The result of a siege or attack (5.4.4 to 5.4.6, 8.3.3, 8.3.5). Nobody advances (5.4.7, 8.3.6). */
export function settleCombat(play: CampaignPlay, frame: CombatFrame, sides: Contest): void {
  const { contest, commander, army, target, verdict } = frame;
  if (verdict === null) throw new Error('a combat without a result');
  const faces = { roman: frame.roman ?? 0, hispanic: frame.hispanic ?? 0 };
  play.emit({ type: 'fought', contest, commander, army, target, sides, ...faces, verdict, thread: target });
  switch (lossOf(contest, verdict)) {
    case 'revolt':
      liftRevolt(play, frame);
      return;
    case 'garrison':
      losesGarrison(play, frame);
      return;
    case 'army':
      destroyArmy(play, frame);
      return;
    case 'commander':
      beatCommander(play, frame);
      // The rest of the Roman phase is lost (5.4.5).
      if (contest === 'attack') play.pop();
      return;
    case null:
      return;
  }
}

/** The top one (5.3.4). */
function liftRevolt(play: CampaignPlay, { target }: CombatFrame): void {
  play.setPieces(removeRevolt(play.pieces, target));
  play.emit({ type: 'revolt-removed', at: target, left: revoltsAt(play.pieces, target), thread: target });
}

function losesGarrison(play: CampaignPlay, { target }: CombatFrame): void {
  const garrison = garrisonsAt(play.pieces, target).at(-1);
  if (garrison === undefined || !isCity(target)) return;
  play.setPieces(loseTopGarrison(play.pieces, target));
  play.emit({ type: 'garrison-lost', garrison, at: target, thread: target });
}

function destroyArmy(play: CampaignPlay, { army: at, target }: CombatFrame): void {
  const army = at === null ? undefined : armyAt(play.pieces, at);
  if (army === undefined) return;
  const revolts = revoltsAt(play.pieces, army.at);
  play.setPieces(removeArmy(play.pieces, army.at));
  play.emit({ type: 'army-destroyed', army: army.kind, at: army.at, revolts, thread: target });
}

/** A general comes back at the start of one of his turns; the proconsul never (7.1, 10.3.3). */
function beatCommander(play: CampaignPlay, { commander, target }: CombatFrame): void {
  const at = commander === null ? null : play.pieces.commanders[commander];
  if (commander === null || at === null) return;
  const garrisons = garrisonsAt(play.pieces, at).length;
  play.setPieces(removeCommander(play.pieces, commander));
  if (commander === 'proconsul') play.set({ proconsul: 'dead' });
  play.emit({ type: 'commander-beaten', commander, at, garrisons, thread: target });
}
