import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../page/page.tsx';

/** Page for an address that names no coupon list. */
export function UnknownCouponList() {
  return (
    <Page title="Sayfa bulunamadı" heading="hidden" width="full">
      <EmptyState
        icon={<SearchX size={26} aria-hidden />}
        title="Böyle bir kupon listesi yok"
        text="Adres yanlış yazılmış ya da değişmiş olabilir."
        action={
          <Link className={buttonClass('primary')} href={entryLinks.coupons()}>
            Kuponlarıma git
          </Link>
        }
      />
    </Page>
  );
}
