/** An event without sides among matches: its row is as high as theirs, and its name and odds have touch targets. */
import { expect, test } from 'vitest';
import { layoutFaults } from '../support/layout-faults.ts';
import { settled } from '../support/every-screen.ts';
import { firstSpot } from '../support/program.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();
const NAME = 'Haftanın karşılaşması';

test.each([
  [360, 640],
  [390, 844],
  [768, 1024],
])('the row of an event without sides is as high as others and fits a window of %i × %i', async (width, height) => {
  const context = { viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' as const };
  const { server, open } = await setStage(browser(), { context });
  const first = await open('/program/futbol');
  await settled(first);
  const { eventId } = await firstSpot(first);
  await first.close();
  const { world } = server;
  const list = world.list.bind(world);
  world.list = (...asked) => {
    const answer = list(...asked);
    for (const event of answer.events.filter(({ i }) => i === eventId)) {
      event.n = NAME;
      delete event.hn;
      delete event.an;
    }
    return answer;
  };
  const page = await open('/program/futbol');
  await settled(page);
  const row = page.locator(`article[data-event="${eventId}"]`);
  await row.scrollIntoViewIfNeeded();
  const match = page.locator(`article[data-event]:not([data-event="${eventId}"])`).first();
  const heightOf = (of: typeof row): Promise<number> =>
    of.evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(row)).toBe(await heightOf(match));
  expect(await row.getByRole('link').first().innerText()).toContain(NAME);
  expect(await layoutFaults(page, { touch: true })).toEqual([]);
});
