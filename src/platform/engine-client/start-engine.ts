/** Starts the tab's side of the engine and connects it to the page's visibility, leaving and returning. */
import { PROTOCOL } from '../../contract/port/protocol.ts';
import { attention } from '../page/attention.ts';
import { consumePreloadedEnvironment } from '../page/preloaded-environment.ts';
import { currentPlatform } from '../device/viewport.ts';
import { handleIntentsRequest } from '../browser-storage/stored-intents.ts';
import { handleTokensRequest, readTokens, watchSessionChanges } from '../browser-storage/token-cookies.ts';
import type { EngineClient } from './engine-client.ts';
import { chooseEngineHost } from './engine-address.ts';
import { createEngineHost } from './engine-hosts.ts';
import { superviseEngine } from './supervise-engine.ts';
import { claimTabIdentity } from './tab-identity.ts';
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedString } from '../browser-storage/stored-value.ts';

export function startEngine(): EngineClient {
  const kind = chooseEngineHost();
  const deviceId = claimDeviceId();
  /** Sent with the first hello only: at a later one, after a sleep, the page already loads its data itself. */
  let openedAt = location.search === '' ? location.pathname : undefined;
  const takeOpenedAt = (): { path?: string } => {
    const path = openedAt;
    openedAt = undefined;
    return path === undefined ? {} : { path };
  };
  const tabNow = () => ({
    visible: attention.onFrame !== undefined || document.visibilityState === 'visible',
    tokens: readTokens(),
  });
  const kept = superviseEngine({
    createEngineHost: () => createEngineHost(kind),
    claimIdentity: claimTabIdentity,
    createHello: () => ({
      ...tabNow(),
      protocol: PROTOCOL,
      build: __BUILD__,
      deviceId,
      environment: consumePreloadedEnvironment(),
      ...takeOpenedAt(),
      platform: currentPlatform(),
    }),
    currentTabState: tabNow,
    handleTokensRequest,
    handleIntentsRequest,
  });

  document.addEventListener('visibilitychange', (attention.report = kept.reportVisibility));
  // The cookies may show a sign-out that happened while this tab slept, or under skew in another build (session-8).
  watchSessionChanges(kept.reportTokens);
  // A page in the back/forward cache keeps its locks, so that others wait for ever (measured), and a frozen page keeps
  // what it holds but runs nothing. For this reason the tab releases everything and reconnects when it wakes.
  addEventListener('pagehide', kept.suspend);
  addEventListener('pageshow', kept.resume);
  document.addEventListener('freeze', kept.suspend);
  document.addEventListener('resume', kept.resume);
  return kept.client;
}

const stored = storedString({ key: `${STORAGE_PREFIX}:device-id` });

/**
 * Identifies this browser to the identity service (header Device-Id). Created once, stored on the device, not secret.
 * Call it once per page: if storage is refused every call returns another id, and sign-in may require a code.
 */
export function claimDeviceId(): string {
  const known = stored.read();
  if (known !== '') return known;
  const created = crypto.randomUUID();
  stored.write(created);
  return created;
}
