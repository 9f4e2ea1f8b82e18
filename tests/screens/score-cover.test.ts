/** Scores that are hidden until a tap, or delayed: in every place, while odds stay live (rule cover-1). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const row = (page: Page, eventId: number): Locator => page.locator(`main article[data-event="${eventId}"]`);
const rowScore = (page: Page, eventId: number): Promise<string> =>
  row(page, eventId)
    .locator('[data-uncover], .num b')
    .allInnerTexts()
    .then((texts) => texts.join(' '));
/** Parts of a match's tabs that reveal its score. */
const told = (page: Page): Locator => main(page).locator('[data-summary], [data-line]');
const head = (page: Page): Locator => page.locator('main header[data-event]');

async function choose(page: Page, wish: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Skorlar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: wish, exact: true }).click();
}

function scoreOf({ server }: ScreenStage, eventId: number): [string, string] {
  const { ht, at } = server.world.score(eventId) ?? {};
  return [String(ht?.r ?? ht?.c ?? 0), String(at?.r ?? at?.c ?? 0)];
}

test('hidden scores are in no row, match or live score, and a tap reveals one without opening anything', async () => {
  const stage = await setScreen();
  const { server, open } = stage;
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const [home, away] = scoreOf(stage, event.i);
  const page = await open('/canli-skor/futbol?durum=canli');
  await row(page, event.i).waitFor();
  await choose(page, 'Skorlar gizli');
  const uncover = row(page, event.i).getByRole('button', { name: /skoru göster$/ });
  await uncover.waitFor();
  expect(
    await main(page)
      .getByRole('button', { name: /skoru göster$/ })
      .count(),
  ).toBe(await page.locator('main article[data-match]').count());

  for (const tab of ['canli-anlatim', 'ozet']) {
    await page.goto(`${detailPath('futbol', event.i)}/${tab}`);
    await main(page).getByText('Skorlar gizli').waitFor();
    expect(await told(page).count()).toBe(0);
  }
  await main(page).getByRole('button', { name: 'Skoru göster' }).last().click();
  await told(page).first().waitFor();
  await head(page).getByText(`${home} - ${away}`).waitFor();

  await page.goto(detailPath('futbol', event.i));
  await head(page).getByRole('button', { name: 'Skoru göster' }).waitFor();
  expect(await head(page).innerText()).not.toMatch(/\d+ - \d+|İY|Korner/);
  await head(page).getByRole('button', { name: 'Skoru göster' }).click();
  await head(page).getByText(`${home} - ${away}`).waitFor();

  await page.goto('/program/canli/futbol');
  await row(page, event.i).waitFor();
  await page.reload();
  await row(page, event.i).locator('[data-uncover]').first().waitFor();
  expect(await rowScore(page, event.i)).toContain('•');
  await row(page, event.i).locator('[data-uncover]').first().click();
  await expect.poll(() => row(page, event.i).locator('[data-uncover]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/program/canli/futbol');
  expect(await row(page, event.i).innerText()).not.toContain('•');
});

test('with delayed scores a goal appears after the delay, and odds change at once', async () => {
  const stage = await setScreen();
  const { server, open, pass } = stage;
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(detailPath('futbol', event.i));
  const [home, away] = scoreOf(stage, event.i);
  await head(page).getByText(`${home} - ${away}`).waitFor();
  await choose(page, '30 sn gecikmeli');
  await head(page).getByText('Skor az sonra').waitFor();
  await pass(31_000);
  await head(page).getByText(`${home} - ${away}`).waitFor();

  await server.act(event.i, { action: 'goal', side: 'home' });
  const odd = page.locator('main button[data-outcome]').first();
  await expect.poll(() => odd.isDisabled()).toBe(true);
  await head(page)
    .getByText(/bahisler askıda$/i)
    .waitFor();
  await pass(25_000);
  expect(await head(page).innerText()).toContain(`${home} - ${away}`);
  await pass(6_000);
  await head(page)
    .getByText(`${Number(home) + 1} - ${away}`)
    .waitFor();
  await choose(page, 'Skorlar açık');
  await server.act(event.i, { action: 'goal', side: 'home' });
  await head(page)
    .getByText(`${Number(home) + 2} - ${away}`)
    .waitFor();
});

test('with delayed scores the tabs of a match show a goal no sooner than its score', async () => {
  const { server, open, pass } = await setScreen();
  const event = firstOf(running(server, FOOTBALL), 'running football match');
  const page = await open(`${detailPath('futbol', event.i)}/ozet`);
  await told(page).first().waitFor();
  const goals = (): Promise<number> => main(page).locator('[data-incident="goal"]').count();
  const before = await goals();
  await choose(page, '30 sn gecikmeli');
  await main(page).getByText('Skorlar 30 saniye gecikmeli').waitFor();
  expect(await told(page).count()).toBe(0);
  await pass(31_000);
  await told(page).first().waitFor();
  expect(await goals()).toBe(before);
  await server.act(event.i, { action: 'goal', side: 'home' });
  await pass(28_000);
  expect(await goals()).toBe(before);
  await pass(70_000);
  await expect.poll(goals).toBe(before + 1);
});
