/** A cancelled membership signs out every tab of the browser, and leaves nothing of the player in it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { sessionCookies } from '../support/members.ts';
import { everythingKept, tracesOf } from '../support/player-traces.ts';
import { main } from '../support/sign-in.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

const person = {
  name: 'Defne',
  surname: 'Kırlangıç',
  phoneNumber: '05559876501',
  email: 'defne.k@posta.example',
  bonusBalance: 987.65,
};

test("a cancelled membership signs two tabs out to the home page and leaves none of the player's data in the browser", async () => {
  const { context, player, open } = await setMemberStage(browser(), person, { offline: true });
  const tokens = (await context.cookies()).filter(({ name }) => ['at', 'rt'].includes(name)).map(({ value }) => value);
  const words = [
    ...[person.name, person.surname, person.phoneNumber, person.email, '987,65', '987.65'],
    ...[String(player.playerNo), ...tokens],
  ];
  const other = await open('/profil/kisisel-bilgilerim');
  await main(other).getByText(`${person.name} ${person.surname}`).waitFor();
  const page = await open('/profil/ayarlar');
  expect(tracesOf(words, await everythingKept(page))).not.toEqual([]);

  await main(page).getByRole('button', { name: 'Üyeliği iptal et' }).click();
  await page.getByRole('radio', { name: 'Kişisel verilerimin silinmesini istiyorum' }).check();
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.getByRole('button', { name: 'Üyeliğimi iptal et' }).click();

  await Promise.all([untilHome(page), untilHome(other)]);
  await page.getByRole('dialog').getByText('Üyeliğin iptal edildi').waitFor();
  expect(await sessionCookies(context)).toEqual([]);
  for (const tab of [page, other]) {
    // Stored data is deleted after the screens have changed, so the test has to poll.
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(async () => tracesOf(words, await everythingKept(tab)), { timeout: 10_000 }).toEqual([]);
  }
});

/** Waits until the page shows the home page to a visitor. */
async function untilHome(page: Page): Promise<void> {
  const isHome = (): boolean =>
    location.pathname === '/' && document.querySelector('header')?.textContent.includes('Giriş yap') === true;
  await expect.poll(() => page.evaluate(isHome), { timeout: 15_000 }).toBe(true);
}
