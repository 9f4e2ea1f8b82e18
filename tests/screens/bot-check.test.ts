/** The operator's bot check: working, not configured, blocked, slow, and one that needs a person's action. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { atStep, fillForm, continueButton } from '../support/registration.ts';
import type { ScreenServer } from '../support/screen/backend.ts';
import { type OutsideScripts, outsideScripts } from '../support/screen/outside-scripts.ts';
import { setScreen } from '../support/screen/screen.ts';
import { isMember, main, sendSignIn, toldOn } from '../support/sign-in.ts';

const { botCheck } = standInOperator();

describe('the bot check', () => {
  test('precedes each request of a visitor, with a new token each time', async () => {
    const { server, open } = await setScreen({ server: { operator: { botCheck } } });
    const scripts = turnstileOf(server);
    await server.botCheck('strict');
    const player = await server.player({ name: 'Deniz' });
    const page = await open('/profil/bize-ulasin');
    await writeToOperator(page);
    await expect.poll(() => headed(page)).toBe('Mesajın alındı');
    await page.goto('/uyelik/sifremi-unuttum');
    await main(page).getByLabel('T.C. kimlik numarası').fill('10000000146');
    await main(page).getByLabel('Doğum tarihi').fill('05.02.1990');
    await main(page).getByRole('button', { name: 'Kod gönder' }).click();
    await expect.poll(async () => (await server.operator()).passed).toEqual(['contactUs', 'forgotPassword']);
    await page.goto('/uye-ol');
    await atStep(page, 'form');
    await fillForm(page);
    await continueButton(page).click();
    await atStep(page, 'code');
    await page.goto('/uyelik/giris');
    await sendSignIn(main(page), player);
    await isMember(page);
    expect((await server.operator()).passed).toEqual(['contactUs', 'forgotPassword', 'register', 'signIn']);
    expect(new Set(scripts.asked)).toEqual(new Set([botCheck.script]));
  });

  test.each(['blocked', 'slow'] as const)(
    'that is %s lets requests pass, and shows what to do if the service insists',
    async (end) => {
      const { server, open, pass } = await setScreen({ server: { operator: { botCheck } } });
      const scripts = turnstileOf(server);
      scripts.end = end;
      const player = await server.player({ name: 'Deniz' });
      const page = await open('/uyelik/giris');
      await server.botCheck('strict');
      await sendSignIn(main(page), player);
      await pass(12_000);
      await expect.poll(() => toldOn(main(page))).toContain('Reklam engelleyicini');
      await server.botCheck('lenient');
      await main(page).getByRole('button', { name: 'Giriş yap' }).click();
      await pass(12_000);
      await isMember(page);
    },
  );

  test('that refuses shows a message and can be repeated', async () => {
    const { server, open } = await setScreen({ server: { operator: { botCheck } } });
    turnstileOf(server);
    const player = await server.player({ name: 'Deniz' });
    await server.botCheck('refuse');
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), player);
    await expect.poll(() => toldOn(main(page))).toBe('Güvenlik doğrulaması başarısız. Lütfen tekrar dene.');
    await server.botCheck('strict');
    await main(page).getByRole('button', { name: 'Giriş yap' }).click();
    await isMember(page);
  });

  test("waits for a visitor's action, and closes after it", async () => {
    const { server, open, pass } = await setScreen({ server: { operator: { botCheck } } });
    const { widgets } = slowTurnstile(server);
    await server.botCheck('strict');
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), await server.player({ name: 'Deniz' }));
    await expect.poll(() => widgets().length).toBe(1);
    widgets()[0]?.asksPerson();
    await pass(90_000);
    expect(await toldOn(main(page))).toBe('');
    await widgets()[0]?.answer();
    await isMember(page);
    expect(widgets()).toEqual([]);
  });

  test('that returns no token has failed, and leaves nothing on the page', async () => {
    const { server, open, pass } = await setScreen({ server: { operator: { botCheck } } });
    const { widgets } = slowTurnstile(server);
    await server.botCheck('strict');
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), await server.player({ name: 'Deniz' }));
    await expect.poll(() => widgets().length).toBe(1);
    await pass(31_000);
    await expect.poll(() => toldOn(main(page))).toBe('Güvenlik doğrulaması başarısız. Lütfen tekrar dene.');
    expect(widgets()).toEqual([]);
    await main(page).getByRole('button', { name: 'Giriş yap' }).click();
    await expect.poll(() => widgets().length).toBe(1);
    await widgets()[0]?.answer();
    await isMember(page);
  });

  test("that waits for a visitor's action closes with its page, and nothing is sent", async () => {
    const { server, open } = await setScreen({ server: { operator: { botCheck } } });
    const { widgets } = slowTurnstile(server);
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), await server.player({ name: 'Deniz' }));
    await expect.poll(() => widgets().length).toBe(1);
    widgets()[0]?.asksPerson();
    await main(page).getByRole('link', { name: 'Şifremi unuttum' }).click();
    await expect.poll(() => widgets()).toEqual([]);
    await main(page).getByRole('link', { name: 'Giriş ekranına dön' }).click();
    await main(page).getByRole('button', { name: 'Giriş yap' }).waitFor();
    expect(await page.getByRole('link', { name: 'Giriş yap' }).count()).toBeGreaterThan(0);
  });

  test('that a blocker replaced by an empty script counts as unreachable', async () => {
    const { server, open } = await setScreen({ server: { operator: { botCheck } } });
    outsideScripts();
    await server.botCheck('strict');
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), await server.player({ name: 'Deniz' }));
    await expect.poll(() => toldOn(main(page))).toContain('Reklam engelleyicini');
  });

  test('that is not configured is not loaded', async () => {
    const scripts = outsideScripts();
    const { server, open } = await setScreen();
    const page = await open('/uyelik/giris');
    await sendSignIn(main(page), await server.player({ name: 'Deniz' }));
    await isMember(page);
    expect(scripts.asked).toEqual([]);
  });
});

function turnstileOf(server: ScreenServer): OutsideScripts {
  const scripts = outsideScripts();
  const asked: Record<string, (token: string) => void> = {};
  scripts.run[botCheck.script] = () => {
    Object.assign(window, {
      turnstile: {
        render: (_place: HTMLElement, { callback }: { callback: (token: string) => void }) => {
          asked['widget'] = callback;
          return 'widget';
        },
        execute: (widget: string) => {
          void server
            .fetch(new URL('/__operator/check/token', location.origin), { method: 'POST', body: 'x' })
            .then((answer) => answer.json())
            .then(({ token }: { token: string }) => asked[widget]?.(token));
        },
        remove: () => undefined,
      },
    });
  };
  return scripts;
}

interface Widget {
  asksPerson: () => void;
  answer: () => Promise<void>;
}

/** A bot check that returns nothing until the test does. `widgets` lists those on the page, oldest first. */
function slowTurnstile(server: ScreenServer): { widgets: () => Widget[] } {
  const scripts = outsideScripts();
  const shown = new Map<string, { place: HTMLElement; widget: Widget }>();
  scripts.run[botCheck.script] = () => {
    const render = (place: HTMLElement, options: Record<string, (token: string) => void>): string => {
      const answer = async (): Promise<void> => {
        const url = new URL('/__operator/check/token', location.origin);
        const given = await server.fetch(url, { method: 'POST', body: 'x' });
        const { token } = (await given.json()) as { token: string };
        options['callback']?.(token);
      };
      const id = crypto.randomUUID();
      shown.set(id, { place, widget: { asksPerson: () => options['before-interactive-callback']?.(''), answer } });
      return id;
    };
    const turnstile = { render, execute: () => undefined, remove: (id: string) => shown.delete(id) };
    Object.assign(window, { turnstile });
  };
  return {
    widgets: () => [...shown.values()].filter(({ place }) => place.isConnected).map(({ widget }) => widget),
  };
}

const headed = (page: Page): Promise<string> => page.locator('main h1').innerText();

async function writeToOperator(page: Page): Promise<void> {
  for (const [name, value] of [
    ['Ad', 'Işıl'],
    ['Soyad', 'Çağlar'],
    ['Telefon numarası', '05321112233'],
    ['E-posta', 'isil@posta.example'],
    ['Mesajın', 'Merhaba'],
  ]) {
    // Fields are filled in sequence, as a person types.
    // oxlint-disable-next-line no-await-in-loop
    await main(page).getByRole('textbox', { name: name!, exact: true }).fill(value!);
  }
  await main(page).getByLabel('Konu', { exact: true }).selectOption({ label: 'Para Çekme' });
  await main(page).getByRole('button', { name: 'Gönder', exact: true }).click();
}
