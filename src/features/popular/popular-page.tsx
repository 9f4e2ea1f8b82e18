import { Link, useParams, useSearchParams } from 'wouter';
import { type Sport, sportBySlug } from '../../domain/sports.ts';
import { Page } from '../../parts/page/page.tsx';
import { queryText } from '../../lib/query-parameters.ts';
import { entryLinks } from '../../routes/routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { SportTabs } from '../../parts/sport-tabs/sport-tabs.tsx';
import { UnknownSport } from '../../parts/sport-tabs/unknown-sport.tsx';
import { movingOddsLinks } from '../../routes/moving-odds-routes.ts';
import { PopularList } from './popular-list.tsx';
import { type PopularOrderOption, parsePopularOrder } from './popular-order.ts';
import styles from './popular-list.module.css';
import { PopularSort } from './popular-sort.tsx';

/** `/populer-bahisler/{sport}` (rule navigation-10): the most played bets of a sport; football is the default. */
export default function PopularPage() {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? DEFAULT_SPORT);
  return sport === undefined ? (
    <UnknownSport href={entryLinks.popularBets()} label="Futbolun popüler bahisleri" />
  ) : (
    <Popular sport={sport} />
  );
}

function Popular({ sport }: { sport: Sport }) {
  const [order, setOrder] = usePopularOrder();
  return (
    <Page
      tabTitle={`Popüler bahisler · ${sport.name}`}
      width="full"
      contentReady="odds"
      aside={
        <div className={`flex gap-3 ${styles['links']}`}>
          <Link className={`text-sm weight-600 ${styles['coupons']}`} href={movingOddsLinks.list(sport.slug)}>
            Hareketli oranlar
          </Link>
          <Link className={`text-sm weight-600 ${styles['coupons']}`} href={entryLinks.easyCoupons()}>
            Kolay kuponlar
          </Link>
        </div>
      }
    >
      <div className={`stack one-column gap-2 ${styles['content']}`}>
        <SportTabs
          current={sport}
          label="Popüler bahislerin sporları"
          hrefOf={(slug) => `${entryLinks.popularBets(slug)}${queryText({ sirala: order.query })}`}
        />
        <PopularSort order={order} onChange={setOrder} />
        <PopularList key={sport.id} sport={sport} order={order.id} />
      </div>
    </Page>
  );
}

/** Sort order from the address, so that reload, back and a shared link keep it. */
function usePopularOrder(): [PopularOrderOption, (option: PopularOrderOption) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (option: PopularOrderOption): void => {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (option.query === '') after.delete('sirala');
      else after.set('sirala', option.query);
      return after;
    });
  };
  return [parsePopularOrder(parameters.get('sirala')), choose];
}
