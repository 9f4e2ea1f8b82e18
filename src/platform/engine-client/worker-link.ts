/** Link to an engine that this tab reaches through a port: a SharedWorker, or a Worker of its own. */
import type { Result } from '../../model/failure.ts';
import { type Endpoint, type Remote, transfer, wrap } from 'comlink';
// The bundler turns this import into an address.
// oxlint-disable-next-line import/default
import sharedEngine from '../../../workers/engine.shared.ts?sharedworker&url';
import { type EngineEndpoint, HELLO_DEADLINE_MS } from '../../contract/port/engine-contract.ts';
import type { EngineMessage } from '../../contract/port/frames.ts';
import { withDeadline } from './with-deadline.ts';
import { engineAddress } from './engine-address.ts';
import { type EngineLink, type LinkOptions, dispatchEngineMessage, onEngineEnd } from './engine-link.ts';

export interface OpenedWorker {
  endpoint: Endpoint;
  /** Calls the handler when the worker's script could not be loaded or run. */
  onError(handler: () => void): void;
  close(): void;
}

/** Opens the shared engine; its hashed address identifies the build, so that there is no skew between tab and engine. */
export function openSharedWorker(): OpenedWorker {
  const worker = new SharedWorker(engineAddress(sharedEngine), { type: 'module', name: 'tribun-engine' });
  worker.port.start();
  return {
    endpoint: worker.port,
    onError: (handler) => worker.addEventListener('error', handler),
    close: () => worker.port.close(),
  };
}

/** Opens an engine of this tab. The bundler recognises only this literal form. */
export function openDedicatedWorker(): OpenedWorker {
  const worker = new Worker(new URL('../../../workers/engine.dedicated.ts', import.meta.url), {
    type: 'module',
    name: 'tribun-engine',
  });
  return {
    endpoint: worker,
    onError: (handler) => worker.addEventListener('error', handler),
    close: () => worker.terminate(),
  };
}

export interface WorkerLink extends EngineLink {
  readonly epoch: string;
  /** Referenced as long as the link, because a garbage-collected proxy leaves its calls unsettled (comlink#692). */
  readonly remote: Remote<EngineEndpoint>;
}

export async function openWorkerLink(worker: OpenedWorker, options: LinkOptions): Promise<Result<WorkerLink>> {
  const { hello } = options;
  const lost = new AbortController();
  const remote = wrap<EngineEndpoint>(worker.endpoint);
  const channel = new MessageChannel();
  const end = (): void => {
    lost.abort();
    channel.port1.close();
    worker.close();
  };
  worker.onError(end);
  let epoch: string | undefined;
  channel.port1.addEventListener('message', (event: MessageEvent<EngineMessage>) => {
    // WebKit restarts a worker's script with empty state behind live ports (WebKit PR 71486), which shows as a new
    // epoch.
    if (epoch !== undefined && event.data.epoch !== epoch) end();
    else dispatchEngineMessage(options, event.data, (message) => channel.port1.postMessage(message));
  });
  channel.port1.start();
  const answer = await withDeadline(
    remote.hello(hello, transfer(channel.port2, [channel.port2])),
    HELLO_DEADLINE_MS,
    lost.signal,
  );
  if (!answer.ok) {
    end();
    return answer;
  }
  const opened = answer.value.epoch;
  epoch = opened;
  onEngineEnd(opened, end, lost.signal);
  return {
    ok: true,
    value: {
      epoch: opened,
      remote,
      call: (name, input) => remote.call(hello.tabId, name, input),
      send: (message) => channel.port1.postMessage(message),
      lost: lost.signal,
      close: end,
    },
  };
}
