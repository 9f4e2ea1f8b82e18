import { HighlightedEvents } from './events/highlighted-events.tsx';
import { PoolCard } from './pool/pool-card.tsx';
import { PopularBets } from './popular-bets.tsx';

/** What stands below the first screen of the home page. */
export default function HomeRest() {
  return (
    <>
      <HighlightedEvents />
      <PoolCard />
      <PopularBets />
    </>
  );
}
