import type { ClaimedPost, Outbox, SentMessage, SentMessageKind, SentMessages } from '../../src/table/ports/outbox.js';
import type { Post } from '../../src/table/ports/post.js';

interface Waiting {
  readonly post: Post;
  readonly channelId: string;
  readonly createdAt: Date;
  attempt: number;
  notBefore: number;
  leasedUntil: number;
  state: 'waiting' | 'sent' | 'abandoned';
  messageId: string | null;
}

/** The outbox's port in memory, lanes and leases included, with every ending to look at. */
export class MemoryOutbox implements Outbox, SentMessages {
  readonly posts: Waiting[] = [];
  #sentMessages: SentMessage[] = [];
  onClaim: () => void = () => undefined;
  onKeep: () => void = () => undefined;
  /** By which leases begin and end: it stands still, since on a busy machine a lease would end while its holder lives. */
  now: () => number = () => 0;

  add(post: Post, channelId: string): void {
    this.posts.push({
      post,
      channelId,
      createdAt: new Date(),
      attempt: 0,
      notBefore: 0,
      leasedUntil: 0,
      state: 'waiting',
      messageId: null,
    });
  }

  stateOf(id: string): string {
    return this.posts.find((waiting) => waiting.post.id === id)?.state ?? 'unknown';
  }

  async claim(limit: number, leaseMs: number): Promise<readonly ClaimedPost[]> {
    this.onClaim();
    const lanes = new Set<string>();
    const claimed: ClaimedPost[] = [];
    for (const waiting of this.posts) {
      if (waiting.state !== 'waiting' || claimed.length >= limit) continue;
      const { to, gameId } = waiting.post;
      const lane = to.kind === 'direct' ? `to ${to.userId}` : gameId;
      const isFirst = !lanes.has(lane);
      lanes.add(lane);
      if (!isFirst || waiting.notBefore > Date.now() || waiting.leasedUntil > this.now()) continue;
      waiting.attempt++;
      waiting.leasedUntil = this.now() + leaseMs;
      claimed.push({ ...waiting, waitedMs: Date.now() - waiting.createdAt.getTime() });
    }
    return claimed;
  }

  async keep(postIds: readonly string[], leaseMs: number): Promise<void> {
    for (const waiting of this.posts) if (postIds.includes(waiting.post.id)) waiting.leasedUntil = this.now() + leaseMs;
    this.onKeep();
  }

  async sent(postId: string, externalId: string | null): Promise<void> {
    this.#end(postId, 'sent', externalId);
  }
  async abandon(postId: string): Promise<void> {
    this.#end(postId, 'abandoned', null);
  }
  async postpone(postId: string, afterMs: number): Promise<void> {
    const waiting = this.posts.find((candidate) => candidate.post.id === postId);
    if (waiting === undefined) return;
    waiting.notBefore = Date.now() + afterMs;
    waiting.leasedUntil = 0;
  }
  async abandonLane(gameId: string): Promise<void> {
    for (const { post } of this.#inLane(gameId)) this.#end(post.id, 'abandoned', null);
  }
  async hasten(gameId: string): Promise<void> {
    for (const waiting of this.#inLane(gameId)) waiting.notBefore = 0;
  }
  #inLane(gameId: string): readonly Waiting[] {
    return this.posts.filter(({ post }) => post.gameId === gameId && post.to.kind !== 'direct');
  }
  async sentAs(gameId: string, externalId: string): Promise<Post | null> {
    const found = this.posts.find(({ post, messageId }) => post.gameId === gameId && messageId === externalId);
    return found?.post ?? null;
  }
  async waiting(): Promise<{ count: number; oldestMs: number | null }> {
    const open = this.posts.filter((waiting) => waiting.state === 'waiting');
    const [first] = open;
    return { count: open.length, oldestMs: first === undefined ? null : Date.now() - first.createdAt.getTime() };
  }

  async prune(): Promise<number> {
    return 0;
  }

  #end(postId: string, state: 'sent' | 'abandoned', messageId: string | null): void {
    const waiting = this.posts.find((candidate) => candidate.post.id === postId);
    if (waiting === undefined) return;
    waiting.state = state;
    waiting.messageId = messageId;
  }

  async ofKind(gameId: string, kind: SentMessageKind): Promise<readonly SentMessage[]> {
    return this.#sentMessages.filter((notice) => notice.gameId === gameId && notice.kind === kind);
  }
  async pin(notice: SentMessage): Promise<void> {
    await this.takeDown(notice.gameId, notice.kind, notice.key);
    this.#sentMessages.push(notice);
  }
  async takeDown(gameId: string, kind: SentMessageKind, key: string): Promise<void> {
    this.#sentMessages = this.#sentMessages.filter(
      (notice) => !(notice.gameId === gameId && notice.kind === kind && notice.key === key),
    );
  }
}
