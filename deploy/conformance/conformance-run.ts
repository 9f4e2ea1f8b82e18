/** The calls of one run against a backend, made as the product makes them, with a row of findings for each. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CallInput } from '../../src/contract/services/call-input.ts';
import type { InputOf, ServiceCall, ValueOf } from '../../src/contract/services/call.ts';
import { type Calls, allCalls, calls } from '../../src/contract/services/calls.ts';
import { retryAfterMs } from '../../src/contract/services/retry-after.ts';
import { consequences } from './consequences.ts';
import type { ContractDocument } from './contract-document.ts';
import { type Exchange, NO_ADDRESS, type ServiceClientOptions, sendToService } from './exchange.ts';
import { type ConformanceFinding, type ConformanceRow, differs, emptyRow, record } from './finding.ts';
import { type Judgement, judge } from './judge.ts';
import { emptyBodyFinding, needsBody, tokenFinding, unknownIdFinding } from './probes.ts';
import type { CallName, CallOptions, SendCall } from './send-call.ts';

export interface RunOptions extends ServiceClientOptions {
  contract: ContractDocument;
}

type JudgementOf<Name extends CallName> = Judgement<ValueOf<Calls[Name]>>;

export class ConformanceRun {
  readonly rows: ReadonlyMap<string, ConformanceRow>;
  /** The last exchange of each call that had a response, by name and query, for checks that compare responses. */
  readonly lastBody = new Map<string, unknown>();
  /** The reason for which members' calls have no token. */
  withoutToken = "a member's call: --member and --password";
  readonly #options: RunOptions;
  /** Calls and areas that were already asked without a valid token. */
  readonly #probed = new Set<string>();

  constructor(options: RunOptions) {
    this.#options = options;
    this.rows = new Map(
      allCalls.map(({ name, method, path }) => {
        const consequence = consequences[name as CallName];
        return [name, emptyRow({ kind: 'call', name, address: `${method} ${path}`, consequence })];
      }),
    );
  }

  observe = (name: CallName, finding: ConformanceFinding): void => record(this.#row(name), [finding]);

  note(name: CallName, note: string): void {
    record(this.#row(name), [], [note]);
  }

  request: SendCall = async (name, input, options = {}) => (await this.send(name, input, options))?.value;

  /** Makes a call and records what was found; undefined when the call could not be made. */
  async send<Name extends CallName>(
    name: Name,
    input: InputOf<Calls[Name]>,
    options: CallOptions = {},
  ): Promise<JudgementOf<Name> | undefined> {
    const call: ServiceCall = calls[name];
    if (call.access === 'member' && call.kind === 'safe') await this.#probeToken(call, input);
    if (call.access === 'member' && options.token === undefined) {
      return this.#skip(name, this.withoutToken);
    }
    if (lacksId(input)) return this.#skip(name, 'no response before it named an id to ask for');
    const exchange = await this.#exchange(call, input, options);
    if (exchange === NO_ADDRESS) return this.#skip(name, `services.${call.area} has no address`);
    const row = this.#row(name);
    row.requests += 1;
    row.slowestMs = Math.max(row.slowestMs, Math.round(exchange.ms));
    const judgement = judge(exchange, this.#options) as JudgementOf<Name>;
    record(row, judgement.findings, judgement.notes);
    this.lastBody.set(name, exchange.response?.body);
    return judgement;
  }

  /** Makes a call of which nothing is recorded; undefined when it is refused or fails. */
  async requestSilently<Name extends CallName>(
    name: Name,
    input: InputOf<Calls[Name]>,
  ): Promise<ValueOf<Calls[Name]> | undefined> {
    const exchange = await sendToService(this.#options, calls[name], input);
    if (exchange === NO_ADDRESS) return undefined;
    const judgement = judge(exchange, this.#options) as JudgementOf<Name>;
    return judgement.value;
  }

  /** Requests an id that cannot exist. A 404 says nothing of the address then, so this is not counted as a probe. */
  async probeUnknownId(name: CallName, parameters: CallInput['parameters'], options: CallOptions = {}): Promise<void> {
    const call: ServiceCall = calls[name];
    if (call.access === 'member' && options.token === undefined) return;
    const exchange = await sendToService(this.#options, call, { parameters: parameters ?? {} }, options);
    const finding = exchange === NO_ADDRESS ? undefined : unknownIdFinding(exchange);
    if (finding !== undefined) this.observe(name, finding);
  }

  /** Sends each write that was not made, without the fields it needs, so that nothing happens but a refusal. */
  async probeEmptyBodies(options: CallOptions): Promise<void> {
    for (const call of allCalls) {
      const name = call.name as CallName;
      if (!needsBody(call) || this.#row(name).requests > 0) continue;
      if (call.access === 'member' && options.token === undefined) continue;
      const exchange = await sendToService(this.#options, call, { ...withIds(call, {}), body: {} }, options);
      if (exchange === NO_ADDRESS) continue;
      this.#found(name, emptyBodyFinding(exchange));
      this.note(name, 'asked with an empty body only, which it must refuse');
    }
  }

  /** Sends a read again after a 429 or 503 with a short Retry-After, as the product does. */
  async #exchange(call: ServiceCall, input: CallInput, options: CallOptions): Promise<Exchange | typeof NO_ADDRESS> {
    const first = await sendToService(this.#options, call, input, options);
    if (first === NO_ADDRESS || call.kind !== 'safe') return first;
    const { status = 0, headers } = first.response ?? {};
    const waitMs =
      status === 429 || status === 503 ? retryAfterMs(headers?.get('retry-after') ?? null, Date.now()) : undefined;
    if (waitMs === undefined || waitMs > LONGEST_PAUSE_MS) return first;
    await pause(waitMs);
    const second = await sendToService(this.#options, call, input, options);
    if (second === NO_ADDRESS || second.response?.status === status) return first;
    const words = `${status} at first, and a response after the ${Math.round(waitMs / 1_000)} s of Retry-After`;
    this.observe(call.name as CallName, differs('Retry-After', words));
    return second;
  }

  /** Sends each member's read once without a token, and one of each area with a token that nobody issued. */
  async #probeToken(call: ServiceCall, input: CallInput): Promise<void> {
    const name = call.name as CallName;
    if (this.#probed.has(name)) return;
    this.#probed.add(name);
    const whole = withIds(call, input);
    const bare = await sendToService(this.#options, call, whole);
    if (bare === NO_ADDRESS) return;
    this.#found(name, tokenFinding(bare, 'without a token'));
    if (this.#probed.has(call.area)) return;
    this.#probed.add(call.area);
    const forged = await sendToService(this.#options, call, whole, { token: 'no-token-of-this-service' });
    if (forged !== NO_ADDRESS) this.#found(name, tokenFinding(forged, 'with an unknown token'));
  }

  /** Records the response to a request that had to be refused. */
  #found(name: CallName, finding: ConformanceFinding | undefined): void {
    this.#row(name).probes += 1;
    if (finding !== undefined) this.observe(name, finding);
  }

  /** Notes why a call was not made, unless a more particular reason is known. */
  #skip(name: CallName, note: string): undefined {
    if (this.#row(name).notes.length === 0) this.note(name, note);
    return undefined;
  }

  #row(name: CallName): ConformanceRow {
    const row = this.rows.get(name);
    if (row === undefined) throw new Error(`The contract has no call ${name}.`);
    return row;
  }
}

const LONGEST_PAUSE_MS = 5_000;

const lacksId = ({ parameters = {} }: CallInput): boolean =>
  Object.values(parameters).some((value) => value === '' || value === 0);

/** The input with an id in place of each one that is missing. */
function withIds(call: ServiceCall, input: CallInput): CallInput {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const ids = names.map((name) => [name, input.parameters?.[name] || '1']);
  return { ...input, parameters: Object.fromEntries(ids) as Record<string, string | number> };
}
