import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Terms } from '../../src/core/result.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { MedioevoEvent } from '../../src/games/medioevo/state/events.js';
import { standing as standingOf } from '../../src/games/medioevo/tells/standings.js';
import { world } from './support/world.js';

const PEOPLE = { p1: 'Anna', p2: 'Bruno' };
const said = (event: MedioevoEvent & GameEvent, locale: 'en' | 'fr' | 'es' = 'en') =>
  MEDIOEVO.words.describe(locale, event, PEOPLE);

describe('what happened is told by names', () => {
  it('[2.0] [6.8] of the persons who pay, surrender, and speak of it', () => {
    expect(said({ type: 'order-paid', seat: 'p1', with: 'p2', florins: 90 })).toBe(
      'Anna plays first and pays Bruno 90 florins.',
    );
    expect(said({ type: 'surrendered', owner: 'p1', with: 'p2' })).toBe('Anna surrenders to Bruno.');
    expect(said({ type: 'parley', owner: 'p1', with: 'p2', way: 'demand' }, 'fr')).toMatch(/ reddition à Bruno : /);
  });

  it('[1.4] and counts florins: one is one', () => {
    expect(said({ type: 'income', seat: 'p1', florins: 1 })).toBe('Anna receives 1 florin.');
    expect(said({ type: 'income', seat: 'p1', florins: 2 }, 'es')).toBe('Anna recibe 2 florines.');
    expect(said({ type: 'income', seat: 'p1', florins: 1 }, 'es')).toBe('Anna recibe 1 florín.');
  });

  it('[1.4] and how they stand: honour, and the kingdom once it is chosen', () => {
    const standing = (values: Terms) =>
      MEDIOEVO.words.say('en', 'standing.honour', { who: 'Anna', score: 10, ...values });
    expect(standing({})).toBe('**Anna**: 10 honour');
    const state = world();
    const told = standingOf(state, 'byzantium');
    expect(told).toMatchObject({ key: 'honour', values: { kingdom: { kind: 'kingdom' } } });
    expect(standing(told.values ?? {})).toMatch(/^\*\*Anna\*\* · .+: 10 honour$/);
  });

  it('[8.1] of the characters on the cards', () => {
    expect(said({ type: 'card-kept', seat: 'p1', card: 9, token: 'blue' })).toMatch(/^Anna keeps Crossbowman 9 and /);
    expect(said({ type: 'card-played', seat: 'p1', card: 32 }, 'fr')).toBe('Anna joue Architecte 32.');
    expect(said({ type: 'claimed', seat: 'p1', card: 1, token: 'red' }, 'es')).toMatch(/ objetivo de Obispo 1 /);
  });

  it('[4.3] [4.5] of pieces, one or several, transports with their level', () => {
    const raised = (pieces: Record<string, number>, level?: string) =>
      said({ type: 'raised', seat: 'p1', pieces, at: 'buda', ...(level === undefined ? {} : { level }) });
    expect(raised({ 'light-infantry': 1, archer: 3, 'captain-1': 1 })).toBe(
      'Anna: 1 Light infantry, 3 Archers and 1 Captain I (Buda).',
    );
    expect(raised({ 'merchant-ship': 1 }, '2')).toBe('Anna: 1 Merchant ship II (Buda).');
    const gone = { type: 'removed', seat: 'p1', pieces: { cathedral: 1 }, at: 'buda', florins: 150 } as const;
    expect(said(gone, 'fr')).toBe('Anna retire 1 Cathédrale (Buda) : 150 florins.');
  });

  it('[3.1] of transports that are founded, counted together and their place once', () => {
    const founded = { type: 'founded', seat: 'p1', at: 'nicaea', archer: 'smyrna' } as const;
    expect(said({ ...founded, transports: { caravan: 2 }, places: ['nicaea', 'nicaea'] }, 'fr')).toBe(
      'Anna fonde un village (Nicée) ; archer : Smyrne ; 2 Caravanes à Nicée.',
    );
    const mixed = { caravan: 1, 'galley-2': 1 };
    expect(said({ ...founded, transports: mixed, places: ['nicaea', 'smyrna'] })).toBe(
      'Anna founds a village (Nicaea); archer: Smyrna; 1 Caravan and 1 Galley II in Nicaea and Smyrna.',
    );
  });

  it('[2.0] of a tie for the first place, why bids are asked for once more', () => {
    const shown = { type: 'bids-shown', bids: { p1: 0, p2: 0 }, order: [], tied: true } as const;
    expect(said(shown)).toBe(
      'All bid 0 florins: a tie. Bid once more, and that is added; if still tied, whoever was later last turn comes first (in turn 1 by lot).',
    );
    expect(said({ ...shown, bids: { p1: 5, p2: 5, p3: 1 } }, 'fr')).toBe(
      'Anna et Bruno misent 5 florins : égalité en tête. Ils misent encore une fois, et cela s’ajoute ; si l’égalité reste, qui jouait après au tour dernier passe devant (au tour 1, tirage au sort). Les autres : p3 (1 florin).',
    );
  });

  it('[2.0] of the order that the bids make, and what decides between equal ones', () => {
    const shown = { type: 'bids-shown', bids: { p1: 0, p2: 5 }, order: ['p2', 'p1'], tied: false } as const;
    expect(said(shown)).toBe('Order of this turn, by bids: Bruno (5 florins) and Anna (0 florins).');
    expect(said({ ...shown, bids: { p1: 0, p2: 0 }, ties: 'reversed' }, 'es')).toBe(
      'Orden de este turno, según las pujas: Bruno (0 florines) y Anna (0 florines). Pujas iguales: va antes quien iba después el turno pasado.',
    );
  });

  it('[9.1] of bids for kingdoms, and who bids again', () => {
    const kingdoms = { p1: 'golden-horde', p2: 'golden-horde' } as const;
    const shown = { type: 'kingdom-bids', bids: { p1: 3, p2: 3 }, kingdoms, tied: ['p1', 'p2'] } as const;
    expect(said(shown)).toBe(
      'Bids for kingdoms: Anna 3 honour (Khanate of the Golden Horde) and Bruno 3 honour (Khanate of the Golden Horde). A tie: Anna and Bruno bid once more, for another kingdom.',
    );
  });

  it('[6.12.1] of an order or an answer, what was noted', () => {
    const crews = { type: 'order-given', seat: 'p1', for: 'all', field: 'crews', value: 'none' } as const;
    expect((['en', 'fr', 'es'] as const).map((locale) => said(crews, locale))).toEqual([
      'Your order (all armies) – crews of engines: none.',
      'Votre ordre (toutes les armées) – servants des machines : aucun.',
      'Tu orden (todos los ejércitos) – dotación de las máquinas: ninguna.',
    ]);
    const losses = ['archer', 'cavalry', 'light-infantry', 'heavy-infantry', 'captain'] as const;
    expect(said({ type: 'order-given', seat: 'p1', for: 'buda', field: 'losses', losses })).toMatch(
      /^Your order \(Buda\) – who falls first: Archer, Cavalry, /,
    );
    expect(said({ type: 'order-dropped', seat: 'p1', for: 'buda' })).toBe(
      'Your orders (Buda) are the usual ones again.',
    );
    expect(said({ type: 'noted', seat: 'p1', verb: 'pass' })).toBe('You play nothing now.');
    expect(said({ type: 'noted', seat: 'p1', verb: 'play-card', card: '30' })).toBe(
      'You answer: Play a card (Vendor 30).',
    );
  });

  it('[6.2.1] of what goes without men too', () => {
    const marched = { type: 'marched', seat: 'p1', from: 'lubeck', to: 'baltic-sea', vehicles: [4] } as const;
    expect(said({ ...marched, units: {}, pieces: { galley: 1 } })).toBe('Anna: 1 Galley Lübeck → Baltic Sea.');
    expect(said({ ...marched, units: { archer: 1 }, pieces: { archer: 1, galley: 2 } })).toBe(
      'Anna: 1 Archer and 2 Galleys Lübeck → Baltic Sea.',
    );
  });

  it('[2.2] of where an event strikes', () => {
    const drawn = { type: 'event-drawn', card: 2, tolerated: 50, places: ['prague', 'saxony'] } as const;
    expect(said(drawn)).toBe('Event 2: Prague and Saxony, and the seas beside them. Tolerated tax: 50.');
    expect(MEDIOEVO.words.name('en', { kind: 'event-card', id: '2' })).toMatch(/^2: .*Prague/);
  });
});

