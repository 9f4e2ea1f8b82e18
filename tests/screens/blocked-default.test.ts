/** A member whose default account was blocked by the service (rule bank-2). */
import { describe, expect, test } from 'vitest';
import { BANK_ACCOUNTS, button, nameOf } from '../support/bank-accounts.ts';
import { withAccounts } from '../support/screen/bank-accounts.ts';
import { endsAt, main } from '../support/sign-in.ts';

describe('when the default account is blocked', () => {
  /** Creates two accounts, the first a blocked default. Returns the default flag of each update sent. */
  async function withBlocked() {
    const stage = await withAccounts({ accountName: 'Ev', isDefault: true }, { accountName: 'Maaş' });
    const { server, ids } = stage;
    const told: boolean[] = [];
    const { fetch } = server;
    server.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/update'))
        told.push(((await request.clone().json()) as { isDefault: boolean }).isDefault);
      const answer = await fetch(request);
      if (!request.url.endsWith('/list')) return answer;
      return new Response((await answer.text()).replace('"Active"', '"Blocked"'), answer);
    };
    const page = await stage.open(`${BANK_ACCOUNTS}/${ids[1]}`);
    await nameOf(page).fill('Kira');
    return { page, told };
  }

  test('renaming another account does not make it the default', async () => {
    const { page, told } = await withBlocked();
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    expect(told).toEqual([false]);
  });

  test('another account can become the default if the player chooses it', async () => {
    const { page, told } = await withBlocked();
    await main(page).getByRole('checkbox', { name: 'Varsayılan hesabım olsun' }).check();
    await button(page, 'Kaydet').click();
    await endsAt(page, BANK_ACCOUNTS);
    expect(told).toEqual([true]);
  });
});
