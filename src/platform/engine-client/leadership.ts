/**
 * Leader election for browsers without SharedWorker: the tab that holds the leader lock runs the engine. Messages play
 * no part in it.
 */
import { LEADER_LOCK } from '../../contract/port/relay.ts';

interface Leadership {
  readonly isLeader: boolean;
  /** Aborts when `leads` changes: this tab takes or loses the lead. */
  readonly term: AbortSignal;
  /** The browser refuses locks to this tab (browser-59): it can neither lead nor follow. */
  readonly isRefused: boolean;
  /** Takes the lead from a leader that stays silent after a random delay; at most once a minute. */
  steal(isSilent: () => boolean): void;
  release(): void;
}

const STEAL_EVERY_MS = 60_000;
const JITTER_MS = 2_000;

interface LeadershipOptions {
  /**
   * Called when this tab takes the lead. Followers must hear it before the engine has started, which takes seconds on a
   * slow phone; otherwise they would steal the lead.
   */
  onElected(): void;
}

export function joinLeaderElection({ onElected: onLead }: LeadershipOptions): Leadership {
  let leads = false;
  let isRefused = false;
  let term = new AbortController();
  let lastSteal = Number.NEGATIVE_INFINITY;
  let stealing: ReturnType<typeof setTimeout> | undefined;
  const leave = new AbortController();
  let free: (() => void) | undefined;

  const change = (next: boolean): void => {
    leads = next;
    if (leads) onLead();
    const ended = term;
    term = new AbortController();
    ended.abort();
  };

  const request = (options: LockOptions): void => {
    navigator.locks
      .request(LEADER_LOCK, options, () => {
        if (leave.signal.aborted) return undefined;
        change(true);
        return new Promise<void>((resolve) => {
          free = resolve;
        });
      })
      .catch((reason: unknown) => {
        if (leave.signal.aborted) return;
        if (leads && reason instanceof DOMException && reason.name === 'AbortError') {
          // Another tab stole the lock and leads now, so this tab queues for it again.
          change(false);
          request({ signal: leave.signal });
          return;
        }
        // A repeated request would be refused again, endlessly.
        isRefused = true;
        leave.abort();
        change(false);
      });
  };
  request({ signal: leave.signal });

  return {
    get isLeader() {
      return leads;
    },
    get term() {
      return term.signal;
    },
    get isRefused() {
      return isRefused;
    },
    steal: (isSilent) => {
      if (leads || stealing !== undefined || leave.signal.aborted) return;
      if (performance.now() - lastSteal < STEAL_EVERY_MS) return;
      stealing = setTimeout(() => {
        stealing = undefined;
        // Another follower was faster, or the leader woke up.
        if (leads || !isSilent()) return;
        lastSteal = performance.now();
        request({ steal: true });
      }, Math.random() * JITTER_MS);
    },
    release: () => {
      clearTimeout(stealing);
      leave.abort();
      free?.();
      if (leads) change(false);
    },
  };
}
