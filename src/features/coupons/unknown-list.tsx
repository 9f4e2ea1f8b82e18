import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

/** An address that names no list. */
export function UnknownList() {
  usePageTitle('Sayfa bulunamadı');
  return (
    <>
      <h1 className="visually-hidden">Sayfa bulunamadı</h1>
      <EmptyState
        title="Böyle bir kupon listesi yok"
        text="Adres yanlış yazılmış ya da değişmiş olabilir."
        action={
          <Link className={buttonClass('primary')} href={links.coupons()}>
            Kuponlarıma git
          </Link>
        }
      />
    </>
  );
}
