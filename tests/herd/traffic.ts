/** Traffic of one browser: its requests with their bytes, and the messages and bytes its hubs sent. */

export interface Exchange {
  /** Start of the request, in milliseconds of `performance.now()`. */
  at: number;
  /** Method and path without ids, see `callOf`. */
  call: string;
  /** Bytes of the response's body as transferred, compressed; without headers. */
  bytes: number;
  /** Address of a read without a player's token, whose response every browser may share; undefined for others. */
  shared: string | undefined;
}

/** Sum of a value over the seconds of a run. */
export class PerSecond {
  readonly #sums = new Map<number, number>();

  add(at: number, value: number): void {
    const second = Math.floor(at / 1_000);
    this.#sums.set(second, (this.#sums.get(second) ?? 0) + value);
  }

  /** Sum of the seconds that begin within the stretch. */
  sumOf({ from, to }: Stretch): number {
    let sum = 0;
    for (const [second, value] of this.#sums) if (second * 1_000 >= from && second * 1_000 < to) sum += value;
    return sum;
  }
}

/** Stretch of a run, in milliseconds of `performance.now()`; `to` is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Traffic {
  exchanges: Exchange[];
  /** Times at which a socket to a hub was requested, accepted or not. */
  hubOpens: number[];
  hubBytes: PerSecond;
  hubMessages: PerSecond;
}

export const createTraffic = (): Traffic => ({
  exchanges: [],
  hubOpens: [],
  hubBytes: new PerSecond(),
  hubMessages: new PerSecond(),
});

/** Names a call: method and path without the base and without ids, because every match has an address of its own. */
export function callOf(method: string, url: string): string {
  const path = new URL(url).pathname
    .replace(/^\/api\//, '')
    .replace(/^\//, '')
    .replace(/(\/access-tokens)\/.*$/, '$1/…')
    .replace(/\d{3,}/g, '{id}');
  return method === 'GET' ? path : `${method} ${path}`;
}
