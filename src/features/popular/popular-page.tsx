import SearchX from 'lucide-react/icons/search-x';
import { Link, useParams, useSearchParams } from 'wouter';
import { type Sport, sportBySlug, sports } from '../../domain/sports.ts';
import type { SportInfo } from '../../model/event.ts';
import { Page } from '../../parts/page/page.tsx';
import { queryText } from '../../lib/query-parameters.ts';
import { entryLinks } from '../../routes/routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { TabBar } from '../../ui/control/tab-bar.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { PopularList } from './popular-list.tsx';
import { type PopularOrderOption, parsePopularOrder } from './popular-order.ts';
import styles from './popular-list.module.css';
import { PopularSort } from './popular-sort.tsx';

/** `/populer-bahisler/{sport}` (rule navigation-10): the most played bets of a sport; football is the default. */
export default function PopularPage() {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? DEFAULT_SPORT);
  return sport === undefined ? <UnknownSport /> : <Popular sport={sport} />;
}

function Popular({ sport }: { sport: Sport }) {
  const [order, setOrder] = usePopularOrder();
  return (
    <Page
      tabTitle={`Popüler bahisler · ${sport.name}`}
      width="full"
      contentReady="odds"
      aside={
        <Link className={`text-sm weight-600 ${styles['coupons']}`} href={entryLinks.easyCoupons()}>
          Kolay kuponlar
        </Link>
      }
    >
      <div className={`stack one-column gap-2 ${styles['content']}`}>
        <PopularSports current={sport} order={order} />
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

/** A tab per sport that has events now, and always the current one. Links keep the sort order. */
function PopularSports({ current, order }: { current: Sport; order: PopularOrderOption }) {
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const tabs = offeredSports(infos, current).map((sport) => ({
    id: sport.slug,
    label: sport.name,
    icon: <SportIcon sportId={sport.id} />,
    href: `${entryLinks.popularBets(sport.slug)}${queryText({ sirala: order.query })}`,
  }));
  return <TabBar tabs={tabs} current={current.slug} label="Popüler bahislerin sporları" />;
}

/** All sports until the service's list is loaded, so that tabs may be removed but none is added later. */
function offeredSports(infos: readonly SportInfo[] | undefined, current: Sport): Sport[] {
  if (infos === undefined || infos.length === 0) return [...sports];
  const withEvents = new Set(infos.filter((info) => info.total !== 0).map((info) => info.sportId));
  return sports.filter((sport) => sport.id === current.id || withEvents.has(sport.id));
}

function UnknownSport() {
  return (
    <Page tabTitle="Spor bulunamadı" heading="hidden" width="full">
      <EmptyState
        icon={<SearchX size={26} aria-hidden />}
        title="Böyle bir spor yok"
        text="Adres yanlış yazılmış ya da bu spor artık programda değil."
        action={
          <Link className={buttonClass('primary')} href={entryLinks.popularBets()}>
            Futbolun popüler bahisleri
          </Link>
        }
      />
    </Page>
  );
}
