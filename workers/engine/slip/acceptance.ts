/** A member's settings for changed odds (`aa`, `aoi`): loaded with the session, changed by the player, gone with it. */
import { createListeners } from '../../../src/lib/listeners.ts';
import { players } from '../../../src/contract/services/players.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { OddsAcceptance } from '../../../src/model/slip.ts';
import { createLoad } from '../calls/load.ts';
import type { Services } from '../calls/services.ts';
import { eachSession } from '../session/each-session.ts';
import type { Session } from '../session/session.ts';

export interface Acceptance {
  /** `undefined` for a visitor, and until they are loaded. */
  readonly value: OddsAcceptance | undefined;
  set(acceptance: OddsAcceptance): Promise<Result<null>>;
  onChange(listener: () => void): () => void;
}

export interface AcceptanceOptions {
  session: Session;
  services: Services;
  now(): number;
  signal: AbortSignal;
}

export function createAcceptance({ session, services, now, signal }: AcceptanceOptions): Acceptance {
  const changes = createListeners();
  let value: OddsAcceptance | undefined;

  const show = (next: OddsAcceptance | undefined): void => {
    value = next;
    changes.tell();
  };
  const begin = (lifetime: AbortSignal): void => {
    const load = createLoad({
      work: async () => {
        const answer = await services.request(players.getBetslipSettings, {});
        if (!answer.ok) return answer;
        show(answer.value.data);
        return { ok: true, value: null };
      },
      now,
      onState: () => undefined,
      signal: lifetime,
    });
    void load.run();
  };
  eachSession(session, { begin, end: () => show(undefined) }, signal);

  return {
    get value() {
      return value;
    },
    set: async (wanted) => {
      const { acceptAll, acceptIncreases } = wanted;
      const answer = await services.request(players.setBetslipSettings, {
        body: { aa: acceptAll, aoi: acceptIncreases },
      });
      if (!answer.ok) return answer;
      show(answer.value.data ?? wanted);
      return { ok: true, value: null };
    },
    onChange: changes.add,
  };
}
