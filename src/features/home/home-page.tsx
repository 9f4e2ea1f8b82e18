import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Page } from '../../parts/page/page.tsx';
import { uiSettings } from '../../state/device/ui-settings.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { lazyAfterFirstScreen, lazyWithFirstScreen } from '../../state/load/after-first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { CardsSkeleton, LiveNow } from './events/event-widget.tsx';
import { oldestStaleLoad, sharedFailure, useHomeLoads } from './home-loads.ts';
import styles from './home-page.module.css';
import { HomeSection } from './home-section.tsx';

/** Rendered below the fold and loaded after the first paint. */
const HomeRest = lazyAfterFirstScreen(() => import('./home-rest.tsx'));
/** Contains the largest element above the fold: loaded with the first odds, before the parts below. */
const Slider = lazyWithFirstScreen(() => import('./posters/slider.tsx'));
/** Below the running matches, whose odds come first. */
const StartingSoon = lazyWithFirstScreen(() => import('./events/starting-soon.tsx'));
/** Space for these is reserved; the odds are loaded first. */
const FavouritesBar = lazyAfterFirstScreen(() => import('./favourites-bar.tsx'));
const LeagueStrip = lazyAfterFirstScreen(() => import('./league-strip.tsx'));

/** Last part of the page, so that adding or removing it moves nothing. */
const CountDown = lazyAfterFirstScreen(() => import('./count-down/count-down.tsx'));

/** The start page (rule navigation-9): running and upcoming matches, the service's highlights, popular bets. */
export default function HomePage() {
  const { loads, retry } = useHomeLoads();
  // A service that is down is reported once rather than by each part.
  const failure = sharedFailure(loads)?.failure;
  return (
    <Page tabTitle="Canlı bahis ve program" heading="hidden" width="full" contentReady="odds">
      <div className={styles['home']}>
        <AgeLine load={oldestStaleLoad(loads)} />
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
 * Parts in the order the service returned last time (rule content-1), so that a new order moves nothing on the page. A
 * run of blocks this page does not render itself is rendered by one `HomeRest`.
 */
function Sections() {
  const [order] = useState(() =>
    uiSettings.homeOrder.length > 0 ? uiSettings.homeOrder : [...Object.keys(first), ''],
  );
  return order.map((block, place) => (
    <Fragment key={block}>
      {first[block] ??
        ((place === 0 || first[order[place - 1] ?? ''] !== undefined) && <HomeRest blocks={order.slice(place)} />)}
    </Fragment>
  ));
}

/** The slides are requested with the odds, because their pictures are the largest element above the fold. */
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
  upcomingEvents: (
    <StartingSoon
      fallback={
        <HomeSection title="Birazdan">
          <CardsSkeleton label="Birazdan" />
        </HomeSection>
      }
    />
  ),
};
