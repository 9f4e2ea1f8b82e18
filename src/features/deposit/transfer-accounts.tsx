import Landmark from 'lucide-react/icons/landmark';
import { commonReference } from './deposit-methods.ts';
import { normalizeIban, ibanText } from '../../domain/bank-account/iban.ts';
import type { TransferAccount } from '../../model/payment.ts';
import type { CopyToClipboard } from './use-copy-to-clipboard.ts';
import { CopyField } from './copy-field.tsx';
import styles from './deposit.module.css';

interface TransfersProps {
  accounts: readonly TransferAccount[];
  copying: CopyToClipboard;
}

/** Accounts to send money to, at least one of them open, and the reference that identifies the player. */
export function TransferAccounts({ accounts, copying }: TransfersProps) {
  const reference = commonReference(accounts);
  return (
    <>
      <section className={`stack pad gap-2 ${styles['reference']}`} aria-label="Açıklamaya yazacağın">
        <dl>
          <CopyField big label="Açıklama" text={reference} copying={copying} />
        </dl>
        <p>{referenceText(accounts, reference)} Gönderen hesap kendi adına olmalı.</p>
      </section>
      <ul className="stack one-column gap-3" aria-label="Para gönderebileceğin hesaplar">
        {accounts.map((account) => (
          <li
            key={`${account.bank} ${account.iban} ${account.accountNumber}`}
            className={`card stack shrink gap-2 ${styles['bank']}`}
          >
            <Transfer account={account} own={reference === ''} copying={copying} />
          </li>
        ))}
      </ul>
    </>
  );
}

function referenceText(accounts: readonly TransferAccount[], common: string): string {
  const open = accounts.filter(({ isOpen }) => isOpen);
  // The reference is the player's number, which may be unknown here.
  const unknown = open.every(({ reference }) => reference === '');
  if (common === '' && !unknown) return 'Transferin açıklamasına, seçtiğin bankanın altındaki açıklamayı yaz.';
  const number = unknown ? 'üye numaranı' : 'bu üye numarasını';
  return `Transferin açıklamasına yalnızca ${number} yaz; paranın senin olduğu böyle anlaşılır.`;
}

/** `own` is true when the account has its own reference, which is not shown above. */
function Transfer({ account, own, copying }: { account: TransferAccount; own: boolean; copying: CopyToClipboard }) {
  const { bank, owner, iban, branch, accountNumber, reference, isOpen } = account;
  const whole = normalizeIban(iban);
  return (
    <>
      <h2 className={`row gap-2 text-md weight-650 ${styles['name']}`}>
        <Landmark size={18} aria-hidden />
        {bank === '' ? 'Banka' : bank}
        {!isOpen && <span className={`text-xs weight-600 muted ${styles['closed']}`}>Şu anda kapalı</span>}
      </h2>
      {isOpen && (
        <dl className={`stack one-column ${styles['fields']}`}>
          <CopyField label="IBAN" text={whole} displayedText={ibanText(whole)} ownerName={bank} copying={copying} />
          {iban === '' && <CopyField label="Hesap no" text={accountNumber} ownerName={bank} copying={copying} />}
          <CopyField label="Alıcı" text={owner} ownerName={bank} copying={copying} />
          {own && <CopyField label="Açıklama" text={reference} ownerName={bank} copying={copying} />}
        </dl>
      )}
      {isOpen && branch !== '' && iban !== '' && (
        <p className="text-xs muted">
          {[branch, accountNumber !== '' && `Hesap no ${accountNumber}`].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
