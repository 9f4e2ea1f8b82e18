/** From visitor to member: the three steps on a phone and on a desktop. */
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { path } from '../support/members.ts';
import {
  applicant,
  atStep,
  callsOf,
  continueButton,
  fillForm,
  headings,
  recommended,
  toCode,
  toResult,
  toRetailer,
  tokenCookies,
} from '../support/registration.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setScreen } from '../support/screen/screen.ts';
import { lastCode } from '../support/sign-in.ts';

describe('a visitor becomes a member', () => {
  test.for([
    ['on a phone', PHONE],
    ['on a desktop', DESKTOP],
  ] as const)('%s', async ([, viewport]) => {
    const { server, open } = await setScreen({ viewport });
    const page = await open('/uye-ol');
    const step = (name: string): Locator => page.locator('[aria-current="step"]').filter({ hasText: name });

    await step('Kişisel Bilgiler').waitFor();
    expect(await page.getByRole('list', { name: 'Üyeliğin avantajları' }).getByRole('listitem').count()).toBe(4);
    await toCode(page);
    await step('SMS Onay').waitFor();
    expect((await server.outbox()).map(({ kind, to }) => [kind, to])).toEqual([['sms', applicant.phoneNumber]]);
    expect(await tokenCookies(page)).toEqual([]);

    await toRetailer(page, server);
    await step('Bayi Seç').waitFor();
    await expect.poll(() => tokenCookies(page)).toEqual(['at', 'rt']);
    const chosen = (await recommended(page).getAttribute('data-retailer')) ?? 'none';

    await toResult(page);
    await page.getByText('Üyeliğin başarılı bir şekilde oluşturuldu').waitFor();
    await page.getByRole('region', { name: 'Bayin' }).getByText(chosen).waitFor();
    expect(await page.locator('[aria-current="step"]').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('link', { name: 'Para yatır' }).getAttribute('href'))
      .toBe('/profil/para-yatirma');

    await page.getByRole('link', { name: 'Programa git' }).click();
    await expect.poll(() => path(page)).toBe('/program/futbol');
    await page.locator('main button[data-outcome]').first().waitFor();
    expect(await tokenCookies(page)).toEqual(['at', 'rt']);
  });

  test('with exactly the data that was typed', async () => {
    const { server, open } = await setScreen();
    const page = await open('/uye-ol');
    await atStep(page, 'form');
    await page.getByLabel('Uyruk').selectOption({ label: 'Türkiye' });
    await toCode(page);
    await toRetailer(page, server);
    const cookies = await page.context().cookies();
    const access = cookies.find(({ name }) => name === 'at')?.value ?? '';
    const answer = await fetch(`${server.url}/api/players/player`, { headers: { authorization: `Bearer ${access}` } });
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      name: applicant.name,
      surname: applicant.surname,
      email: applicant.email,
      phoneNumber: applicant.phoneNumber,
      playerStatus: 1,
    });
  });
});

test.each(['unknown', 'retailers', 'writes', 'second'] as const)(
  'the journey works in the dialect "%s"',
  async (name) => {
    const dialect = name === 'second' ? name : { [name]: true };
    const { server, open } = await setScreen({ server: { dialect } });
    const page = await open('/uye-ol');
    await toCode(page);
    await toRetailer(page, server);
    const chosen = await recommended(page).locator('b').innerText();
    await toResult(page);
    await page.getByRole('region', { name: 'Bayin' }).getByText(chosen).waitFor();
  },
);

test('an extra click sends nothing twice', async () => {
  const { server, open } = await setScreen();
  const page = await open('/uye-ol');
  await server.fault({ method: 'POST', path: 'Register', delayMs: 400 });
  await server.fault({ method: 'POST', path: 'register-activationcode-control', delayMs: 400 });
  await server.fault({ method: 'POST', path: 'player-chose-retailer', delayMs: 400 });
  const twice = async (button: Locator): Promise<void> => {
    // The clicks happen in one task of the page, so nothing can render between them.
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  };

  await atStep(page, 'form');
  await fillForm(page);
  await twice(continueButton(page));
  await atStep(page, 'code');
  await page.getByLabel('Onay kodu').fill(await lastCode(server));
  await atStep(page, 'retailer');
  await recommended(page).getByRole('radio').check();
  await twice(page.getByRole('button', { name: 'Bu bayiyi seç' }));
  await page.getByRole('heading', { name: headings.result }).waitFor();

  for (const call of ['Register', 'register-activationcode-control', 'player-chose-retailer']) {
    expect(await callsOf(server, call), call).toBe(1);
  }
  expect(await server.outbox()).toHaveLength(1);
});
