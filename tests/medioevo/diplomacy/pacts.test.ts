import { describe, expect, it } from 'vitest';
import { mayRead } from '../../../src/core/seat.js';
import { LOCALES } from '../../../src/core/words.js';
import { holds } from '../../../src/games/medioevo/control/holder.js';
import { OFFERED_ARTICLES } from '../../../src/games/medioevo/diplomacy/articles.js';
import { endExpiredPacts, forgetPactsOf } from '../../../src/games/medioevo/diplomacy/breach.js';
import { judgeGuests, noteGuests } from '../../../src/games/medioevo/diplomacy/overstaying.js';
import { prisonerChoices } from '../../../src/games/medioevo/diplomacy/prisoners-held.js';
import {
  attackUndeclared,
  atWar,
  beginWar,
  mayPass,
  mayTrade,
} from '../../../src/games/medioevo/diplomacy/relations.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { acted, buying, choicesIn, during, refusalOf, told, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

const honour = (state: ReturnType<typeof world>, seat: string) => state.realms[seat]?.honour;
const cash = (state: ReturnType<typeof world>, seat: string) => state.realms[seat]?.cash;
const offer = (articles: readonly string[], rest: object = {}) => ({
  verb: 'offer-pact',
  with: 'hungary',
  articles: Object.fromEntries(articles.map((name) => [name, 1])),
  ...rest,
});
const LASTS = { until: 5, known: 'public' };
/** Hungary accepts what the Empire offers. */
const signed = (articles: readonly string[], rest: object = LASTS, state = buying(world())) =>
  acted(state, [
    ['empire', offer(articles, rest)],
    ['hungary', { verb: 'accept-pact', pact: '1' }],
  ]);

describe('a pact in a list', () => {
  it('fits its line whole, whatever it holds', () => {
    for (const locale of LOCALES)
      for (const id of SEEN_ARTICLES) {
        const values = { first: { kind: 'article', id }, more: 11, besides: 5, given: 1_234, got: 1_234 };
        const line = MEDIOEVO.words.say(locale, 'note.pact', { ...values, until: 10, nth: 12 });
        expect(line).toMatch(/12.*\+1234 fl.*10$/);
        expect(line).not.toContain('article');
      }
  });
});
const SEEN_ARTICLES = OFFERED_ARTICLES.filter((id) => id !== 'others');

