import ChevronRight from 'lucide-react/icons/chevron-right';
import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'wouter';
import { bankAccountsView, accountTitle } from '../../domain/bank-account/bank-accounts-view.ts';
import type { BankAccount } from '../../model/payment.ts';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { bankAccountLinks } from '../../routes/account-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { buttonClass, Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './bank-accounts.module.css';
import { useAction } from '../../state/engine/use-action.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { updateAccount } from './update-account.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';

/** `/profil/para-cekme/kayitli-banka-hesaplarim` (rules wallet-6, wallet-7). */
export default function BankAccountsPage() {
  const list = useRead('getBankAccounts', {});
  return (
    <Page
      intro="Çektiğin para bu hesaplardan birine gelir. Hesap senin adına olmalı."
      contentReady={list.phase !== 'loading'}
    >
      <LoadedContent of={list} skeleton={<Loading />}>
        {(all) => {
          const { active, recommended } = bankAccountsView(all);
          return (
            <>
              <RecommendedAccount account={recommended} reload={list.retry} />
              {active.length === 0 ? <NoAccount /> : <Saved accounts={active} />}
              <Link href={bankAccountLinks.add()} className={buttonClass('primary', true)}>
                Yeni hesap ekle
              </Link>
            </>
          );
        }}
      </LoadedContent>
    </Page>
  );
}

function Saved({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <Group title={`Kayıtlı hesapların (${accounts.length})`} list>
      {accounts.map((account) => (
        <li key={account.id}>
          <Link
            href={bankAccountLinks.one(account.id)}
            className={`row gap-3 ${styles['row']}`}
            data-bank-account={account.id}
          >
            <Landmark size={20} aria-hidden />
            <AccountLabel account={account} />
            <ChevronRight size={18} className={styles['chevron']} aria-hidden />
          </Link>
        </li>
      ))}
    </Group>
  );
}

function NoAccount() {
  return (
    <EmptyState
      icon={<Landmark size={26} aria-hidden />}
      title="Kayıtlı banka hesabın yok"
      text="Para çekebilmek için adına açılmış bir hesabın IBAN’ını ekle."
    />
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={styles['skeleton']}>
      <p className="visually-hidden">Banka hesapların yükleniyor…</p>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={80} />
      ))}
    </div>
  );
}

interface RecommendedAccountProps {
  /** Undefined when no account is recommended; the result of the last action is still shown. */
  account: BankAccount | undefined;
  /** Reloads the list after a failure, because it may have changed. */
  reload: () => void;
}

/**
 * The account on hold that a deposit came from; confirming it saves it as one of the player's (rules wallet-6, bank-3).
 */
function RecommendedAccount({ account, reload }: RecommendedAccountProps) {
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

/** The account's name, its bank if the name differs from it, and its IBAN. */
function AccountLabel({ account }: { account: BankAccount }) {
  const { title, bank } = accountTitle(account);
  return (
    <span className={`stack fill shrink gap-2px ${styles['words']}`}>
      <span className={`row wrap ${styles['title']}`}>
        <b className={styles['name']}>{title}</b>
        {account.isDefault && <span className={`rigid weight-650 ${styles['mark']}`}>Varsayılan</span>}
      </span>
      {bank !== '' && <span className={`text-sm muted leading-145 ${styles['fact']}`}>{bank}</span>}
      <span className={`text-sm muted leading-145 ${styles['fact']} num`}>{ibanText(account.iban)}</span>
    </span>
  );
}
