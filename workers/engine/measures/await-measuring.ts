/** Waits until a tab asks for measures (rule measures-1); the code that gathers them is loaded then. */
import { MEASURES_CHANNEL, type MeasuresReply } from '../../../src/contract/measures.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Engine } from '../engine.ts';

export function awaitMeasuring(engine: Engine): void {
  const channel = new BroadcastChannel(MEASURES_CHANNEL);
  const onAsked = ({ data }: MessageEvent<unknown>): void => {
    if (!isPlainObject(data) || data['kind'] !== 'ask') return;
    channel.removeEventListener('message', onAsked);
    // Without the code nothing is measured, and the next question of a tab loads it again.
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