describe('pacts between two kingdoms', () => {
  it('[11.3] is offered, countered and accepted between the two alone', () => {
    const { state, events } = told(buying(world()), [
      ['empire', offer(['get-passage'], { toll: 0, ...LASTS })],
      ['hungary', { verb: 'counter-pact', pact: '1', articles: { 'give-passage': 1 }, toll: 50, ...LASTS }],
      ['empire', { verb: 'accept-pact', pact: '2' }],
    ]);
    expect(state.pacts).toMatchObject([
      { between: ['hungary', 'empire'], toll: 50, articles: [{ kind: 'passage', gives: 'hungary', gets: 'empire' }] },
    ]);
    expect(state.diplomacy.offers).toEqual([]);
    const offers = events.filter(({ type }) => type === 'pact-offered' || type === 'pact-countered');
    expect(offers.map(({ audience }) => mayRead(audience ?? 'all', 'horde'))).toEqual([false, false]);
    // Each speaks of what he gives and gets himself.
    expect(offers.map(({ seat, articles }) => [seat, articles])).toEqual([
      ['empire', ['get-passage']],
      ['hungary', ['give-passage']],
    ]);
    const open = acted(buying(world()), [['empire', offer(['get-passage'], { toll: 30, ...LASTS })]]);
    expect(MEDIOEVO.ask(open, 'hungary', 'accept-pact', {})).toMatchObject({
      choices: [{ id: '1', values: { first: { id: 'give-passage' }, until: 5 } }],
    });
    expect(MEDIOEVO.foresee.action(open, 'hungary', { verb: 'accept-pact', pact: '1' })).toMatchObject({
      values: { articles: [{ id: 'give-passage' }], toll: 30, until: 5 },
    });
  });

  it('[11.3] owes an answer that nothing else waits for, and says no by default', () => {
    const state = acted(buying(world()), [['empire', offer(['non-aggression'], LASTS)]]);
    const owed = MEDIOEVO.obligations(state).find(({ what }) => what === 'pact');
    expect(owed).toMatchObject({ seats: ['hungary'], secret: true, kind: 'reaction' });
    if (owed === undefined) throw new Error('nothing is owed');
    expect(MEDIOEVO.fallback(state, owed)).toEqual({ verb: 'decline-pact', pact: '1' });
    const declined = acted(state, [['hungary', { verb: 'decline-pact', pact: '1' }]]);
    expect([declined.pacts, declined.diplomacy.offers]).toEqual([[], []]);
    const withdrawn = acted(state, [['empire', { verb: 'withdraw-pact', pact: '1' }]]);
    expect(withdrawn.diplomacy.offers).toEqual([]);
    expect(verbsOf(state, 'horde')).not.toContain('accept-pact');
    expect(refusalOf(state, 'empire', offer(['non-aggression'], LASTS))).toBe('slot-illegal');
  });

  it('[11.3] lapses at the end of the turn', () => {
    const state = acted(buying(world()), [['empire', offer(['non-aggression'], LASTS)]]);
    expect(done(state, (play) => endExpiredPacts(play)).diplomacy.offers).toEqual([]);
  });

  it('[11.4] lets one trade in the zones of the other, and no more', () => {
    const state = signed(['get-trade'], { toll: 0, ...LASTS });
    expect([mayTrade(state, 'empire', 'hungary'), mayTrade(state, 'hungary', 'empire')]).toEqual([true, false]);
    expect(mayPass(state, 'empire', 'hungary')).toBe(false);
  });

  it('[11.5] lets one pass without taking what the other controls', () => {
    const state = signed(['get-passage'], { toll: 0, ...LASTS });
    expect([mayPass(state, 'empire', 'hungary'), mayPass(state, 'hungary', 'empire')]).toEqual([true, false]);
    const inside = done(state, (play) => play.addUnits('buda', 'empire', { cavalry: 1 }));
    expect(holds(inside, 'hungary', 'buda')).toBe(true);
  });

  it('[11.6] lets one place new troops in territories of the other', () => {
    const troops = { verb: 'units', unit: 'archer', count: 1 };
    expect(choicesIn(buying(world()), 'empire', troops)).not.toContain('buda');
    const state = signed(['get-military-control']);
    expect(choicesIn(state, 'empire', troops)).toContain('buda');
    expect(choicesIn(state, 'hungary', troops)).not.toContain('cologne');
  });

  it('[11.7] lets one place new caravans there, but no wagons of war', () => {
    const skilled = buying(
      world((play) => play.changeRealm('empire', { technologies: { ...play.realm('empire').technologies, blue: 1 } })),
    );
    const state = signed(['get-civil-control'], LASTS, skilled);
    expect(choicesIn(state, 'empire', { verb: 'vehicle', vehicle: 'caravan', level: '1' })).toContain('buda');
    expect(choicesIn(state, 'empire', { verb: 'vehicle', vehicle: 'war-wagon', level: '1' })).not.toContain('buda');
  });

  it('[11.8] makes peace between enemies who promise not to attack', () => {
    const enemies = buying(world((play) => beginWar(play, 'empire', 'hungary', 2)));
    expect(atWar(enemies, 'empire', 'hungary')).toBe(true);
    const state = signed(['non-aggression'], LASTS, enemies);
    expect(atWar(state, 'empire', 'hungary')).toBe(false);
    expect(state.pacts).toHaveLength(1);
  });

  it('[11.9] promises help with a number of units against those named', () => {
    const state = signed(['give-offensive-alliance', 'get-defensive-alliance'], {
      help: 8,
      enemies: { horde: 1 },
      ...LASTS,
    });
    expect(state.pacts).toMatchObject([
      {
        units: 8,
        against: ['horde'],
        articles: [
          { kind: 'offensive-alliance', gives: 'empire', gets: 'hungary' },
          { kind: 'defensive-alliance', gives: 'hungary', gets: 'empire' },
        ],
      },
    ]);
  });

  it('[11.10] pays once, in the action that accepts', () => {
    const state = signed(['get-passage', 'pays'], { toll: 0, pays: 100, ...LASTS });
    expect([cash(state, 'empire'), cash(state, 'hungary')]).toEqual([1500, 1700]);
    const asked = signed(['give-passage', 'receives'], { toll: 0, receives: 30, ...LASTS });
    expect([cash(asked, 'empire'), cash(asked, 'hungary')]).toEqual([1630, 1570]);
    expect(asked.pacts).toHaveLength(1);
  });

  it('[11.10] is not accepted by whoever cannot pay, and lapses where the other cannot', () => {
    const poor = buying(world((play) => play.changeRealm('hungary', { cash: 20 })));
    const asked = acted(poor, [['empire', offer(['receives'], { receives: 30 })]]);
    expect(verbsOf(asked, 'hungary')).not.toContain('accept-pact');
    const offered = acted(buying(world()), [
      ['empire', offer(['pays', 'words'], { pays: 900, words: 'so be it', ...LASTS })],
    ]);
    const broke = done(offered, (play) => play.changeRealm('empire', { cash: 899 }));
    const state = acted(broke, [['hungary', { verb: 'accept-pact', pact: '1' }]]);
    expect([state.pacts, cash(state, 'hungary'), state.diplomacy.offers]).toEqual([[], 1600, []]);
  });

  it('[11.10] leaves a sealed bid covered', () => {
    const pledged = during(
      { ...world(), phase: 'turn-order' },
      { kind: 'bidding', id: 1, chosen: {}, among: ['empire', 'hungary', 'horde'], before: {} },
    );
    const bid = acted(pledged, [
      ['empire', { verb: 'bid', florins: 1000 }],
      ['hungary', offer(['receives'], { with: 'empire', receives: 601 })],
      ['horde', offer(['receives'], { with: 'empire', receives: 600 })],
    ]);
    expect(choicesIn(bid, 'empire', { verb: 'accept-pact' })).toEqual(['2']);
    expect(refusalOf(bid, 'empire', offer(['pays'], { pays: 601 }))).toBe('slot-illegal');
  });

  it('[11.10] gives no right to whoever cannot pay the toll', () => {
    const state = signed(['get-trade'], { toll: 50, ...LASTS });
    expect(mayTrade(state, 'empire', 'hungary')).toBe(true);
    expect(
      mayTrade(
        done(state, (play) => play.changeRealm('empire', { cash: 49 })),
        'empire',
        'hungary',
      ),
    ).toBe(false);
  });

  it('[11.11] hands prisoners over: the own are free, others change their gaoler', () => {
    const held = buying(
      world((play) => play.changeRealm('empire', { prisoners: { hungary: { archer: 2 }, horde: { cavalry: 1 } } })),
    );
    const state = signed(
      ['frees', 'receives'],
      { receives: 200, frees: { 'hungary/archer': 1, 'horde/cavalry': 1 } },
      held,
    );
    expect(state.realms.empire?.prisoners).toEqual({ hungary: { archer: 1 } });
    expect(state.realms.hungary).toMatchObject({
      prisoners: { horde: { cavalry: 1 } },
      surrendered: { archer: 1 },
      surrenderedIn: 2,
    });
    expect([cash(state, 'hungary'), state.pacts]).toEqual([1400, []]);
    expect(choicesIn(held, 'horde', { verb: 'offer-pact', with: 'hungary' })).not.toContain('frees');
    expect(prisonerChoices(held, 'empire').map(({ id, count }) => [id, count])).toEqual([
      ['hungary/archer', 2],
      ['horde/cavalry', 1],
    ]);
    expect(choicesIn(held, 'horde', { verb: 'offer-pact', with: 'empire' })).toContain('asks');
  });

  it('[11.12] holds to the end of the turn that it names', () => {
    const state = signed(['non-aggression'], { until: 2, known: 'public' });
    expect(done(state, (play) => endExpiredPacts(play)).pacts).toEqual([]);
    const longer = signed(['non-aggression'], { until: 3, known: 'public' });
    expect(done(longer, (play) => endExpiredPacts(play)).pacts).toHaveLength(1);
    expect(refusalOf(buying(world()), 'empire', offer(['non-aggression'], { until: 11, known: 'public' }))).toBe(
      'slot-illegal',
    );
  });

  it('[11.13] shows a secret pact to the two alone', () => {
    const state = signed(['get-trade'], { toll: 0, until: 5, known: 'secret' });
    const seen = (viewer: string | null) => MEDIOEVO.view(state, viewer).pacts;
    expect([seen('horde'), seen(null)]).toEqual([[], []]);
    expect(seen('hungary')).toHaveLength(1);
    expect(mayTrade(state, 'empire', 'hungary')).toBe(true);
  });

  it('[11.14] ends a war, and one that was only declared', () => {
    const warned = acted(buying(world()), [['horde', { verb: 'war', against: 'empire' }]]);
    const peace = acted(warned, [
      ['empire', { ...offer(['peace']), with: 'horde' }],
      ['horde', { verb: 'accept-pact', pact: '1' }],
    ]);
    expect([peace.realms.horde?.wars, peace.realms.empire?.wars, peace.pacts]).toEqual([{}, {}, []]);
    expect(choicesIn(buying(world()), 'empire', { verb: 'offer-pact', with: 'hungary' })).not.toContain('peace');
  });

  it('[11.15] suspends a war for the turn, for all to see', () => {
    const enemies = buying(world((play) => beginWar(play, 'empire', 'hungary', 1)));
    const truce = signed(['armistice', 'words'], { until: 6, known: 'secret', words: 'x' }, enemies);
    expect(atWar(truce, 'empire', 'hungary')).toBe(false);
    expect(truce.pacts).toMatchObject([
      { secret: true, until: 6 },
      { secret: false, until: 2, articles: [{ kind: 'armistice' }] },
    ]);
    expect(atWar({ ...truce, turn: 3 }, 'empire', 'hungary')).toBe(true);
    expect(choicesIn(buying(world()), 'empire', { verb: 'offer-pact', with: 'hungary' })).not.toContain('armistice');
  });

  it('[11.20] keeps words with a pact, and letters between the two', () => {
    const state = signed(['words'], { ...LASTS, words: 'Danzig is yours in spring' });
    expect(state.pacts).toMatchObject([{ words: 'Danzig is yours in spring', articles: [] }]);
    const { events } = told(buying(world()), [['empire', { verb: 'letter', with: 'horde', words: 'beware' }]]);
    expect(events).toEqual([
      { type: 'letter', seat: 'empire', with: 'horde', words: 'beware', audience: ['empire', 'horde'] },
    ]);
    const many = acted(
      buying(world()),
      Array.from({ length: 10 }, () => ['empire', { verb: 'letter', with: 'horde', words: 'x' }] as const),
    );
    expect(verbsOf(many, 'empire')).not.toContain('letter');
    expect(MEDIOEVO.view(many, 'horde').diplomacy).toMatchObject({ letters: {} });
  });
});