describe('what happened is told as it was', () => {
  it('[6.4.9] where damage comes from, and who is gone', () => {
    const damaged = { type: 'damaged', side: 'attacker', owner: 'p1', points: 2 } as const;
    expect(said({ ...damaged, by: 'siege', lost: { archer: 2 } })).toBe(
      'Anna: 2 points of damage taken from engines; lost: 2 Archers.',
    );
    expect(said({ ...damaged, by: 'losses', lost: {} })).toBe('Anna: 2 points of damage from its own dice.');
  });

  it('[6.5.6] a building that fell is destroyed, not damaged', () => {
    const hit = { type: 'building-damaged', seat: 'p1', at: 'buda', building: 'fort' } as const;
    expect(said({ ...hit, destroyed: false })).toBe('Anna: Fort damaged (Buda).');
    expect(said({ ...hit, destroyed: true })).toBe('Anna: Fort destroyed (Buda).');
  });

  it('[11.1] a war that was declared has not begun', () => {
    const war = { type: 'war', seat: 'p1', against: 'p2' } as const;
    expect(said({ ...war, declared: true })).toBe(
      'Anna declares war on Bruno: attacks are allowed from the next turn on.',
    );
    expect(said({ ...war, declared: false })).toBe('Anna is at war with Bruno.');
  });

  it('[12.4] barbarians plunder for nothing', () => {
    const plundered = { type: 'plundered', owner: 'barbarians', at: 'buda', pieces: {}, florins: 0 } as const;
    expect(said(plundered)).toBe('Plunder (Buda): barbarians.');
    expect(said({ ...plundered, owner: 'p1', florins: 150 })).toBe('Plunder (Buda): Anna, 150 florins.');
  });

  it('[3.2] [8.3] upkeep and interest, but not what is bought, which is told as such', () => {
    expect(said({ type: 'paid', seat: 'p1', why: 'upkeep', florins: 60 })).toBe('Anna pays 60 florins of upkeep.');
    expect(said({ type: 'paid', seat: 'p1', why: 'purchase', florins: 60 })).toBeNull();
  });
});
