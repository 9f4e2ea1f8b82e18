/** Surveys: shown when they are due, answered once, and never shown again for a survey that was answered. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { addPayoutAccounts } from '../support/payout-accounts.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { CALL, ask, checking, further, setTable, taken } from '../support/withdraw-table.ts';

const DAY = 86_400;
const GENERAL = { method: 'POST', path: '/api/content/nps' };
const survey = (page: Page) => page.locator('[data-survey]');
const point = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const reason = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const send = (page: Page) => survey(page).getByRole('button', { name: 'Gönder', exact: true });
const sent = async ({ server }: MemberScreen, path = GENERAL.path): Promise<number> =>
  (await server.stats()).requests[`POST ${path}`] ?? 0;
const thanks = (page: Page) => page.getByText('Teşekkürler! Görüşün bizim için değerli.');

/** Epoch seconds by the screen's clock. */
const daysAgo = (days: number): number => Math.floor(Date.now() / 1000) - days * DAY;
const never = { npsSubmitDate: null };

async function openProfile({ open, pass }: MemberScreen): Promise<Page> {
  const page = await open('/profil');
  await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
  await pass(500);
  return page;
}

describe('the general survey', () => {
  test.each([
    ['never answered', () => null, 1],
    ['answered 62 days ago', () => daysAgo(62), 1],
    ['answered 60 days ago', () => daysAgo(60), 0],
    ['answered today', () => daysAgo(0), 0],
  ])('is shown only when it is due: %s', async (_, at, asked) => {
    const stage = await setMemberScreen();
    await stage.server.player({ playerNo: stage.player.playerNo, npsSubmitDate: at() });
    const page = await openProfile(stage);
    await expect.poll(() => survey(page).count()).toBe(asked);
  });

  test('is answered once, with the reasons of its score, and is not shown again', async () => {
    const stage = await setMemberScreen(never);
    let page = await openProfile(stage);
    await point(page, '10').click();
    await survey(page).getByText('En çok neyi beğendin?').waitFor();
    await point(page, '0').click();
    await survey(page).getByText('Neyi geliştirmeliyiz?').waitFor();
    await send(page).click();
    await survey(page).getByText('Bir neden seç ya da birkaç kelime yaz.').waitFor();
    await reason(page, 'Oranlar düşük').click();
    await stage.server.fault({ ...GENERAL, delayMs: 1_000 });
    await send(page).dblclick();
    await thanks(page).waitFor();
    expect(await sent(stage)).toBe(1);
    page = await openProfile(stage);
    expect(await survey(page).count()).toBe(0);
  });

  test('that is postponed stays away for the visit', async () => {
    const stage = await setMemberScreen(never);
    const page = await openProfile(stage);
    await survey(page).getByRole('button', { name: 'Şimdi değil' }).click();
    await expect.poll(() => survey(page).count()).toBe(0);
    await page.reload();
    await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
    expect(await survey(page).count()).toBe(0);
    expect(await sent(stage)).toBe(0);
  });

  test('whose answer may have arrived is not shown or sent again', async () => {
    const stage = await setMemberScreen(never);
    await stage.server.fault({ ...GENERAL, status: 200, body: 'yarım', times: 1 });
    const page = await openProfile(stage);
    await point(page, '7').click();
    await reason(page, 'Kupon takibi').click();
    await send(page).click();
    await thanks(page).waitFor();
    await page.reload();
    await expect.poll(() => headingOf(page)).toBe('Deniz Yılmaz');
    expect(await survey(page).count()).toBe(0);
    expect(await sent(stage)).toBe(1);
  });

  test('that was answered on another device is over', async () => {
    const stage = await setMemberScreen(never);
    const page = await openProfile(stage);
    await stage.server.player({ playerNo: stage.player.playerNo, npsSubmitDate: daysAgo(1) });
    await point(page, '7').click();
    await reason(page, 'Kupon takibi').click();
    await send(page).click();
    await thanks(page).waitFor();
    expect(await sent(stage)).toBe(1);
  });

  test('that the service refused keeps what was typed, and is sent with the next tap', async () => {
    const stage = await setMemberScreen(never);
    await stage.server.fault({ ...GENERAL, status: 503, times: 1 });
    const page = await openProfile(stage);
    await point(page, '3').click();
    const words = survey(page).getByRole('textbox');
    await words.fill('Çok yavaş');
    await send(page).click();
    await expect.poll(() => survey(page).getByRole('alert').innerText()).toContain('Servise şu anda ulaşılamıyor');
    expect(await words.inputValue()).toBe('Çok yavaş');
    await send(page).click();
    await thanks(page).waitFor();
    expect(await sent(stage)).toBe(2);
  });

  test('waits for the network', async () => {
    const stage = await setMemberScreen(never);
    const page = await openProfile(stage);
    await point(page, '3').click();
    await reason(page, 'Diğer').click();
    await stage.context.setOffline(true);
    await survey(page).getByText('Çevrimdışısın.').waitFor();
    await send(page).click();
    expect(await sent(stage)).toBe(0);
  });

  test('does not cover a forced choice of a retailer, which covers it', async () => {
    const stage = await setMemberScreen({ ...never, retailer: 'Passive' });
    const page = await openProfile(stage);
    await page.getByRole('dialog').getByRole('heading', { name: 'Bayi Seçmelisin' }).waitFor();
    expect(await page.getByRole('dialog').locator('[data-survey]').count()).toBe(0);
  });

  test('follows the same rule in the second dialect', async () => {
    const server = { dialect: 'second' } as const;
    const stage = await setMemberScreen(never, { server });
    const { playerNo } = stage.player;
    expect(await survey(await openProfile(stage)).count()).toBe(1);
    await stage.server.player({ playerNo, npsSubmitDate: daysAgo(60) });
    expect(await survey(await openProfile(stage)).count()).toBe(0);
  });
});

