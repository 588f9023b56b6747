type Handled<Call> = Call extends (...given: infer Given) => infer Answer
  ? (call: () => Answer, ...given: Given) => Answer
  : never;

/** Runs around some methods of a port. `call` continues with all the arguments given. */
export type Around<Port> = { readonly [Name in keyof Port]?: Handled<Port[Name]> };

/** The asynchronous methods of a port. */
export type AnsweringLater<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Port];

/**
 * A port with some of its methods wrapped. All other methods and all arguments pass through, so a wrapper cannot forget
 * one.
 */
export function wrapped<Port extends object>(port: Port, changes: Around<Port>): Port {
  return passing(port, (name) => {
    const change: unknown = Reflect.get(changes, name);
    return typeof change === 'function' ? (call, given) => Reflect.apply(change, undefined, [call, ...given]) : null;
  });
}

/** A port with every method wrapped the same way. */
export function aroundAll<Port extends object>(port: Port, change: (call: () => unknown) => unknown): Port {
  return passing(port, () => change);
}

type Change = (call: () => unknown, given: readonly unknown[]) => unknown;

function passing<Port extends object>(port: Port, changeOf: (name: PropertyKey) => Change | null): Port {
  return new Proxy(port, {
    get(target, name) {
      // Private fields belong to the target, not to the proxy.
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      const change = changeOf(name);
      return (...given: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(method, target, given);
        return change === null ? call() : change(call, given);
      };
    },
  });
}