describe('what ends a pact', () => {
  it('[11.16] costs two honour to whoever breaks it', () => {
    const state = acted(signed(['get-trade'], { toll: 0, ...LASTS }), [['hungary', { verb: 'break-pact', pact: '2' }]]);
    expect([honour(state, 'hungary'), honour(state, 'empire'), state.pacts]).toEqual([8, 10, []]);
    expect(mayTrade(state, 'empire', 'hungary')).toBe(false);
  });

  it('[11.1] [11.17] costs two honour for each pact that a declaration of war breaks', () => {
    const one = signed(['non-aggression']);
    const two = acted(one, [
      ['hungary', { verb: 'offer-pact', with: 'empire', articles: { 'give-trade': 1 }, toll: 0, ...LASTS }],
      ['empire', { verb: 'accept-pact', pact: '3' }],
      ['empire', { verb: 'offer-pact', with: 'horde', articles: { 'non-aggression': 1 }, ...LASTS }],
      ['horde', { verb: 'accept-pact', pact: '5' }],
    ]);
    expect(two.pacts).toHaveLength(3);
    const war = acted(two, [['empire', { verb: 'war', against: 'hungary' }]]);
    expect([honour(war, 'empire'), honour(war, 'hungary')]).toEqual([6, 10]);
    expect(war.pacts).toMatchObject([{ between: ['empire', 'horde'] }]);
    expect([atWar(war, 'empire', 'hungary'), atWar({ ...war, turn: 3 }, 'hungary', 'empire')]).toEqual([false, true]);
  });

  it('[11.2] costs three honour and every pact to attack without a war', () => {
    const state = done(signed(['get-trade'], { toll: 0, ...LASTS }), (play) =>
      attackUndeclared(play, 'empire', 'hungary'),
    );
    expect([honour(state, 'empire'), honour(state, 'hungary'), state.pacts]).toEqual([5, 10, []]);
    expect(atWar(state, 'hungary', 'empire')).toBe(true);
  });

  it('[11.21] leaves guests one combat phase to go when their passage is over', () => {
    const inside = done(signed(['get-passage'], { toll: 0, until: 2, known: 'public' }), (play) =>
      play.addUnits('buda', 'empire', { cavalry: 1 }),
    );
    const judged = (state: typeof inside, before: (play: Play) => void = () => undefined) =>
      done(state, (play) => {
        noteGuests(play);
        before(play);
        judgeGuests(play);
      });
    expect(honour(judged(inside), 'empire')).toBe(10);
    const over = done(inside, (play) => endExpiredPacts(play));
    const stayed = judged(over);
    expect([honour(stayed, 'empire'), atWar(stayed, 'empire', 'hungary')]).toEqual([7, true]);
    expect(holds(stayed, 'hungary', 'buda')).toBe(true);
    const left = judged(over, (play) => play.takeUnits('buda', 'empire', { cavalry: 1 }));
    expect(honour(left, 'empire')).toBe(10);
    const broken = judged(inside, (play) => endExpiredPacts(play));
    expect(honour(broken, 'empire')).toBe(10);
  });

  it('[11.19] ends when both want it, and costs nothing', () => {
    const state = signed(['non-aggression'], { until: 8, known: 'secret' });
    const asked = acted(state, [['hungary', { verb: 'end-pact', pact: '2' }]]);
    expect(asked.pacts).toHaveLength(1);
    expect(refusalOf(asked, 'hungary', { verb: 'end-pact', pact: '2' })).toBe('not-offered');
    const { state: ended, events } = told(asked, [['empire', { verb: 'end-pact', pact: '2' }]]);
    expect([ended.pacts, honour(ended, 'hungary'), honour(ended, 'empire')]).toEqual([[], 10, 10]);
    expect(events.map(({ audience }) => audience)).toEqual([['empire', 'hungary']]);
  });

  it('[11.18] is voted on by all once one of the two complains', () => {
    const secret = signed(['get-defensive-alliance'], { help: 5, until: 6, known: 'secret' });
    const accused = acted(secret, [['empire', { verb: 'complain', pact: '2' }]]);
    expect(accused.pacts).toMatchObject([{ secret: false }]);
    expect(MEDIOEVO.obligations(accused).filter(({ what }) => what === 'vote')).toHaveLength(6);
    expect(refusalOf(accused, 'hungary', { verb: 'complain', pact: '2' })).toBe('not-offered');
    const vote = (verdict: string) => ({ verb: 'vote', dispute: '3', verdict });
    const voted = (...verdicts: readonly string[]) =>
      acted(
        accused,
        Object.keys(accused.realms).map((seat, index) => [seat, vote(verdicts[index] ?? 'silent')] as const),
      );
    const broken = voted('broken', 'kept', 'broken');
    expect([honour(broken, 'hungary'), honour(broken, 'empire'), broken.pacts]).toEqual([8, 10, []]);
    // The accuser alone against silence: the accused stands for himself, and nothing happens (RULINGS 130).
    const seats = Object.keys(accused.realms);
    const alone = (...others: readonly string[]) =>
      acted(
        accused,
        seats.map((seat) => {
          const [first] = others;
          return [seat, vote(seat === 'empire' ? 'broken' : seat === first ? 'broken' : 'silent')] as const;
        }),
      );
    expect([honour(alone(), 'hungary'), alone().pacts.length]).toEqual([10, 1]);
    expect(honour(alone('horde'), 'hungary')).toBe(8);
    const tie = voted('broken', 'kept', 'broken', 'kept');
    expect([honour(tie, 'hungary'), tie.pacts.length, tie.diplomacy.disputes]).toEqual([10, 1, []]);
    expect(refusalOf(tie, 'empire', { verb: 'complain', pact: '2' })).toBe('not-offered');
    expect(verbsOf(tie, 'hungary')).toContain('complain');
  });
});

