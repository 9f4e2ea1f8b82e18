/**
 * Gathers the figures of the engine and of the tabs that send no beacons, and passes them to the tab that does (rule
 * measures-2).
 */
import { type MeasuresReply, readMeasuresRequest } from '../../../src/contract/measures.ts';
import { createFigureCollector } from '../../../src/domain/measuring/collect-figures.ts';
import type { Engine } from '../engine.ts';
import { observeEngine } from './observe-engine.ts';

interface EngineMeasuresOptions {
  engine: Engine;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** 0 to 1. */
  random(): number;
  now: Pick<Performance, 'now'>;
}

/** Milliseconds between two messages to the tab: it has at least this part of the figures when it closes. */
const PASS_ON_MS = 2_000;

/** @param first the message of the tab that asked first */
export function startEngineMeasures({ engine, channel, random, now }: EngineMeasuresOptions, first: unknown): void {
  const send = (message: MeasuresReply): void => channel.postMessage(message);
  let sampled: boolean | undefined;
  let isAttended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const passOn = async (): Promise<void> => {
    const stats = await engine.call('stats', null);
    if (!isAttended) return;
    const figures = collector.take() ?? { counts: {}, times: {} };
    send({ to: 'tabs', kind: 'figures', figures, tabs: stats.ok ? stats.value.tabs : 1 });
  };
  const passOnSoon = (): void => {
    if (!isAttended) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void passOn();
    }, PASS_ON_MS);
  };
  const collector = createFigureCollector(passOnSoon);

  const draw = (sample: number): boolean => {
    const isIn = random() < sample;
    if (isIn) observeEngine(engine, collector, now);
    return isIn;
  };
  const receive = (data: unknown): void => {
    const request = readMeasuresRequest(data);
    if (request?.kind === 'ask') {
      sampled ??= draw(request.sample);
      send({ to: 'tabs', kind: 'sampled', sampled });
      passOnSoon();
    }
    if (sampled !== true || request === undefined) return;
    if (request.kind === 'figures') {
      collector.add(request.figures);
      // A tab that closes hands over its figures, so that the number of tabs changes with them.
      passOnSoon();
    }
    if (request.kind === 'leave') isAttended = false;
    if (request.kind === 'attend') {
      isAttended = true;
      void passOn();
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
  receive(first);
}
