import { Link, useParams } from 'wouter';
import { links } from '../../routes/routes.ts';
import { type Sport, sportBySlug } from '../../domain/sports.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { PopularList } from './popular-list.tsx';
import styles from './popular-page.module.css';
import { PopularSort } from './popular-sort.tsx';
import { PopularSports } from './popular-sports.tsx';
import { usePopularOrder } from './use-popular-order.ts';

/** `/populer-bahisler/{sport}` (sportsbook §2): what players choose most, by sport; football unless told otherwise. */
export default function PopularPage() {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? 'futbol');
  return sport === undefined ? <UnknownSport /> : <Popular sport={sport} />;
}

function Popular({ sport }: { sport: Sport }) {
  usePageTitle(`Popüler bahisler · ${sport.name}`);
  const [order, setOrder] = usePopularOrder();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Popüler bahisler</h1>
        <Link className={styles['coupons']} href={links.easyCoupons()}>
          Kolay kuponlar
        </Link>
      </header>
      <PopularSports current={sport} order={order} />
      <PopularSort order={order} onChange={setOrder} />
      <PopularList key={sport.id} sport={sport} order={order.id} />
    </div>
  );
}

function UnknownSport() {
  usePageTitle('Spor bulunamadı');
  return (
    <>
      <h1 className="visually-hidden">Popüler bahisler</h1>
      <EmptyState
        title="Böyle bir spor yok"
        text="Adres yanlış yazılmış ya da bu spor artık programda değil."
        action={
          <>
            <Link className={buttonClass('primary')} href={links.popularBets()}>
              Futbolun popüler bahisleri
            </Link>
            <Link className={buttonClass('quiet')} href={links.home()}>
              Ana sayfa
            </Link>
          </>
        }
      />
    </>
  );
}
