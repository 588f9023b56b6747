import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { moveHost } from '../../../src/games/reconquista/reaction/host.js';
import { react } from '../../../src/games/reconquista/reaction/raise.js';
import { applied, type Came, choices, does, type Lines, laid } from '../board.js';

/** A Muslim force of so many Armies appears, and moves. */
const comes = (lines: Lines, at: PlaceId, armies: number, faces: readonly number[] = [], more = {}): Came =>
  applied(laid(lines, more), faces, (play) => moveHost(play, at, { side: 'muslim', units: { army: armies } }));
const reacts = (lines: Lines, faces: readonly number[], more = {}): Came => applied(laid(lines, more), faces, react);
const wayOf = (game: Came) => game.told.filter(({ type }) => type === 'marched').map(({ to }) => to);
const raised = (game: Came) => game.told.filter(({ type }) => type === 'raised').map(({ row, at }) => [row, at]);

describe('what is raised', () => {
  it('region and force by dice, the force by the cities that Muslims control [13.1] [13.2]', () => {
    const row = (lines: Lines, face: number) =>
      raised(reacts({ barcelona: '[c]', ...lines }, [3, face, 2], { revolt: 'aragon' }))[0]?.[0];
    const none: Lines = {};
    const one: Lines = { toledo: '[m] muslim 1g', salamanca: '[m][f] christian 1g' };
    const two: Lines = { toledo: '[m] muslim 1g', valencia: '[c] muslim 1g', salamanca: '[c] rebel 1r' };
    expect([5, 6].map((face) => row(none, face))).toEqual(['1 army', '2 armies']);
    expect(row(none, 3)).toBe('garrison');
    expect(
      raised(
        reacts({ toledo: '[m] muslim 1g / christian 1a', 'la-mancha': '' }, [3, 4, 2, 1, 1, 1], { revolt: 'aragon' }),
      )[0]?.[0],
    ).toBe('1 army');
    expect(row(two, 3)).toBe('1 army');
    expect(row({ ...one, 'la-mancha': '' }, 4)).toBe('1 army');
  });

  it.each([
    ['city', 0, 1],
    ['fort', 0, 2],
    ['garrison', 0, 3],
    ['garrison', 0, 4],
    ['1 army', 0, 5],
    ['2 armies', 0, 6],
    ['fort', 1, 1],
    ['garrison', 1, 2],
    ['garrison', 1, 3],
    ['1 army', 1, 4],
    ['2 armies', 1, 5],
    ['2 armies', 1, 6],
    ['fort', 2, 1],
    ['garrison', 2, 2],
    ['1 army', 2, 3],
    ['1 army', 2, 4],
    ['2 armies', 2, 5],
    ['3 armies', 2, 6],
    ['fort', 3, 1],
    ['garrison', 3, 2],
    ['1 army', 3, 3],
    ['2 armies', 3, 4],
    ['2 armies', 4, 5],
    ['3 armies', 4, 6],
  ])('the table: %s with %i cities and die %i [13.2]', (row, cities, face) => {
    // Castile; everything in revolt elsewhere that could draw a force: nothing of the Christians is on the board.
    const all: PlaceId[] = ['salamanca', 'la-mancha', 'valencia', 'toledo'];
    const lines = Object.fromEntries(all.slice(0, cities).map((at) => [at, '[m]']));
    const places = row === 'garrison' || row === 'fort' || row === 'city' || row.includes('arm') ? [1] : [];
    const first = cities === 0 && row === 'fort' ? [] : places;
    expect(raised(reacts(lines, [3, face, ...first]))[0]?.[0]).toBe(row);
  });

  it('a region full of others is rolled again, one in revolt too [13.1] [8.10]', () => {
    const full: Lines = { santiago: 'christian 1g', oviedo: '[c] christian 1g', leon: 'rebel 1r', galicia: 'bands 1a' };
    const game = reacts(full, [1, 3, 3, 2]);
    expect(game.told[0]).toMatchObject({ region: 'castile' });
    const revolt = reacts({}, [1, 3, 3, 2], { revolt: 'asturias' });
    expect(revolt.told[0]).toMatchObject({ region: 'castile' });
  });

  it('a city: where none is, with a Muslim Army or Garrison or nobody [13.3] [3.1]', () => {
    const lines: Lines = {
      salamanca: '[c] christian 1a',
      'la-mancha': 'rebel 1r',
      valencia: 'muslim 1g',
      toledo: 'bands 1a',
    };
    expect(reacts(lines, [3, 1, 1, 2, 6, 3]).at('valencia')).toBe('[m] muslim 1g');
    expect(reacts({ ...lines, valencia: '' }, [3, 1, 4]).at('valencia')).toBe('[m]');
    expect(
      raised(
        reacts(
          { salamanca: '[c] christian 1a', 'la-mancha': 'rebel 1r', valencia: 'muslim 1m', toledo: 'bands 1a' },
          [3, 1],
        ),
      ),
    ).toEqual([['city', null]]);
  });

  it('a fort: a city that Muslims control, besieged or not, else a place with an Army or Garrison [13.4] [3.1]', () => {
    const lines: Lines = {
      salamanca: '[m][f]',
      'la-mancha': 'muslim 1g',
      valencia: '[c] muslim 1g / bands 1a',
      toledo: '[m] christian 1a',
    };
    expect(reacts(lines, [3, 1, 6, 1, 3]).at('valencia')).toBe('[c][f] muslim 1g / bands 1a');
    expect(reacts({ ...lines, valencia: '', toledo: '[c] christian 1g' }, [3, 1, 1, 2]).at('la-mancha')).toBe(
      '[f] muslim 1g',
    );
    expect(raised(reacts({ salamanca: '[m][f]' }, [3, 1]))).toEqual([['fort', null]]);
  });

  it('a Garrison: a Muslim city without one, else with Muslims or where nobody is [13.5]', () => {
    const lines: Lines = {
      salamanca: '[m] muslim 1g',
      'la-mancha': 'christian 1g',
      valencia: '[m]',
      toledo: '[c] muslim 1a',
    };
    expect(reacts(lines, [3, 2, 1, 6, 3]).at('valencia')).toBe('[m] muslim 1g');
    const full: Lines = { ...lines, valencia: '[m] muslim 1g' };
    expect(reacts(full, [3, 2, 2, 6]).at('toledo')).toBe('[c] muslim 1a 1g');
    // Besieged, the Muslim city without a Garrison gets one inside.
    expect(reacts({ valencia: '[m] / christian 1a' }, [3, 2, 3], { revolt: 'asturias' }).at('valencia')).toBe(
      '[m] muslim 1g / christian 1a',
    );
    // Not beside neutral troops; before an unoccupied Christian city it besieges.
    const none: Lines = { salamanca: 'bands 1a', 'la-mancha': 'christian 1g', valencia: '[c]', toledo: 'rebel 1r' };
    expect(reacts(none, [3, 3, 1, 3]).at('valencia')).toBe('[c] / muslim 1g');
  });

  it('Armies: a place free of Christians and Rebels, Bands or none [13.6] [13.10]', () => {
    const lines: Lines = {
      salamanca: 'christian 1g',
      'la-mancha': 'rebel 1r',
      valencia: 'bands 1a',
      toledo: '[m] muslim 1g',
    };
    // Not in Salamanca (1) nor La Mancha (2); in Valencia (3) it fights the Bands at once, then Salamanca, then La Mancha.
    const game = reacts(lines, [3, 4, 1, 2, 3, 4, 1, 4, 1, 4, 1]);
    expect(raised(game)).toEqual([['1 army', 'valencia']]);
    expect(wayOf(game)).toEqual(['toledo', 'salamanca', 'la-mancha']);
    expect(game.at('la-mancha')).toBe('muslim 1a');
  });

  it('from North Africa: as many as the die says, at the port of another, whoever holds it [13.7] [13.10]', () => {
    // Four Armies land in Tarragona (6), where a Christian Army stands: a battle at once.
    const game = reacts({ tarragona: 'christian 1a' }, [6, 4, 6, 6, 1, 1, 1, 1]);
    expect(game.told[1]).toMatchObject({ type: 'raised', row: 'landing', at: 'tarragona', count: 4 });
    expect(game.at('tarragona')).toBe('muslim 4a');
    expect(reacts({}, [6, 2, 1, 4], { revolt: 'portugal' }).at('murcia')).toBe('muslim 2a');
  });

  it('only Armies move: a Garrison ends the phase [13.8]', () => {
    const game = reacts({ toledo: '[m] muslim 2a', salamanca: '[c] christian 1g' }, [3, 2, 6]);
    expect(game.at('toledo')).toBe('[m] muslim 2a 1g');
    expect(wayOf(game)).toEqual([]);
  });

  it('Jihad: two dice, both in one place where both are legal, the lower row first [9.15]', () => {
    const fortune = { event: 'jihad', income: 0, mercenaries: 0, crusaders: 0, corruption: false, jihad: true };
    const lines: Lines = {
      salamanca: 'christian 1g',
      'la-mancha': 'muslim 1g',
      valencia: 'christian 1g',
      toledo: 'christian 1g',
    };
    // Dice 2 and 1: first the city (1), then its fort (2), both in La Mancha.
    const both = reacts(lines, [3, 2, 1, 2], { fortune });
    expect(both.at('la-mancha')).toBe('[m][f] muslim 1g');
    expect(raised(both).map(([row]) => row)).toEqual(['city', 'fort']);
    // Two Armies rows are one force.
    const armies = reacts({ granada: '[m] muslim 1g' }, [3, 5, 6, 2], { fortune });
    expect(armies.at('la-mancha')).toBe('muslim 3a');
    // No place for two cities: each has its own.
    const apart = reacts({ salamanca: 'christian 1g' }, [3, 1, 1, 2, 5], { fortune });
    expect([apart.at('la-mancha'), apart.at('toledo')]).toEqual(['[m]', '[m]']);
    const landing = reacts({}, [6, 3, 4, 3], { fortune });
    expect(landing.at('granada')).toBe('muslim 7a');
  });
});

