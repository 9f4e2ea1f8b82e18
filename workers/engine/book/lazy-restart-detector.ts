/**
 * Loads the script that resolves refused versions (rule updates-22) with the first refused message. Calls made before
 * it is loaded are queued in order; responses of that time decide nothing, so their events are refetched.
 */
import type { LazyPart } from '../calls/lazy-part.ts';
import type { Restart, RestartDetector, RestartDetectorOptions, createRestartDetector } from './restart-detector.ts';

export interface LazyRestartDetector {
  isUnresolved(eventId: number): boolean;
  isSuspect(eventId: number): boolean;
  /**
   * Marks the event as unresolved.
   * @param weigh called once the script is loaded; dropped when the event is forgotten before
   */
  markUnresolved(eventId: number, weigh: (doubts: RestartDetector) => void): void;
  findRestart: (...answer: Parameters<RestartDetector['findRestart']>) => Restart | undefined;
  forget(eventId: number): void;
  /**
   * Forgets all unresolved events after a lost connection. `onRestart` is called with the counters of each to restart.
   */
  clear(onRestart: (eventId: number, restart: Restart) => void): void;
}

export interface LazyRestartDetectorOptions extends RestartDetectorOptions {
  disorder: LazyPart<{ createRestartDetector: typeof createRestartDetector }>;
}

export function createLazyRestartDetector({ disorder, ...options }: LazyRestartDetectorOptions): LazyRestartDetector {
  let doubts: RestartDetector | undefined;
  /** Events marked as unresolved on the current connection. */
  let doubted = new Set<number>();

  const whenLoaded = (call: (doubts: RestartDetector) => void): void =>
    disorder.use((parts) => call((doubts ??= parts.createRestartDetector(options))));

  return {
    isUnresolved: (eventId) => doubts?.isUnresolved(eventId) ?? doubted.has(eventId),
    isSuspect: (eventId) => doubts?.isSuspect(eventId) === true,
    markUnresolved: (eventId, weigh) => {
      const current = doubted.add(eventId);
      whenLoaded((loaded) => {
        if (current.has(eventId)) weigh(loaded);
      });
    },
    findRestart: (...answer) => doubts?.findRestart(...answer),
    forget: (eventId) => {
      doubted.delete(eventId);
      doubts?.forget(eventId);
    },
    clear: (onRestart) => {
      if (doubted.size === 0) return;
      // Events of the next connection may become unresolved before the script is loaded, so they get a set of their
      // own.
      doubted = new Set();
      whenLoaded((loaded) => {
        for (const [eventId, restart] of loaded.clear()) onRestart(eventId, restart);
      });
    },
  };
}
