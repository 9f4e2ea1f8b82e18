/** Starts the tab's side of the engine and connects it to the page's visibility, leaving and returning. */
import { PROTOCOL } from '../../contract/port/protocol.ts';
import { takeToldEnvironment } from '../page/told-environment.ts';
import { claimDeviceId } from '../device/device-id.ts';
import { currentViewport } from '../device/viewport.ts';
import { holdIntents } from '../kept/stored-intents.ts';
import { holdTokens, readTokens, watchSession } from '../kept/token-cookies.ts';
import type { EngineClient } from './engine-client.ts';
import { chooseHost } from './choose-host.ts';
import { createHost } from './hosts.ts';
import { keepEngine } from './keep-engine.ts';
import { claimTabIdentity } from './tab-identity.ts';

export function startEngine(): EngineClient {
  const kind = chooseHost();
  const deviceId = claimDeviceId();
  /** Sent with the first hello only: at a later one, after a sleep, the page already loads its data itself. */
  let openedAt = location.search === '' ? location.pathname : undefined;
  const takeOpenedAt = (): { path?: string } => {
    const path = openedAt;
    openedAt = undefined;
    return path === undefined ? {} : { path };
  };
  const tabNow = () => ({ visible: document.visibilityState === 'visible', tokens: readTokens() });
  const kept = keepEngine({
    createHost: () => createHost(kind),
    claimIdentity: claimTabIdentity,
    introduce: () => ({
      ...tabNow(),
      protocol: PROTOCOL,
      build: __BUILD__,
      deviceId,
      environment: takeToldEnvironment(),
      ...takeOpenedAt(),
      platform: currentViewport() === 'mobile' ? 'mobile-web' : 'web',
    }),
    tabNow,
    holdTokens,
    holdIntents,
  });

  document.addEventListener('visibilitychange', kept.tellVisibility);
  // The cookies may show a sign-out that happened while this tab slept, or in another build (session-8).
  watchSession(kept.tellTokens);
  // A page in the back/forward cache keeps its locks, so that others wait for ever (measured), and a frozen page keeps
  // what it holds but runs nothing. For this reason the tab releases everything and reconnects when it wakes.
  addEventListener('pagehide', kept.leave);
  addEventListener('pageshow', kept.enter);
  document.addEventListener('freeze', kept.leave);
  document.addEventListener('resume', kept.enter);
  return kept.client;
}
