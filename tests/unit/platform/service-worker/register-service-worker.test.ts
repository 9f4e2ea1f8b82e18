/** Controller changes of a tab that bring another build (offline-2), as opposed to its first service worker. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WARM_CACHE } from '../../../../src/contract/port/service-worker-messages.ts';
import { reloadOnControllerChange } from '../../../../src/platform/service-worker/register-service-worker.ts';

beforeEach(() => vi.stubGlobal('location', { pathname: '/canli' }));
afterEach(() => vi.unstubAllGlobals());

interface Tab {
  reload: ReturnType<typeof vi.fn>;
  told: unknown[];
  takeOver: () => Promise<void>;
}

function tab(controlled: boolean, active: ServiceWorkerState | undefined, refused = false): Tab {
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => told.push(message) };
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? worker : null,
    getRegistration: async () => {
      if (refused) throw new DOMException('blocked', 'SecurityError');
      return active === undefined ? undefined : { active: { state: active } };
    },
  });
  const reload = vi.fn();
  reloadOnControllerChange(container as unknown as ServiceWorkerContainer, { request: reload });
  return {
    reload,
    told,
    takeOver: async () => {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
      await vi.waitFor(() => expect(reload.mock.calls.length + told.length).toBeGreaterThan(0));
    },
  };
}

describe('a controller change of a tab', () => {
  test('reloads a tab that has a service worker', async () => {
    const { reload, told, takeOver } = tab(true, 'activated');
    await takeOver();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told).toEqual([]);
  });

  test('reloads a tab that a hard reload left without a service worker', async () => {
    const { reload, takeOver } = tab(false, 'activated');
    await takeOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, ServiceWorkerState | undefined, boolean]>([
    ['on a first visit', undefined, false],
    ['in a second tab, while the first one takes over', 'activating', false],
    ['where registrations cannot be read', undefined, true],
  ])('does not reload %s, and files the page has loaded are cached', async (_when, active, refused) => {
    const { reload, told, takeOver } = tab(false, active, refused);
    await takeOver();
    expect(told).toEqual([{ type: WARM_CACHE, path: '/canli' }]);
    expect(reload).not.toHaveBeenCalled();
    // The next controller change comes with another build.
    await takeOver();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
