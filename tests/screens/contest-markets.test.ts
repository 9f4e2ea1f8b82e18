/** Contests whose sport has no match page: one tap opens their other markets (rule program-32). */
import { expect, test } from 'vitest';
import { firstOf, openMarket, preMatch } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';

const MOTORSPORTS = 11;

test('"+N" of a race opens all its markets over the list, and each can be chosen', async () => {
  const { server, open } = await setScreen({ server: { events: 400 } });
  const event = firstOf(
    preMatch(server, MOTORSPORTS).filter(({ oc }) => oc > 1),
    'race with several markets',
  );
  const whole = server.world.event(event.i);
  if (whole === undefined || whole === 'over') throw new Error('it has left the program');
  const second = openMarket(whole, ({ i }) => i !== event.m[0]?.i);
  const page = await open('/program/motor-sporlari');
  const row = page.locator(`main article[data-event="${event.i}"]`);
  await row.waitFor();
  expect(await row.locator(`[data-market="${second.i}"]`).count()).toBe(0);
  const days = await page.getByRole('group', { name: 'Gün' }).innerText();
  expect(days).toMatch(/\d+ yarış/);
  expect(days).not.toContain('maç');

  const address = page.url();
  await row.getByRole('button', { name: /^\+\d+ bahis/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Tüm bahisler' });
  const odd = sheet.locator(`button[data-market="${second.i}"]`).first();
  await odd.waitFor();
  expect(await sheet.getByRole('link', { name: 'Maç sayfası' }).count()).toBe(0);
  await odd.click();
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
  expect(page.url()).toBe(address);
});
