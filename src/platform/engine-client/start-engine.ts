/** Starts the tab's side of the engine, in the page it is in: told of its visibility, its leaving and its coming back. */
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
  /** Told once: with a later hello, after a sleep, the page reads and watches what it needs at the same time. */
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
  // A sign-out this tab slept through, or one of another build: the cookies know (session-8).
  watchSession(kept.tellTokens);
  // A page in the back/forward cache keeps its locks from those who wait (measured: they wait for ever), and a frozen
  // one runs nothing while what it holds stands still: both let go of everything and begin anew when they wake.
  addEventListener('pagehide', kept.leave);
  addEventListener('pageshow', kept.enter);
  document.addEventListener('freeze', kept.leave);
  document.addEventListener('resume', kept.enter);
  return kept.client;
}
