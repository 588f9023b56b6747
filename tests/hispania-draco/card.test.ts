import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { type Campaign, inCampaign } from './campaign.js';

/** Both generals next to Toletum, an army in Numantia; Hispano may answer. */
const HERE = {
  seats: { ann: [], hanno: [] },
  hispano: 'hanno',
  options: { variants: ['hispano'] },
  turn: { general: 'praetor-citerior', denarii: 6, hispano: 2 },
  pieces: {
    commanders: { 'praetor-citerior': 'segontia', consul: 'abula', 'praetor-ulterior': 'gades' },
    armies: [{ at: 'numantia' }],
    revolts: { numantia: 1, toletum: 1 },
    garrisons: { bilbilis: ['praetor-citerior'], salduba: ['praetor-citerior'], cauca: ['consul'] },
  },
};

function cardOf({ state }: Campaign) {
  return HISPANIA_DRACO.affair?.(HISPANIA_DRACO.view(state, null)) ?? null;
}

function said(campaign: Campaign, locale: (typeof LOCALES)[number] = 'en'): readonly (string | null)[] {
  const card = cardOf(campaign);
  const phrases = card === null ? [] : [card.title, ...card.lines];
  return phrases.map(({ key, values }) => HISPANIA_DRACO.words.say(locale, `card.${key}`, values));
}

describe('the card of a siege or an attack', () => {
  test('shows Hispano both sums and the chances before he answers [10.7.8]', () => {
    const besieged = inCampaign(HERE).act('siege', { target: 'toletum', denarii: 1 });
    expect(said(besieged)).toEqual([
      '**praetor of Citerior, siege: Toletum**',
      expect.stringMatching(/^Rome: \(die \+ 1 denarius \+ .*\) × 2 \[consul\]$/),
      'Hispania: shield 6 × 2 [army in Numantia] = 12',
      expect.stringMatching(/^Success \d+ %, no result \d+ %$/),
    ]);
  });

  test('and, when the dice lie, what they come to and how many faces would be better [10.7.6]', () => {
    const thrown = inCampaign(HERE).act('attack', { target: 'numantia', denarii: 1 }).act('hold', {}, [3, 1]);
    expect(said(thrown)).toEqual([
      '**praetor of Citerior, attack: Numantia**',
      'Rome: 3 + 1 denarius + 2 garrisons (Bilbilis, Salduba) + 1 of his province = 7',
      'Hispania: 1 + 1 revolt (Numantia) = 2',
      expect.stringMatching(/^As the dice lie, the attack succeeds; for Hispano \d faces? of six would be better$/),
    ]);
    for (const locale of LOCALES)
      for (const line of said(thrown, locale)) expect(line).not.toMatch(/^card\.|[{}]|null/);
  });

  test('goes on with all that happens in it, and is over with it', () => {
    const besieged = inCampaign(HERE).act('siege', { target: 'toletum', denarii: 1 });
    const fought = besieged.act('hold', {}, [4]);
    expect(cardOf(fought)).toBeNull();
    const { thread, begins } = cardOf(besieged) ?? {};
    const own = [...besieged.events, ...fought.events].filter((event) => event.thread === thread);
    expect(own.map(({ type }) => type)).toEqual([begins, 'fought', 'revolt-removed']);
  });

  test('has a picture of the place', () => {
    const besieged = inCampaign(HERE).act('siege', { target: 'toletum', denarii: 1 });
    const card = cardOf(besieged);
    const scene = HISPANIA_DRACO.pictures.scene(
      HISPANIA_DRACO.view(besieged.state, null),
      card?.picture ?? { show: '' },
      'en',
    );
    expect(scene).toMatchObject({ ok: true, value: { focus: ['toletum'] } });
  });
});
