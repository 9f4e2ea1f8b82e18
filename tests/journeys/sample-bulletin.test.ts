/** Real events, if the folder of samples exists. The product itself never depends on it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { detailPath } from '../support/program.ts';
import { expectDetailTrue, expectListTrue } from '../support/shown-odds.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const samples = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const missing = !existsSync(samples);
if (missing) console.log(`skipped: there is no folder of sample events at ${samples}`);

describe.skipIf(missing)('real events', () => {
  const browser = sharedBrowser();

  for (const [file, slug, sportId] of [
    ['events-football-prematch.json', 'futbol', 1],
    ['events-efootball-live-feed.json', 'e-futbol', 137],
  ] as const) {
    test(`of ${file} load with --bulletin and render in list and detail`, async () => {
      const bulletin = samples + file;
      const content = JSON.parse(readFileSync(bulletin, 'utf8')) as WireEvent[] | { events: WireEvent[] };
      const events = Array.isArray(content) ? content : content.events;
      expect(events.length).toBeGreaterThan(0);
      const { server, open } = await setStage(browser(), { server: { bulletin } });
      const page = await open(`/program/${slug}`);
      await expectListTrue(page, server);
      const rows = page.locator('article[data-event]');
      for (const { hn, an } of events) {
        await expect
          .poll(() => rows.evaluateAll((all) => all.map((row) => row.ariaLabel)))
          .toContain(`${hn ?? ''} - ${an ?? ''}`);
      }
      expect(server.world.list(sportId, 0, 0).events.length).toBeGreaterThan(0);

      for (const { i, hn } of events) {
        const detail = await open(detailPath(slug, i));
        await expectDetailTrue(detail, server, i);
        expect(await detail.locator('h1').innerText()).toContain(hn);
        expect(await detail.locator('main').innerText()).not.toMatch(/undefined|NaN|\{\d\}|\{h\}/);
        await detail.close();
      }
    });
  }
});
