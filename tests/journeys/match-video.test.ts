/** Checks of a match's video that need a browser: it plays under the content policy, and loads only on request. */
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a video plays muted once it is requested, and ends with its button', async () => {
  const { server, context, open } = await setMemberStage(browser());
  const event = firstOf(
    preMatch(server, FOOTBALL).filter(({ hs }) => hs === true),
    'filmed match',
  );
  await server.act(event.i, { action: 'kickoff' });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await open(detailPath('futbol', event.i));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.getByRole('button', { name: 'Maçı izle' }).waitFor();
  const ofVideo = (path: string): boolean => /hls|\/video\/|soccer-stream/.test(path);
  expect(asked.filter(ofVideo)).toEqual([]);

  await page.getByRole('button', { name: 'Maçı izle' }).press('Enter');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime), { timeout: 15_000 })
    .toBeGreaterThan(1);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: 'Yayını kapat' }).click();
  await page.getByRole('button', { name: 'Maçı izle' }).waitFor();
  expect(await video.count()).toBe(0);
});
