/** The same engine in a dedicated Worker, for browsers without SharedWorker: it serves the tab that made it. */
import { browserEdges } from './engine/browser-edges.ts';
import { createEngine } from './engine/engine.ts';
import { serveEngine } from './engine/serve.ts';

declare const self: DedicatedWorkerGlobalScope;

serveEngine(createEngine(browserEdges()), self);

// Beside what comes first. Without a network it is not there, and neither is a place to report to.
void import('./told-breakage.ts').catch(() => undefined);
