/**
 * A withdrawal without a response (rules withdrawal-9, withdrawal-10), and one of a service with another dialect
 * (stand-in-11).
 */
import { describe, expect, test } from 'vitest';
import { signedIn } from '../support/members.ts';
import { balance } from '../support/play-table.ts';
import { main } from '../support/sign-in.ts';
import {
  CALL,
  PATH,
  ask,
  checking,
  expectOnce,
  further,
  setTable,
  taken,
  withdrawInDialect,
  withdrawals,
} from '../support/withdraw-table.ts';

describe('a withdrawal request whose response is lost', () => {
  test('is unresolved, locks the form, and is found', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
    await table.server.fault({ method: 'POST', path: CALL, drop: 'after' });
    await ask(table, '500');
    await checking(table.page).waitFor();
    expect(await further(table.page).getAttribute('aria-disabled')).toBe('true');
    await main(table.page).getByText('Önceki talebinin sonucu bekleniyor.').waitFor();
    await table.server.clearFaults();
    await taken(table.page).waitFor();
    await expectOnce(table, 500);
  });

  test('is found after a reload', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: CALL, drop: 'after' });
    await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
    await ask(table, '500');
    await checking(table.page).waitFor();
    await table.page.reload();
    await checking(table.page).waitFor();
    await table.server.clearFaults();
    await taken(table.page).waitFor();
    await expectOnce(table, 500);
  });

  test('is reported to its player, who signed out meanwhile and comes back', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: CALL, drop: 'after' });
    await table.server.fault({ method: 'GET', path: 'players/transactions', status: 503 });
    await ask(table, '500');
    await checking(table.page).waitFor();
    await table.page.getByRole('button', { name: /hesap menüsü/ }).click();
    await table.page.locator('[popover]').getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await table.page.getByRole('banner').getByText('Giriş yap').first().waitFor();
    await table.server.clearFaults();
    await signedIn(table.context, table.server, table.player);
    await table.page.goto(PATH);
    await taken(table.page).waitFor();
    await expectOnce(table, 500);
  });

  test('and that never arrived was not made: the player is informed, and can try again', async () => {
    const table = await setTable();
    await table.server.fault({ method: 'POST', path: CALL, drop: 'before' });
    await ask(table, '500');
    await checking(table.page).waitFor();
    await main(table.page).getByText('Talebin oluşmadı').waitFor();
    expect([await withdrawals(table), await balance(table)]).toEqual([[], 1_250]);
    await table.server.clearFaults();
    await main(table.page).getByRole('button', { name: 'Tamam' }).click();
    await ask(table, '500');
    await taken(table.page).waitFor();
    await expectOnce(table, 500);
  });
});

// `tests/walks/withdraw-dialect` tests each difference of the dialect alone in the second command: nearly all of them are
// about responses a withdrawal does not request, and thirty servers took half of this file's time.
test('a withdrawal in the second dialect is one request, reported and listed', () => withdrawInDialect('second'));
