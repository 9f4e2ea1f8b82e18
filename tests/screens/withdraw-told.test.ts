/** What came of a withdrawal reaches a player who has left its page (rule withdrawal-8), once. */
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialog, endsAt, main } from '../support/sign-in.ts';
import {
  CALL,
  PATH,
  type Table,
  amount,
  ask,
  checking,
  expectOnce,
  further,
  refused,
  requests,
  send,
  setTable,
  taken,
  told,
} from '../support/withdraw-table.ts';

/** Taps "Çek" and is on another page before the answer comes. */
async function askAndLeave(table: Table): Promise<void> {
  const { page } = table;
  await amount(page).fill('500');
  await further(page).click();
  await send(page).click();
  await expect.poll(() => requests(table)).toBe(1);
  await leave(page);
}

async function leave(page: Page): Promise<void> {
  history.back();
  await endsAt(page, '/profil');
}

/** Comes to the page from another one. */
async function setAway(fields: object = {}): Promise<Table> {
  const table = await setTable(fields);
  await table.page.goto('/profil');
  await main(table.page)
    .getByRole('link', { name: /^Para çek/ })
    .click();
  await further(table.page).waitFor();
  return table;
}

/** Away from its page, of a request that was made and not answered, while nobody can look for it. */
async function setInDoubt(): Promise<Table> {
  const table = await setAway();
  await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
  await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, drop: 'after' });
  await askAndLeave(table);
  await told(table.page, 'Talebinin durumu kontrol ediliyor').waitFor();
  return table;
}

describe('elsewhere', () => {
  test('a success is a dialog, until the player closes it; then it is nowhere told again', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await askAndLeave(table);
    await told(page, 'Talebin Alındı').waitFor();
    expect(await dialog(page).innerText()).toMatch(/500,00[^]*Bugün 12:00/);
    await dialog(page).getByRole('button', { name: 'Tamam' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.goto(PATH);
    await further(page).waitFor();
    expect(await taken(page).count()).toBe(0);
    await expectOnce(table, 500);
  });

  test('the dialog of a success leads to the page, which tells it in its place', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await askAndLeave(table);
    await told(page, 'Talebin Alındı').waitFor();
    await dialog(page).getByRole('link', { name: 'Talebimi izle' }).click();
    await endsAt(page, PATH);
    await taken(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  test('a success that was not closed is told again after a reload', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await askAndLeave(table);
    await told(page, 'Talebin Alındı').waitFor();
    await page.reload();
    await told(page, 'Talebin Alındı').waitFor();
  });

  test('a refusal is a dialog in the words of the service', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({
      method: 'POST',
      path: CALL,
      delayMs: 3_000,
      body: { isSuccess: false, data: null, error: { code: 7206, message: 'Bekleyen bir para çekme talebin var.' } },
    });
    await askAndLeave(table);
    await refused(page).waitFor();
    expect(await dialog(page).innerText()).toContain('Bekleyen bir para çekme talebin var.');
    await dialog(page).getByRole('button', { name: 'Tamam' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  test('a doubt is a dialog, closed by the player and told once; what it comes to is the next', async () => {
    const table = await setInDoubt();
    const { page } = table;
    await dialog(page).getByRole('button', { name: 'Tamam' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await table.pass(5_000);
    expect(await dialog(page).count()).toBe(0);
    await table.server.clearFaults();
    await told(page, 'Talebin Alındı').waitFor();
    await expectOnce(table, 500);
  });

  test('an open doubt becomes what it comes to, and that is closed by the player', async () => {
    const table = await setInDoubt();
    const { page } = table;
    await table.server.clearFaults();
    await told(page, 'Talebin Alındı').waitFor();
    await table.pass(5_000);
    expect(await told(page, 'Talebin Alındı').count()).toBe(1);
  });

  test('a request that was not made is a dialog', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, drop: 'before' });
    await askAndLeave(table);
    await told(page, 'Talebin oluşmadı').waitFor();
    expect(await dialog(page).innerText()).toContain('Bakiyenden düşülmedi.');
  });
});

describe('what its page has told', () => {
  test('of a success is not told again where the player goes from there, nor after a reload', async () => {
    const table = await setAway();
    const { page } = table;
    await ask(table, '500');
    await taken(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await leave(page);
    await table.pass(2_000);
    expect(await dialog(page).count()).toBe(0);
    await page.reload();
    await table.pass(2_000);
    expect(await dialog(page).count()).toBe(0);
  });

  test('of a success is not told again where the player goes by an address, nor on the page itself then', async () => {
    const table = await setAway();
    const { page } = table;
    await ask(table, '500');
    await taken(page).waitFor();
    await page.reload();
    await taken(page).waitFor();
    await page.goto('/profil');
    await table.pass(2_000);
    expect(await dialog(page).count()).toBe(0);
    await page.goto(PATH);
    await further(page).waitFor();
    expect(await taken(page).count()).toBe(0);
  });

  test('of a doubt is not told again, but what it comes to is', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
    await table.server.fault({ method: 'POST', path: CALL, drop: 'after' });
    await ask(table, '500');
    await checking(page).waitFor();
    await leave(page);
    await table.pass(2_000);
    expect(await dialog(page).count()).toBe(0);
    await table.server.clearFaults();
    await told(page, 'Talebin Alındı').waitFor();
  });
});

describe('in another tab of the browser', () => {
  /** A tab has nothing of another's but what the device keeps. */
  async function inNewTab({ page, pass }: Table): Promise<void> {
    sessionStorage.clear();
    await page.goto('/profil');
    await pass(2_000);
  }

  async function tellOnPage(): Promise<Table> {
    const table = await setAway();
    await ask(table, '500');
    await taken(table.page).waitFor();
    return table;
  }

  function setVisibility(value: DocumentVisibilityState): void {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  }

  test('what the page has told is not told again', async () => {
    const table = await tellOnPage();
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
    // It was read, and not closed: its page still has it.
    await table.page.goto(PATH);
    await taken(table.page).waitFor();
  });

  test('a doubt that was read and closed is not told again, but what it comes to is', async () => {
    const table = await setInDoubt();
    await dialog(table.page).getByRole('button', { name: 'Tamam' }).click();
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
    await table.server.clearFaults();
    await told(table.page, 'Talebin Alındı').waitFor();
  });

  test('what stands there goes when another one tells it, which goes on telling it', async () => {
    const table = await tellOnPage();
    const key = Object.keys(localStorage).find((each) => each.endsWith(':toldWithdrawal')) ?? '';
    const news = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    await inNewTab(table);
    await told(table.page, 'Talebin Alındı').waitFor();
    localStorage.setItem(key, news);
    dispatchEvent(new StorageEvent('storage', { key, newValue: news }));
    await expect.poll(() => dialog(table.page).count()).toBe(0);
    await table.page.goto(PATH);
    await taken(table.page).waitFor();
  });

  /** A withdrawal its page told of while nobody looked at it. */
  const toldUnseen = async (): Promise<Table> => {
    onTestFinished(() => setVisibility('visible'));
    const table = await setAway();
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await ask(table, '500');
    setVisibility('hidden');
    await taken(table.page).waitFor();
    return table;
  };

  test('what a page has told that nobody looked at is told', async () => {
    const table = await toldUnseen();
    // The other one is.
    setVisibility('visible');
    await inNewTab(table);
    await told(table.page, 'Talebin Alındı').waitFor();
  });

  test('what a page has told is told once somebody has looked at it', async () => {
    const table = await toldUnseen();
    setVisibility('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
  });
});
