import Activity from 'lucide-react/icons/activity';
import { Link, useParams } from 'wouter';
import { type Sport, sportBySlug } from '../../domain/sports.ts';
import { sinceClock } from '../../domain/since-clock.ts';
import { clockTime } from '../../domain/time.ts';
import { queryState } from '../../lib/query-state.ts';
import type { MovingOdds } from '../../model/program.ts';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { SportTabs } from '../../parts/sport-tabs/sport-tabs.tsx';
import { UnknownSport } from '../../parts/sport-tabs/unknown-sport.tsx';
import { movingOddsLinks } from '../../routes/moving-odds-routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useConnection } from '../../state/engine/use-connection.ts';
import { type TopicView, useTopic } from '../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { MovedOdd } from './moved-odd.tsx';
import { FramedList } from '../../ui/list/framed-list.tsx';
import styles from './moving-odds.module.css';

/** `/hareketli-oranlar/{sport}` (rule moving-1): the largest falls and rises of the main odds of a sport. */
export default function MovingOddsPage() {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? DEFAULT_SPORT);
  return sport === undefined ? (
    <UnknownSport href={movingOddsLinks.list()} label="Futbolun hareketli oranları" />
  ) : (
    <Moving key={sport.id} sport={sport} />
  );
}

/** '' is the last 15 minutes. */
const filters = queryState({ sure: [{ name: '60', title: 'Son 1 saat' }] });

function Moving({ sport }: { sport: Sport }) {
  const { choice, change } = useQueryState(filters, movingOddsLinks.list(sport.slug));
  const minutes = choice.sure === '' ? 15 : 60;
  const view = useTopic({ kind: 'moving', sportId: sport.id, minutes });
  const moves = useTopicLoad(view, 'moves');
  // The lists are what loads; before they have, nothing is observed.
  const isWaiting = moves.value?.since === null && moves.failure === null;
  const load: typeof moves = isWaiting ? { ...moves, phase: 'loading', value: undefined } : moves;
  return (
    <Page
      tabTitle={`Hareketli oranlar · ${sport.name}`}
      width="full"
      contentReady={load.phase !== 'loading'}
      aside={
        <Link className={`text-sm weight-600 ${styles['link']}`} href={entryLinks.program(sport.slug)}>
          Program
        </Link>
      }
    >
      <div className={`stack one-column gap-2 ${styles['content']}`}>
        <SportTabs
          current={sport}
          label="Hareketli oranların sporları"
          hrefOf={(slug) => movingOddsLinks.list(slug, { sure: choice.sure })}
        />
        <div className={styles['window']}>
          <Segmented
            label="Süre"
            options={[
              { value: '', label: 'Son 15 dk' },
              { value: '60', label: 'Son 1 saat' },
            ]}
            value={choice.sure}
            onChange={(sure) => change({ sure })}
          />
        </div>
        <LoadedContent
          of={load}
          skeleton={<SkeletonRows label="Oranlar izlenmeye başlıyor…" rows={6} height={76} gap="row" radius="s" />}
        >
          {(value) => <Moves view={view} moves={value} sport={sport} />}
        </LoadedContent>
      </div>
    </Page>
  );
}

interface MovesProps {
  view: TopicView<'moving'>;
  moves: MovingOdds;
  sport: Sport;
}

function Moves({ view, moves, sport }: MovesProps) {
  const { falls, rises } = moves;
  return (
    <>
      <Observed moves={moves} />
      {falls.length + rises.length === 0 ? (
        <EmptyState
          icon={<Activity size={26} aria-hidden />}
          title="Henüz değişen oran yok"
          text="Sayfa açık kaldıkça maçların ana oranları izlenir, değişenler burada sıralanır."
          action={
            <Link className={buttonClass('quiet')} href={entryLinks.program(sport.slug)}>
              Programa git
            </Link>
          }
        />
      ) : (
        <div className={styles['lists']}>
          <List view={view} title="Düşenler" none="Düşen oran yok." moves={falls} />
          <List view={view} title="Yükselenler" none="Yükselen oran yok." moves={rises} />
        </div>
      )}
    </>
  );
}

/** Since when, and how completely, the odds were observed; and what the order means. */
function Observed({ moves: { since, missedSeconds, at } }: { moves: MovingOdds }) {
  const isOn = useConnection().status === 'on';
  const missed = Math.round(missedSeconds / 60);
  return (
    <div className={`stack one-column text-xs muted leading-145 ${styles['observed']}`}>
      <p className="num">
        {since !== null && <b className="weight-600">{sinceClock(since)} beri izleniyor</b>}
        {missed > 0 && ` · ${missed} dk bağlantı yoktu`}
        {!isOn && ` · Bağlantı yok${at > 0 ? `, sıralama ${clockTime(at)} itibarıyla` : ''}`}
      </p>
      <p>
        Sıralama, oranın gerektirdiği payın (1 ÷ oran) kaç puan değiştiğine göredir ve 10 saniyede bir yenilenir. Öneri
        değildir.
      </p>
    </div>
  );
}

interface ListProps {
  view: TopicView<'moving'>;
  title: string;
  none: string;
  moves: MovingOdds['falls'];
}

function List({ view, title, none, moves }: ListProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className="text-sm weight-650">
        {title} <span className="muted num">{moves.length}</span>
      </h2>
      {moves.length === 0 && <p className={`text-sm muted ${styles['none']}`}>{none}</p>}
      <FramedList className={styles['list']}>
        {moves.map((move) => (
          <li key={`${move.eventId}:${move.marketId}:${move.outcomeNumber}`}>
            <MovedOdd view={view} move={move} />
          </li>
        ))}
      </FramedList>
    </section>
  );
}
