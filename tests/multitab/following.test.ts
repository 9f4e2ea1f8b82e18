/** Followed matches while no tab is visible: one notification for all tabs, and a floating window that stays live. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMainMatch, running } from '../support/program.ts';
import { untilControlled } from '../support/service-worker.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { hosts } from '../support/stage.ts';
import { type WindowStage, setWindowStage, sharedWindow } from '../support/window.ts';

const window = sharedWindow();

async function follow(stage: WindowStage, path: string): Promise<Page> {
  const page = await stage.open(path);
  await page.locator('main header').getByRole('button', { name: 'Takip et' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Bu maç' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Takip listem' }).click();
  await page.locator('main li article').first().waitFor();
  return page;
}

async function hide(stage: WindowStage, tabs: readonly Page[]): Promise<void> {
  const plain = await stage.openPlainPage();
  await plain.bringToFront();
  await Promise.all(tabs.map((page) => page.waitForFunction(() => document.visibilityState === 'hidden')));
}

const notifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(
      ({ title, tag, data }) => `${tag} ${title} ${(data as { path: string }).path}`,
    );
  });

test.each<EngineHostKind>([...hosts])(
  'follow-5, follow-8: a goal is one notification of the device, which the next one of the match replaces; none in quiet hours (%s)',
  async (engine) => {
    const stage = await setWindowStage(window(), { engine });
    const { server } = stage;
    await server.move({ running: false });
    const event = firstOf(running(server, FOOTBALL), 'running football match');
    await window().grantPermissions(['notifications'], { origin: server.url });
    const path = detailPath('futbol', event.i);
    const first = await follow(stage, path);
    await untilControlled(first);
    await first.getByRole('button', { name: 'Ayarlar' }).click();
    const system = first.getByRole('dialog').getByRole('switch', { name: 'Ekran dışında da haber ver' });
    await system.click();
    await expect.poll(() => system.getAttribute('aria-checked')).toBe('true');
    const second = await stage.open('/takip');
    await second.locator('main li article').first().waitFor();
    await hide(stage, [first, second]);
    const seen = (): Promise<string> =>
      first.evaluate(() => {
        const stored: unknown = JSON.parse(localStorage.getItem('iddaav2_0.0.2:seenByVisitor') ?? '{}');
        return JSON.stringify((stored as { matches?: unknown }).matches ?? []);
      });
    await expect.poll(seen).toContain(String(event.i));
    await server.act(event.i, { action: 'goal', side: 'home' });
    await expect
      .poll(() => notifications(first))
      .toEqual([expect.stringMatching(new RegExp(`^mac-${event.i} Gol: .* ${path}$`))]);
    await server.act(event.i, { action: 'goal', side: 'away' });
    await expect.poll(() => notifications(first)).toEqual([expect.stringContaining(event.an ?? 'no name')]);

    await first.evaluate(async () => {
      const key = 'iddaav2_0.0.2:followSettings';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...stored, quiet: { from: 0, until: 0 } }));
      const registration = await navigator.serviceWorker.ready;
      for (const each of await registration.getNotifications()) each.close();
    });
    const before = await seen();
    await server.act(event.i, { action: 'goal', side: 'home' });
    await expect.poll(seen).not.toBe(before);
    expect(await notifications(first)).toEqual([]);
  },
);

test('follow-11: a floating window stays live while its tab is hidden', async () => {
  const stage = await setWindowStage(window());
  const { server } = stage;
  await server.move({ running: false });
  const { event, market } = openMainMatch(server);
  const page = await follow(stage, detailPath('futbol', event.i));
  const [floating] = await Promise.all([
    window().waitForEvent('page'),
    page.getByRole('button', { name: 'Yüzen skorlar' }).click(),
  ]);
  const odd = floating.locator(oddSelector({ eventId: event.i, marketId: market.i, outcome: 1 }));
  await odd.waitFor();
  await hide(stage, [page]);
  await server.push('lite', 'currentOdds', oddUpdate(event, 1, market.i, 1, 7.77));
  await expect.poll(() => odd.innerText()).toBe('7,77');
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  expect((await server.stats()).hubs.lite.connections).toBe(1);
  await floating.close();
});
