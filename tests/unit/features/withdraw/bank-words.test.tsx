/** The bank of a withdrawal: named once, and found by its IBAN if the service does not name it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountChoice } from '../../../../src/features/withdraw/account-choice.tsx';
import { WithdrawalSummary } from '../../../../src/features/withdraw/withdrawal-summary.tsx';
import type { BankAccount, WithdrawalTerms } from '../../../../src/model/payment.ts';

const iban = 'TR470001000100000350930001';
const account: BankAccount = { id: '1', iban, bankName: '', name: '', owner: '', status: 'active', isDefault: false };
const long = 'Türkiye Sınai Kalkınma Bankası (TSKB)';

const ofBank = { iban: 'TR470001000100000350930001' };

test.each([
  [{ bankName: 'Ziraat Bankası', name: 'Ziraat Bankası' }, 'Ziraat Bankası'],
  [{ bankName: 'Ziraat Bankası', name: '' }, 'Ziraat Bankası'],
  [{ bankName: 'Ziraat Bankası', name: 'Maaş' }, 'Ziraat Bankası · Maaş'],
  [{ ...ofBank, name: 'Maaş' }, 'Ziraat Bankası · Maaş'],
  [ofBank, 'Ziraat Bankası'],
  // A name at the maximum length is taken to be a cut-off bank name.
  [{ bankName: long, name: long.slice(0, 30) }, long],
  [{ iban: 'TR479999900100000350930001' }, 'Banka hesabım'],
])('%j is offered as "%s"', (told, words) => {
  const html = renderToStaticMarkup(
    <AccountChoice accounts={[{ ...account, ...told }]} chosen="1" onChoose={() => undefined} />,
  );
  expect(html).toContain(`<b>${words}</b>`);
});

test.each([
  [{ ...ofBank, name: 'Maaş' }, 'Ziraat Bankası'],
  [{ bankName: 'Akbank' }, 'Akbank'],
  [{ iban: 'TR479999900100000350930001' }, 'Banka hesabım'],
])('%j is summarised as "%s"', (told, words) => {
  const terms = { fee: null, duration: null } as WithdrawalTerms;
  const html = renderToStaticMarkup(<WithdrawalSummary amount={100} account={{ ...account, ...told }} terms={terms} />);
  expect(html).toContain(`>${words}<`);
});
