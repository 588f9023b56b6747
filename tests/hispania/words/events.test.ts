import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/core/words.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import type { EventType } from '../../../src/games/hispania/words/telling/speech.js';
import { PEOPLE, Reader } from './reader.js';
import { SAMPLES } from './samples.js';

/** Those in which these sentences are compared. */
const LANGUAGES = ['en', 'fr', 'es'] as const;

/** Told by another sentence, or no news. */
const SILENT: readonly string[] = ['stood', 'chapter-ended'];

function told(locale: Locale, type: EventType): string | null {
  return WORDS.describe(locale, SAMPLES[type], PEOPLE);
}

describe('events in words', () => {
  it('every type has its sentence in every language', () => {
    const reader = new Reader();
    for (const event of Object.values(SAMPLES)) {
      for (const locale of LOCALES) {
        const said = WORDS.describe(locale, event, PEOPLE);
        expect(said === null, `${locale} ${event.type}`).toBe(SILENT.includes(event.type));
        if (said !== null) reader.text(locale, event.type, said);
      }
    }
    expect(reader.told).toEqual([]);
  });

  it('a round is two lines: who fires, the dice, what they needed, what hit', () => {
    expect(told('en', 'dice-rolled')).toBe(
      'Round 1 · UMAYYADS: infantry 9 (5+ on infantry) → 1 hit; cavalry 10 1 (2+ on infantry) → 1 hit\n' +
        'VISIGOTHS: infantry 3 (7+ on cavalry across the river) → 0 hits',
    );
    expect(told('fr', 'dice-rolled')).toBe(
      'Round 1 · OMEYYAD : Infanterie 9 (5+ sur Infanterie) → 1 touche ; Cavaleries 10 1 (2+ sur Infanterie) → 1 touche\n' +
        'WISIGOTH : Infanterie 3 (7+ sur Cavalerie par le fleuve) → 0 touche',
    );
    expect(told('es', 'dice-rolled')).toBe(
      'Asalto 1 · OMEYAS: infantería 9 (5+ a infantería) → 1 impacto; caballerías 10 1 (2+ a infantería) → 1 impacto\n' +
        'VISIGODOS: infantería 3 (7+ a caballería por el río) → 0 impactos',
    );
  });

  it.each<[EventType, string, string, string]>([
    [
      'moved',
      'UMAYYADS: 3 cavalry, Tarik: at sea → Gibraltar → Seville',
      'OMEYYAD : 3 Cavaleries, Tarik : en mer → Gibraltar → Séville',
      'OMEYAS: 3 caballerías, Tarik: en el mar → Gibraltar → Sevilla',
    ],
    [
      'battle-began',
      '⚔️ **Seville**: attack by UMAYYADS (1 infantry, 3 cavalry, Tarik) on VISIGOTHS (2 infantry, 1 castle)',
      '⚔️ **Séville** : OMEYYAD (1 Infanterie, 3 Cavaleries, Tarik) attaque WISIGOTH (2 Infanteries, 1 Château-fort)',
      '⚔️ **Sevilla**: ataque de OMEYAS (1 infantería, 3 caballerías, Tarik) contra VISIGODOS (2 infanterías, 1 castillo)',
    ],
    [
      'units-lost',
      'CASTILE: lost 2 infantry; 1 Knight wounded; Castle hit 2 of 3 times',
      'CASTILLE : perd 2 Infanteries ; 1 Chevalier blessé ; Château-fort touché 2 fois sur 3',
      'CASTILLA: pierde 2 infanterías; 1 caballero herido; castillo tocado 2 de 3 veces',
    ],
    [
      'battle-ended',
      'Seville: victory of **UMAYYADS** (2 rounds). Losses: UMAYYADS 1 cavalry; VISIGOTHS 2 infantry, 1 castle, Roderich',
      'Séville : **OMEYYAD** l’emporte (2 rounds). Pertes : OMEYYAD 1 Cavalerie ; WISIGOTH 2 Infanteries, 1 Château-fort, Roderich',
      'Sevilla: victoria de **OMEYAS** (2 asaltos). Bajas: OMEYAS 1 caballería; VISIGODOS 2 infanterías, 1 castillo, Roderich',
    ],
    [
      'income',
      'GALICIANS: income 3½ gold (5½ in hand)',
      'GALICIEN : revenu 3½ Or (5½ en tout)',
      'GALAICOS: ingresos 3½ de oro (5½ en total)',
    ],
    [
      'scored',
      'BASQUES: **+2½ VP** (combat, Pamplona)',
      'BASQUE : **+2½ PV** (combat, Pamplune)',
      'VASCONES: **+2½ PV** (combate, Pamplona)',
    ],
    ['turn-began', '**Turn 11** (711 – 717)', '**Tour 11** (711 – 717)', '**Turno 11** (711 – 717)'],
    [
      'event-played',
      'Anna plays **Treachery** (ROME): The enemy Castle falls to the first hit',
      'Anna joue **Traîtrise** (ROME) : Le Château-fort ennemi tombe à la première touche',
      'Anna juega **Traición** (ROMA): El castillo enemigo cae al primer impacto',
    ],
    [
      'land-taken',
      'VALENCIA: land taken: Valencia and Ibiza',
      'VALENCE prend possession : Valence et Ibiza',
      'VALENCIA: provincias tomadas: Valencia e Ibiza',
    ],
  ])('%s', (type, en, fr, es) => {
    expect(LANGUAGES.map((locale) => told(locale, type))).toEqual([en, fr, es]);
  });

  it('leave to others what they do not know', () => {
    expect(WORDS.describe('en', { type: 'nothing-of-ours' }, {})).toBeNull();
    expect(WORDS.say('en', 'verb.fly')).toBeNull();
    expect(WORDS.say('en', 'reject.seats-full')).toBeNull();
  });
});
