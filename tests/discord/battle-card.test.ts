import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { GAMES } from '../../src/games/registry.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-card-'));
const names = ['Ann', 'Bob', 'Cai', 'Dee'] as const;
let [ann, bob, cai, dee]: FakeUser[] = [];

beforeAll(async () => {
  stage = await GameStage.open({
    games: GAMES,
    place: { kind: 'folder', directory: folder, image: await testImage() },
  });
  [ann, bob, cai, dee] = names.map((name) => stage.discord.user(name, 'en-GB'));
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
});

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody');
  return value;
}

/** CASTILLE (Ann) stands beside SÉVILLE (Bob), who could go to Tolède. */
async function table(
  name: string,
  hands: Readonly<Record<string, Json>> = {},
  attacked: readonly string[] = ['infantry', 'infantry', 'infantry', 'infantry'],
): Promise<FakeChannel> {
  const channel = stage.channel(name);
  const [a, b, c, d] = [ann, bob, cai, dee].map((user) => known(user).id);
  await stage.table.setPosition({
    requestId: `position ${name}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      system: 'hispania',
      turn: 16,
      nation: 'castille',
      phase: 'move',
      options: { events: true },
      provinces: {
        calatayud: { castille: ['infantry', 'infantry', 'infantry', 'infantry'] },
        segovie: { 'seville-nation': [...attacked] },
        tolede: { 'seville-nation': ['infantry'] },
        denia: { aragon: ['infantry'] },
      },
      seats: {
        [`${a}`]: ['castille'],
        [`${b}`]: ['seville-nation'],
        [`${c}`]: ['aragon'],
        [`${d}`]: ['leon-nation'],
      },
      ...(Object.keys(hands).length === 0 ? {} : { hands }),
    },
  });
  await stage.posted();
  return channel;
}

function postsIn(channel: FakeChannel): readonly FakeMessage[] {
  return stage.discord.world
    .messagesIn(channel.id)
    .filter((message) => message.privateTo === null && !message.system && !message.pinned);
}

function newest(channel: FakeChannel): FakeMessage {
  return known(postsIn(channel).at(-1));
}

function labels(message: FakeMessage): readonly string[] {
  return buttonsOf(message)
    .filter((button) => !button.disabled)
    .map(({ label }) => label);
}

/** From here on nobody hits; a restart forgets it. */
function missing(): void {
  stage.table.load(Array.from({ length: 80 }, () => 2));
}

async function attack(channel: FakeChannel): Promise<void> {
  missing();
  await known(ann).slash(channel, 'move', { from: 'calatayud', to: 'segovie' });
  await stage.posted();
}

describe('a battle is followed on one card', () => {
  test('what the attacker does is public when he does it, in the post that called him', async () => {
    const channel = await table('growing');
    const before = postsIn(channel).length;
    await attack(channel);
    expect(postsIn(channel)).toHaveLength(before);
    expect(textIn(newest(channel))).toContain('Segovia');
    expect(textIn(newest(channel))).toContain('4 infantry');
    // Before "Done" everybody sees how the battle stands that it begins; the button says it too.
    expect(textIn(newest(channel))).toMatch(/Battles to fight: Segovia \(\d+\.\d %\)/);
    expect(labels(newest(channel))).toContainEqual(expect.stringMatching(/^Done – Segovia \(\d+\.\d %\)$/));
  });

  test('what Discord takes no more edits for is shown a little later, and nothing is posted twice', async () => {
    const channel = await table('later');
    const before = postsIn(channel).length;
    const path = new RegExp(`messages/${newest(channel).id}$`);
    const trouble = { kind: 'status', status: 400, code: 30046, message: 'Maximum number of edits' } as const;
    stage.discord.faults.add({ method: 'PATCH', path, times: 1, trouble });
    await attack(channel);
    expect(stage.discord.faults.waiting).toBe(0);
    expect(textIn(newest(channel))).toContain('4 infantry');
    expect(postsIn(channel)).toHaveLength(before);
  });

  test('a killed bot goes on with the same card', async () => {
    const channel = await table('killed');
    await attack(channel);
    await known(ann).slash(channel, 'done');
    await known(ann).slash(channel, 'stand');
    await stage.posted();
    const posts = postsIn(channel).length;
    await stage.restart();
    missing();
    const asked = await known(bob).click(newest(channel), 'Until half are lost');
    expect(asked.text).toMatch(/^Until half are lost\nWhere to then\?\n/);
    expect(asked.buttons.map(({ label }) => label)).toEqual([
      'Ávila',
      'Cuenca',
      'Toledo',
      'Ask me then',
      'What are these?',
      'Rules',
      'Back',
    ]);
    await known(bob).click(known(asked.messages.at(-1)), 'Ask me then');
    await stage.posted();
    // Ann is called back, once; from then on nobody is.
    expect(postsIn(channel)).toHaveLength(posts + 1);
    await stage.restart();
    missing();
    await known(ann).click(newest(channel), 'Stand');
    await stage.posted();
    expect(postsIn(channel)).toHaveLength(posts + 1);
    expect(textIn(newest(channel))).toContain('Round 3');
    // Of what was told on in the next post it stays to be read who was asked what, not a bare name or an empty word.
    for (const post of postsIn(channel)) expect(textIn(post).trim()).not.toMatch(/^(?:Done\.|<@\d+>|\s)*$/);
  });

  test('whoever is asked sees both sides, the dice, the chances, and may stand to the end in one press', async () => {
    const channel = await table('card');
    await attack(channel);
    await known(ann).slash(channel, 'done');
    await known(ann).slash(channel, 'stand');
    await stage.posted();
    const card = newest(channel);
    expect(textIn(card)).toContain(`<@${known(bob).id}>`);
    for (const told of [
      /\(attack\): 4 infantry · to hit: Infantry \(7\+\)/,
      /\(defence\): 4 infantry/,
      /Round 1/,
      /attack wins \d/,
    ])
      expect(textIn(card)).toMatch(told);
    expect(card.attachments).toHaveLength(1);
    expect(labels(card)).toEqual(expect.arrayContaining(['Stand', 'To the end', 'Until half are lost', 'Retreat']));

    const posts = postsIn(channel).length;
    await known(bob).click(card, 'To the end');
    await stage.posted();
    // Whose turn it is again has a word of its own, once; from then on the card goes on by itself.
    expect(postsIn(channel).length).toBe(posts + 1);
    await known(ann).slash(channel, 'stand');
    await stage.posted();
    expect(postsIn(channel).length).toBe(posts + 1);
    expect(textIn(newest(channel))).toContain('Round 3');
    expect(labels(card)).toEqual([]);
  });

  test('what somebody does in secret leaves the picture of the card as it is, for nothing in it has changed', async () => {
    const channel = await table('quiet');
    await attack(channel);
    await known(ann).slash(channel, 'done');
    await known(ann).slash(channel, 'stand');
    await stage.posted();
    const card = newest(channel);
    const [before] = card.attachments;
    await known(dee).slash(channel, 'orders', { kind: 'stand', choice: 'half' });
    await stage.posted();
    expect(newest(channel).id).toBe(card.id);
    expect(newest(channel).attachments).toEqual([before]);
    await known(bob).click(newest(channel), 'To the end');
    await known(ann).slash(channel, 'stand');
    await stage.posted();
    expect(newest(channel).attachments).not.toEqual([before]);
  });

  test('whoever must agree to an undo is called, though the battle called him already; a refusal is no dead end', async () => {
    const channel = await table('undone');
    await attack(channel);
    await known(ann).slash(channel, 'done');
    await known(ann).slash(channel, 'stand');
    await known(bob).slash(channel, 'stand');
    await stage.posted();
    await known(ann).slash(channel, 'undo');
    await stage.posted();
    const asked = newest(channel);
    expect(asked.allowedMentions?.users).toContain(known(bob).id);
    expect(labels(asked)).toEqual(expect.arrayContaining(['Agree', 'Do not agree']));
    await known(bob).click(asked, 'Do not agree');
    await stage.posted();
    expect(labels(asked)).toContain('Stand');
  });

  test('more than there is room for is refused with how many there is room for', async () => {
    const channel = await table('room', {}, ['infantry', 'infantry', 'infantry', 'infantry', 'cavalry']);
    await attack(channel);
    await known(ann).slash(channel, 'done');
    await stage.posted();
    await known(ann).click(newest(channel), 'To the end');
    await stage.posted();
    const where = await known(bob).click(newest(channel), 'Retreat');
    const which = await known(bob).click(known(where.messages.at(-1)), 'Toledo');
    const [menu] = which.selects;
    const all = known(menu).options.filter(({ label }) => /All|cavalry/i.test(label));
    const refused = await known(bob).choose(
      known(which.messages.at(-1)),
      known(menu),
      all.map(({ value }) => value),
    );
    expect(refused.text).toContain('Which units: choose at most 4 (5 chosen).');
    // What alone is possible stands on the button, in a row and not as a sum.
    const cais = await known(cai).click(newest(channel), 'My turn');
    expect(cais.buttons.map(({ label }) => label)).toContainEqual('Declare a capital – ARAGON, Dénia');
  });

  test('all who might react are asked in one post, and nobody is called a second time for it', async () => {
    const [a, b, c, d] = [ann, bob, cai, dee].map((user) => known(user).id);
    const hands = { [`${a}`]: ['nul'], [`${b}`]: ['embuscade', 'nul'], [`${c}`]: ['nul'], [`${d}`]: ['ruse'] };
    const channel = await table('windows', hands);
    await attack(channel);
    const before = postsIn(channel).length;
    await known(ann).slash(channel, 'done');
    await stage.posted();
    // As each post came: whoever has answered since is named in it no more.
    const calls = new Map<string, readonly string[]>();
    const note = () => {
      for (const message of postsIn(channel).slice(before)) {
        const { allowedMentions, id } = message;
        const rung = Array.isArray(allowedMentions?.users) ? allowedMentions.users.map(String) : [];
        if (!calls.has(id))
          calls.set(
            id,
            rung.filter((user) => textIn(message).includes(`<@${user}>`)),
          );
      }
    };
    note();
    expect(labels(newest(channel))).toEqual(
      expect.arrayContaining(['No events in this battle', 'None in this turn', 'To the end, no events', 'Pass']),
    );
    expect(labels(newest(channel))).not.toContain('Play an event');
    const asked = await known(bob).slash(channel, 'event', { event: 'embuscade' });
    await known(bob).click(known(asked.messages.at(-1)), 'Yes, confirm');
    await stage.posted();
    // Who fights and who looks on find theirs in one post; what somebody else may press is refused to him.
    expect(labels(newest(channel))).toEqual(
      expect.arrayContaining(['To the end, no events', 'Never ask: SEVILLE in others’ battles']),
    );
    // What would be done is named before it is done for good; whoever passes hears that it was heard.
    const other = await known(cai).click(newest(channel), 'My turn');
    // The only one there is was not asked for: what it does is said all the same.
    const playing = await known(cai).click(known(other.messages.at(-1)), 'Play an event');
    expect(playing.text).toMatch(/Ambush has no effect: SEVILLE then wins with \d+\.\d %, instead of \d+\.\d %\./);
    const refused = await known(cai).click(newest(channel), 'To the end, no events');
    expect(refused.text).toMatch(/not for you|somebody else|yours/i);
    await known(cai).slash(channel, 'event', { event: 'nul' });
    await stage.posted();
    note();
    const panel = await known(dee).click(newest(channel), 'My turn');
    expect((await known(dee).click(known(panel.messages.at(-1)), 'Pass')).text).toMatch(/^✓ Pass/);
    await known(ann).slash(channel, 'done');
    await known(bob).slash(channel, 'done');
    await stage.posted();
    note();
    const rung = [...calls.values()].flat();
    expect(rung.length).toBeGreaterThan(2);
    expect([...new Set(rung)].length).toBe(rung.length);
  });

  test('nobody is called twice in one battle', async () => {
    const channel = await table('calls');
    await attack(channel);
    await known(ann).slash(channel, 'done');
    for (let round = 0; round < 4; round++) {
      await known(ann).slash(channel, 'stand');
      await known(bob).slash(channel, 'stand');
      await stage.posted();
    }
    const calls = postsIn(channel).flatMap((message) => textIn(message).match(/<@\d+>/g) ?? []);
    for (const user of [ann, bob]) {
      const called = calls.filter((call) => call === `<@${known(user).id}>`).length;
      expect(called).toBeLessThanOrEqual(user === ann ? 2 : 1);
    }
  });
});
