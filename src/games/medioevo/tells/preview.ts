import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { NameTerm, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { debtPreview, dismissPreview } from '../control/removal-preview.js';
import { pactChoice, pactNamed, pactTerms } from '../diplomacy/dissolving.js';
import { offerNamed, offerTerms } from '../diplomacy/negotiation.js';
import { carriesUnits } from '../setup/founding.js';
import type { Frame, FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { UPKEEP } from '../taxes/income.js';
import {
  bidPreview,
  commercePreview,
  dropPreview,
  loanPreview,
  peacePreview,
  purchasesPreview,
  salePreview,
  taxPreview,
  unpaidPreview,
  voyagePreview,
} from './preview-money.js';
import {
  attackPreview,
  capturePreview,
  fightPreview,
  fleePreview,
  movePreview,
  passPreview,
  surrenderPreview,
  warPreview,
  withoutWar,
} from './preview-war.js';

type Told = (state: Medioevo, seat: SeatId, action: Action) => Preview | null;

/** What comes of an action: a battle's chances, places left empty, its cost in honour and florins, what is lost. */
export function preview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  return PREVIEWS[action.verb]?.(state, seat, action) ?? null;
}

/** In a step of this kind alone. */
function during<Kind extends Frame['kind']>(
  kind: Kind,
  told: (state: Medioevo, seat: SeatId, here: FrameOf<Kind>, action: Action) => Preview | null,
): Told {
  return (state, seat, action) => {
    const here = state.frames.at(-1);
    return isOf(here, kind) ? told(state, seat, here, action) : null;
  };
}
function isOf<Kind extends Frame['kind']>(frame: Frame | undefined, kind: Kind): frame is FrameOf<Kind> {
  return frame?.kind === kind;
}

const moved: Told = during('combat', (state, seat, here, action) => movePreview(state, seat, action, here));

const PREVIEWS: Readonly<Record<string, Told>> = {
  found: foundPreview,
  bid: bidPreview,
  'bid-as-before': bidPreview,
  tax: taxPreview,
  'tax-as-before': taxPreview,
  loan: loanPreview,
  borrow: loanPreview,
  unpaid: during('upkeep', unpaidPreview),
  'sell-peace': peacePreview,
  dismiss: dismissPreview,
  'remove-vehicle': debtPreview,
  'plunder-transport': debtPreview,
  done: (state, seat) => {
    const here = state.frames.at(-1);
    if (here?.kind === 'purchases') return purchasesPreview(state, seat, here);
    return here?.kind === 'commerce' ? commercePreview(state, seat) : null;
  },
  move: moved,
  bring: moved,
  assault: withoutWar,
  rob: withoutWar,
  attack: attackPreview,
  pass: during('combat', passPreview),
  fight: fightPreview,
  'fight-on': fightPreview,
  flee: (state, _seat, action) => fleePreview(state, action),
  'take-prisoners': capturePreview,
  accept: surrenderPreview,
  trade: voyagePreview,
  'sell-cubes': salePreview,
  'drop-route': dropPreview,
  war: warPreview,
  'accept-pact': acceptPreview,
  'break-pact': pactPreview,
  complain: pactPreview,
  claim: claimPreview,
};

/** Where everything stands at the beginning (1.4). */
function foundPreview(state: Medioevo, _seat: SeatId, action: Action): Preview {
  const place = (slot: string): NameTerm => ({ kind: 'place', id: kit.textIn(action, slot) });
  const transport = (slot: string, at: string): Term[] =>
    action[slot] === undefined ? [] : [[{ kind: 'transport', id: kit.textIn(action, slot) }, place(at)]];
  const transports = [...transport('transport', 'at'), ...transport('second', 'second-at')];
  const carries = ['transport', 'second'].some((slot) => carriesUnits(action[slot]));
  const values = {
    village: place('village'),
    archer: place('archer'),
    transports,
    // By terrain in that variant (9.2).
    ...(state.options.terrain ? {} : { upkeep: UPKEEP * transports.length }),
    ...(carries ? {} : { stuck: { kind: 'stuck', id: 'no-wagon' } }),
  };
  return { key: 'found', values, binds: true };
}

function acceptPreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const offer = offerNamed(state, action.pact);
  if (offer === undefined) return null;
  const values = { who: { kind: 'seat', id: offer.from }, ...offerTerms(offer, seat) };
  return { key: 'pact', values, binds: true };
}

function pactPreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const pact = pactNamed(state, action.pact);
  if (pact === undefined) return null;
  const { name } = pactChoice(pact, seat);
  return { key: 'pact', values: { ...(name === undefined ? {} : { who: name }), ...pactTerms(pact, seat) } };
}

/** The card is given up for a token (8.5). */
function claimPreview(_state: Medioevo, _seat: SeatId, action: Action): Preview {
  const card = { kind: 'empire-card', id: kit.textIn(action, 'card') };
  return { key: 'claim', values: { card, token: { kind: 'branch', id: kit.textIn(action, 'token') } }, binds: true };
}
