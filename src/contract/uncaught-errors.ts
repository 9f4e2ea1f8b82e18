/**
 * Uncaught errors of the engine and the service worker. These realms load no error reporter, so they send errors to a
 * tab, which reports them (rule report-1).
 */
import { isPlainObject } from '../lib/guards.ts';
import { onUncaught } from '../lib/on-uncaught.ts';
import { type ErrorFields, toErrorFields } from '../lib/error-fields.ts';
import { ERROR_CHANNEL } from './names.ts';

type Realm = 'tab' | 'engine' | 'serviceWorker';

export interface UncaughtError extends ErrorFields {
  realm: Realm;
}

/** The part of a worker's global scope that error reporting needs. */
type Scope = Parameters<typeof onUncaught>[0] & {
  BroadcastChannel: new (name: string) => { postMessage(message: unknown): void };
};

/** Broadcasts every uncaught error of this realm on ERROR_CHANNEL, for as long as the realm lives. */
export function broadcastUncaughtErrors(scope: Scope, realm: Realm): void {
  const channel = new scope.BroadcastChannel(ERROR_CHANNEL);
  onUncaught(scope, (thrown) => channel.postMessage({ ...toErrorFields(thrown), realm } satisfies UncaughtError));
}

/** Parses a message of ERROR_CHANNEL; undefined when its shape is unknown, for example under skew. */
export function readUncaughtError(data: unknown): UncaughtError | undefined {
  if (!isPlainObject(data)) return undefined;
  const { realm, name, message, stack } = data;
  if (realm !== 'engine' && realm !== 'serviceWorker') return undefined;
  if (typeof name !== 'string' || typeof message !== 'string' || typeof stack !== 'string') return undefined;
  return { realm, name, message, stack };
}
