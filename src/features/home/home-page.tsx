import { Suspense, lazy } from 'react';
import { firstScreen } from '../../state/load/first-screen.ts';
import { useEntry } from '../../state/engine/live.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { FavouritesBar } from './favourites-bar.tsx';
import styles from './home-page.module.css';
import { LeagueStrip } from './league-strip.tsx';
import { LiveNow } from './live-now.tsx';
import { oldestStale, sharedFailure } from './home-loads.ts';
import { StartingSoon } from './starting-soon.tsx';
import { useHighlights, usePopular, useWidget } from './topics.ts';

/** Below the first screen, and loaded when that stands. */
const HomeRest = lazy(() => firstScreen.stands.then(() => import('./home-rest.tsx')));

/** The start page (sportsbook §2): what runs now, what begins soon, what the service puts forward, what others play. */
export default function HomePage() {
  usePageTitle('Canlı bahis ve program');
  const phone = useViewport() === 'mobile';
  const { loads, retry } = useHomeLoads();
  const failed = sharedFailure(loads);
  return (
    <div className={styles['home']}>
      <h1 className="visually-hidden">Tribün: canlı maçlar ve günün programı</h1>
      <AgeLine load={oldestStale(loads)} />
      {failed?.failure === undefined ? (
        <Sections phone={phone} />
      ) : (
        <FailureNotice failure={failed.failure} onRetry={retry} />
      )}
    </div>
  );
}

/** On a phone what runs now comes first; with room beside it, the ways into the program do. */
function Sections({ phone }: { phone: boolean }) {
  const live = <LiveNow key="live" />;
  const ways = [<FavouritesBar key="favourites" />, <LeagueStrip key="leagues" />];
  return (
    <>
      {phone ? [live, ...ways] : [...ways, live]}
      <StartingSoon />
      <Suspense fallback={null}>
        <HomeRest />
      </Suspense>
    </>
  );
}

/** The loads of all parts, so that a dead service is told once and not by each of them. */
function useHomeLoads() {
  const live = useWidget('live');
  const upcoming = useWidget('upcoming');
  const highlights = useHighlights();
  const popular = usePopular();
  const loads = [
    useEntry(live, 'load'),
    useEntry(upcoming, 'load'),
    useEntry(highlights, 'load'),
    useEntry(popular, 'load'),
  ];
  const retry = (): void => {
    for (const view of [live, upcoming, highlights, popular]) view.retry();
  };
  return { loads, retry };
}