describe('Armies raised with a Garrison before an empty Christian city', () => {
  const fortune = { event: 'jihad', income: 0, mercenaries: 0, crusaders: 0, corruption: false, jihad: true };
  // Only La Mancha takes both.
  const lines: Lines = {
    salamanca: 'christian 1g',
    'la-mancha': '[c][f]',
    valencia: 'christian 1g',
    toledo: 'christian 1g',
  };

  it('man its siege before any of them goes on [13.20] [9.15]', () => {
    // No city of the Muslims: 3 is a Garrison, 6 two Armies. City and fort keep both.
    const all = reacts(lines, [3, 3, 6, 2], { fortune });
    expect(all.at('la-mancha')).toBe('[c][f] / muslim 2a 1g');
    expect(wayOf(all)).toEqual([]);
    // The city keeps one; the other goes on to Valencia.
    const one = reacts({ ...lines, 'la-mancha': '[c]' }, [3, 3, 6, 2, 1, 5], { fortune });
    expect(one.at('la-mancha')).toBe('[c] / muslim 1a 1g');
    expect(wayOf(one)).toEqual(['valencia']);
  });
});

describe('Christian besiegers who are driven off', () => {
  const lines: Lines = { murcia: '[m] muslim 1g / christian 4a', oviedo: '[c]' };
  // Garrison and Armies against four: two fall, nobody else.
  const DRIVEN = [1, 4, 4, 1, 1, 1, 1];

  it('go back by the way they came this turn, and by number where it is barred or unknown [12.15]', () => {
    const came = (more: object, others: Lines = {}, faces: readonly number[] = []) =>
      comes({ ...lines, ...others }, 'granada', 2, [...DRIVEN, ...faces], more);
    const back = came({ approaches: { murcia: ['algeciras'] } }, {}, [1, 1, 4, 4]);
    expect([back.at('algeciras'), back.at('murcia')]).toEqual(['christian 2a', '[m] muslim 1g']);
    // Mountains: the two who defend Granada roll first.
    const unknown = came({}, {}, [4, 4]);
    expect(unknown.at('granada')).toBe('christian 2a');
    const barred = came({ approaches: { murcia: ['cordoba'] } }, { cordoba: 'muslim 1g' }, [4, 4]);
    expect(barred.at('granada')).toBe('christian 2a');
  });

  it('of several ways the player chooses one, and then the force goes on [12.15]', () => {
    const start = laid(
      { algeciras: 'christian 3a', cordoba: 'christian 1a', murcia: '[m] muslim 1g', oviedo: '[c]' },
      { turn: 20 },
    );
    const first = does(start, { verb: 'move', from: 'algeciras', to: 'murcia', units: { army: 3 } });
    const both = does(first.state, { verb: 'move', from: 'cordoba', to: 'murcia', units: { army: 1 } });
    // Al-Andalus (5), one city: 6 is two Armies, in Granada (5).
    const beaten = does(both.state, { verb: 'done' }, [5, 6, 5, ...DRIVEN]);
    expect(RECONQUISTA.obligations(beaten.state)).toMatchObject([{ what: 'retreat' }]);
    expect(choices(beaten.state, 'retreat')).toEqual(['algeciras', 'cordoba']);
    expect(beaten.at('murcia')).toBe('[m] muslim 2a 1g');
    // The force goes on to Cordoba, and dies there.
    const back = does(beaten.state, { verb: 'retreat', to: 'cordoba' }, [1, 1, 4, 4]);
    expect([back.at('cordoba'), back.at('murcia')]).toEqual(['christian 2a', '[m] muslim 1g']);
    expect(back.state.ending).toBe('turn-20');
    expect(back.state.approaches).toEqual({});
  });

  it('the position in the midst of it is written and read [12.15]', () => {
    const start = laid(
      { algeciras: 'christian 3a', cordoba: 'christian 1a', murcia: '[m] muslim 1g', oviedo: '[c]' },
      { turn: 20 },
    );
    const first = does(start, { verb: 'move', from: 'algeciras', to: 'murcia', units: { army: 3 } });
    const both = does(first.state, { verb: 'move', from: 'cordoba', to: 'murcia', units: { army: 1 } });
    const beaten = does(both.state, { verb: 'done' }, [5, 6, 5, ...DRIVEN]).state;
    const read = RECONQUISTA.position.read(
      RECONQUISTA.position.write(beaten, (seat) => seat),
      (name) => name,
    );
    expect(read).toEqual({ ok: true, value: beaten });
  });
});

