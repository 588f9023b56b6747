import type { Json, JsonObject } from '../../../src/core/json.js';
import type { FakeDiscord } from './fake-discord.js';
import { CALLBACK, type FakeInteraction } from './interactions.js';
import { isObject, numberOf, objectsOf, textOf } from './json.js';
import { MODAL } from './limits-form.js';
import { buttonsOf, type ShownButton, type ShownSelect, selectsOf, textIn } from './shown.js';
import { channelJson, memberJson, messageJson, userJson } from './wire.js';
import type { FakeAttachment, FakeChannel, FakeMessage, FakeUserRecord } from './world.js';

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL_SUBMIT = 5;
const OPTION = {
  subcommand: 1,
  group: 2,
  text: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  number: 10,
  attachment: 11,
} as const;

export type Typed = Readonly<Record<string, string | number | boolean>>;

/** What came of an interaction, when the person has something to look at. */
export class Answered {
  readonly interaction: FakeInteraction;
  readonly message: FakeMessage | null;
  readonly followUps: readonly FakeMessage[];

  constructor(interaction: FakeInteraction) {
    this.interaction = interaction;
    this.message = interaction.original;
    this.followUps = interaction.followUps;
  }

  get messages(): readonly FakeMessage[] {
    return [...(this.message === null ? [] : [this.message]), ...this.followUps].filter((message) => !message.deleted);
  }
  get text(): string {
    return this.messages.map(textIn).join('\n');
  }
  get isPrivate(): boolean {
    return this.messages.every((message) => message.privateTo !== null);
  }
  get buttons(): readonly ShownButton[] {
    return this.messages.flatMap(buttonsOf);
  }
  get selects(): readonly ShownSelect[] {
    return this.messages.flatMap(selectsOf);
  }
  get images(): readonly FakeAttachment[] {
    return this.messages.flatMap((message) => message.attachments).filter((file) => file.width !== null);
  }
  get ackMs(): number {
    return this.interaction.ackedAfterMs ?? Number.POSITIVE_INFINITY;
  }
  get deferred(): boolean {
    return (
      this.interaction.callback === CALLBACK.deferredMessage || this.interaction.callback === CALLBACK.deferredUpdate
    );
  }
}

/** What the bot may do there, in Discord's bits: all that a channel does not deny it. */
function permissionsIn(channel: FakeChannel): string {
  const bits = { view: [10n], send: [11n, 38n], attach: [15n], history: [16n], pin: [51n], thread: [35n] };
  const allowed = Object.entries(bits).filter(([thing]) => ![...channel.denied].some((denied) => denied === thing));
  return allowed
    .flatMap(([, its]) => its)
    .reduce((sum, bit) => sum | (1n << bit), 0n)
    .toString();
}

/** A person at a Discord client: types commands, presses buttons, picks from menus, and waits for what comes. */
export class FakeUser {
  readonly record: FakeUserRecord;
  readonly #discord: FakeDiscord;

  constructor(discord: FakeDiscord, record: FakeUserRecord) {
    this.#discord = discord;
    this.record = record;
  }

  get id(): string {
    return this.record.id;
  }
  get mention(): string {
    return `<@${this.id}>`;
  }

  /** `/game create scenario:A` is `slash(channel, 'game create', { scenario: 'A' })`. */
  async slash(channel: FakeChannel, line: string, typed: Typed = {}): Promise<Answered> {
    return this.settled(this.send(channel, line, typed), `/${line}`);
  }

