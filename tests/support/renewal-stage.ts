/** Services of a single player, and the engines that renew tokens with them. */
import type { Failure } from '../../src/model/failure.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { memberServices } from '../../workers/engine/session/member-services.ts';
import { type Renewal, createRenewal } from '../../workers/engine/session/renewal.ts';
import { type Session, createSession } from '../../workers/engine/session/session.ts';
import type { CookieJar } from './cookie-jar.ts';
import { answerWith } from './service-answer.ts';

export interface PlayerService extends Services {
  access: string;
  refreshes: number;
  asked: number;
}

const player = { hashedPlayer: 'h', playerStatus: 4, playerNo: 7, name: 'Deniz', surname: 'Ak' };

/** A service of one player: takes the newest access token, renews once per refresh token. */
export function playerService(refusal: () => Failure | undefined = () => undefined): PlayerService {
  const service: PlayerService = {
    access: 'access-2',
    refreshes: 0,
    asked: 0,
    request: async (call, input) => {
      await Promise.resolve();
      if (call.path.includes('refresh')) {
        service.refreshes += 1;
        const failure = refusal();
        if (failure !== undefined) return { ok: false, failure };
        return answerWith(call, input, { accessToken: 'access-2', refreshToken: 'refresh-2' });
      }
      service.asked += 1;
      const fits = input.headers?.['Authorization'] === `Bearer ${service.access}`;
      if (!fits) return { ok: false, failure: { kind: 'refused', code: 401 } };
      return answerWith(call, input, player);
    },
  };
  return service;
}

export async function memberEngine(
  jar: CookieJar,
  plain: Services,
  locks?: LockManager,
): Promise<{ session: Session; services: Services; renewal: Renewal }> {
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
  const renewal = createRenewal({ session, services: plain, locks });
  return { session, services: memberServices(plain, session, renewal), renewal };
}
