/** Six-digit codes by SMS and mail. Nothing is sent: the outbox holds every code. */
import { Random } from '../simulation/random.ts';
import type { Account } from './account.ts';
import { codeExpired, codeWrong } from './account-failures.ts';

interface SentCode {
  kind: 'sms' | 'mail';
  to: string;
  code: string;
  /** epoch milliseconds */
  at: number;
}

type CodeDestination = Pick<SentCode, 'kind' | 'to'>;

const CODE_VALID_MS = 3 * 60_000;

export class VerificationCodes {
  readonly #seed: number;
  readonly #now: () => number;
  #random: Random;
  /** The valid code of each purpose: only the last one sent. */
  #codes = new Map<string, { code: string; validUntil: number; destination: CodeDestination }>();
  #outbox: SentCode[] = [];

  constructor(seed: number, now: () => number) {
    this.#seed = seed;
    this.#now = now;
    this.#random = new Random(seed);
  }

  /** All codes sent, newest last. */
  get outbox(): readonly SentCode[] {
    return this.#outbox;
  }

  /** Sends a new code and invalidates the previous one. Returns the end of its validity in epoch seconds. */
  send(purpose: string, destination: CodeDestination): number {
    const before = this.#codes.get(purpose)?.code;
    let code = this.#draw();
    while (code === before) code = this.#draw();
    const validUntil = this.#now() + CODE_VALID_MS;
    this.#codes.set(purpose, { code, validUntil, destination });
    this.#outbox.push({ ...destination, code, at: this.#now() });
    return Math.floor(validUntil / 1_000);
  }

  /**
   * Returns the destination of the last code for this purpose, even when expired; undefined when there is no such code.
   */
  destinationOf(purpose: string): CodeDestination | undefined {
    return this.#codes.get(purpose)?.destination;
  }

  /** Consumes a correct code; throws a refusal when the code is wrong or expired. */
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
    return String(this.#random.integer(1_000_000)).padStart(6, '0');
  }
}

/** Returns the phone number as destination, or the mail address when the account has no phone. */
export function codeDestinationOf({ phoneNumber, email }: Account): CodeDestination {
  return phoneNumber === null ? { kind: 'mail', to: email ?? '' } : { kind: 'sms', to: phoneNumber };
}
