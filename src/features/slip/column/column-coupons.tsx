import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'wouter';
import { couponRowKey } from '../../../domain/coupon/coupon-row-view.ts';
import { couponListQuery, couponTabs } from '../../../domain/coupon/coupon-tab-info.ts';
import { CouponCard } from '../../../parts/coupon-card/coupon-card.tsx';
import { couponLink } from '../../../routes/coupon-link.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { useCouponScores } from '../../../state/coupons/watched-legs.ts';
import { usePagedRead } from '../../../state/load/use-paged-read.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { useSession } from '../../../state/member/session.ts';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './slip-column.module.css';

/** More cards are on the page of the coupons. */
const MOST_CARDS = 10;

/** The newest waiting coupons in the slip's column (rule slip-27). */
export default function ColumnCoupons() {
  const { phase } = useSession();
  return (
    <div className={`fill ${styles['coupons']}`}>
      {phase === 'member' ? <WaitingCards /> : <SignInLine isUnknown={phase !== 'visitor'} />}
    </div>
  );
}

/** The first page of the list that the page of the coupons shows, so that both share one load. */
const queryOf = (page: number) => ({
  query: couponListQuery('bekleyen', { filter: couponTabs.bekleyen.filters[0]?.name }, page, 0),
});

function WaitingCards() {
  const { rows, total, failure, age, retry } = usePagedRead('getPlayedBetslips', queryOf, couponRowKey);
  const shown = rows.slice(0, MOST_CARDS);
  const live = useCouponScores(shown);
  const now = useMinute();
  if (total === null) {
    return failure === null ? <Skeleton height={132} radius="l" /> : <FailureState failure={failure} onRetry={retry} />;
  }
  return (
    <>
      <AgeLine load={age} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<ReceiptText size={24} aria-hidden />}
          title="Bekleyen kuponun yok"
          text="Oynadığın kuponlar sonuçlanana kadar burada durur."
        />
      ) : (
        <ul className={styles['cards']} aria-label="Bekleyen kuponların">
          {shown.map((coupon) => (
            <li key={couponRowKey(coupon)}>
              <CouponCard coupon={coupon} href={couponLink(coupon)} now={now} live={live} stale={age.stale} />
            </li>
          ))}
        </ul>
      )}
      <Link href={entryLinks.coupons()} className={buttonClass('quiet', true)}>
        {total > shown.length ? `Tüm bekleyenler (${total})` : 'Tüm kuponlarım'}
      </Link>
    </>
  );
}

/** @param isUnknown true while it is unknown whether somebody is signed in */
function SignInLine({ isUnknown }: { isUnknown: boolean }) {
  if (isUnknown) return <Skeleton height={132} radius="l" />;
  return (
    <EmptyState
      icon={<ReceiptText size={24} aria-hidden />}
      title="Kuponların burada"
      text="Bekleyen kuponlarını görmek için giriş yap."
      action={
        <Button variant="quiet" onClick={() => requestSignIn()}>
          Giriş yap
        </Button>
      }
    />
  );
}
