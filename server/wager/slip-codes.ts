/** Six-digit codes that open a slip for a day. */
import { Random } from '../simulation/random.ts';
import { DAY_IN_MS } from '../turkish-time.ts';
import type { SlipRecord } from './saved-slip-store.ts';

interface CodedSlip {
  code: string;
  slip: SlipRecord;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const CODE_LENGTH = 6;

export class SlipCodes {
  readonly #seed: number;
  #byCode = new Map<string, CodedSlip>();
  #random: Random;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new Random(seed);
  }

  /** Returns the valid code of an equal slip, otherwise a new one. */
  create(slip: SlipRecord, nowMs: number): CodedSlip {
    const content = JSON.stringify(slip);
    for (const stored of this.#byCode.values()) {
      if (stored.expiresAt > nowMs && JSON.stringify(stored.slip) === content) return stored;
    }
    const coded = { code: this.#newCode(), slip, expiresAt: nowMs + DAY_IN_MS };
    this.#byCode.set(coded.code, coded);
    return coded;
  }

  find(code: string): CodedSlip | undefined {
    return this.#byCode.get(code);
  }

  reset(): void {
    this.#byCode.clear();
    this.#random = new Random(this.#seed);
  }

  #newCode(): string {
    for (;;) {
      const code = String(this.#random.integer(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      if (!this.#byCode.has(code)) return code;
    }
  }
}
