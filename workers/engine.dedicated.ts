/** The engine in a dedicated Worker, for browsers without SharedWorker: it serves the tab that created it. */
import { browserEdges } from './engine/browser-edges.ts';
import { createEngine } from './engine/engine.ts';
import { serveEngine } from './engine/serve.ts';

declare const self: DedicatedWorkerGlobalScope;

const engine = createEngine(browserEdges());

serveEngine(engine, self);

// Loaded separately, so that the engine starts without it. A failed load is ignored, because without a network there is
// nowhere to report to.
void import('./after-start.ts').then(({ startAfterwards }) => startAfterwards(engine)).catch(() => undefined);
