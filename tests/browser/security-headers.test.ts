/** Actions that the app's headers forbid, tried in a real browser, and a check that the product needs none of them. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { FOOTBALL, detailPath, firstOf, firstSpot, running } from '../support/program.ts';
import { oddSelector } from '../support/shown-odds.ts';
import { untilControlled } from '../support/service-worker.ts';
import { builtAsset } from '../support/stand-in.ts';
import { inHost, setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const browser = sharedBrowser();

/** Everything the page's policies refused since its first byte, and the console's messages about policies. */
async function refusalsOf(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)/i.test(message.text())) refusals.push(message.text());
  });
  await page.exposeBinding('reportViolation', (_source, text: string) => refusals.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${effectiveDirective}: ${blockedURI} (${sourceFile ?? ''})`);
    });
  });
  return refusals;
}

describe('the product under its own policies', () => {
  test('the main screens cause no violation', async () => {
    const { server, open, context } = await setStage(browser(), { offline: true });
    const page = await open('/');
    const refusals = await refusalsOf(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const match = firstOf(running(server, FOOTBALL), 'running football match').i;
    for (const path of [
      '/',
      '/program/futbol',
      detailPath('futbol', match),
      '/populer-bahisler',
      '/kolay-kuponlar',
      '/uyelik/giris',
      '/uyelik/sifremi-unuttum',
      '/uye-ol',
      '/bayilik-basvuru-formu',
      '/boyle-bir-sayfa-yok',
    ]) {
      await page.goto(inHost(path), { waitUntil: 'domcontentloaded' });
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
    }
    await page.goto(inHost('/program/futbol'), { waitUntil: 'domcontentloaded' });
    await page.locator(oddSelector(await firstSpot(page))).click();
    await page.getByRole('button', { name: /^Ligler/ }).click();
    await page.getByRole('dialog').waitFor();
    await untilControlled(page);
    expect(context.serviceWorkers()).toHaveLength(1);
    expect(refusals).toEqual([]);
  });

  test('screens with HTML of the server and the screens of a member cause no violation', async () => {
    const { open } = await setMemberStage(browser(), { flags: { termsOfUseDue: true } });
    const page = await open('/');
    const refusals = await refusalsOf(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('dialog').getByRole('heading', { name: 'Neler değişti?' }).waitFor();
    await page.getByRole('button', { name: 'Okudum, onaylıyorum' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (const path of [
      '/profil',
      '/profil/kayitli-bayi-bilgilerim',
      '/profil/bayi-degistir',
      '/profil/sifre-degistir',
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.locator('main h1').waitFor({ state: 'attached' });
      await untilLoaded(page);
    }
    expect(refusals).toEqual([]);
  });

  test('a legal text of the registration causes no violation', async () => {
    const { open } = await setStage(browser());
    const page = await open('/');
    const refusals = await refusalsOf(page);
    await page.goto('/uye-ol', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Üyelik Sözleşmesi' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: '1. Üyelik koşulları' }).waitFor();
    expect(refusals).toEqual([]);
  });
});

describe('actions that do not belong to the product', () => {
  test('inline script, eval, markup as text and foreign workers are refused', async () => {
    const { open, errors } = await setStage(browser());
    const page = await open('/');
    // The page can be connected before its own chunk is loaded.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // The attempts run as a script of the page itself, because scripts evaluated by the tools are allowed more than a
    // page is.
    const done = await page.evaluate(
      () =>
        new Promise<Record<string, string>>((resolve) => {
          setTimeout(() => {
            const outcome: Record<string, string> = {};
            const attempt = (name: string, task: () => unknown): void => {
              try {
                task();
                outcome[name] = 'done';
              } catch (error) {
                outcome[name] = error instanceof Error ? error.name : 'refused';
              }
            };
            // The constructor is called by name, because pages must not be able to use it.
            attempt('eval', () => Reflect.apply(Reflect.get(window, 'eval'), window, ['window.ran = 1']));
            attempt('function', () => Reflect.construct(Function, ['window.ran = 1'])());
            attempt('markup', () => (document.body.innerHTML = '<b>gone</b>'));
            attempt('foreign worker', () => new Worker('data:text/javascript,1'));
            attempt('foreign script', () => (document.createElement('script').src = 'https://elsewhere.example/a.js'));
            attempt('own data as a worker', () => new Worker('/environment.json'));
            attempt('inline handler', () => document.body.setAttribute('onclick', 'window.ran = 1'));
            document.body.click();
            resolve(outcome);
          });
        }),
    );
    expect(done).toEqual({
      eval: 'EvalError',
      function: 'EvalError',
      markup: 'TypeError',
      'foreign worker': 'TypeError',
      'foreign script': 'TypeError',
      'own data as a worker': 'TypeError',
      'inline handler': 'TypeError',
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('h1').count()).toBeGreaterThan(0);
    expectRefusals(errors);
  });

  test('an inline script in a page of this origin does not run', async () => {
    const { open, server, errors } = await setStage(browser());
    const page = await open('/');
    // The response has the same headers and a page with an inline script, as if it had been injected into the shell.
    await page.route('**/injected', async (route) => {
      const shell = await route.fetch({ url: `${server.url}/`, headers: { accept: 'text/html' } });
      const body = (await shell.text()).replace('</title>', '</title><script>window.ran = 1</script>');
      await route.fulfill({ response: shell, body });
    });
    await page.goto('/injected', { waitUntil: 'domcontentloaded' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // The page has its own inline script, which the policy names by its hash, and the injected one.
    expect(await page.locator('script:not([src])').count()).toBe(2);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expectRefusals(errors);
  });

  test('a frame is refused', async () => {
    const { context, server, errors } = await setStage(browser());
    const page = await context.newPage();
    await page.setContent(`<iframe src="${server.url}/"></iframe>`);
    const frame = page.frames().at(-1);
    expect(frame?.parentFrame()).toBe(page.mainFrame());
    await frame?.waitForLoadState();
    expect(await frame?.locator('#root').count()).toBe(0);
    expectRefusals(errors);
  });
});

/** Asserts that the console only reported policy violations. The test's end checks everything else. */
function expectRefusals(errors: string[]): void {
  const said = errors.splice(0);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((words) => !/content security policy|requires 'trusted/i.test(words))).toEqual([]);
}

test('scripts have the policy header too, because workers need a policy of their own', async () => {
  const { server } = await setStage(browser());
  for (const path of ['/', '/service-worker.js', builtAsset('engine.shared'), builtAsset('engine.dedicated')]) {
    const headers = (await fetch(server.url + path, { headers: { accept: 'text/html' } })).headers;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain(`connect-src 'self' ${server.url.replace(/^http/, 'ws')};`);
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=(self)');
  }
});
