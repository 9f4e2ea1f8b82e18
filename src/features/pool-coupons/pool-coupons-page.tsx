import TicketCheck from 'lucide-react/icons/ticket-check';
import { Link, useParams } from 'wouter';
import {
  type PoolListRoute,
  type PoolTab,
  poolEmptyText,
  poolFilters,
  poolListQuery,
  parsePoolListRoute,
  poolTabs,
} from '../../domain/pool/pool-coupon-list.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { PoolCouponCard } from '../../parts/coupon-card/pool-coupon-card.tsx';
import { CardRows } from '../../parts/coupon-list/card-rows.tsx';
import { UnknownCouponList } from '../../parts/coupon-list/unknown-coupon-list.tsx';
import { useQueryState, type UsedQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { DEFAULT_COUPON_TAB } from '../../routes/member-routes.ts';
import { poolLinks } from '../../routes/pool-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { ChipLinks } from '../../ui/control/chip-links.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useMinute } from '../../state/device/clock.ts';
import X from 'lucide-react/icons/x';
import { longPeriods } from '../../domain/coupon/period-filters.ts';
import { FilterChip, FilterSegments, periodFilter } from '../../parts/filter-bar/filter-bar.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';

/** `/profil/kuponlarim/spor-toto/{status}` (rule pool-18): the pool coupons of a status; the address is the whole state. */
export default function PoolCouponsPage() {
  const { tab = DEFAULT_COUPON_TAB } = useParams<{ tab?: string }>();
  const filters = useQueryState(poolFilters, couponLinks.poolCoupons(tab));
  const place = parsePoolListRoute(tab, filters.choice);
  return place === undefined ? <UnknownCouponList /> : <PoolCoupons place={place} filters={filters} />;
}

interface PoolCouponsProps extends PoolFiltersProps {
  place: PoolListRoute;
}

function PoolCoupons({ place, filters }: PoolCouponsProps) {
  const { tab } = place;
  const now = useMinute();
  const list = usePagedRead('getPoolCoupons', (page) => ({ query: poolListQuery(place, page) }), idOf);
  const { title } = poolTabs[tab];
  return (
    <Page
      tabTitle={`${title} Spor Toto kuponlarım`}
      back={{ href: entryLinks.coupons(), label: 'Kuponlarım' }}
      width="full"
      aside={<PoolFilters filters={filters} />}
      contentReady={!list.loading}
    >
      <ChipLinks
        label="Spor Toto kuponlarının durumu"
        current={tab}
        links={tabs.map((each) => ({
          id: each,
          label: poolTabs[each].title,
          // The filters of this list apply to the next one as well.
          href: filters.hrefOf({}, couponLinks.poolCoupons(each)),
        }))}
      />
      <AgeLine load={list.age} />
      <CardRows
        of={list}
        label={`${title} Spor Toto kuponların`}
        keyOf={idOf}
        render={(coupon) => <PoolCouponCard coupon={coupon} now={now} />}
        cardHeight={CARD_HEIGHT}
        fixed
        loading="Spor Toto kuponların yükleniyor…"
        empty={
          <EmptyState
            icon={<TicketCheck size={26} aria-hidden />}
            title={poolEmptyText(place)}
            text={tab === 'bekleyen' ? 'Oynadığın Spor Toto kuponları program bitene kadar burada durur.' : undefined}
            action={
              <Link href={poolLinks.pool()} className={buttonClass('quiet')}>
                Spor Toto oyna
              </Link>
            }
          />
        }
      />
    </Page>
  );
}

const tabs = Object.keys(poolTabs) as PoolTab[];
const idOf = ({ id }: PoolCoupon): string => id;
/** Px, as in coupon-card.module.css. */
const CARD_HEIGHT = 164;

interface PoolFiltersProps {
  filters: UsedQueryState<typeof poolFilters.spec>;
}

/** Filters of the list: one round, or a period. A round is chosen on its own page and can be cleared here. */
function PoolFilters({ filters: { choice, change } }: PoolFiltersProps) {
  const Filter = useViewport() === 'mobile' ? FilterChip : FilterSegments;
  if (choice.program !== '') {
    return (
      <Chip selected aria-pressed={undefined} onClick={() => change({ program: '' })}>
        {choice.program}. hafta <X size={14} aria-hidden />
        <span className="visually-hidden">seçimini kaldır</span>
      </Chip>
    );
  }
  return (
    <Filter {...periodFilter} options={longPeriods} value={choice.tarih} onChange={(tarih) => change({ tarih })} />
  );
}
