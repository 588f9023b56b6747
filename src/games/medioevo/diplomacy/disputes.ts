import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { type Dispute, type Pact, VERDICTS, type Verdict } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { articlesSeenBy, numberedAlike } from './articles.js';
import { isPlaying, offeredToAll } from './beside.js';
import { breakPact, partnersIn } from './breach.js';
import { pactChoice, pactNamed, pactsOf } from './dissolving.js';

/** One's own pacts without a current vote, and not yet complained about this turn. */
function complainable(state: Medioevo, seat: SeatId): readonly Pact[] {
  const { disputes, complaints } = state.diplomacy;
  return pactsOf(state, seat).filter(
    ({ id }) =>
      !disputes.some(({ pact }) => pact === id) && !complaints.some(({ by, pact }) => by === seat && pact === id),
  );
}

/** Its other signatories. */
function accusable(state: Medioevo, seat: SeatId, id: unknown): readonly SeatId[] {
  const pact = pactNamed(state, id);
  return pact === undefined ? [] : partnersIn(pact, seat);
}

const openTo = ({ diplomacy }: Medioevo, seat: SeatId) =>
  diplomacy.disputes.filter(({ votes }) => votes[seat] === undefined);

/** The pact is revealed, and all vote openly (11.18, RULINGS 54). */
export const DISPUTES: kit.Verbs<Medioevo, Play> = {
  ...offeredToAll({
    complain: {
      secret: true,
      final: true,
      when: (state, seat) => complainable(state, seat).length > 0,
      slots: [
        (state, seat) => ({
          kind: 'one',
          slot: 'pact',
          choices: numberedAlike(complainable(state, seat).map((pact) => pactChoice(pact, seat))),
        }),
        (state, seat, { pact }) => {
          const partners = accusable(state, seat, pact);
          return partners.length < 2 ? null : kit.askOne('accused', 'seat', partners);
        },
      ],
      does(play, seat, action) {
        const pact = pactNamed(play.state, action.pact);
        if (pact === undefined) return;
        const [only = ''] = partnersIn(pact, seat);
        complain(play, seat, pact, typeof action.accused === 'string' ? action.accused : only);
      },
    },
    vote: {
      owed: true,
      when: (state, seat) => openTo(state, seat).length > 0,
      slots: [
        (state, seat) => ({
          kind: 'one',
          slot: 'dispute',
          choices: openTo(state, seat).map(({ id, accused }) => ({
            id: `${id}`,
            name: { kind: 'seat', id: accused },
          })),
        }),
        () => kit.askWord('verdict', VERDICTS),
      ],
      does(play, seat, action) {
        const dispute = play.state.diplomacy.disputes.find(({ id }) => `${id}` === action.dispute);
        const verdict = kit.oneIn(VERDICTS, action.verdict);
        if (dispute === undefined || verdict === null) return;
        const voted = { ...dispute, votes: { ...dispute.votes, [seat]: verdict } };
        keep(play, voted);
        play.emit({ type: 'voted', seat, with: dispute.accused, verdict, dispute: dispute.id });
        if (play.state.seats.every((one) => !isPlaying(play.state, one) || voted.votes[one] !== undefined)) {
          settle(play, voted);
        }
      },
    },
  }),
  owes: (state) =>
    state.diplomacy.disputes.flatMap(({ id, accuser, accused, votes }) =>
      state.seats
        .filter((seat) => isPlaying(state, seat) && votes[seat] === undefined)
        .map((seat) => ({
          id: `vote-${id}-${state.seats.indexOf(seat)}`,
          seats: [seat],
          kind: 'reaction' as const,
          what: 'vote',
          values: { accuser: { kind: 'seat', id: accuser }, accused: { kind: 'seat', id: accused } },
        })),
    ),
  fallback: (_state, { id }) => ({ verb: 'vote', dispute: id.split('-')[1] ?? '', verdict: 'silent' }),
};

function keep(play: Play, dispute: Dispute): void {
  const { diplomacy } = play.state;
  const others = diplomacy.disputes.filter(({ id }) => id !== dispute.id);
  play.set({ diplomacy: { ...diplomacy, disputes: [...others, dispute] } });
}

function complain(play: Play, seat: SeatId, pact: Pact, accused: SeatId): void {
  const { diplomacy, pacts } = play.state;
  const dispute: Dispute = { id: diplomacy.last + 1, pact: pact.id, accuser: seat, accused, votes: {} };
  play.set({
    pacts: pacts.map((one) => (one.id === pact.id ? { ...pact, secret: false } : one)),
    diplomacy: {
      ...diplomacy,
      last: dispute.id,
      disputes: [...diplomacy.disputes, dispute],
      complaints: [...diplomacy.complaints, { by: seat, pact: pact.id }],
    },
  });
  const { articles, words, until } = pact;
  play.emit({
    type: 'complained',
    seat,
    with: accused,
    ...(pact.between.length === 2 ? {} : { others: partnersIn(pact, seat).filter((one) => one !== accused) }),
    until,
    ...(articles.length === 0 ? {} : { articles: articlesSeenBy(articles, seat) }),
    ...(words === '' ? {} : { words }),
    reveals: true,
  });
}

/**
 * A majority of the votes cast; a tie changes nothing (RULINGS 54). A silent accuser votes broken, a silent accused
 * kept: so the others decide.
 */
function settle(play: Play, dispute: Dispute): void {
  const { diplomacy } = play.state;
  play.set({ diplomacy: { ...diplomacy, disputes: diplomacy.disputes.filter(({ id }) => id !== dispute.id) } });
  const spoken = ([seat, vote]: readonly [SeatId, Verdict]) => isPlaying(play.state, seat) && vote !== 'silent';
  const votes: Dispute['votes'] = {
    [dispute.accuser]: 'broken',
    [dispute.accused]: 'kept',
    ...Object.fromEntries(Object.entries(dispute.votes).filter(spoken)),
  };
  const count = (verdict: Verdict) => Object.values(votes).filter((one) => one === verdict).length;
  const [broken, kept] = [count('broken'), count('kept')];
  play.emit({ type: 'vote-counted', seat: dispute.accused, broken, kept });
  const pact = play.state.pacts.find(({ id }) => id === dispute.pact);
  if (broken > kept && pact !== undefined) breakPact(play, pact, dispute.accused);
}

/** At the end of a turn missing votes are abstentions. */
export function settleAll(play: Play): void {
  for (const dispute of play.state.diplomacy.disputes) settle(play, dispute);
}
