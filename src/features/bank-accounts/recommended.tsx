import { Link } from 'wouter';
import { updateBody } from '../../domain/bank-account/accounts.ts';
import { withAdvice } from '../../domain/bank-account/refusals.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import { Group } from '../../parts/page/group.tsx';
import { bankAccountLinks } from '../../routes/bank-accounts.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { AccountWords } from './account-words.tsx';
import styles from './bank-accounts.module.css';

export interface RecommendedProps {
  /** None: what came of the last one is still told. */
  account: BankAccount | undefined;
  /** It becomes the default: there is no other. */
  isDefault: boolean;
  /** The list is not as it was thought to be. */
  reload: () => void;
}

/** The account on hold that money came from: a yes makes it one of the player's (rules wallet-6, bank-3). */
export function Recommended({ account, isDefault, reload }: RecommendedProps) {
  const { busy, note, failed, run } = useAction();
  const confirm = (held: BankAccount): void =>
    run(
      async () => {
        const body = updateBody(held, { name: held.name, isDefault });
        return withAdvice(await writeService('updateBankAccount', { body }), 'update');
      },
      { onDone: () => 'Hesabın onaylandı.', onFailed: reload },
    );
  return (
    <>
      <output className={failed || note === '' ? 'visually-hidden' : styles['done']}>{failed ? '' : note}</output>
      {failed && <FormError text={note} />}
      {account !== undefined && (
        <Group title="Onayını bekleyen hesap">
          <div className={styles['recommended']} data-recommended={account.id}>
            <p className={styles['fact']}>Bu hesaptan para yatırdın. Çekimlerinde de kullanmak için onayla.</p>
            <AccountWords account={account} />
            <div className={styles['ways']}>
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
