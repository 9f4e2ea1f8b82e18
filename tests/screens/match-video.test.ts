/** The video of a match: the players it is offered to, and messages if it cannot be loaded. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { main } from '../support/sign-in.ts';

/** Every one of these matches has a video. */
const E_FOOTBALL = 137;
const filmed = (server: TestServer): number => firstOf(preMatch(server, E_FOOTBALL), 'match of e-football to come').i;
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

test('a visitor is led to signing in', async () => {
  const { server, open } = await setScreen();
  const page = await open(detailPath('e-futbol', filmed(server)));
  await button(page, 'İzlemek için giriş yap').click();
  await page.getByRole('dialog', { name: 'Giriş yap' }).waitFor();
});

test('a match without a video has no button', async () => {
  const { server, open } = await setMemberScreen();
  const event = firstOf(
    [...preMatch(server, FOOTBALL), ...running(server, FOOTBALL)].filter(({ hs }) => hs !== true),
    'match',
  );
  const page = await open(detailPath('futbol', event.i));
  await page.locator('button[data-outcome]').first().waitFor();
  expect(await main(page).getByRole('button', { name: /izle/i }).count()).toBe(0);
});

test('a video page of the provider is shown in a sandboxed frame', async () => {
  const { server, open } = await setMemberScreen();
  const data = { streamUrl: 'https://yayin.example/mac/7', type: 'iframe', expires: 60 };
  await server.fault({
    method: 'GET',
    path: `soccer-stream-url/${filmed(server)}`,
    status: 200,
    body: { isSuccess: true, data, message: '' },
  });
  const page = await open(detailPath('e-futbol', filmed(server)));
  await button(page, 'Maçı izle').click();
  const frame = main(page).locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe(data.streamUrl);
  expect(await frame.getAttribute('title')).toMatch(/, yayın$/);
  expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|popups|forms/);
  expect(await main(page).locator('video').count()).toBe(0);
  await button(page, 'Yayını kapat').click();
  await expect.poll(() => frame.count()).toBe(0);
});

test('a video that fails shows the reason, and can be loaded again', async () => {
  const { server, open } = await setMemberScreen();
  const page = await open(detailPath('e-futbol', filmed(server)));
  await button(page, 'Maçı izle').click();
  const said = (words: string) => main(page).getByRole('alert').getByText(words).waitFor();
  await said('Yayın henüz başlamadı.');
  for (const [fault, words] of [
    [{ status: 503 }, 'Video yüklenemedi'],
    [{ drop: 'before' }, 'Bir sorun oluştu. İnternet bağlantını kontrol et.'],
    [{ status: 200, body: { isSuccess: true, data: { type: 'hls' } } }, 'Video yüklenemedi'],
  ] as const) {
    // Faults are tried in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await server.fault({ method: 'GET', path: `soccer-stream-url/${filmed(server)}`, times: 1, ...fault });
    // oxlint-disable-next-line no-await-in-loop
    await button(page, 'Tekrar dene').click();
    // oxlint-disable-next-line no-await-in-loop
    await said(words);
  }
  await button(page, 'Yayını kapat').click();
  await button(page, 'Maçı izle').waitFor();
});

test('a video closed before its response does not start, and shows no failure', async () => {
  const { server, open, pass } = await setMemberScreen();
  const stream = { method: 'GET', path: `soccer-stream-url/${filmed(server)}`, delayMs: 2_000, times: 1 };
  const data = { streamUrl: 'https://yayin.example/mac/7', type: 'iframe', expires: 60 };
  const page = await open(detailPath('e-futbol', filmed(server)));
  for (const answer of [{ status: 200, body: { isSuccess: true, data, message: '' } }, { status: 503 }]) {
    // Responses are tried in sequence on one page.
    // oxlint-disable no-await-in-loop
    await server.fault({ ...stream, ...answer });
    await button(page, 'Maçı izle').click();
    await button(page, 'Yayını kapat').click();
    await pass(4_000);
    await button(page, 'Maçı izle').waitFor();
    expect(await main(page).locator('iframe').count()).toBe(0);
    expect(await main(page).getByRole('alert').count()).toBe(0);
    // oxlint-enable no-await-in-loop
  }
});
