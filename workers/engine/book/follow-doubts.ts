/**
 * Loads the script that weighs doubts about versions (rule updates-22) with the first refused message. What is to be
 * weighed meanwhile waits for it in order; answers of that time decide nothing, and their events are fetched again.
 */
import type { LazyPart } from '../calls/lazy-part.ts';
import type { Restart, VersionDoubts, VersionDoubtsOptions, createVersionDoubts } from './version-doubts.ts';

export interface FollowedDoubts {
  has(eventId: number): boolean;
  isSuspect(eventId: number): boolean;
  /** Puts the event in doubt. @param weigh is dropped when the event is forgotten before the script is loaded */
  doubt(eventId: number, weigh: (doubts: VersionDoubts) => void): void;
  judge: (...answer: Parameters<VersionDoubts['judge']>) => Restart | undefined;
  forget(eventId: number): void;
  /** The connection is lost, and with it what its hub told. */
  clear(onRestart: (eventId: number, restart: Restart) => void): void;
}

export interface FollowDoubtsOptions extends VersionDoubtsOptions {
  disorder: LazyPart<{ createVersionDoubts: typeof createVersionDoubts }>;
}

export function followDoubts({ disorder, ...options }: FollowDoubtsOptions): FollowedDoubts {
  let doubts: VersionDoubts | undefined;
  /** Events that were put in doubt since the connection. */
  let doubted = new Set<number>();

  const whenLoaded = (call: (doubts: VersionDoubts) => void): void =>
    disorder.use((parts) => call((doubts ??= parts.createVersionDoubts(options))));

  return {
    has: (eventId) => doubts?.has(eventId) ?? doubted.has(eventId),
    isSuspect: (eventId) => doubts?.isSuspect(eventId) === true,
    doubt: (eventId, weigh) => {
      const current = doubted.add(eventId);
      whenLoaded((loaded) => {
        if (current.has(eventId)) weigh(loaded);
      });
    },
    judge: (...answer) => doubts?.judge(...answer),
    forget: (eventId) => {
      doubted.delete(eventId);
      doubts?.forget(eventId);
    },
    clear: (onRestart) => {
      if (doubted.size === 0) return;
      // The next connection may put events in doubt before the script is loaded.
      doubted = new Set();
      whenLoaded((loaded) => {
        for (const [eventId, restart] of loaded.clear()) onRestart(eventId, restart);
      });
    },
  };
}
