/** The engine of a tab that has none: it sends no updates, and answers every call with the failure that it is lost. */
import type { EngineClient } from '../../src/platform/engine-client/engine-client.ts';

const nothing = (): void => undefined;

export const silentEngine: EngineClient = {
  host: 'shared',
  health: 'open',
  onHealth: () => nothing,
  restart: nothing,
  call: async () => ({ ok: false, failure: { kind: 'engineLost' } }),
  read: async () => ({ ok: false, failure: { kind: 'engineLost' } }),
  write: async () => ({ ok: false, failure: { kind: 'engineLost' } }),
  watch: () => ({ setWindow: nothing, retry: nothing, close: nothing }),
  setNoticeListener: nothing,
};
