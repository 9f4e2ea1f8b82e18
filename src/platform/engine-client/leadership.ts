/** Which tab runs the engine where no SharedWorker is: the one that holds the leader lock. Messages elect nobody. */
import { LEADER_LOCK } from '../../contract/port/relay.ts';

export interface Leadership {
  readonly leads: boolean;
  /** Aborts when what is true of `leads` ends: this tab comes to lead, or loses the lead. */
  readonly term: AbortSignal;
  /** The lock is not for this tab (browser-59): it will never lead, and cannot be led. */
  readonly isRefused: boolean;
  /** Takes the lead from a tab that does not answer, if after a jitter it still does not; at most once a minute. */
  steal(isSilent: () => boolean): void;
  release(): void;
}

const STEAL_EVERY_MS = 60_000;
const JITTER_MS = 2_000;

export interface LeadershipOptions {
  /**
   * This tab leads now. Other followers hear of it before its engine has started, which takes seconds on a slow phone:
   * they would take the lead from it.
   */
  onLead(): void;
}

export function standForLeader({ onLead }: LeadershipOptions): Leadership {
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
          // Stolen from us: whoever did so leads now, and we stand in line again.
          change(false);
          request({ signal: leave.signal });
          return;
        }
        // Asked again it would be refused again, without end.
        isRefused = true;
        leave.abort();
        change(false);
      });
  };
  request({ signal: leave.signal });

  return {
    get leads() {
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
        // Another follower was quicker, or the leader woke.
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