  /** Taps the command that opens the Activity. */
  async opens(channel: FakeChannel): Promise<Answered> {
    const command = this.#discord.commands.in(channel.guildId).find(({ type }) => type === 4);
    if (command === undefined) throw new Error('there is no Entry Point command');
    const data = { id: command.id ?? '', name: command.name ?? '', type: 4 };
    return this.settled(this.#dispatch(COMMAND, channel, null, data), 'the Entry Point command');
  }

  /** The same without waiting. */
  send(channel: FakeChannel, line: string, typed: Typed = {}): FakeInteraction {
    const command = this.#commandData(channel, line, typed, null);
    return this.#dispatch(COMMAND, channel, null, command);
  }

  /** What Discord would list under the option while it is being typed. */
  async complete(
    channel: FakeChannel,
    line: string,
    typed: Typed,
    focused: string,
  ): Promise<readonly { name: string; value: Json }[]> {
    const interaction = this.#dispatch(AUTOCOMPLETE, channel, null, this.#commandData(channel, line, typed, focused));
    await this.#discord.world.until(`suggestions for ${focused} of /${line}`, () => interaction.choices);
    return (interaction.choices ?? []).map((choice) => ({
      name: textOf(choice.name) ?? '',
      value: choice.value ?? null,
    }));
  }

  /** Presses the button with this label; Discord itself keeps people from pressing a disabled one. */
  async click(message: FakeMessage, label: string | RegExp): Promise<Answered> {
    const fits = (button: ShownButton) =>
      typeof label === 'string' ? button.label === label : label.test(button.label);
    const button = buttonsOf(message).find((candidate) => fits(candidate) && !candidate.disabled);
    if (button === undefined)
      throw new Error(
        `no button ${label} among: ${buttonsOf(message)
          .map((known) => known.label)
          .join(', ')}`,
      );
    return this.settled(this.press(message, button.id), `the button ${label}`);
  }

  /** Sends a press as it is, even of a button that is gone: a client that has not redrawn yet. */
  press(message: FakeMessage, customId: string): FakeInteraction {
    return this.#dispatch(COMPONENT, this.#channelOf(message), message, { custom_id: customId, component_type: 2 });
  }

  /** A form that no button opened, filled in as no client would. */
  fill(message: FakeMessage, customId: string, components: readonly JsonObject[]): FakeInteraction {
    return this.#dispatch(MODAL_SUBMIT, this.#channelOf(message), message, { custom_id: customId, components });
  }

  /** A command with whatever in it: nothing is asked for that a client would insist on. */
  force(channel: FakeChannel, line: string, typed: Typed): FakeInteraction {
    return this.#dispatch(COMMAND, channel, null, this.#commandData(channel, line, typed, ''));
  }

  async choose(message: FakeMessage, select: ShownSelect, values: readonly string[]): Promise<Answered> {
    if (values.length < select.min || values.length > select.max || select.disabled)
      throw new Error(`the menu ${select.placeholder} takes ${select.min} to ${select.max}`);
    if (values.some((value) => !select.options.some((option) => option.value === value)))
      throw new Error(`the menu ${select.placeholder} has not all of ${values.join(', ')}`);
    return this.settled(this.pick(message, select.id, values), `the menu ${select.placeholder}`);
  }

  pick(message: FakeMessage, customId: string, values: readonly string[]): FakeInteraction {
    return this.#dispatch(COMPONENT, this.#channelOf(message), message, {
      custom_id: customId,
      component_type: 3,
      values,
    });
  }

  /**
   * Fills in the form that the answer opened, as Discord lets people: what is required, from what is listed. Lists are
   * filled by their values; an input of one line is filled by its id.
   */
  async submit(
    answer: Answered,
    channel: FakeChannel,
    filled: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Answered> {
    const modal = answer.interaction.modal;
    if (modal === null) throw new Error('no form was opened');
    const rows = objectsOf(modal.components).map((row): JsonObject => {
      const inside = isObject(row.component) ? row.component : null;
      if (inside === null)
        return { type: 1, components: objectsOf(row.components).map((input) => sentInput(input, filled)) };
      return { type: row.type ?? 0, component: sentInput(inside, filled) };
    });
    const data = { custom_id: textOf(modal.custom_id) ?? '', components: rows };
    return this.settled(this.#dispatch(MODAL_SUBMIT, channel, answer.interaction.source, data), 'the form');
  }

  async settled(interaction: FakeInteraction, what: string): Promise<Answered> {
    await this.#discord.world.until(`an answer to ${this.record.name}: ${what}`, () => interaction.settled);
    return new Answered(interaction);
  }

  #channelOf(message: FakeMessage): FakeChannel {
    const channel = this.#discord.world.channels.get(message.channelId);
    if (channel === undefined) throw new Error('the message is nowhere');
    return channel;
  }

  #dispatch(type: number, channel: FakeChannel, source: FakeMessage | null, data: JsonObject): FakeInteraction {
    const { world, gateway, interactions, applicationId } = this.#discord;
    const interaction = interactions.open(this.id, channel.id, source);
    const guild = channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
    gateway.dispatch(
      'INTERACTION_CREATE',
      {
        id: interaction.id,
        application_id: applicationId,
        type,
        token: interaction.token,
        version: 1,
        channel_id: channel.id,
        channel: channelJson(channel),
        locale: this.record.locale,
        entitlements: [],
        app_permissions: permissionsIn(channel),
        attachment_size_limit: 10_485_760,
        authorizing_integration_owners: { '0': channel.guildId ?? '0' },
        context: channel.guildId === null ? 1 : 0,
        ...(guild === undefined
          ? { user: userJson(this.record) }
          : {
              guild_id: guild.id,
              guild: { id: guild.id, locale: guild.locale, features: [] },
              guild_locale: guild.locale,
              member: memberJson(this.record),
            }),
        ...(source === null ? {} : { message: messageJson(world, source) }),
        data,
      },
      channel.guildId,
    );
    return interaction;
  }

  #commandData(channel: FakeChannel, line: string, typed: Typed, focused: string | null): JsonObject {
    const [name, ...path] = line.trim().replace(/^\//, '').split(/\s+/);
    const command = this.#discord.commands.in(channel.guildId).find((known) => known.name === name);
    if (command === undefined) throw new Error(`/${name} is not registered`);
    let options: JsonObject[] = [];
    let definition = command;
    const nest: ((inner: JsonObject[]) => JsonObject[])[] = [];
    for (const step of path) {
      const next = objectsOf(definition.options).find((option) => option.name === step);
      if (next === undefined) throw new Error(`/${line}: ${step} is not registered`);
      definition = next;
      nest.unshift((inner) => [{ name: step, type: next.type ?? OPTION.subcommand, options: inner }]);
    }
    options = this.#optionData(line, objectsOf(definition.options), typed, focused);
    const resolved = this.#resolved(options);
    for (const wrap of nest) options = wrap(options);
    return { id: command.id ?? '', name: command.name ?? '', type: 1, options, ...resolved };
  }

  #optionData(line: string, known: readonly JsonObject[], typed: Typed, focused: string | null): JsonObject[] {
    const nested = known.some((option) => (numberOf(option.type) ?? 0) <= OPTION.group);
    if (nested) throw new Error(`/${line} needs a subcommand`);
    for (const option of known)
      if (focused === null && option.required === true && typed[String(option.name)] === undefined)
        throw new Error(`/${line} needs ${String(option.name)}`);
    return Object.entries(typed).map(([name, value]) => {
      const option = known.find((candidate) => candidate.name === name);
      if (option === undefined) throw new Error(`/${line} has no option ${name}`);
      const choices = objectsOf(option.choices);
      if (choices.length > 0 && !choices.some((choice) => choice.value === value))
        throw new Error(`/${line} ${name} has no choice ${value}`);
      const given = option.type === OPTION.attachment ? this.#attach(String(value)) : value;
      return { name, type: option.type ?? OPTION.text, value: given, ...(name === focused ? { focused: true } : {}) };
    });
  }

  /** A file is attached by its text, and reaches the bot as an address. */
  #attach(content: string): string {
    const id = this.#discord.world.ids.next();
    this.#discord.world.files.set(id, new TextEncoder().encode(content));
    return id;
  }

  #resolved(options: readonly JsonObject[]): JsonObject {
    const users: Record<string, JsonObject> = {};
    const attachments: Record<string, JsonObject> = {};
    for (const option of options) {
      const id = String(option.value);
      const user = option.type === OPTION.user ? this.#discord.world.users.get(id) : undefined;
      const file = option.type === OPTION.attachment ? this.#discord.world.files.get(id) : undefined;
      const url = `${this.#discord.filesUrl}/${id}/file.json`;
      if (user !== undefined) users[id] = userJson(user);
      if (file !== undefined) attachments[id] = { id, filename: 'file.json', size: file.length, url, proxy_url: url };
    }
    return { resolved: { users, attachments } };
  }
}

function sentInput(input: JsonObject, filled: Readonly<Record<string, string | readonly string[]>>): JsonObject {
  const id = textOf(input.custom_id) ?? '';
  const given = filled[id];
  if (input.type === MODAL.text) return { type: MODAL.text, custom_id: id, value: String(given ?? '') };
  const chosen = given === undefined ? [] : typeof given === 'string' ? [given] : given;
  const options = objectsOf(input.options).map(({ value }) => textOf(value) ?? '');
  const least = input.type === MODAL.radio ? Number(input.required === true) : (numberOf(input.min_values) ?? 1);
  const most = input.type === MODAL.radio ? 1 : (numberOf(input.max_values) ?? 1);
  if (chosen.length < least || chosen.length > most || chosen.some((value) => !options.includes(value)))
    throw new Error(`the list ${id} of ${options.join(', ')} takes ${least} to ${most}, not ${chosen.join(', ')}`);
  if (input.type === MODAL.radio) return { type: MODAL.radio, custom_id: id, value: chosen[0] ?? null };
  return { type: input.type ?? 0, custom_id: id, values: [...chosen] };
}
