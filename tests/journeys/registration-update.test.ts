/** A new build waits while a player registers (rule registration-11). */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicant, atStep, continueButton, fillForm } from '../support/registration.ts';
import { untilControlled } from '../support/service-worker.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const dist = process.env['TRIBUN_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
/** The same app with another service worker, which a browser takes for a new build. */
const next = mkdtempSync(join(tmpdir(), 'tribun-next-'));

beforeAll(() => {
  cpSync(dist, next, { recursive: true });
  appendFileSync(join(next, 'service-worker.js'), '\n// another build\n');
  // A build for a web server has compressed copies, which would be served in its place.
  for (const end of ['br', 'gz']) rmSync(join(next, `service-worker.js.${end}`), { force: true });
});
afterAll(() => rmSync(next, { recursive: true, force: true }));

/** Sets a property that a reload removes. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Waits for a reload; the failure message has the states of the page's service workers. */
function untilReloaded(page: Page): Promise<void> {
  const told = () =>
    page.evaluate(async () => {
      if (!('marked' in window)) return 'reloaded';
      const registration = await navigator.serviceWorker.getRegistration();
      return `waiting: ${registration?.waiting?.state}, active: ${registration?.active?.state}`;
    });
  return expect.poll(() => told().catch(String)).toBe('reloaded');
}

test('a new build accepted in another tab does not interrupt a half-filled registration form', async () => {
  const { server, open } = await setStage(browser(), { offline: true });
  const form = await open('/uye-ol');
  await untilControlled(form);
  await atStep(form, 'form');
  await fillForm(form);
  const other = await open('/kolay-kuponlar');
  await mark(form);
  await mark(other);

  await server.restart({ distDir: next });
  await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await other.getByRole('button', { name: 'Güncelle' }).click();
  await untilReloaded(other);

  // The new build is active everywhere; this tab still runs the old one, and submits what was typed.
  expect(await isMarked(form)).toBe(true);
  expect(await form.getByLabel('Şifre', { exact: true }).inputValue()).toBe(applicant.password);
  await continueButton(form).click();
  await atStep(form, 'code');
  expect(await isMarked(form)).toBe(true);

  // On another page nothing would be lost, so the tab reloads itself, and the registration's step is kept.
  await form.getByRole('link', { name: 'Kolay kuponlar' }).first().click();
  await untilReloaded(form);
  await form.goto('/uye-ol');
  await atStep(form, 'code');
});
