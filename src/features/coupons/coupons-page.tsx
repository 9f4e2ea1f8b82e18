import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { links } from '../../routes/routes.ts';
import { type ListAddress, type ListPlace, listAddress, listPlace } from '../../domain/coupon/list-query.ts';
import { type ListChoice, couponTabs } from '../../domain/coupon/lists.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { useToday } from '../../ui/page/use-today.ts';
import { CouponList } from './coupon-list.tsx';
import { UnknownList } from './unknown-list.tsx';

/** `/profil/kuponlarim/{tab}/{filter}` (sportsbook §2): the played coupons; the address is the whole state. */
export default function CouponsPage() {
  const { tab = 'bekleyen', filter = '' } = useParams<{ tab?: string; filter?: string }>();
  const search = useSearch();
  const [, navigate] = useLocation();
  const now = useToday();
  const place = useMemo(
    () => listPlace(tab, filter, Object.fromEntries(new URLSearchParams(search)) as ListAddress, now),
    [tab, filter, search, now],
  );
  const change = useCallback(
    (changes: Partial<ListChoice>) => {
      if (place !== undefined) navigate(addressOf({ ...place, choice: { ...place.choice, ...changes } }));
    },
    [place, navigate],
  );
  return place === undefined ? <UnknownList /> : <KnownList place={place} change={change} />;
}

function KnownList({ place, change }: { place: ListPlace; change: (changes: Partial<ListChoice>) => void }) {
  usePageTitle(`${couponTabs[place.tab].title} kuponlarım`);
  return <CouponList place={place} change={change} />;
}

/** The first filter of a tab is the tab itself. */
function addressOf({ tab, choice }: ListPlace): string {
  const filter = choice.filter === couponTabs[tab].filters[0]?.name ? '' : choice.filter;
  return links.coupons(tab, filter ?? '', listAddress(choice));
}
