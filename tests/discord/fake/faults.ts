/** What may go wrong on the way: asked for by a test, used up by the requests it matches. */
type Trouble =
  | { readonly kind: 'status'; readonly status: number; readonly code?: number; readonly message?: string }
  | { readonly kind: 'rate-limit'; readonly retryAfterMs: number; readonly global?: boolean }
  /** The socket is cut before the request is looked at. */
  | { readonly kind: 'drop' }
  /** The request is carried out, then the socket is cut: the bot cannot know that it worked. */
  | { readonly kind: 'drop-after' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Nothing comes of the request until the test lets it go on. */
  | { readonly kind: 'held'; readonly until: Promise<void> };

interface Fault {
  readonly method?: string;
  readonly path: RegExp;
  readonly times?: number;
  readonly trouble: Trouble;
}

export class Faults {
  #open: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#open.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#open = [];
  }

  /** Troubles that no request has met yet. */
  get waiting(): number {
    return this.#open.length;
  }

  /** The trouble for this request, if any is left for it. */
  take(method: string, path: string): Trouble | null {
    const hit = this.#open.find(
      ({ fault, left }) => left > 0 && (fault.method === undefined || fault.method === method) && fault.path.test(path),
    );
    if (hit === undefined) return null;
    hit.left--;
    this.#open = this.#open.filter(({ left }) => left > 0);
    return hit.fault.trouble;
  }
}
