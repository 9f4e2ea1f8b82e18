import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import type { PaymentRules, WithdrawState } from '../../model/withdrawal.ts';
import { Page } from '../../parts/page/page.tsx';
import { Survey } from '../../parts/survey/survey.tsx';
import { bankAccountLinks } from '../../routes/bank-account-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { usePaymentRules } from '../../state/member/payment-rules.ts';
import { useSession } from '../../state/member/session.ts';
import { useWithdrawal } from '../../state/member/use-withdrawal.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { WithdrawalOutcomeNotice } from './withdrawal-outcome-notice.tsx';
import { WithdrawalRequests } from './withdrawal-requests.tsx';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import styles from './withdraw.module.css';

/** `/profil/para-cekme` (rules withdrawal-1 to withdrawal-12). */
export default function WithdrawPage() {
  const state = useWithdrawal();
  const rules = usePaymentRules();
  const withdrawals = useWithdrawals();
  const duration = rules.value?.withdrawal.duration ?? null;
  if (state?.phase === 'confirmed') {
    return (
      <Page heading="none" width="form">
        <WithdrawalConfirmation withdrawal={state} duration={duration} />
        <WithdrawalRequests of={withdrawals} duration={duration} />
        <Survey of="withdraw" />
      </Page>
    );
  }
  return (
    <Page width="form" contentReady={rules.phase !== 'loading'}>
      <Balance />
      {state !== undefined && <WithdrawalOutcomeNotice state={state} />}
      <WithdrawalRequests of={withdrawals} duration={duration} />
      <LoadedContent of={rules} skeleton={skeleton}>
        {(value) => <Ways rules={value} phase={state?.phase} />}
      </LoadedContent>
    </Page>
  );
}

/** The amount that can be withdrawn: the balance without the bonus. */
function Balance() {
  const { balances } = useSession();
  return (
    <section className={`card stack pad ${styles['balance']}`} aria-label="Çekilebilir bakiye">
      <p className="text-sm weight-600 muted">Çekilebilir bakiye</p>
      <p className={`${styles['amount']} num`}>
        {balances === null ? <Skeleton height={28} width={120} radius="s" /> : moneyText(balances.balance)}
      </p>
      {balances !== null && balances.bonusBalance > 0 && (
        <p className={`text-xs muted leading-145 ${styles['hint']}`}>
          {moneyText(balances.bonusBalance)} bonusun çekilemez, oynamak içindir.
        </p>
      )}
    </section>
  );
}

/** The form, or the steps needed before it is available. */
function Ways({ rules, phase }: { rules: PaymentRules; phase: WithdrawState['phase'] | undefined }) {
  const accounts = useRead('getBankAccounts', {});
  if (!rules.canWithdraw) {
    return (
      <EmptyState
        icon={<Landmark size={26} aria-hidden />}
        title="Para çekme şu anda kapalı"
        text="Bakiyen güvende. Biraz sonra tekrar bak."
      />
    );
  }
  return (
    <LoadedContent of={accounts} skeleton={skeleton}>
      {(all) => {
        const usable = all.filter(({ status }) => status === 'active');
        return usable.length === 0 ? (
          <NoAccount waiting={all.some(({ status }) => status === 'hold')} />
        ) : (
          <>
            <WithdrawForm
              terms={rules.withdrawal}
              accounts={usable}
              locked={phase === 'unknown' || phase === 'sending'}
            />
            {phase !== 'unknown' && <Survey of="withdraw" />}
          </>
        );
      }}
    </LoadedContent>
  );
}

function NoAccount({ waiting }: { waiting: boolean }) {
  return (
    <EmptyState
      icon={<Landmark size={26} aria-hidden />}
      title={waiting ? 'Banka hesabın onayını bekliyor' : 'Önce banka hesabını ekle'}
      text="Para, senin adına olan kayıtlı bir hesaba gönderilir."
      action={
        <Link href={waiting ? bankAccountLinks.list() : bankAccountLinks.add()} className={buttonClass('primary')}>
          {waiting ? 'Hesabını onayla' : 'Banka hesabı ekle'}
        </Link>
      }
    />
  );
}

const skeleton = <SkeletonRows label="Yükleniyor…" height={[92, 44, 160]} gap="card" />;
