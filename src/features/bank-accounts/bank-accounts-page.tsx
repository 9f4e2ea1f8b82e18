import ChevronRight from 'lucide-react/icons/chevron-right';
import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'wouter';
import { bankAccountsView } from '../../domain/bank-account/bank-accounts-view.ts';
import type { BankAccount } from '../../model/bank-account.ts';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { bankAccountLinks } from '../../routes/bank-account-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountLabel } from './account-label.tsx';
import styles from './bank-accounts.module.css';
import { RecommendedAccount } from './recommended-account.tsx';

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
