/**
 * Checks of the operator's providers that need a browser: requests before consent, the content policy, and error
 * reports.
 */
import { describe, expect, onTestFinished, test } from 'vitest';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { throwInSharedWorkers } from '../support/kill.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { startServer } from '../support/stand-in.ts';
import { main } from '../support/sign-in.ts';
import { untilControlled } from '../support/service-worker.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

describe('a provider on another origin', () => {
  test('gets no request before consent, is loaded and notified after it, and no other path of its origin can run', async () => {
    const elsewhere = await startServer();
    onTestFinished(() => elsewhere.close());
    const { container } = standInOperator(elsewhere.url);
    const { open, errors } = await setStage(browser(), { server: { operator: { container } } });
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const banner = page.getByRole('region', { name: 'Çerez tercihleri' });
    await banner.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset['connection'] === 'on');
    expect((await elsewhere.operator()).collected).toEqual([]);
    expect(asked.filter((address) => address.startsWith(elsewhere.url))).toEqual([]);
    await banner.getByRole('button', { name: 'Kabul et' }).click();
    await expect
      .poll(async () => (await elsewhere.operator()).collected)
      .toContainEqual(expect.objectContaining({ event: 'virtualPageview', pageName: 'Canlı', LoginStatus: 0 }));
    // Only the provider's own script may run: no script of another origin, and no JSON.
    const outcome = await page.evaluate(async () => {
      const load = (address: string): Promise<string> =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('refused'));
          try {
            script.src = address;
            document.head.append(script);
          } catch {
            resolve('refused');
          }
        });
      return [await load('https://others.example/a.js'), await load('/environment.json')];
    });
    expect(outcome).toEqual(['refused', 'refused']);
    expect(errors.splice(0).filter((words) => !/content security policy|requires 'trusted/i.test(words))).toEqual([]);
  });

  test('is blocked if the policy does not name it, and the product says how to continue', async () => {
    const { open, errors, server } = await setStage(browser());
    const page = await open('/uyelik/giris');
    const told = standInOperator('https://others.example');
    // The provider is added to the environment only, so the server's policy does not know its origin.
    await page.route('**/environment.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), botCheck: told.botCheck } });
    });
    await page.reload();
    await server.botCheck('strict');
    const player = await server.player({});
    await main(page).getByLabel('Telefon numarası veya T.C. kimlik numarası').fill(player.userInfo);
    await main(page).getByLabel('Şifre', { exact: true }).fill(player.password);
    await main(page).getByRole('button', { name: 'Giriş yap' }).click();
    await main(page).getByText('Reklam engelleyicini').waitFor();
    expect(errors.splice(0).filter((words) => !/content security policy/i.test(words))).toEqual([]);
  });
});

test('the chat runs in a frame of its own, gets the player’s details, and receives a message', async () => {
  const elsewhere = await startServer();
  onTestFinished(() => elsewhere.close());
  const { chat } = standInOperator(elsewhere.url);
  const { open } = await setMemberStage(browser(), { phoneNumber: '05551112233' }, { server: { operator: { chat } } });
  const page = await open('/program/futbol');
  await page.getByRole('button', { name: 'Canlı destek', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Merhaba Deniz!').waitFor();
  await frame.getByLabel('Mesajın').fill('Kuponum nerede?');
  await frame.getByRole('button', { name: 'Gönder' }).click();
  await frame.getByText('Mesajını aldık.').waitFor();
  expect((await elsewhere.operator()).chats).toEqual([
    { player: { name: 'Deniz', surname: 'Yılmaz', phoneNumber: '05551112233' }, messages: ['Kuponum nerede?'] },
  ]);
  expect(await violationsOf(page)).toEqual([]);
});

test('errors in tab, engine and service worker are reported, under the policy', async () => {
  const { errorReports } = standInOperator();
  const { server, context, open, errors } = await setStage(browser(), {
    server: { operator: { errorReports } },
    offline: true,
  });
  const page = await open('/');
  await untilControlled(page);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/error-reports-/.test(name))),
    )
    .toBe(true);
  const [worker] = context.serviceWorkers();
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new RangeError('05551112233 in the tab'))));
  await worker?.evaluate(() => void setTimeout(() => void Promise.reject(new RangeError('a@b.example in the worker'))));
  await throwInSharedWorkers(browser(), new RangeError('TR330006100519786457841326 in the engine'));
  const realms = async (): Promise<string[]> =>
    (await server.operator()).envelopes.map((each) => /"realm":"(\w+)"/.exec(each)?.[1] ?? '').toSorted();
  await expect.poll(realms).toEqual(['engine', 'serviceWorker', 'tab']);
  expect((await server.operator()).envelopes.join()).not.toMatch(/5551112233|a@b\.example|TR33/);
  expect(errors.splice(0).filter((words) => !words.includes('RangeError'))).toEqual([]);
});
