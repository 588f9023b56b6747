import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { cardOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { vassals } from '../state/vassals.js';
import { areasWith } from '../state/whereabouts.js';
import { strength } from './conditions.js';

/** Submission ends at the end of its last turn, at once when Toledo falls (9.6.8), or with the suzerain (9.6.9). */
export function endSubmissions(play: Play): void {
  for (const nation of vassals(play.state)) {
    const { suzerain, notes } = play.state.nations[nation];
    if (suzerain === null) continue;
    const until =
      cardOf(play.state, nation).submit?.find(({ to }) => to === suzerain)?.until ?? Number.POSITIVE_INFINITY;
    // A voluntary one made after that turn lasts (10.4).
    const late = notes.submittedFreely === true && play.state.turn > until;
    if (play.state.turn >= until && !late) releaseVassal(play, nation);
  }
  releaseOrphans(play);
}

export function releaseVassal(play: Play, nation: NationId): void {
  const { suzerain } = play.state.nations[nation];
  if (suzerain === null) return;
  play.nation(nation, { suzerain: null });
  if (play.state.nations[nation].notes.submittedFreely === true) play.note(nation, 'submittedFreely', false);
  play.emit({ type: 'submission-ended', nation, suzerain });
}

/** The suzerain is gone from the board (with `before`: has gone since then): its vassals are free (9.6.9). */
export function releaseOrphans(play: Play, before: Hispania | null = null): void {
  for (const nation of vassals(play.state)) {
    const { suzerain } = play.state.nations[nation];
    if (suzerain === null || areasWith(play.state, suzerain).length > 0) continue;
    if (before === null || areasWith(before, suzerain).length > 0) releaseVassal(play, nation);
  }
}

/** A voluntary vassal is free the moment (10.4.2) it has more than half of its suzerain's units. */
export function releaseStrong(play: Play): void {
  if (!play.state.options.submissionOfAll) return;
  for (const nation of vassals(play.state)) {
    const { suzerain, notes } = play.state.nations[nation];
    if (suzerain === null || notes.submittedFreely !== true) continue;
    if (strength(play.state, nation) * 2 > strength(play.state, suzerain)) releaseVassal(play, nation);
  }
}

/** Every submission to this suzerain ends (9.6.8, 9.6.9). */
export function releaseAll(play: Play, suzerain: NationId): void {
  for (const nation of vassals(play.state))
    if (play.state.nations[nation].suzerain === suzerain) releaseVassal(play, nation);
}
