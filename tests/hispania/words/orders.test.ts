import { expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { Game, position } from '../engine/game.js';

/** Those in which these sentences are compared. */
const LANGUAGES = ['en', 'fr', 'es'] as const;

const AT = position(
  { turn: 11, nation: 'omeyyad', phase: 'move', seats: { p1: ['omeyyad'], p2: ['wisigoth'] } },
  { gibraltar: { omeyyad: 'cavalry' }, seville: { wisigoth: 'infantry' } },
);

function ordersOf(game: Game, seat: string): readonly (readonly string[])[] {
  const meant = HISPANIA.typing.interpret(game.state, seat, 'orders', {});
  if (!meant.ok || meant.value.kind !== 'answer') throw new Error('no answer');
  const { lines } = meant.value;
  return lines.map(({ key, values }) => LANGUAGES.map((locale) => WORDS.say(locale, `answer.${key}`, values) ?? ''));
}

it.each(['submit', 'purchase', 'capital', 'bid'])('asks of which nation an order about %s is', (kind) => {
  const laid = position(
    { turn: 4, nation: 'rome', phase: 'move', seats: { p1: ['rome'], p2: ['galicien', 'celte'] } },
    { galice: { galicien: 'infantry' }, leon: { celte: 'infantry' }, tolede: { rome: 'elite' } },
    { version: 'advanced' },
  );
  const options = { kind, choice: 'yes', unit: 'infantry', province: 'galice', points: 3 };
  const asked = {
    submit: ['kind', 'choice'],
    purchase: ['kind', 'unit'],
    capital: ['kind', 'province'],
    bid: ['kind', 'points'],
  };
  const said = Object.fromEntries(
    Object.entries(options).filter(([name]) =>
      Object.entries(asked).some(([one, names]) => one === kind && names.includes(name)),
    ),
  );
  expect(new Game(laid).tryTo('p2', 'orders', said)).toMatchObject({
    code: 'slot-missing',
    values: { slot: { id: 'nation' } },
  });
});

it('shows standing orders as they were meant, without what was left open', () => {
  const game = new Game(AT);
  game
    .type('p2', 'orders', { kind: 'stand', nation: 'wisigoth', province: 'séville', choice: 'half' })
    .type('p2', 'orders', { kind: 'retreat', from: 'seville', to: 'algarve' })
    .type('p2', 'orders', { kind: 'pass', event: 'nul', nation: 'rome' })
    .type('p2', 'orders', { kind: 'target', unit: 'cavalry' });
  expect(ordersOf(game, 'p2')).toEqual([
    [
      '1. Stand, VISIGOTHS, Seville: until half are lost',
      '1. Tenir, WISIGOTH, Séville : jusqu’à perdre la moitié',
      '1. Resistir, VISIGODOS, Sevilla: hasta perder la mitad',
    ],
    ['2. Retreat: Seville → Algarve', '2. Retraite : Séville → Algarve', '2. Retirada: Sevilla → Algarve'],
    [
      '3. Let pass: Null, except for ROME',
      '3. Laisser passer : Nul, sauf pour ROME',
      '3. Dejar pasar: Nulo, salvo para ROMA',
    ],
    ['4. Aim first: Cavalry', '4. Viser d’abord : Cavalerie', '4. Apuntar primero: Caballería'],
  ]);
  expect(game.events.map((event) => LANGUAGES.map((locale) => WORDS.describe(locale, event, {}))).slice(0, 2)).toEqual([
    [
      'Standing order given – Stand, VISIGOTHS, Seville: until half are lost.',
      'Ordre permanent donné – Tenir, WISIGOTH, Séville : jusqu’à perdre la moitié.',
      'Orden permanente dada – Resistir, VISIGODOS, Sevilla: hasta perder la mitad.',
    ],
    [
      'Standing order given – Retreat: Seville → Algarve.',
      'Ordre permanent donné – Retraite : Séville → Algarve.',
      'Orden permanente dada – Retirada: Sevilla → Algarve.',
    ],
  ]);
  const cancel = HISPANIA.ask(game.state, 'p2', 'cancel', {});
  const names =
    cancel.kind === 'one' ? cancel.choices.map(({ name }) => (name === undefined ? '' : WORDS.name('en', name))) : [];
  expect(names.map((name) => /\d/.exec(name)?.[0])).toEqual(['1', '2', '3', '4']);
  game.type('p2', 'orders', { cancel: 2 });
  expect(ordersOf(game, 'p2')).toHaveLength(3);
  expect(ordersOf(game, 'p1')).toEqual([
    [
      'You have given no standing orders: **My turn** has “New standing order”.',
      'Vous n’avez donné aucun ordre permanent : **Mon tour** a « Nouvel ordre permanent ».',
      'No has dado ninguna orden permanente: **Mi turno** tiene «Nueva orden permanente».',
    ],
  ]);
});
