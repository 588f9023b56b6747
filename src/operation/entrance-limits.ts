import { type Allowed, Budgets } from './budgets.js';

interface EntranceLimits {
  readonly ofAddress: Allowed;
  readonly ofInstance: Allowed;
  readonly ofAll: Allowed;
}

/**
 * Attempts that fail, since each costs requests to Discord: at most some 400 in ten minutes, of the 10,000 refused ones
 * after which Discord shuts a bot out. Through Discord's proxy many people share an address.
 */
const LIMITS: EntranceLimits = {
  ofAddress: { atOnce: 40, perSecond: 0.2 },
  ofInstance: { atOnce: 12, perSecond: 0.1 },
  ofAll: { atOnce: 100, perSecond: 0.5 },
};

interface Attempt {
  readonly instanceId: string;
  readonly address: string;
}

/** Whoever failed too often is not tried for a while. */
export function limitEntrances<Asked extends Attempt, Entered extends { readonly ok: boolean }>(
  enter: (asked: Asked) => Promise<Entered>,
  limits: EntranceLimits = LIMITS,
  now: () => number = () => performance.now(),
): (asked: Asked) => Promise<Entered | { readonly ok: false; readonly why: 'often' }> {
  const addresses = new Budgets(limits.ofAddress, now);
  const instances = new Budgets(limits.ofInstance, now);
  const all = new Budgets(limits.ofAll, now);
  return async (asked) => {
    const spends: readonly (readonly [Budgets, string])[] = [
      [addresses, asked.address],
      [instances, asked.instanceId],
      [all, ''],
    ];
    const giveBack = (count: number) => {
      for (const [budgets, key] of spends.slice(0, count)) budgets.giveBack(key);
    };
    const lacking = spends.findIndex(([budgets, key]) => budgets.spend(key) > 0);
    if (lacking >= 0) {
      giveBack(lacking);
      return { ok: false, why: 'often' };
    }
    const entered = await enter(asked);
    if (entered.ok) giveBack(spends.length);
    return entered;
  };
}
