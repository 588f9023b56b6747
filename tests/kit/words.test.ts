import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fill, listed, wordsFrom } from '../../src/kit/index.js';
import { SENTENCES } from '../../src/kit/words/languages/index.js';
import { fillWithin } from '../../src/kit/words/template.js';
import { tuples } from '../support/tuples.js';

const folder = path.join(import.meta.dirname, '../../src/kit');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

describe('what every game refuses', () => {
  it('has its sentence', () => {
    // The table says these itself.
    const table = ['game-over', 'not-offered', 'not-your-turn', 'not-seated'];
    const codes = sources.flatMap((text) => [...text.matchAll(/\brefuse\(\s*'([a-z-]+)'/g)].map(([, code]) => code));
    expect(codes.length).toBeGreaterThan(5);
    expect(
      codes.filter((code) => !Object.hasOwn(SENTENCES.en, `reject.${code}`) && !table.includes(code ?? '')),
    ).toEqual([]);
  });
});

describe('sentences', () => {
  it('choose by number as the language does, and show halves', () => {
    expect(fill('en', '{n:# point|# points}', { n: 0 })).toBe('0 points');
    expect(fill('fr', '{n:# point|# points}', { n: 1.5 })).toBe('1½ point');
    expect(fill('es', '{n}', { n: 2.25 })).toBe('2,3');
  });
  it('leave out a part of which something is missing', () => {
    expect(fill('en', 'moved[ from {from}][ to {to}]', { to: 'Keep' })).toBe('moved to Keep');
  });
  it('close up where a first part is missing', () => {
    expect(fill('fr', 'Tombées : [{ours} à vous][ ; {theirs} des autres].', { theirs: 2 })).toBe(
      'Tombées : 2 des autres.',
    );
    expect(fill('en', '[Battles in {fought}.][ Driven off from {stood}.]', { stood: 'Porto' })).toBe(
      'Driven off from Porto.',
    );
    expect(fill('en', 'Ann[, {left} left]', { left: 2 })).toBe('Ann, 2 left');
  });
  it('leave the last parts out where only so much fits', () => {
    const sentence = '{cost} gold[, {left} left][; {note}]';
    const said = (most: number) => fillWithin('en', sentence, { cost: 5, left: 3, note: 'wins' }, most);
    expect(said(20)).toBe('5 gold, 3 left; wins');
    expect(said(19)).toBe('5 gold, 3 left');
    expect(said(13)).toBe('5 gold');
    expect(said(3)).toBe('5 gold');
  });
  it('contracts in French before a place with its article, and leaves persons theirs', () => {
    const { say } = wordsFrom({
      catalogue: {
        en: { 'x.way': '{from} to {to}', 'place.cairo': 'Cairo' },
        fr: { 'x.way': 'De {from} à {to}', 'place.cairo': 'Le Caire' },
        es: { 'x.way': 'De {from} a {to}', 'place.cairo': 'El Cairo' },
      },
    });
    const cairo = { kind: 'place', id: 'cairo' };
    expect(say('fr', 'x.way', { from: cairo, to: cairo })).toBe('Du Caire au Caire');
    expect(say('fr', 'x.way', { from: 'Le Fou', to: cairo })).toBe('De Le Fou au Caire');
    expect(say('es', 'x.way', { from: cairo, to: cairo })).toBe('De El Cairo a El Cairo');
  });

  it('elides in French before a name that begins with a vowel', () => {
    const said = (who: string) => fill('fr', 'Le tour de **{who}**, ce que {who} fait à côté de {who}', { who });
    expect(said('Ann')).toBe('Le tour d’**Ann**, ce qu’Ann fait à côté d’Ann');
    expect(said('Étienne')).toContain('d’**Étienne**');
    expect(said('Bob')).toBe('Le tour de **Bob**, ce que Bob fait à côté de Bob');
    expect(said('Huesca')).toContain('de **Huesca**');
    expect(fill('es', 'El turno de {who}', { who: 'Ann' })).toBe('El turno de Ann');
    expect(fill('fr', 'de {count:# an|# ans} à {count}', { count: 8 })).toBe('de 8 ans à 8');
  });
  it('never says "one" of none', () => {
    expect(fill('fr', '{count:un fort|# forts}', { count: 1 })).toBe('un fort');
    expect(fill('fr', '{count:un fort|# forts}', { count: 0 })).toBe('0 forts');
    expect(fill('fr', '{count:# fort|# forts}', { count: 0 })).toBe('0 fort');
  });
  it('take no second mark after what ends in one of its own, nor a second one before it', () => {
    const menu = { verb: 'Answer: submit?', slot: 'Your answer' };
    expect(fill('en', '{verb}: {slot}', menu)).toBe('Answer: submit? Your answer');
    expect(fill('fr', '{verb} : {slot}', { verb: 'Se soumettre ?', slot: 'Réponse' })).toBe('Se soumettre ? Réponse');
    expect(fill('fr', '{verb} : {slot} ?', { verb: 'À placer :', slot: 'Où ?' })).toBe('À placer : Où ?');
    expect(fill('es', '¿{slot}? (2)', { slot: '¿Cuántos?' })).toBe('¿Cuántos? (2)');
    expect(fill('en', '**Ann** is awaited: {what}.', { what: 'strike?' })).toBe('**Ann** is awaited: strike?');
    expect(fill('en', 'With {who}.', { who: 'Ann Jr.' })).toBe('With Ann Jr.');
    // Each other mark stays: the text round it says something else by it.
    expect(fill('en', '{who}: {said}', { who: 'Ann Jr.', said: 'no' })).toBe('Ann Jr.: no');
    expect(fill('en', '“{said}”. {slot}? {verb}', { said: 'no?', slot: 'Where', verb: 'x' })).toBe('“no?”. Where? x');
    expect(fill('en', '`{option}:"{value}"`', { option: 'what?', value: 'x' })).toBe('`what?:"x"`');
  });
  it('list as the language does', () => {
    expect(listed('en', ['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed('es', ['Valencia', 'Ibiza'])).toBe('Valencia e Ibiza');
    expect(listed('es', ['siete', 'ocho'], 'or')).toBe('siete u ocho');
    expect(listed('fr', [])).toBe('–');
  });
});

describe('words from a catalogue', () => {
  const words = wordsFrom({
    catalogue: tuples({
      'men.foot': ['foot|foot', 'fantassin|fantassins', 'infante|infantes'],
      'told.marched': ['{seat}: {men} to {to}', '{seat} : {men} vers {to}', '{seat}: {men} a {to}'],
      'area.keep': ['Keep', 'Donjon', 'Torre'],
      'note.price': ['{cost} gold[, {what}]', '{cost} d’or[, {what}]', '{cost} de oro[, {what}]'],
      'owe.price': ['{cost} gold[, {what}]', '{cost} d’or[, {what}]', '{cost} de oro[, {what}]'],
    }),
    fields: { men: 'men', to: 'area' },
  });
  it('tell an event by its fields: names, counts, persons', () => {
    const event = { type: 'marched', seat: 'p1', men: { foot: 2 }, to: 'keep' };
    expect(words.describe('fr', event, { p1: 'Ana' })).toBe('Ana : 2 fantassins vers Donjon');
    expect(words.describe('fr', { ...event, men: { foot: 1 } }, {})).toBe('p1 : 1 fantassin vers Donjon');
  });
  it('keep what stands beside a choice to the hundred characters of a menu, and nothing else', () => {
    const values = { cost: 5, what: 'x'.repeat(93) };
    expect(words.say('en', 'note.price', { ...values, what: 'x'.repeat(92) })).toHaveLength(100);
    expect(words.say('en', 'note.price', values)).toBe('5 gold');
    expect(words.say('en', 'owe.price', values)).toHaveLength(101);
  });
  it('say nothing of what has no sentence, and the id of what has no name', () => {
    expect(words.describe('en', { type: 'unheard-of' }, {})).toBeNull();
    expect(words.name('en', { kind: 'area', id: 'moon' })).toBe('moon');
    expect(words.say('en', 'toString')).toBeNull();
  });
});
