/** Loads the code that gathers figures when the first tab sends `ask` (rule measures-1). */
import { MEASURES_CHANNEL, type MeasuresReply } from '../../../src/contract/measures.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Engine } from '../engine.ts';

export function awaitMeasuring(engine: Engine): void {
  const channel = new BroadcastChannel(MEASURES_CHANNEL);
  const onAsked = ({ data }: MessageEvent<unknown>): void => {
    if (!isPlainObject(data) || data['kind'] !== 'ask') return;
    channel.removeEventListener('message', onAsked);
    // A failed load is retried at the next message of a tab; until then nothing is measured.
    import('./gather-figures.ts').then(
      ({ startEngineMeasures }) =>
        startEngineMeasures({ engine, channel, random: Math.random, now: performance }, data),
      () => channel.addEventListener('message', onAsked),
    );
  };
  channel.addEventListener('message', onAsked);
  // A tab may have asked before this engine listened, or the engine before it.
  channel.postMessage({ to: 'tabs', kind: 'started' } satisfies MeasuresReply);
}