describe('a pact of three', () => {
  const WITH = { others: { horde: 1 } };
  const league = (articles: readonly string[], rest: object = LASTS) =>
    offer([...articles, 'others'], { ...WITH, ...rest });
  const offered = (articles: readonly string[], rest: object = LASTS, state = buying(world())) =>
    acted(state, [['empire', league(articles, rest)]]);
  const ACCEPT = { verb: 'accept-pact', pact: '1' };
  const leagued = (articles: readonly string[], rest: object = LASTS, state = buying(world())) =>
    acted(offered(articles, rest, state), [
      ['horde', ACCEPT],
      ['hungary', ACCEPT],
    ]);
  const PASSAGE = { toll: 0, ...LASTS };

  it('[11.22] is made when all who were asked have agreed, and known to them alone before', () => {
    const { state, events } = told(offered(['give-passage'], PASSAGE), [['horde', ACCEPT]]);
    expect(state.pacts).toEqual([]);
    expect(events.map(({ type, audience }) => [type, audience])).toEqual([
      ['pact-agreed', ['empire', 'hungary', 'horde']],
    ]);
    expect(refusalOf(state, 'horde', ACCEPT)).toBe('not-offered');
    const [offer] = told(buying(world()), [['empire', league(['give-passage'], PASSAGE)]]).events;
    const people = { empire: 'Ann', hungary: 'Bob', horde: 'Cid' };
    expect(offer === undefined ? '' : MEDIOEVO.words.describe('en', offer, people)).toContain('Bob and Cid');
    const owed = MEDIOEVO.obligations(state).filter(({ what }) => what === 'pact');
    expect(owed.map(({ seats, secret }) => [seats, secret])).toEqual([[['hungary'], true]]);
    expect(MEDIOEVO.view(state, 'novgorod')).toMatchObject({ diplomacy: { offers: [] } });
    expect(MEDIOEVO.view(state, 'horde')).toMatchObject({ diplomacy: { offers: [{ agreed: ['horde'] }] } });
    const made = acted(state, [['hungary', ACCEPT]]);
    expect(made.pacts).toMatchObject([{ between: ['empire', 'hungary', 'horde'] }]);
  });

  it('[11.22] says the same among all of them', () => {
    const made = leagued(['give-passage'], PASSAGE);
    const three = ['empire', 'hungary', 'horde'];
    for (const one of three) for (const other of three) expect(mayPass(made, one, other)).toBe(true);
    expect(mayPass(made, 'novgorod', 'empire')).toBe(false);
    expect(MEDIOEVO.ask(made, 'horde', 'break-pact', {})).toMatchObject({
      choices: [{ name: { id: 'empire' }, values: { besides: 1 } }],
    });
    expect(MEDIOEVO.foresee.action(made, 'horde', { verb: 'break-pact', pact: `${made.pacts[0]?.id}` })).toMatchObject({
      values: { who: { id: 'empire' }, others: [{ id: 'hungary' }] },
    });
  });

  it('[11.22] makes peace between all who promise not to attack', () => {
    const atWars = done(buying(world()), (play) => beginWar(play, 'hungary', 'horde', 1));
    expect(atWar(leagued(['non-aggression'], LASTS, atWars), 'hungary', 'horde')).toBe(false);
  });

  it('[11.22] is off when one of them declines', () => {
    const state = acted(offered(['non-aggression']), [['horde', ACCEPT]]);
    const declined = acted(state, [['hungary', { verb: 'decline-pact', pact: '1' }]]);
    expect([declined.pacts, declined.diplomacy.offers]).toEqual([[], []]);
  });

  it('[11.22] is over for all when one breaks it, or makes war on another of them', () => {
    const made = leagued(['non-aggression']);
    const { state, events } = told(made, [['hungary', { verb: 'break-pact', pact: '2' }]]);
    expect([state.pacts, honour(state, 'hungary'), honour(state, 'horde'), honour(state, 'empire')]).toEqual([
      [],
      8,
      10,
      10,
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'pact-broken', seat: 'hungary', with: 'empire', others: ['horde'] }),
    );
    const war = acted(made, [['hungary', { verb: 'war', against: 'horde' }]]);
    expect([war.pacts, honour(war, 'hungary')]).toEqual([[], 8]);
  });

  it('[11.22] ends by consent when all three want it', () => {
    const END = { verb: 'end-pact', pact: '2' };
    const two = acted(leagued(['non-aggression']), [
      ['hungary', END],
      ['empire', END],
    ]);
    expect(two.pacts).toHaveLength(1);
    expect(acted(two, [['horde', END]]).pacts).toEqual([]);
  });

  it('[11.22] goes on among two when the third leaves the game', () => {
    const left = done(leagued(['give-passage', 'non-aggression'], PASSAGE), (play) => forgetPactsOf(play, 'empire'));
    expect(left.pacts).toMatchObject([{ between: ['hungary', 'horde'] }]);
    expect([mayPass(left, 'hungary', 'horde'), mayPass(left, 'hungary', 'empire')]).toEqual([true, false]);
    expect(done(left, (play) => forgetPactsOf(play, 'horde')).pacts).toEqual([]);
  });

  it('[11.22] [11.18] names in a complaint the one who broke it', () => {
    const made = leagued(['give-defensive-alliance'], { help: 3, ...LASTS });
    expect(choicesIn(made, 'empire', { verb: 'complain', pact: '2' })).toEqual(['hungary', 'horde']);
    const state = acted(made, [['empire', { verb: 'complain', pact: '2', accused: 'horde' }]]);
    expect(state.diplomacy.disputes).toMatchObject([{ accuser: 'empire', accused: 'horde' }]);
  });

  it('[11.22] is shown in /pacts with all of them', () => {
    const asked = MEDIOEVO.typing.interpret(leagued(['non-aggression']), 'novgorod', 'pacts', {});
    expect(JSON.stringify(asked)).toContain('"others"');
  });
});