describe('how a force moves', () => {
  it('by number, round the region, to the first place that stops it [13.9]', () => {
    const game = comes({ algeciras: 'christian 1g' }, 'granada', 1, [4, 1]);
    expect(wayOf(game)).toEqual(['algeciras']);
    expect(wayOf(comes({ granada: 'christian 1g' }, 'algeciras', 1, [1, 4]))).toEqual(['cordoba', 'murcia', 'granada']);
  });

  it.each([
    ['christian 1a', true],
    ['christian 1g', true],
    ['christian 1o', true],
    ['rebel 1r', true],
    ['bands 1a', true],
    ['[c]', true],
    ['[c][f]', true],
    ['[c] muslim 1g', false],
    ['[m]', false],
    ['', false],
  ])('%s stops it: %s [13.9]', async (line, stops) => {
    const reading = await import('../../../src/games/reconquista/state/reading.js');
    expect(reading.stopsEntry(laid({ cordoba: line }).places.cordoba, 'muslim')).toBe(stops);
  });

  it('where nothing stops it, on by number to the road that leads nearest to what does [13.11]', () => {
    // From Algeciras to Toledo's region by Cordoba; Toledo itself stops it.
    expect(wayOf(comes({ toledo: '[c]' }, 'algeciras', 3))).toEqual(['cordoba', 'toledo']);
    // Two regions off: over Castile to Aragon, by the nearest road of the walk.
    expect(wayOf(comes({ pamplona: '[c]' }, 'granada', 9))).toEqual([
      'algeciras',
      'cordoba',
      'toledo',
      'zaragoza',
      'pamplona',
    ]);
    // Murcia's road comes first on the walk from Cordoba's far side.
    expect(wayOf(comes({ valencia: '[c]' }, 'murcia', 3))).toEqual(['valencia']);
    expect(wayOf(comes({}, 'granada', 2))).toEqual([]);
    expect(comes({}, 'granada', 2).at('granada')).toBe('muslim 2a');
  });

  it('never through the region in revolt [8.9] [13.11]', () => {
    expect(wayOf(comes({ toledo: '[c]' }, 'algeciras', 2, [], { revolt: 'castile' }))).toEqual([]);
    expect(wayOf(comes({ zaragoza: '[c]' }, 'algeciras', 9, [], { revolt: 'castile' }))).toEqual([
      'cordoba',
      'seville',
      'badajoz',
      'porto',
      'galicia',
      'santiago',
      'oviedo',
      'leon',
      'pamplona',
      'barcelona',
      'tarragona',
      'zaragoza',
    ]);
  });

  it('takes the Armies along that it meets; Garrisons stay [13.12]', () => {
    const game = comes({ algeciras: 'muslim 1a 1g', cordoba: 'muslim 2a', murcia: '[c]' }, 'algeciras', 1);
    expect(game.at('algeciras')).toBe('muslim 1g');
    expect(game.at('cordoba')).toBe('');
    expect(game.at('murcia')).toBe('[c] / muslim 4a');
  });

  it('does not besiege a Christian city whose Armies it takes along [13.12] [13.13]', () => {
    const game = comes({ algeciras: '[c] muslim 2a', cordoba: '[c] muslim 1a', murcia: '[c]' }, 'algeciras', 1);
    expect([game.at('algeciras'), game.at('cordoba'), game.at('murcia')]).toEqual([
      '[c] muslim 1a',
      '[c] muslim 1a',
      '[c] / muslim 2a',
    ]);
    expect(game.types().filter((type) => type === 'besieged')).toHaveLength(1);
  });

  it('leaves one Army in each city or fort without a Garrison, the last one too [13.13]', () => {
    const game = comes({ algeciras: '[m]', cordoba: '[f] muslim 1g', murcia: '[c]' }, 'algeciras', 3);
    expect(game.at('algeciras')).toBe('[m] muslim 1a');
    expect(game.at('cordoba')).toBe('[f] muslim 1g');
    expect(game.at('murcia')).toBe('[c] / muslim 2a');
    const last = comes({ algeciras: '[m]', cordoba: '[c]' }, 'algeciras', 1);
    expect(last.at('algeciras')).toBe('[m] muslim 1a');
    expect(last.at('cordoba')).toBe('[c]');
  });

  it('mans a siege by the counters of the besieged; the rest goes on [13.16]', () => {
    const game = comes({ cordoba: '[c][f] christian 1g', murcia: '[c]' }, 'algeciras', 5);
    expect(game.at('cordoba')).toBe('[c][f] christian 1g / muslim 3a');
    expect(game.at('murcia')).toBe('[c] / muslim 2a');
    // Too few: all stay.
    expect(comes({ cordoba: '[c][f] christian 1g', murcia: '[c]' }, 'algeciras', 2).at('cordoba')).toBe(
      '[c][f] christian 1g / muslim 2a',
    );
    expect(comes({ cordoba: '[c][f] christian 1g', murcia: '[c]' }, 'algeciras', 3).at('cordoba')).toBe(
      '[c][f] christian 1g / muslim 3a',
    );
  });

  it('goes on after a victory, and leaves an Army in the city it took [13.13] [13.9]', () => {
    // Two Armies come out of Cordoba and die; then the Christian city of Murcia.
    const game = comes({ cordoba: '[c] christian 2a', murcia: '[c]' }, 'algeciras', 3, [4, 4, 1, 1, 1]);
    expect(game.at('cordoba')).toBe('[c] muslim 1a');
    expect(game.at('murcia')).toBe('[c] / muslim 2a');
  });

  it('Muslims in a besieged city join the battle; beaten or even all are in it [13.14] [12.9]', () => {
    const lines: Lines = { cordoba: '[m] muslim 1g / christian 2a' };
    // Garrison 1, Armies 4 and 1; Christians 1 and 1: they give way, over to Murcia.
    const won = comes(lines, 'algeciras', 2, [1, 4, 1, 1, 1, /* on to Murcia */ 4, 1, 1]);
    expect(won.at('cordoba')).toBe('[m] muslim 1g');
    const even = comes(lines, 'algeciras', 2, [1, 1, 1, 1, 1]);
    expect(even.at('cordoba')).toBe('[m] muslim 2a 1g / christian 2a');
    const worse = comes(lines, 'algeciras', 2, [1, 1, 1, 4, 1]);
    expect(worse.at('cordoba')).toBe('[m] muslim 2a / christian 2a');
  });

  it('nobody goes on where of a relief only the besieged came through [13.14]', () => {
    const lines: Lines = { leon: '[c] muslim 1g / christian 1a', porto: 'christian 1g' };
    // The Garrison hits and the Army too: the hired one dies first.
    const game = applied(laid(lines), [6, 1, 5], (play) =>
      moveHost(play, 'oviedo', { side: 'muslim', units: { mercenary: 1 } }),
    );
    expect(game.at('leon')).toBe('[c] muslim 1g');
    expect(wayOf(game)).toEqual(['leon']);
  });

  it('Rebels in a besieged city stay out of it, and are besieged by the winners [13.15]', () => {
    const lines: Lines = { cordoba: '[m] rebel 1r / christian 1a' };
    const game = comes(lines, 'algeciras', 2, [4, 1, 1]);
    expect(game.at('cordoba')).toBe('[m] rebel 1r / muslim 2a');
  });

  it('beaten it goes back to the place before, and then on past whoever beat it [13.17]', () => {
    // Cordoba holds (no walls): back to Algeciras, then past it to Murcia's city.
    const game = comes({ cordoba: 'christian 3a', murcia: '[c][f]' }, 'algeciras', 3, [1, 1, 1, 4, 1, 1]);
    expect(wayOf(game)).toEqual(['cordoba', 'murcia']);
    expect(game.at('murcia')).toBe('[c][f] / muslim 2a');
  });

  it('straight back only where nothing else is left in the region [13.17]', () => {
    const game = comes({ cordoba: 'christian 3a' }, 'algeciras', 2, [1, 1, 4, 1, 1, 1, 4, 1, 1]);
    expect(wayOf(game)).toEqual(['cordoba', 'cordoba']);
    expect(game.at('cordoba')).toBe('christian 3a');
    expect(game.at('algeciras')).toBe('');
  });

  it('not straight back while anything else can be reached, were it over a road [13.17]', () => {
    // Nothing but the city of Toledo is left to stop it, which is reached past Cordoba.
    const away = comes({ cordoba: 'christian 3a', toledo: '[c][f]' }, 'algeciras', 3, [1, 1, 1, 4, 1, 1]);
    expect(wayOf(away)).toEqual(['cordoba', 'murcia', 'valencia', 'toledo']);
    expect(away.at('toledo')).toBe('[c][f] / muslim 2a');
    // Over the road from Salamanca to Leon and back: Porto lies another way.
    const lines: Lines = { leon: 'christian 3a', porto: '[c][f] christian 1g' };
    const beaten = comes(lines, 'salamanca', 3, [1, 1, 1, 4, 1, 1]);
    expect(wayOf(beaten)).toEqual(['leon', 'la-mancha', 'valencia', 'toledo', 'badajoz', 'porto']);
    const last = comes({ leon: 'christian 3a' }, 'salamanca', 2, [1, 1, 4, 1, 1, 1, 4, 1, 1]);
    expect(wayOf(last)).toEqual(['leon', 'leon']);
  });

  it('nor by dice [13.17] [17.1.1]', () => {
    const dice = { events: 'standard', ages: 'dates', moves: 'dice', temper: 'bold' };
    const lines: Lines = { cordoba: 'christian 3a', toledo: '[c][f]' };
    // To Cordoba (2) and back; Cordoba again (2) is no choice; its own place (1), the one open road, Toledo (5).
    const game = comes(lines, 'algeciras', 3, [2, 1, 1, 1, 4, 1, 1, 2, 1, 5], { options: dice });
    expect(wayOf(game)).toEqual(['cordoba', 'toledo']);
  });

  it('beaten where it landed it goes by number, over a road, or is lost [13.18]', () => {
    const game = comes({ tarragona: 'christian 3a', zaragoza: '[c]' }, 'tarragona', 2, [1, 1, 4, 1, 1]);
    // Zaragoza is free of troops: there it besieges.
    expect(game.at('zaragoza')).toBe('[c] / muslim 1a');
    const lost = comes(
      {
        tarragona: 'christian 3a',
        zaragoza: 'rebel 1r',
        pamplona: 'christian 1g',
        barcelona: 'christian 1g',
        valencia: 'christian 1g',
      },
      'tarragona',
      2,
      [1, 1, 4, 1, 1],
    );
    expect(lost.told).toContainEqual(expect.objectContaining({ type: 'lost', why: 'rout' }));
  });

  it('a place its own side besieges neither stops it nor gives its Armies [13.19]', () => {
    const lines: Lines = { cordoba: '[c] christian 1g / muslim 2a', murcia: '[c]' };
    const game = comes(lines, 'algeciras', 2);
    expect(game.at('cordoba')).toBe('[c] christian 1g / muslim 2a');
    // One besieges Murcia; the other finds nothing more to stop at, and stays with it.
    expect(game.at('murcia')).toBe('[c] / muslim 2a');
  });

  it('El Cid goes on with the rest, and stays where all stay [9.13]', () => {
    const cid = { cid: { side: 'muslim', at: 'algeciras' } };
    const on = comes({ cordoba: '[c]', murcia: '[c]' }, 'algeciras', 2, [], cid);
    expect([on.at('cordoba'), on.at('murcia')]).toEqual(['[c] / muslim 1a', '[c] / muslim 1a']);
    expect(on.state.cid).toEqual({ side: 'muslim', at: 'murcia' });
    const stays = comes({ cordoba: '[c][f]' }, 'algeciras', 2, [], cid);
    expect(stays.state.cid).toEqual({ side: 'muslim', at: 'cordoba' });
  });

  it('hired Mercenaries stay behind last [9.8]', () => {
    const game = applied(laid({ cordoba: '[c]', murcia: '[c]' }), [], (play) =>
      moveHost(play, 'algeciras', { side: 'muslim', units: { army: 1, mercenary: 1 } }),
    );
    expect(game.at('cordoba')).toBe('[c] / muslim 1a');
    expect(game.at('murcia')).toBe('[c] / muslim 1m');
  });
});

