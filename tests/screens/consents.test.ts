/** Consents in the settings: given, withdrawn, read, and reset when the service refuses. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const PATH = '/profil/ayarlar';
const CALL = 'player-profile-settings';
const none = { sms: false, email: false, call: false, push: false, personalMarketing: false, hideBalance: false };

const consent = (page: Page, name: string) => main(page).getByRole('switch', { name, exact: true });
const isOn = (page: Page, name: string) => consent(page, name).getAttribute('aria-checked');

async function keptBy(server: TestServer, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/players/${CALL}`, { headers });
  return ((await response.json()) as { data: unknown }).data;
}

describe('a consent', () => {
  test.each(['our', 'second'] as const)(
    'is given and withdrawn by the same switch; in the %s dialect',
    async (dialect) => {
      const { open } = await setMemberScreen(
        { profileSettings: { ...none, sms: true } },
        { server: dialect === 'second' ? { dialect } : {} },
      );
      const page = await open(PATH);
      await expect.poll(() => isOn(page, 'SMS')).toBe('true');
      expect(await isOn(page, 'E-posta')).toBe('false');
      await consent(page, 'E-posta').click();
      await consent(page, 'SMS').click();
      // The switch changes before the service has responded.
      expect(await isOn(page, 'SMS')).toBe('false');
      await expect.poll(() => isOn(page, 'E-posta')).toBe('true');
      await page.reload();
      await expect.poll(() => isOn(page, 'E-posta')).toBe('true');
      expect(await isOn(page, 'SMS')).toBe('false');
    },
  );

  test('is saved alone, on top of what the service has meanwhile', async () => {
    const { open, server, player, context } = await setMemberScreen({
      profileSettings: { ...none, hideBalance: true },
    });
    const page = await open(PATH);
    await expect.poll(() => isOn(page, 'SMS')).toBe('false');
    // Another device made a change that this one does not know of.
    await server.player({ playerNo: player.playerNo, profileSettings: { ...none, call: true, hideBalance: true } });
    for (const name of ['SMS', 'Sana özel kampanyalar', 'Anlık bildirim']) await consent(page, name).click();
    await expect.poll(() => isOn(page, 'Telefon araması')).toBe('true');
    const token = (await context.cookies()).find(({ value }) => value.length > 30)?.value ?? '';
    await expect
      .poll(() => keptBy(server, token))
      .toEqual({ sms: true, email: false, call: true, push: true, personalMarketing: true, hideBalance: true });
  });

  test('has a link to its text', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    for (const [name, title] of [
      ['SMS', 'Ticari Elektronik İleti Onay Metni'],
      ['Sana özel kampanyalar', 'Pazarlama Açık Rıza Metni'],
    ] as const) {
      await main(page)
        .getByRole('button', { name: `Onay metni (${name})` })
        .click();
      await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Anladım' }).click();
    }
    expect(await isOn(page, 'SMS')).toBe('false');
  });
});

describe('when saving fails', () => {
  const refusal = (message: string) => ({
    ...{ method: 'POST', path: CALL, status: 200, times: 1 },
    body: { isSuccess: false, data: null, message: null, error: { code: 122, name: 'X', message } },
  });

  test('a refused consent is reset, with the words of the service, and others stay', async () => {
    const { open, server } = await setMemberScreen({ profileSettings: { ...none, sms: true } });
    const page = await open(PATH);
    await expect.poll(() => isOn(page, 'SMS')).toBe('true');
    await server.fault(refusal('İznin şu anda değiştirilemiyor.'));
    await consent(page, 'SMS').click();
    await main(page).getByRole('alert').getByText('İznin şu anda değiştirilemiyor.').waitFor();
    await expect.poll(() => isOn(page, 'SMS')).toBe('true');
    await consent(page, 'SMS').click();
    await expect.poll(() => isOn(page, 'SMS')).toBe('false');
    await expect.poll(() => main(page).getByText('İznin şu anda değiştirilemiyor.').count()).toBe(0);
  });

  test('an outage of the service changes nothing and shows a message', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(PATH);
    await expect.poll(() => isOn(page, 'E-posta')).toBe('false');
    await server.fault({ method: 'POST', path: CALL, status: 503, times: 1 });
    await consent(page, 'E-posta').click();
    await main(page).getByRole('alert').getByText('Servise şu anda ulaşılamıyor', { exact: false }).waitFor();
    await expect.poll(() => isOn(page, 'E-posta')).toBe('false');
  });

  test('without a response the switch shows the state of the service', async () => {
    const { open, server } = await setMemberScreen();
    const page = await open(PATH);
    await expect.poll(() => isOn(page, 'E-posta')).toBe('false');
    await server.fault({ method: 'POST', path: CALL, status: 200, body: 'x', drop: 'after', times: 1 });
    await consent(page, 'E-posta').click();
    await main(page).getByRole('alert').waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByRole('alert')
          .allInnerTexts()
          .then((texts) => texts.join('')),
      )
      .not.toBe('');
    await expect.poll(() => isOn(page, 'E-posta')).toBe('true');
  });

  test('consents that cannot be loaded can be loaded again, and the other settings are shown', async () => {
    const { open, server } = await setMemberScreen();
    await server.fault({ method: 'GET', path: CALL, status: 503 });
    const page = await open(PATH);
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    await main(page).getByRole('heading', { name: 'Görünüm' }).waitFor();
    await server.clearFaults();
    await again.click();
    await expect.poll(() => isOn(page, 'SMS')).toBe('false');
  });
});

test('all devices are signed out from the settings after a confirmation', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await main(page).getByRole('button', { name: 'Çıkış yap' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hepsinden çıkış yap' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
