/** Six-digit codes by SMS and mail: what would have been sent lies in the outbox. */
import { Random } from '../simulation/random.ts';
import type { Account } from './account.ts';
import { codeExpired, codeWrong } from './refusals.ts';

export interface SentCode {
  kind: 'sms' | 'mail';
  to: string;
  code: string;
  /** epoch milliseconds */
  at: number;
}

export type Destination = Pick<SentCode, 'kind' | 'to'>;

export const CODE_VALID_MS = 3 * 60_000;

export class Codes {
  readonly #seed: number;
  readonly #now: () => number;
  #random: Random;
  /** By purpose: at most one code is good for it, the last sent. */
  #codes = new Map<string, { code: string; validUntil: number; destination: Destination }>();
  #outbox: SentCode[] = [];

  constructor(seed: number, now: () => number) {
    this.#seed = seed;
    this.#now = now;
    this.#random = new Random(seed);
  }

  /** Newest last. */
  get outbox(): readonly SentCode[] {
    return this.#outbox;
  }

  /** Sends a new code; the one before is worth nothing. Answers until when it is valid, epoch seconds. */
  send(purpose: string, destination: Destination): number {
    const before = this.#codes.get(purpose)?.code;
    let code = this.#draw();
    while (code === before) code = this.#draw();
    const validUntil = this.#now() + CODE_VALID_MS;
    this.#codes.set(purpose, { code, validUntil, destination });
    this.#outbox.push({ ...destination, code, at: this.#now() });
    return Math.floor(validUntil / 1_000);
  }

  /** Where the code for this went, valid or not; undefined when none was sent. */
  sentTo(purpose: string): Destination | undefined {
    return this.#codes.get(purpose)?.destination;
  }

  /** Refuses a code that is wrong or expired. A right one is used up. */
  confirm(purpose: string, code: string): void {
    const sent = this.#codes.get(purpose);
    if (sent === undefined || sent.code !== code.trim()) throw codeWrong();
    if (this.#now() >= sent.validUntil) throw codeExpired();
    this.#codes.delete(purpose);
  }

  forget(purpose: string): void {
    this.#codes.delete(purpose);
  }

  reset(): void {
    this.#codes.clear();
    this.#outbox = [];
    this.#random = new Random(this.#seed);
  }

  #draw(): string {
    return String(this.#random.whole(1_000_000)).padStart(6, '0');
  }
}

/** The phone, or the mail address of who has none. */
export function contactOf({ phoneNumber, email }: Account): Destination {
  return phoneNumber === null ? { kind: 'mail', to: email ?? '' } : { kind: 'sms', to: phoneNumber };
}
