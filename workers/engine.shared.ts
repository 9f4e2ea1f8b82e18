/** The engine as a SharedWorker: one for all tabs of the browser. */
import { browserEdges } from './engine/browser-edges.ts';
import { createEngine } from './engine/engine.ts';
import { serveEngine } from './engine/serve.ts';

declare const self: SharedWorkerGlobalScope;

const engine = createEngine(browserEdges());

self.onconnect = (event) => {
  const port = event.ports[0];
  if (port === undefined) return;
  serveEngine(engine, port);
  port.start();
};

// Loaded separately, so that the engine starts without it. A failed load is ignored, because without a network there is
// nowhere to report to.
void import('./after-start.ts').then(({ startAfterwards }) => startAfterwards(engine)).catch(() => undefined);
