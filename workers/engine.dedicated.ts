/** The same engine in a dedicated Worker, for browsers without SharedWorker: it serves the tab that made it. */
import { browserEdges } from './engine/browser-edges.ts';
import { createEngine } from './engine/engine.ts';
import { serveEngine } from './engine/serve.ts';

declare const self: DedicatedWorkerGlobalScope;

serveEngine(createEngine(browserEdges()), self);
