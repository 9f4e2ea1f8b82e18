/** Everything the engine takes from outside itself, injected so that it runs in a test as in a worker. */
import type { DeviceStore } from '../../src/storage/device/device-database.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { HubTransport } from './live/hub-transport.ts';

/** The part of a BroadcastChannel the engine needs. */
type SessionChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export interface EngineEdges {
  /** Origin of the page, for relative addresses: they throw inside a worker. */
  origin: string;
  build: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now(): number;
  /** 0 to 1: jitter of retries and reconnects. */
  random(): number;
  /** Returns false when no request can leave this device; true proves little (browser-23). */
  online(): boolean;
  /**
   * Returns true when the player saves data, or the line is as slow as 2G: only undecided coupons are prefetched then.
   */
  savesData(): boolean;
  store: DeviceStore;
  /** Returns true when this device may have cached responses of public calls, without loading the code that reads them. */
  hasContentCache(): Promise<boolean>;
  locks: LockManager | undefined;
  /**
   * Channel between the engines of this device: an engine that learns of a sign-in or sign-out makes the others check.
   */
  sessionChannel: SessionChannel | undefined;
  connect(hub: HubName, url: string, reconnectMs: number[]): HubTransport;
  /** Aborts when the engine is to stop. */
  signal: AbortSignal;
}
