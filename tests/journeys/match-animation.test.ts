/** What only a browser proves of a match's animation: the content policy lets its page into the frame. */
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('the page of the tracker is drawn in its frame', async () => {
  const { server, context, open } = await setStage(browser(), {
    server: { operator: { tracker: 'https://izle.example/m/{id}' } },
  });
  await context.route('https://izle.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Saha</h1>' }),
  );
  const page = await open(detailPath('futbol', firstOf(running(server, FOOTBALL), 'running football match').i));
  await page.getByRole('button', { name: 'Canlı animasyon' }).press('Enter');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Saha' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(1);
});
