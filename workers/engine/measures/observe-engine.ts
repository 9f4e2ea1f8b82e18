/** Counts what happens in the engine (docs/wire/measures.md has the names). */
import type { FigureCollector } from '../../../src/domain/measuring/collect-figures.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { Engine, EngineParts } from '../engine.ts';

/** The observed parts of an engine. */
export type ObservedEngine = Pick<Engine, 'call'> & {
  readonly parts: Pick<EngineParts, 'context' | 'connection' | 'edges' | 'plain' | 'slip' | 'withdrawing' | 'pool'>;
};

/** Observes for as long as the engine lives. */
export function observeEngine(engine: ObservedEngine, figures: FigureCollector, clock: Pick<Performance, 'now'>): void {
  const { parts } = engine;
  observeCalls(parts.plain, figures, clock);
  observeHubs(engine, figures);
  observeRefetches(parts, figures, clock);
  observeStorage(parts.edges.store, figures);
  observeMoney('play', parts.slip.play, figures);
  observeMoney('withdraw', parts.withdrawing, figures);
  observePool(engine, figures);
}

/** Wraps the services that all others use, so that renewals and calls without a session are counted as well. */
function observeCalls(plain: EngineParts['plain'], figures: FigureCollector, clock: Pick<Performance, 'now'>): void {
  const { request } = plain;
  plain.request = async (call, input) => {
    const startedAt = clock.now();
    const result = await request(call, input);
    if (!result.ok) {
      if (result.failure.kind !== 'aborted') figures.count(`call ${call.name} ${causeOf(result.failure)}`);
    } else if (result.value.storedAt !== null) figures.count(`call ${call.name} cached`);
    else {
      figures.count(`call ${call.name} ok`);
      figures.time(`call ${call.name}`, clock.now() - startedAt);
    }
    return result;
  };
}

/** Kind of a failure, with the number of the service or the HTTP status where there is one. */
const causeOf = ({ kind, code }: Failure): string => (code === undefined ? kind : `${kind} ${code}`);

function observeHubs({ call, parts: { connection, edges } }: ObservedEngine, figures: FigureCollector): void {
  let last = connection.state().status;
  let connects = connection.connectCount;
  // Hubs that connected before measuring began.
  figures.count('hub connected', connects);
  const noteLoss = async (wasOn: boolean, isOff: boolean): Promise<void> => {
    const { outdated } = connection.state();
    const isOnline = edges.online();
    const stats = await call('stats', null);
    if (stats.ok && stats.value.visibleTabs === 0) {
      // The engine itself disconnects the hubs while no tab is visible.
      if (wasOn) figures.count('hub lost hidden');
      return;
    }
    const reason = isOnline ? 'broken' : 'offline';
    if (wasOn) figures.count(`hub lost ${outdated ? 'outdated' : reason}`);
    if (isOff) figures.count('hub gave up');
  };
  connection.onChange(() => {
    figures.count('hub connected', connection.connectCount - connects);
    connects = connection.connectCount;
    const { status } = connection.state();
    if (status === last) return;
    const wasOn = last === 'on';
    last = status;
    if (wasOn || status === 'off') void noteLoss(wasOn, status === 'off');
  });
}

/** A refetch this soon after a refused message is caused by it (its burst is collected, and its pause is seconds). */
const AFTER_REFUSAL_MS = 10_000;

function observeRefetches(
  { context, connection }: ObservedEngine['parts'],
  figures: FigureCollector,
  clock: Pick<Performance, 'now'>,
): void {
  let connects = connection.connectCount;
  let refusedAt = -AFTER_REFUSAL_MS;
  context.book.onStaleMessage(() => {
    refusedAt = clock.now();
    figures.count('merge refused');
  });
  const reason = (): string => {
    const isNew = connection.connectCount > connects;
    connects = connection.connectCount;
    if (isNew) return 'connected';
    if (connection.state().status !== 'on') return 'polled';
    return clock.now() - refusedAt < AFTER_REFUSAL_MS ? 'refused' : 'interval';
  };
  context.onMissedMessages(() => figures.count(`refetch ${reason()}`));
}

export function observeStorage(store: EngineParts['edges']['store'], figures: FigureCollector): void {
  const { write } = store;
  store.write = async (key, value) => {
    const isStored = await write(key, value);
    if (!isStored) figures.count('storage write failed');
    return isStored;
  };
}

/** A money request: where it is, and its changes. */
interface MoneySource {
  readonly state: { phase: string; doubt?: string };
  onChange(listener: () => void): () => void;
}

/** Counts the outcomes of orders and withdrawals, and those without a response with what became of them; no amounts. */
export function observeMoney(name: string, source: MoneySource, figures: FigureCollector): void {
  let before = { phase: 'idle', doubt: '' };
  const note = (): void => {
    const { phase, doubt = '' } = source.state;
    const last = before;
    before = { phase, doubt };
    if (phase === last.phase && doubt === last.doubt) return;
    const isInDoubt = phase === 'unknown';
    if (isInDoubt && last.phase !== 'unknown') figures.count(`money ${name} in doubt`);
    if (isInDoubt && doubt !== 'checking') figures.count(`money ${name} in doubt ${doubt}`);
    if (!isInDoubt && last.phase === 'unknown') figures.count(`money ${name} ended ${phase}`);
    if (last.phase === 'sending' && (phase === 'confirmed' || phase === 'rejected')) {
      figures.count(`money ${name} ${phase}`);
    }
  };
  source.onChange(note);
  note();
}

/** The pool is loaded with its first use, so it is observed from its first order on. */
function observePool(engine: ObservedEngine, figures: FigureCollector): void {
  const { call, parts } = engine;
  let isObserved = false;
  engine.call = (name, input) => {
    if (name === 'playPool' && !isObserved) {
      isObserved = true;
      parts.pool().then(
        ({ play }) => observeMoney('pool', play, figures),
        () => (isObserved = false),
      );
    }
    return call(name, input);
  };
}
