import Landmark from 'lucide-react/icons/landmark';
import { Link, useLocation, useSearch } from 'wouter';
import {
  type DepositMethodName,
  chosenDepositMethod,
  isDepositAllowed,
  openDepositMethods,
  prepareDepositMethods,
} from './deposit-methods.ts';
import { failureText } from '../../domain/failure-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import type { DepositMethods } from '../../model/payment.ts';
import type { Loaded } from '../../model/load.ts';
import { Page } from '../../parts/page/page.tsx';
import { helpLinks } from '../../routes/content-routes.ts';
import { Survey } from '../../parts/survey/survey.tsx';
import { ownLimitsPatterns } from '../../routes/own-limits-routes.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { useCopyToClipboard } from './use-copy-to-clipboard.ts';
import { useReportFirstScreen } from '../../state/load/first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useBalancePolling } from '../../state/member/use-balance-polling.ts';
import { usePaymentRules } from '../../state/member/payment-rules.ts';
import { useMayHaveLimits, useOwnLimits } from '../../state/own-limits/own-limits.ts';
import { useSession } from '../../state/member/session.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { BankMenus } from './bank-menus.tsx';
import styles from './deposit.module.css';
import { TransferAccounts } from './transfer-accounts.tsx';
import { queryText } from '../../lib/query-parameters.ts';

/** `/profil/para-yatirma` (rules deposit-1 to deposit-6): accounts to send money to, and the text of the transfer. */
export default function DepositPage() {
  const rules = usePaymentRules();
  const { balances } = useSession();
  const mayHaveLimits = useMayHaveLimits();
  useBalancePolling();
  return (
    <Page
      intro="Parayı bankandan gönderirsin; gelince bakiyene kendiliğinden eklenir."
      aside={
        balances !== null && (
          <span className={`text-sm muted ${styles['balance']}`}>
            Bakiye{' '}
            <b translate="no" className="num">
              {moneyText(balances.balance)}
            </b>
          </span>
        )
      }
      contentReady={rules.phase !== 'loading' && !isDepositAllowed(rules)}
    >
      {rules.phase === 'loading' || rules.phase === 'idle' ? (
        skeleton
      ) : rules.failure !== null ? (
        <FailureState failure={rules.failure} onRetry={rules.retry} />
      ) : isDepositAllowed(rules) ? (
        mayHaveLimits ? (
          <UnlessPaused />
        ) : (
          <Ways />
        )
      ) : (
        <>
          <Closed />
          <ResponsibleGaming />
        </>
      )}
    </Page>
  );
}

/** Requests nothing until the member's pause is known (rule balance-7). */
function UnlessPaused() {
  const limits = useOwnLimits();
  if (limits === undefined) return skeleton;
  if (limits.pausedUntil === null) return <Ways />;
  return (
    <EmptyState
      icon={<Landmark size={26} aria-hidden />}
      title={failureText({ kind: 'paused' })}
      action={
        <Link href={ownLimitsPatterns.page} className={buttonClass('quiet')}>
          Oyun dengesi
        </Link>
      }
    />
  );
}

function Ways() {
  const ways = useRead('getDepositWays', {});
  const text = useRead('getContentDetail', { query: { url: '/para-yatirma-sayfasi' } });
  useReportFirstScreen(ways.phase !== 'loading' && text.phase !== 'loading');
  const { player } = useSession();
  return (
    <>
      <LoadedContent of={ways} skeleton={skeleton}>
        {(told) => <Chosen ways={prepareDepositMethods(told, player?.playerNo ?? 0)} />}
      </LoadedContent>
      {/* Rendered after the ways to pay are loaded, so that it is not moved down by them. */}
      {ways.phase !== 'loading' && (
        <>
          <ResponsibleGaming />
          <ServiceText of={text} />
          <Survey of="deposit" />
        </>
      )}
    </>
  );
}

function Chosen({ ways }: { ways: DepositMethods }) {
  const [, navigate] = useLocation();
  const way = chosenDepositMethod(new URLSearchParams(useSearch()), ways);
  const copying = useCopyToClipboard();
  const { player } = useSession();
  const open = openDepositMethods(ways);
  if (open.length === 0) {
    return (
      <EmptyState icon={<Landmark size={26} aria-hidden />} title="Şu anda açık bir banka yok" text={AT_RETAILER} />
    );
  }
  return (
    <>
      {open.length > 1 && (
        <Segmented
          label="Nasıl gönderiyorsun?"
          wide
          options={wayOptions}
          value={way}
          onChange={(yol) => navigate(depositLink(yol === 'havale' ? '' : yol), { replace: true })}
        />
      )}
      {way === 'havale' ? (
        <TransferAccounts accounts={ways.transfers} copying={copying} />
      ) : (
        <BankMenus
          menus={ways.menus}
          accountName={ways.accountName}
          playerNo={player?.playerNo ?? 0}
          copying={copying}
        />
      )}
      {/* Always mounted, so that text added later is read out by screen readers. */}
      <output className={`text-sm weight-600 ${styles['note']}`}>{copying.note}</output>
    </>
  );
}

const wayOptions: { value: DepositMethodName; label: string }[] = [
  { value: 'havale', label: 'Havale · EFT · FAST' },
  { value: 'sans-oyunlari', label: 'Şans oyunları menüsü' },
];

/** The service's own text about depositing. If it fails to load, everything necessary is still on the page. */
function ServiceText({ of: text }: { of: Loaded<{ contents: string }> }) {
  if (text.phase === 'ready' && text.value.contents.trim() === '') return null;
  return (
    <section className="card pad" aria-label="Para yatırma hakkında">
      <LoadedContent of={text} skeleton={<Skeleton height={120} />}>
        {({ contents }) => <ServerHtml html={contents} />}
      </LoadedContent>
    </section>
  );
}

const AT_RETAILER = 'Bakiyeni bayinden de yükleyebilirsin.';

function Closed() {
  return (
    <EmptyState
      icon={<Landmark size={26} aria-hidden />}
      title="Para yatırma şu anda kapalı"
      text={`Bakiyen güvende. Biraz sonra tekrar bak. ${AT_RETAILER}`}
      action={
        <Link href={accountLinks.registeredRetailer()} className={buttonClass('quiet')}>
          Bayini gör
        </Link>
      }
    />
  );
}

function ResponsibleGaming() {
  return (
    <p className={`text-xs muted ${styles['responsible']}`}>
      <b>Sorumlu oyun.</b> Yalnızca kaybetmeyi göze aldığın kadar yatır, bütçeni önceden belirle.{' '}
      <Link href={helpLinks.responsibleGaming()}>Nasıl kontrollü oynanır?</Link>{' '}
      <Link href={ownLimitsPatterns.page}>Oyun dengesi</Link>
    </p>
  );
}

const skeleton = <SkeletonRows label="Yükleniyor…" height={[92, 44, 190, 190]} gap="card" />;

/**
 * Address of the deposit page.
 *
 * @param yol payment method; '' for the first one
 */
function depositLink(yol: string): string {
  return `${accountLinks.deposit()}${queryText({ yol })}`;
}
