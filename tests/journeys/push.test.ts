/** News while the product is closed (docs/rules/push.md): where it is offered, and the player's choice. */
import { expect, test } from 'vitest';
import { standInPush } from '../../server/operator/push-desk.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { fakeSubscriptions, pushSetting, subscriptionsOf } from '../support/push.ts';
import { sharedBrowser } from '../support/stage.ts';
import { untilControlled } from '../support/service-worker.ts';

const browser = sharedBrowser();

test('push-1: without its configuration nothing of push is requested, stored or offered', async () => {
  const { context, open } = await setMemberStage(browser(), {}, { offline: true });
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const page = await open('/profil/ayarlar');
  await untilControlled(page);
  await page.getByRole('switch', { name: 'Ekran dışında da haber ver' }).waitFor();
  expect(await pushSetting(page).count()).toBe(0);
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(50);
  expect([...requested, ...stored].filter((path) => path.includes('push'))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('push-2: the player switches it off, and a receiver that refuses keeps it off', async () => {
  const { context, server, open } = await setMemberStage(
    browser(),
    {},
    { offline: true, server: { operator: { push: standInPush() } } },
  );
  await context.grantPermissions(['notifications'], { origin: server.url });
  await fakeSubscriptions(context);
  const page = await open('/profil/ayarlar');
  await untilControlled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  await pushSetting(page).click();
  await expect.poll(() => pushSetting(page).getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => subscriptionsOf(server)).toHaveLength(1);
  await pushSetting(page).click();
  await expect.poll(() => pushSetting(page).getAttribute('aria-checked')).toBe('false');
  await expect.poll(() => subscriptionsOf(server)).toEqual([]);
  await context.route('**/__operator/push', (route) => route.fulfill({ status: 500 }));
  await pushSetting(page).click();
  await page.getByRole('alert').getByText('Şu anda açılamadı.').waitFor();
  expect(await pushSetting(page).getAttribute('aria-checked')).toBe('false');
});
