/**
 * A member's settings for changed odds (`aa`, `aoi`): loaded with the session, changed by the player here or on another
 * device, cleared when the session ends.
 */
import { createListeners } from '../../../src/lib/listeners.ts';
import { isOutcomeUnknown } from '../../../src/contract/failure-checks.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { OddsAcceptance } from '../../../src/model/slip.ts';
import { type Load, createLoad } from '../calls/create-load.ts';
import type { RetryBudget } from '../calls/retry-budget.ts';
import type { Services } from '../calls/services.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { Session } from '../session/session.ts';

export interface Acceptance {
  /** Undefined for a visitor, and until the settings are loaded. */
  readonly value: OddsAcceptance | undefined;
  set(acceptance: OddsAcceptance): Promise<Result<null>>;
  /** Refetches the settings, because another device may have changed them. */
  poll(): void;
  onChange(listener: () => void): () => void;
}

interface AcceptanceOptions {
  session: Session;
  services: Services;
  now(): number;
  retries: RetryBudget;
  signal: AbortSignal;
}

export function createAcceptance({ session, services, now, retries, signal }: AcceptanceOptions): Acceptance {
  const changes = createListeners();
  let value: OddsAcceptance | undefined;
  let load: Load | undefined;
  let saves = 0;

  const show = (next: OddsAcceptance | undefined): void => {
    value = next;
    changes.notify();
  };
  const begin = (lifetime: AbortSignal): void => {
    load = createLoad({
      work: async () => {
        const before = saves;
        const answer = await services.request(playersCalls.getBetslipSettings, { signal: lifetime });
        if (!answer.ok) return answer;
        // A response that was requested before a save may lack it.
        if (before === saves) show(answer.value.data);
        return { ok: true, value: null };
      },
      now,
      retries,
      onState: () => undefined,
      signal: lifetime,
    });
    void load.run();
  };
  const end = (): void => {
    load = undefined;
    show(undefined);
  };
  runPerSession(session, { begin, end }, signal);

  return {
    get value() {
      return value;
    },
    set: async (wanted) => {
      const { acceptAll, acceptIncreases } = wanted;
      const answer = await services.request(playersCalls.setBetslipSettings, {
        body: { aa: acceptAll, aoi: acceptIncreases },
      });
      if (!answer.ok) {
        if (isOutcomeUnknown(answer.failure)) void load?.refresh();
        return answer;
      }
      saves += 1;
      show(answer.value.data ?? wanted);
      return { ok: true, value: null };
    },
    poll: () => void load?.run(),
    onChange: changes.add,
  };
}
