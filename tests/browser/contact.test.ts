/**
 * The contact form in a real browser: opened, filled in and reloaded without a network, and sent when it is back; and a
 * write whose connection is cut, which the browser must not repeat by itself.
 */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { PHONE } from '../support/screens.ts';
import { main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();
const TEXT = 'Kuponum nerede?\nİki gündür bekliyorum.';

test('the contact form loses nothing without a network and over a reload, and is sent when the network is back', async () => {
  const { server, context, open } = await setMemberStage(
    browser(),
    {},
    { offline: true, context: { viewport: PHONE, hasTouch: true } },
  );
  const page = await open('/profil/bize-ulasin');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const message = main(page).getByRole('textbox', { name: 'Mesajın' });
  await message.waitFor();
  expect(await violationsOf(page)).toEqual([]);

  // Playwright's setting does not reach the SharedWorker's sockets (browser-55).
  await server.hubs('refuse');
  await server.hubs('drop');
  await context.setOffline(true);
  await main(page).getByLabel('Konu').selectOption({ label: 'Kupon' });
  await message.fill(TEXT);
  await main(page).getByText('Yazdıkların burada duruyor').waitFor();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => message.inputValue()).toBe(TEXT);
  expect(await main(page).getByLabel('Konu').inputValue()).toBe('4');

  await context.setOffline(false);
  await server.hubs('accept');
  await expect.poll(() => main(page).getByRole('textbox', { name: 'E-posta' }).inputValue()).not.toBe('');
  await main(page).getByRole('button', { name: 'Gönder' }).click();
  await main(page).getByText('Mesajın alındı').waitFor();
  expect(await server.contact()).toMatchObject([{ subject: '4', message: TEXT }]);
});

test('a message whose connection is cut after it arrived is sent once, because the browser does not repeat it', async () => {
  const { server, open } = await setMemberStage(browser(), {}, { context: { viewport: PHONE, hasTouch: true } });
  await server.fault({ method: 'POST', path: 'contactUs', drop: 'after' });
  const page = await open('/profil/bize-ulasin');
  // A loaded page has connections that were used before.
  await expect.poll(() => main(page).getByRole('textbox', { name: 'E-posta' }).inputValue()).not.toBe('');
  await main(page).getByLabel('Konu').selectOption({ label: 'Kupon' });
  await main(page).getByRole('textbox', { name: 'Mesajın' }).fill(TEXT);
  await main(page).getByRole('button', { name: 'Gönder' }).click();
  await main(page).getByRole('alert').waitFor();
  expect(await server.contact()).toHaveLength(1);
});