describe('the optional rules', () => {
  const DICE = { options: { events: 'standard', ages: 'dates', moves: 'dice', temper: 'bold' } };
  const PRUDENT = { options: { events: 'standard', ages: 'dates', moves: 'numbers', temper: 'prudent' } };

  it('a die says where the force goes in its region [17.1.1]', () => {
    const game = comes({ granada: 'christian 1g' }, 'algeciras', 1, [4, 3, 5, 1, 4], DICE);
    expect(wayOf(game)).toEqual(['murcia', 'cordoba', 'granada']);
    expect(wayOf(comes({}, 'algeciras', 1, [], DICE))).toEqual([]);
  });

  it('its own place: a road at random, a place beyond by a die, the first that stops it on the way [17.1.2]', () => {
    // Algeciras (1) is its own: the first of three roads (Cordoba to Toledo), Salamanca (1) beyond.
    const free = comes({ salamanca: '[c]' }, 'algeciras', 1, [1, 1, 1], DICE);
    expect(wayOf(free)).toEqual(['salamanca']);
    // Toledo at the far end stops it first; Cordoba at the near end even before.
    expect(wayOf(comes({ toledo: '[c]', salamanca: '[c]' }, 'algeciras', 1, [1, 1, 1], DICE))).toEqual(['toledo']);
    expect(wayOf(comes({ cordoba: '[c]', salamanca: '[c]' }, 'algeciras', 1, [1, 1, 1], DICE))).toEqual(['cordoba']);
  });

  it('prudent before odds in battle: fight on 1 and 2 [17.2.1]', () => {
    const lines: Lines = { cordoba: 'christian 3a', murcia: '[c]' };
    // One against three: fewer than half.
    const fights = comes(lines, 'algeciras', 1, [2, 1, 6, 1, 1], PRUDENT);
    expect(fights.told).toContainEqual({ type: 'caution', at: 'cordoba', face: 2, caution: 'fight' });
    expect(fights.types()).toContain('battle-round');
    // Two against four are just half: no die.
    expect(
      comes({ cordoba: 'christian 4a' }, 'algeciras', 2, [6, 6, 1, 1, 1, 1, 6, 6, 1, 1], PRUDENT).types(),
    ).not.toContain('caution');
  });

  it('those besieged count with their relief, and nobody else does [17.2.1] [13.14]', () => {
    // Two besieged and one who comes are three against five: no die. The Armies of a city that is not theirs count not.
    const relief = comes(
      { cordoba: '[m] muslim 2g / christian 5a' },
      'algeciras',
      1,
      [1, 1, 1, 6, 6, 6, 6, 6],
      PRUDENT,
    );
    expect(relief.types()).not.toContain('caution');
    // Besiegers have no walls: they are counted as in battle, Garrisons alone too.
    const camp = comes({ cordoba: '[m] muslim 1g / christian 5g', murcia: '[c]' }, 'algeciras', 1, [4], PRUDENT);
    expect(camp.told).toContainEqual({ type: 'caution', at: 'cordoba', face: 4, caution: 'halt' });
    const behind = comes({ cordoba: '[c] christian 3a', murcia: '[c]' }, 'algeciras', 1, [4], PRUDENT);
    expect(behind.told).toContainEqual({ type: 'caution', at: 'cordoba', face: 4, caution: 'halt' });
    const third = { cordoba: '[c] rebel 2r / christian 3a', murcia: '[c]' };
    expect(comes(third, 'algeciras', 1, [4], PRUDENT).types()).toContain('caution');
  });

  it('whoever must hold the city that is left counts not, and alone does not set out [17.2.1] [13.13]', () => {
    // Two, but one stays in the city: one against three. With a Garrison in it both would go, and fear nobody.
    const lines: Lines = { algeciras: '[m]', cordoba: 'christian 3a', murcia: '[c]' };
    const fewer = comes(lines, 'algeciras', 2, [4], PRUDENT);
    expect(fewer.told).toContainEqual({ type: 'caution', at: 'cordoba', face: 4, caution: 'halt' });
    const both = comes({ ...lines, algeciras: '[m] muslim 1g' }, 'algeciras', 2, [1, 1, 6, 6, 6], PRUDENT);
    expect(both.types()).not.toContain('caution');
    // One alone stays, and no die is thrown.
    expect(comes(lines, 'algeciras', 1, [], PRUDENT).at('algeciras')).toBe('[m] muslim 1a');
  });

  it('tells how many Armies were raised, and one of anything else [13.2]', () => {
    const counts = (face: number) =>
      reacts({ barcelona: '[c]' }, [3, face, 2], { revolt: 'aragon' })
        .told.filter(({ type }) => type === 'raised')
        .map(({ row, count }) => [row, count]);
    expect([1, 3, 5, 6].map(counts)).toEqual([[['city', 1]], [['garrison', 1]], [['1 army', 1]], [['2 armies', 2]]]);
  });

  it('prudent before a siege more than 3 behind [17.2.1]', () => {
    // City and Army, doubled by the fort: 6 against 2 is 4 behind; with a Garrison fewer it would not be.
    const behind = comes({ cordoba: '[c][f] christian 1a' }, 'algeciras', 1, [3], PRUDENT);
    expect(behind.told).toContainEqual({ type: 'caution', at: 'cordoba', face: 3, caution: 'halt' });
    expect(comes({ cordoba: '[c][f] christian 1g' }, 'algeciras', 1, [], PRUDENT).types()).not.toContain('caution');
  });

  it('on 3 and 4 it stays where it is [17.2.2]', () => {
    const game = comes({ cordoba: 'christian 3a', murcia: '[c]' }, 'algeciras', 1, [4], PRUDENT);
    expect(game.at('algeciras')).toBe('muslim 1a');
    expect(wayOf(game)).toEqual([]);
  });

  it('on 5 and 6 it passes the place by; without another it rolls again [17.2.3]', () => {
    const game = comes({ cordoba: 'christian 3a', murcia: '[c]' }, 'algeciras', 1, [5], PRUDENT);
    expect(wayOf(game)).toEqual(['murcia']);
    const alone = comes({ cordoba: 'christian 3a' }, 'algeciras', 1, [6, 5, 3], PRUDENT);
    expect(alone.at('algeciras')).toBe('muslim 1a');
  });

  it('prudent Muslims behind walls before more than twice as many come out on 1 and 2 only [17.2.4]', async () => {
    const { does } = await import('../board.js');
    const attack = (armies: number, faces: readonly number[]) =>
      does(
        laid({ leon: `christian ${armies}a`, galicia: '[m] muslim 2a' }, PRUDENT),
        { verb: 'attack', from: 'leon', to: 'galicia', units: { army: armies } },
        faces,
      );
    expect(attack(5, [3]).at('galicia')).toBe('[m] muslim 2a / christian 5a');
    const out = attack(5, [2, 6, 6, 1, 1, 1, 1, 1]);
    expect(out.at('galicia')).toBe('[m] christian 5a');
    expect(out.told).toContainEqual({ type: 'caution', at: 'galicia', face: 2, caution: 'fight' });
    expect(attack(5, [3]).told).toContainEqual({ type: 'caution', at: 'galicia', face: 3, caution: 'stay-in' });
    expect(attack(4, [6, 6, 1, 1, 1, 1]).at('galicia')).toBe('[m] christian 4a');
  });
});