describe.each([
  ['deposit', '/api/content/nps-deposit', 'Adımlar karışık', 'Kolaydı'],
  ['withdraw', '/api/content/nps-withdraw', 'Limitler düşük', 'Hızlıydı'],
] as const)('the survey of a %s', (kind, path, bad, good) => {
  /** Opens its page once everything on it has loaded. */
  async function placed(told: object): Promise<{ stage: MemberScreen; page: Page }> {
    const stage = await setMemberScreen(told);
    await addPayoutAccounts(stage.server, stage.player);
    const page = await stage.open(kind === 'deposit' ? '/profil/para-yatirma' : '/profil/para-cekme');
    if (kind === 'deposit') await main(page).getByText('Sorumlu oyun.').waitFor();
    else await main(page).getByRole('button', { name: 'Devam et' }).waitFor();
    await stage.pass(500);
    return { stage, page };
  }
  const only = { deposit: kind === 'deposit', withdraw: kind === 'withdraw' };

  test('is shown if its flag is set and no survey was answered in 61 days', async () => {
    expect(await survey((await placed({ npsSubmitDate: 1, surveysDue: only })).page).count()).toBe(1);
  });

  test('is not shown without its flag', async () => {
    const other = { deposit: !only.deposit, withdraw: !only.withdraw };
    const { page } = await placed({ npsSubmitDate: 1, surveysDue: other });
    expect(await page.locator(`[data-survey="${kind}"]`).count()).toBe(0);
  });

  test('is not shown within 61 days', async () => {
    const { page } = await placed({ surveysDue: { deposit: true, withdraw: true } });
    expect(await survey(page).count()).toBe(0);
  });

  test('has five faces with reasons for each, and its answer ends the other surveys', async () => {
    const { stage, page } = await placed({ npsSubmitDate: null, surveysDue: only });
    const card = page.locator(`[data-survey="${kind}"]`);
    expect(await card.getByRole('radio').count()).toBe(5);
    await point(page, 'Kararsızım').click();
    await reason(page, bad).waitFor();
    await point(page, 'Memnunum').click();
    await reason(page, good).click();
    await card.getByRole('button', { name: 'Gönder', exact: true }).click();
    await thanks(page).waitFor();
    expect(await sent(stage, path)).toBe(1);
    await expect.poll(() => survey(page).count()).toBe(0);
    expect(await main(page).count()).toBe(1);
  });
});

describe('the survey of a withdrawal', () => {
  const due = { surveysDue: { deposit: false, withdraw: true } };

  test('is shown on the page as soon as a withdrawal made it due', async () => {
    const table = await setTable({ npsSubmitDate: 1, surveysDue: { deposit: false, withdraw: false } });
    await table.pass(500);
    expect(await survey(table.page).count()).toBe(0);
    await table.server.player({ playerNo: table.player.playerNo, ...due });
    await ask(table, '500');
    await taken(table.page).waitFor();
    await expect.poll(() => survey(table.page).count()).toBe(1);
    await main(table.page).getByRole('button', { name: 'Tamam' }).click();
    await further(table.page).waitFor();
    expect(await survey(table.page).count()).toBe(1);
  });

  test('is not shown while a request is unresolved', async () => {
    const table = await setTable({ npsSubmitDate: 1, ...due });
    await expect.poll(() => survey(table.page).count()).toBe(1);
    await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
    await table.server.fault({ method: 'POST', path: CALL, drop: 'after' });
    await ask(table, '500');
    await checking(table.page).waitFor();
    await further(table.page).waitFor();
    expect(await survey(table.page).count()).toBe(0);
  });
});
