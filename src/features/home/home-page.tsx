import { Suspense } from 'react';
import { Page } from '../../parts/page/page.tsx';
import { afterFirstScreen } from '../../state/load/after-first-screen.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { LiveNow, StartingSoon } from './events/event-widget.tsx';
import { FavouritesBar } from './favourites-bar.tsx';
import { oldestStale, sharedFailure, useHomeLoads } from './home-loads.ts';
import styles from './home-page.module.css';
import { LeagueStrip } from './league-strip.tsx';

/** Below the first screen, and loaded when that stands. */
const HomeRest = afterFirstScreen(() => import('./home-rest.tsx'));

/** The start page (rule navigation-9): what runs now, what begins soon, what the service puts forward, what others play. */
export default function HomePage() {
  const { loads, retry } = useHomeLoads();
  // A service that is down is reported once, and not by each part.
  const failure = sharedFailure(loads)?.failure;
  return (
    <Page tabTitle="Canlı bahis ve program" heading="hidden" width="full" stands="odds">
      <div className={styles['home']}>
        <AgeLine load={oldestStale(loads)} />
        {failure === undefined ? <Sections /> : <FailureNotice failure={failure} onRetry={retry} />}
      </div>
    </Page>
  );
}

/** What runs now comes first, then the ways into the program. */
function Sections() {
  return (
    <>
      <LiveNow />
      <FavouritesBar />
      <LeagueStrip />
      <StartingSoon />
      <Suspense fallback={null}>
        <HomeRest />
      </Suspense>
    </>
  );
}
