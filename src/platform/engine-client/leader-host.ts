/**
 * Host for browsers without SharedWorker: this tab leads or follows the leading one; if locks are refused it has an
 * engine of its own. A separate chunk, because most browsers never need it.
 */
import type { Result } from '../../model/failure.ts';
import { openFollowerLink } from './follower-link.ts';
import type { EngineHost } from './engine-hosts.ts';
import { joinLeaderElection } from './leadership.ts';
import { announceLeadership, serveFollowers } from './serve-followers.ts';
import type { EngineLink, LinkOptions } from './engine-link.ts';
import { openDedicatedWorker, openWorkerLink } from './worker-link.ts';

export function createLeaderHost(): EngineHost {
  const leadership = joinLeaderElection({ onElected: announceLeadership });
  let lastHeard = Number.NEGATIVE_INFINITY;

  const lead = async (options: LinkOptions, term: AbortSignal): Promise<Result<EngineLink>> => {
    const opened = await openWorkerLink(openDedicatedWorker(), options);
    if (!opened.ok) return opened;
    const link = opened.value;
    if (term.aborted) {
      link.close();
      return { ok: false, failure: { kind: 'engineLost' } };
    }
    term.addEventListener('abort', link.close, { once: true, signal: link.lost });
    serveFollowers(link);
    return opened;
  };

  return {
    get kind() {
      return leadership.isRefused ? 'solo' : 'leader';
    },
    open: (options) => {
      const { isLeader: leads, term, isRefused } = leadership;
      if (isRefused) return openWorkerLink(openDedicatedWorker(), options);
      if (leads) return lead(options, term);
      return openFollowerLink({
        ...options,
        onMessage: () => {
          lastHeard = performance.now();
        },
        onSilence: (since) => leadership.steal(() => lastHeard < since),
        signal: term,
      });
    },
    release: leadership.release,
  };
}
