import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Page } from '../../parts/page/page.tsx';
import { storedUi } from '../../state/device/stored-ui.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { afterFirstScreen, besideFirstScreen } from '../../state/load/after-first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { LiveNow, StartingSoon } from './events/event-widget.tsx';
import { oldestStale, sharedFailure, useHomeLoads } from './home-loads.ts';
import styles from './home-page.module.css';
import { HomeSection } from './home-section.tsx';

/** Below the first screen, and loaded when that stands. */
const HomeRest = afterFirstScreen(() => import('./home-rest.tsx'));
/** The largest of the first screen: asked for with the first odds, before the parts below. */
const Slider = besideFirstScreen(() => import('./posters/slider.tsx'));
/** The places of these are kept; the odds come first. */
const FavouritesBar = afterFirstScreen(() => import('./favourites-bar.tsx'));
const LeagueStrip = afterFirstScreen(() => import('./league-strip.tsx'));

/** The last of the page: where it comes, and goes, nothing moves. */
const CountDown = afterFirstScreen(() => import('./count-down/count-down.tsx'));

/** The start page (rule navigation-9): what runs now, what begins soon, what the service puts forward, what others play. */
export default function HomePage() {
  const { loads, retry } = useHomeLoads();
  // A service that is down is reported once, and not by each part.
  const failure = sharedFailure(loads)?.failure;
  return (
    <Page tabTitle="Canlı bahis ve program" heading="hidden" width="full" stands="odds">
      <div className={styles['home']}>
        <AgeLine load={oldestStale(loads)} />
        {failure === undefined ? (
          <>
            <Sections />
            <CountDown />
          </>
        ) : (
          <FailureNotice failure={failure} onRetry={retry} />
        )}
      </div>
    </Page>
  );
}

/**
 * In the order the service told last (rule content-1): what stands does not move when it tells another. What the page does
 * not show by itself stands in `HomeRest`, up to the next that it does.
 */
function Sections() {
  const [order] = useState(() => (storedUi.homeOrder.length > 0 ? storedUi.homeOrder : [...Object.keys(first), '']));
  return order.map((block, place) => (
    <Fragment key={block}>
      {first[block] ??
        ((place === 0 || first[order[place - 1] ?? ''] !== undefined) && <HomeRest blocks={order.slice(place)} />)}
    </Fragment>
  ));
}

/** What they are is asked for with the odds: their pictures are the largest of the first screen, and wait for nothing else. */
function Posters() {
  const type = useViewport() === 'mobile' ? 'MOBILE_SLIDER' : 'WEB_SLIDER';
  return <Slider load={useRead('getSlides', { query: { type } })} />;
}

const kept = (place: string, Part: ComponentType): ReactNode => (
  <div className={styles[place]}>
    <Part />
  </div>
);

const first: Record<string, ReactNode> = {
  slider: kept('slider', Posters),
  liveEvents: <LiveNow />,
  highlightedLeagues: (
    <>
      {kept('favourites', FavouritesBar)}
      <LeagueStrip
        fallback={
          <HomeSection title="Öne çıkan ligler">
            <div className={styles['leagues']} />
          </HomeSection>
        }
      />
    </>
  ),
  upcomingEvents: <StartingSoon />,
};
