/** The result of a withdrawal reaches a player who has left its page (rule withdrawal-8), once. */
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

/** Taps "Çek" and opens another page before the response arrives. */
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

/** Opens the page from another one. */
async function setAway(fields: object = {}): Promise<Table> {
  const table = await setTable(fields);
  await table.page.goto('/profil');
  await main(table.page)
    .getByRole('link', { name: /^Para çekme/ })
    .click();
  await further(table.page).waitFor();
  return table;
}

/**
 * Leaves the page of a request that was made and not answered, while the list that would resolve it cannot be loaded.
 */
async function setInDoubt(): Promise<Table> {
  const table = await setAway();
  await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
  await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, drop: 'after' });
  await askAndLeave(table);
  await told(table.page, 'Talebinin durumu kontrol ediliyor').waitFor();
  return table;
}

describe('on another page', () => {
  test('a success is shown in a dialog until the player closes it, and not again anywhere', async () => {
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

  test('the dialog of a success leads to the page, which then shows it instead', async () => {
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

  test('a success that was not closed is shown again after a reload', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await askAndLeave(table);
    await told(page, 'Talebin Alındı').waitFor();
    await page.reload();
    await told(page, 'Talebin Alındı').waitFor();
  });

  test('a refusal is shown in a dialog with the words of the service', async () => {
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

  test('an unresolved request is shown in a dialog once, and its result in the next one', async () => {
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

  test('the open dialog of an unresolved request changes to its result, and stays until the player closes it', async () => {
    const table = await setInDoubt();
    const { page } = table;
    await table.server.clearFaults();
    await told(page, 'Talebin Alındı').waitFor();
    await table.pass(5_000);
    expect(await told(page, 'Talebin Alındı').count()).toBe(1);
  });

  test('a request that was not made is shown in a dialog', async () => {
    const table = await setAway();
    const { page } = table;
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, drop: 'before' });
    await askAndLeave(table);
    await told(page, 'Talebin oluşmadı').waitFor();
    expect(await dialog(page).innerText()).toContain('Bakiyenden düşülmedi.');
  });
});

describe('a result that its page has shown', () => {
  test('is not shown again for a success after following a link or a reload', async () => {
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

  test('is not shown again for a success after opening an address, nor on the page itself then', async () => {
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

  test('is not shown again for an unresolved request, but its result is', async () => {
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
  /** A new tab shares with others only what the device stores. */
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

  test('a result that its page has shown is not shown again', async () => {
    const table = await tellOnPage();
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
    // The result was read and not closed, so its page still shows it.
    await table.page.goto(PATH);
    await taken(table.page).waitFor();
  });

  test('an unresolved request that was read and closed is not shown again, but its result is', async () => {
    const table = await setInDoubt();
    await dialog(table.page).getByRole('button', { name: 'Tamam' }).click();
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
    await table.server.clearFaults();
    await told(table.page, 'Talebin Alındı').waitFor();
  });

  test('a dialog closes when another tab shows the same result, which stays there', async () => {
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

  /** A withdrawal whose page showed its result while the tab was hidden. */
  const toldUnseen = async (): Promise<Table> => {
    onTestFinished(() => setVisibility('visible'));
    const table = await setAway();
    await table.server.fault({ method: 'POST', path: CALL, delayMs: 3_000, times: 1 });
    await ask(table, '500');
    setVisibility('hidden');
    await taken(table.page).waitFor();
    return table;
  };

  test('a result shown in a hidden tab only is shown again', async () => {
    const table = await toldUnseen();
    // The other tab is visible.
    setVisibility('visible');
    await inNewTab(table);
    await told(table.page, 'Talebin Alındı').waitFor();
  });

  test('a result shown in a hidden tab is not shown again once that tab was visible', async () => {
    const table = await toldUnseen();
    setVisibility('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await inNewTab(table);
    expect(await dialog(table.page).count()).toBe(0);
  });
});
