/** Holds messages for a moment and lets them go in another order: the disorder a client must survive, on command. */
export class ReorderWindow {
  #held: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #release: (messages: string[]) => void;
  #random = repeatableRandom();

  constructor(release: (messages: string[]) => void) {
    this.#release = release;
  }

  add(messages: readonly string[]): void {
    for (const message of messages) {
      this.#held.push(message);
      if (this.#held.length === WINDOW_SIZE) this.flush();
    }
    if (this.#held.length > 0) this.#timer ??= setTimeout(() => this.flush(), WINDOW_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const held = this.#held;
    this.#held = [];
    if (held.length > 0) this.#release(shuffled(held, this.#random));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = [];
  }
}

const WINDOW_SIZE = 8;
const WINDOW_MS = 100;

/** Fisher–Yates; an order that came out unchanged is turned round, so two or more messages are never in order by luck. */
function shuffled(messages: readonly string[], random: () => number): string[] {
  const result = [...messages];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] ?? '', result[last] ?? ''];
  }
  return result.every((message, index) => message === messages[index]) ? result.reverse() : result;
}

/** A fixed linear congruential sequence in [0, 1), so that a run repeats. */
function repeatableRandom(): () => number {
  let state = 2_026;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
