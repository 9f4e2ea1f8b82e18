import ReceiptText from 'lucide-react/icons/receipt-text';
import X from 'lucide-react/icons/x';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { emptyText, namesArchive } from '../../domain/coupon/empty-text.ts';
import { couponFilterSlug, couponFilters, parseCouponListRoute } from '../../domain/coupon/coupon-list-route.ts';
import { couponTabs, couponListQuery } from '../../domain/coupon/coupon-tab-info.ts';
import { couponRowKey } from '../../domain/coupon/coupon-row-view.ts';
import { CouponTabs } from '../../parts/coupon-card/coupon-tabs.tsx';
import { CouponRows } from '../../parts/coupon-list/coupon-rows.tsx';
import { couponLink } from '../../routes/coupon-link.ts';
import { UnknownCouponList } from '../../parts/coupon-list/unknown-coupon-list.tsx';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { type BackTarget, Page } from '../../parts/page/page.tsx';
import { WithSidePanel } from '../../parts/side-panel/side-panel.tsx';
import { CouponSkeleton } from '../../parts/unavailable-coupon/unavailable-coupon.tsx';
import { DEFAULT_COUPON_TAB } from '../../routes/member-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../state/device/clock.ts';
import { useMinWidth } from '../../state/device/use-min-width.ts';
import { type CouponFilterProps, HeadFilters, ListFilters } from './coupon-filters.tsx';
import styles from './coupons.module.css';
import { useCouponChoice } from './use-coupon-choice.ts';

/** Width of the window from which a coupon fits beside the list (rule coupon-36): 1280 px at the default text size. */
const PANEL_FITS_FROM = '80rem';

interface CouponsPageProps {
  /** A coupon beside the list; passed in by the app, because it belongs to another feature. */
  CouponPanel: ComponentType<{
    id: string;
    kind: 'coupon' | 'group';
    groupId: string;
    back: BackTarget;
    fallback: ReactNode;
  }>;
}

/** `/profil/kuponlarim/{tab}/{filter}` (rule coupon-5): the played coupons; the address is the whole state. */
export default function CouponsPage({ CouponPanel }: CouponsPageProps) {
  const { tab = DEFAULT_COUPON_TAB, filter = '' } = useParams<{ tab?: string; filter?: string }>();
  const now = useToday();
  const filters = useQueryState(
    useMemo(() => couponFilters(tab, now), [tab, now]),
    entryLinks.coupons(tab, couponFilterSlug(tab, filter)),
  );
  const place = useMemo(() => parseCouponListRoute(tab, filter, filters.choice), [tab, filter, filters]);
  return place === undefined ? (
    <UnknownCouponList />
  ) : (
    <CouponList place={place} filters={filters} CouponPanel={CouponPanel} />
  );
}

/** A list of the player's coupons with its filters and sort order. */
function CouponList({ place, filters, CouponPanel }: CouponFilterProps & CouponsPageProps) {
  const { tab, choice } = place;
  const queryOf = (page: number) => ({ query: couponListQuery(tab, choice, page, Date.now() / 1000) });
  const list = usePagedRead('getPlayedBetslips', queryOf, couponRowKey);
  const { title } = couponTabs[tab];
  const { chosen, rowKey, listHref, choose, close, panel } = useCouponChoice(filters, list.rows);
  const isWide = useMinWidth(PANEL_FITS_FROM);
  // A shared address leads to the same coupon in a window without room for the panel.
  if (!isWide && chosen !== undefined) return <Redirect to={chosen.page} replace />;
  const isEmpty = !list.loading && list.rows.length === 0;
  const content =
    chosen === undefined ? (
      <EmptyState
        icon={<ReceiptText size={26} aria-hidden />}
        title="Bir kupon seç"
        text="Seçtiğin kupon burada görünür."
      />
    ) : (
      <>
        <header className={`row ${styles['panelHead']}`}>
          <Link className={`row text-xs weight-600 muted ${styles['toPage']}`} href={chosen.page}>
            {chosen.kind === 'group' ? 'Çoklu kupon sayfası' : 'Kupon sayfası'}
            <ArrowRight size={14} aria-hidden />
          </Link>
          <button type="button" className="icon-button muted" aria-label="Kuponu kapat" onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <div className={`stack gap-4 ${styles['chosen']}`}>
          <CouponPanel
            key={`${chosen.kind} ${chosen.id}`}
            id={chosen.id}
            kind={chosen.kind}
            groupId={chosen.groupId}
            back={{ href: listHref, label: 'Kuponlarım' }}
            fallback={<CouponSkeleton />}
          />
        </div>
      </>
    );
  return (
    <Page
      tabTitle={`${title} kuponlarım`}
      width="full"
      aside={<HeadFilters place={place} filters={filters} />}
      contentReady={!list.loading}
    >
      <CouponTabs current={tab} total={list.total} />
      <ListFilters place={place} filters={filters} />
      <WithSidePanel
        className={styles['list']}
        onClick={choose}
        panel={
          isWide && (chosen !== undefined || !isEmpty)
            ? { label: 'Seçili kupon', content, ref: panel, chained: true }
            : undefined
        }
      >
        <AgeLine load={list.age} />
        <CouponRows
          of={list}
          label={`${title} kuponlar`}
          href={couponLink}
          currentKey={rowKey}
          empty={
            <EmptyState
              icon={<ReceiptText size={26} aria-hidden />}
              title={emptyText(tab, choice)}
              text={tab === 'bekleyen' ? 'Oynadığın kuponlar sonuçlanana kadar burada durur.' : undefined}
              action={
                <>
                  {namesArchive(emptyText(tab, choice)) && (
                    <Link href={entryLinks.coupons('arsiv')} className={buttonClass('quiet')}>
                      Arşiv
                    </Link>
                  )}
                  <Link href={entryLinks.program()} className={buttonClass('quiet')}>
                    Programa git
                  </Link>
                </>
              }
            />
          }
        />
      </WithSidePanel>
    </Page>
  );
}
