/** Checks in a browser that the content policy allows the page of a match's animation in its frame. */
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test("the tracker's page is rendered in its frame", async () => {
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
