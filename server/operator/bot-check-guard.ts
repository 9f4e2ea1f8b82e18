/** The bot check behind the services: tokens are good once, for five minutes. */
import type { FastifyInstance } from 'fastify';
import { callsByArea } from '../../src/contract/services/calls.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { BOT_CHECK_FAILED, BOT_TOKEN_HEADER, botCheckedCalls } from '../../src/contract/services/bot-checked-calls.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { serviceBase } from '../http/stand-in-environment.ts';
import { requestPathOf } from '../http/request-path.ts';

const GOOD_FOR_MS = 300_000;

/** `lenient` takes a call without a token, `strict` does not, `refuse` takes none at all. */
type BotCheckMode = 'lenient' | 'strict' | 'refuse';

export class BotChecks {
  mode: BotCheckMode = 'lenient';
  /** Calls that came with a token that was good. */
  passed: string[] = [];
  readonly #now: () => number;
  #issued = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): string {
    const token = crypto.randomUUID();
    this.#issued.set(token, this.#now());
    return token;
  }

  /** A token works once, whatever becomes of the call. */
  allowsCall(call: string, token: string | undefined): boolean {
    if (this.mode === 'refuse') return false;
    if (token === undefined) return this.mode === 'lenient';
    const issuedAt = this.#issued.get(token);
    this.#issued.delete(token);
    const good = issuedAt !== undefined && this.#now() - issuedAt <= GOOD_FOR_MS;
    if (good) this.passed.push(call);
    return good;
  }

  reset(): void {
    this.mode = 'lenient';
    this.passed = [];
    this.#issued = new Map();
  }
}

export function guardCalls(app: FastifyInstance, checks: BotChecks): void {
  const guarded = new Map(botCheckedCalls.map((name) => [addressOf(name), name]));
  app.addHook('onRequest', async (request) => {
    const name = request.method === 'POST' ? guarded.get(requestPathOf(request.raw.url)) : undefined;
    if (name === undefined) return;
    const token = request.headers[BOT_TOKEN_HEADER.toLowerCase()];
    if (!checks.allowsCall(name, typeof token === 'string' ? token : undefined)) throw checkFailed();
  });
}

const checkFailed = (): ServiceFailure =>
  new ServiceFailure(BOT_CHECK_FAILED, 'BotCheckFailed', 'Güvenlik doğrulaması başarısız. Lütfen tekrar dene.');

function addressOf(name: string): string {
  const calls = Object.values(callsByArea).flatMap((area: Record<string, ServiceCall>) => Object.values(area));
  const call = calls.find((each) => each.name === name);
  if (call === undefined) throw new Error(`The contract has no call ${name}.`);
  return `${serviceBase(call.area)}/${call.path}`;
}
