/** A member whose number the service does not return: no text claims that it is 0. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BankMenus } from '../../../../src/features/deposit/bank-menus.tsx';
import { TransferAccounts } from '../../../../src/features/deposit/transfer-accounts.tsx';
import { ProfileHead } from '../../../../src/features/profile/profile-head.tsx';
import type { TransferAccount } from '../../../../src/model/payment.ts';
import type { Player } from '../../../../src/model/player.ts';

const copying = { copied: '', note: '', copy: () => undefined };
const account = { bank: 'A', owner: 'O', iban: 'TR1', branch: '', accountNumber: '', isOpen: true };

function transfers(...references: string[]): string {
  const accounts: TransferAccount[] = references.map((reference) => ({ ...account, reference }));
  return renderToStaticMarkup(<TransferAccounts accounts={accounts} copying={copying} />);
}

test.each([
  [['7', '7'], 'yalnızca bu üye numarasını yaz'],
  [['7', '8'], 'seçtiğin bankanın altındaki açıklamayı yaz'],
  [['', ''], 'yalnızca üye numaranı yaz'],
])('transfers with the references %j explain what to write', (references, words) => {
  expect(transfers(...references)).toContain(words);
});

test.each([
  [7, true],
  [0, false],
])("a bank's menu for member %i contains the number: %s", (playerNo, names) => {
  const html = renderToStaticMarkup(<BankMenus menus={[]} accountName="K" playerNo={playerNo} copying={copying} />);
  expect(html.includes('Üye no')).toBe(names);
});

test.each([
  [7, true],
  [0, false],
])('the profile of member %i contains the number: %s', (playerNo, names) => {
  const player = { playerNo, name: 'Ada', surname: 'Ak' } as Player;
  expect(renderToStaticMarkup(<ProfileHead player={player} unread={0} />).includes('Üye no')).toBe(names);
});
