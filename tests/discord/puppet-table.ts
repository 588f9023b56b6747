import type { Suggestion } from '../../src/core/command.js';
import { inEach } from '../../src/core/languages.js';
import type { Control, Line, Reply } from '../../src/table/ports/message.js';
import type { Post } from '../../src/table/ports/post.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import type { CommandRequest, CompleteRequest, PressRequest } from '../../src/table/request.js';
import type {
  DescribedCommand,
  Lapsed,
  Localised,
  PlayedOn,
  ResolvedPost,
  Rest,
  Rested,
  TableService,
} from '../../src/table/service.js';
import type { Say } from '../../src/table/words/words.js';

/** A table that does what a test tells it: for everything between Discord and the table, faults above all. */
export class PuppetTable implements TableService {
  readonly executed: CommandRequest[] = [];
  readonly pressed: PressRequest[] = [];
  onExecute: (request: CommandRequest) => Promise<Reply> = async () => said('done');
  onPress: (request: PressRequest) => Promise<Reply> = async () => said('pressed');
  onComplete: (request: CompleteRequest) => Promise<readonly Suggestion[]> = async () => [];
  onResolve: (post: Post) => Promise<ResolvedPost | null> = async (post) => resolved(post);

  execute(request: CommandRequest): Promise<Reply> {
    this.executed.push(request);
    return this.onExecute(request);
  }
  press(request: PressRequest): Promise<Reply> {
    this.pressed.push(request);
    return this.onPress(request);
  }
  complete(request: CompleteRequest): Promise<readonly Suggestion[]> {
    return this.onComplete(request);
  }
  commands(): readonly DescribedCommand[] {
    return [
      {
        ...described('play'),
        of: null,
        gamesOptions: false,
        options: [
          { ...described('what'), type: 'text', required: true, autocomplete: true, choices: [] },
          { ...described('who'), type: 'user', choices: [] },
          { ...described('file'), type: 'attachment', choices: [] },
        ],
        subcommands: [],
      },
      {
        ...described('game'),
        of: null,
        gamesOptions: false,
        options: [],
        subcommands: [{ ...described('mine'), options: [] }],
      },
    ];
  }
  resolve(post: Post): Promise<ResolvedPost | null> {
    return this.onResolve(post);
  }
  async panel(): Promise<readonly (readonly Control[])[]> {
    return [];
  }
  async playOn(): Promise<PlayedOn> {
    return 'waits';
  }

  async rest(): Promise<Rested> {
    return 'awake';
  }

  readonly stranded: string[] = [];
  async strand({ gameId }: Rest): Promise<void> {
    this.stranded.push(gameId);
  }

  async lapse(): Promise<Lapsed> {
    return 'settled';
  }
}

function described(name: string): { name: string; names: Localised; descriptions: Localised } {
  return {
    name,
    names: { ...inEach(() => name), fr: `${name}-fr`, es: `${name}-es` },
    descriptions: { ...inEach(() => `${name}.`), fr: `${name} en français.`, es: `${name} en español.` },
  };
}

export function line(text: string): Line {
  return { from: 'game', module: 'puppet', key: text };
}

export function said(text: string, controls: readonly (readonly Control[])[] = []): Reply {
  return { lines: [line(text)], controls };
}

export function button(token: string, label = token): Control {
  return { kind: 'button', token, label: line(label), style: 'primary' };
}

export function menu(token: string, values: readonly string[], max = 1): Control {
  return {
    kind: 'select',
    token,
    label: line(token),
    min: 1,
    max,
    choices: values.map((value) => ({ value, label: line(value) })),
  };
}

/** Keys are their own words here; the language is shown where a test asks for it. */
export const puppetSay: Say = (said, style) => {
  if (said.from === 'person') return style.escape(said.text);
  return said.from === 'game' ? said.key.replaceAll('$locale', style.locale) : said.from;
};

export const GAME: GameRecord = {
  id: 'g1',
  module: 'puppet',
  outcome: null,
  challenge: null,
  rulesVersion: '1.0.0',
  phase: 'playing',
  name: 'The war',
  guildId: null,
  channelId: '',
  locale: 'en',
  setup: {},
  overrides: null,
  settings: {
    tempo: 'table',
    turnHours: null,
    reactionHours: null,
    windowHours: null,
    nudgeHours: 0,
    warnHours: 0,
    graceHours: 0,
    onAbsence: 'remind',
    onAway: 'wait',
    strength: 'default',
    advice: null,
    battleThreads: false,
    undo: 'never',
    restDays: 14,
    watched: true,
    openSeats: false,
  },
  seats: [],
  masterId: '',
  version: 1,
  nextRoll: 0,
  seed: '',
  seedHash: '',
  words: [],
  sealing: null,
  undoAsked: null,
  requests: [],
  pausedAt: null,
  restsAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

export function resolved(post: Post, over: Partial<ResolvedPost> = {}): ResolvedPost {
  return {
    game: GAME,
    locale: 'en',
    lines: post.lines,
    people: {},
    mentions: post.mentions,
    picture: null,
    controls: [],
    ...over,
  };
}
