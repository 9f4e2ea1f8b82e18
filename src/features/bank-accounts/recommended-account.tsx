import { Link } from 'wouter';
import type { BankAccount } from '../../model/bank-account.ts';
import { Group } from '../../parts/page/group.tsx';
import { bankAccountLinks } from '../../routes/bank-account-routes.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { AccountLabel } from './account-label.tsx';
import styles from './bank-accounts.module.css';
import { updateAccount } from './update-account.ts';

export interface RecommendedAccountProps {
  /** Undefined when no account is recommended; the result of the last action is still shown. */
  account: BankAccount | undefined;
  /** Reloads the list after a failure, because it may have changed. */
  reload: () => void;
}

/**
 * The account on hold that a deposit came from; confirming it saves it as one of the player's (rules wallet-6, bank-3).
 */
export function RecommendedAccount({ account, reload }: RecommendedAccountProps) {
  const { busy, note, failed, run } = useAction();
  const confirm = (held: BankAccount): void =>
    run(() => updateAccount(held, { name: held.name, makeDefault: false }), {
      onDone: () => 'Hesabın onaylandı.',
      onFailed: reload,
    });
  return (
    <>
      <output className={failed || note === '' ? 'visually-hidden' : styles['done']}>{failed ? '' : note}</output>
      {failed && <FormError text={note} />}
      {account !== undefined && (
        <Group title="Onayını bekleyen hesap">
          <div className="stack pad gap-3" data-recommended={account.id}>
            <p className={`text-sm muted leading-145 ${styles['fact']}`}>
              Bu hesaptan para yatırdın. Çekimlerinde de kullanmak için onayla.
            </p>
            <AccountLabel account={account} />
            <div className={`flex wrap gap-2 ${styles['ways']}`}>
              <Button
                variant="primary"
                aria-disabled={busy !== ''}
                aria-busy={busy !== ''}
                onClick={() => confirm(account)}
              >
                {busy === '' ? 'Hesabı onayla' : 'Onaylanıyor…'}
              </Button>
              <Link href={bankAccountLinks.one(account.id)} className={buttonClass('quiet')}>
                Düzenle ya da kaldır
              </Link>
            </div>
          </div>
        </Group>
      )}
    </>
  );
}
