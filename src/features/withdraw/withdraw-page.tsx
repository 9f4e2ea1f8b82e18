import Landmark from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import type { Loaded } from '../../model/load.ts';
import type { BankAccount, PaymentRules, WithdrawState, DetailedWithdrawState } from '../../model/payment.ts';
import { Page } from '../../parts/page/page.tsx';
import { Survey } from '../../parts/survey/survey.tsx';
import { bankAccountLinks, accountLinks } from '../../routes/account-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { usePaymentRules } from '../../state/member/payment-rules.ts';
import { useSession } from '../../state/member/session.ts';
import { useWithdrawal, dismissWithdrawal } from '../../state/member/use-withdrawal.ts';
import { buttonClass, Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PastWithdrawals, PendingWithdrawals } from './withdrawal-requests.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import styles from './withdraw.module.css';
import { clockTime } from '../../domain/time.ts';
import {
  WITHDRAWAL_ACCEPTED_TITLE,
  WITHDRAWAL_CHECKING_TITLE,
  WITHDRAWAL_NOT_CREATED_TITLE,
  WITHDRAWAL_NOT_CREATED_TEXT,
  checkingTexts,
} from './outcome-texts.ts';
import { Success } from '../../parts/success/success.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { UnresolvedWithdrawalActions } from './unresolved-withdrawal-actions.tsx';

/** `/profil/para-cekme` (rules withdrawal-1 to withdrawal-12). */
export default function WithdrawPage() {
  const state = useWithdrawal();
  const rules = usePaymentRules();
  const withdrawals = useWithdrawals();
  const duration = rules.value?.withdrawal.duration ?? null;
  const accounts = useRead('getBankAccounts', {});
  const isReading =
    rules.phase === 'loading' ||
    accounts.phase === 'loading' ||
    (withdrawals.all === undefined && withdrawals.failure === null);
  if (state?.phase === 'confirmed') {
    return (
      <Page heading="none" width="form">
        <WithdrawalConfirmation withdrawal={state} duration={duration} />
        <PendingWithdrawals of={withdrawals} duration={duration} />
        <PastWithdrawals of={withdrawals} />
        <Survey of="withdraw" />
      </Page>
    );
  }
  return (
    <Page width="form" contentReady={!isReading}>
      <Balance />
      {state !== undefined && <WithdrawalOutcomeNotice state={state} />}
      {/* All parts are rendered together, because one that came later would push the form. */}
      {isReading ? (
        skeleton
      ) : (
        <>
          <PendingWithdrawals of={withdrawals} duration={duration} />
          <LoadedContent of={rules} skeleton={skeleton}>
            {(value) => (
              <Ways
                rules={value}
                accounts={accounts}
                phase={state?.phase}
                past={<PastWithdrawals of={withdrawals} />}
              />
            )}
          </LoadedContent>
        </>
      )}
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

interface WaysProps {
  rules: PaymentRules;
  accounts: Loaded<BankAccount[]>;
  phase: WithdrawState['phase'] | undefined;
  /** Past withdrawals, rendered below. */
  past: ReactNode;
}

/** The form, or the steps needed before it is available. */
function Ways({ rules, accounts, phase, past }: WaysProps) {
  if (!rules.canWithdraw) {
    return (
      <>
        <EmptyState
          icon={<Landmark size={26} aria-hidden />}
          title="Para çekme şu anda kapalı"
          text="Bakiyen güvende. Biraz sonra tekrar bak."
        />
        {past}
      </>
    );
  }
  return (
    <LoadedContent of={accounts} skeleton={skeleton}>
      {(all) => {
        const usable = all.filter(({ status }) => status === 'active');
        return usable.length === 0 ? (
          <>
            <NoAccount waiting={all.some(({ status }) => status === 'hold')} />
            {past}
          </>
        ) : (
          <>
            <WithdrawForm
              terms={rules.withdrawal}
              accounts={usable}
              locked={phase === 'unknown' || phase === 'sending'}
            />
            {past}
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

interface WithdrawalConfirmationProps {
  withdrawal: Extract<DetailedWithdrawState, { phase: 'confirmed' }>;
  duration: string | null;
}

/** The accepted withdrawal: its facts and the next steps. */
function WithdrawalConfirmation({ withdrawal: { amount, sentAt }, duration }: WithdrawalConfirmationProps) {
  return (
    <Success
      title={WITHDRAWAL_ACCEPTED_TITLE}
      text="Tutar bakiyenden ayrıldı. Talebin kontrol edilip bankana gönderilecek; durumunu aşağıda izleyebilirsin."
      focused
      nextSteps={
        <>
          <Button variant="primary" wide onClick={dismissWithdrawal}>
            Tamam
          </Button>
          <Link href={accountLinks.transactions({ tur: 'bekleyen-para-cekme' })} className={buttonClass('quiet', true)}>
            Hesap hareketlerim
          </Link>
        </>
      }
    >
      <WithdrawalFacts
        className={styles['told']}
        of={[
          ['Tutar', moneyText(amount)],
          ['Saat', clockTime(sentAt)],
          duration === null ? null : ['Beklenen süre', duration],
        ]}
      />
    </Success>
  );
}

/**
 * Result of the last tap on "Çek" if the form stays as it is (rules withdrawal-8, withdrawal-10). A refusal is a
 * dialog, on this page as elsewhere.
 */
function WithdrawalOutcomeNotice({ state }: { state: WithdrawState }) {
  switch (state.phase) {
    case 'notMade':
      return (
        <div className={`card stack pad ${styles['notice']}`} role="alert">
          <p className="text-md weight-650">{WITHDRAWAL_NOT_CREATED_TITLE}</p>
          <p>{WITHDRAWAL_NOT_CREATED_TEXT}</p>
          <Button variant="quiet" onClick={dismissWithdrawal}>
            Tamam
          </Button>
        </div>
      );
    case 'unknown':
      return (
        <div className={`card stack pad ${styles['notice']}`}>
          <output>
            <b className="text-md weight-650">{WITHDRAWAL_CHECKING_TITLE}</b>
            {checkingTexts(state).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </output>
          <UnresolvedWithdrawalActions doubt={state.doubt} />
        </div>
      );
    default:
      return null;
  }
}
