/** The statistics service: what is known of a match beside its odds. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { StatisticsSource } from '../../statistics/statistics-source.ts';
import { analysisHandlers } from './analysis-handlers.ts';
import { pastMatchHandlers } from './past-match-handlers.ts';
import { matchPeopleHandlers } from './match-people-handlers.ts';
import { commentaryHandlers, liveScoreHandlers } from './live-scores-handlers.ts';
import { lineUpHandlers } from './line-ups-handlers.ts';
import { electronicHandlers, summaryHandlers } from './summary-handlers.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';

export function statisticsHandlers(statistics: StatisticsSource): Handlers<'statistics'> {
  return {
    ...summaryHandlers(statistics),
    ...electronicHandlers(statistics),
    ...pastMatchHandlers(statistics),
    ...matchPeopleHandlers(statistics),
    ...analysisHandlers(statistics),
    ...lineUpHandlers(statistics),
    ...commentaryHandlers(statistics),
    ...liveScoreHandlers(statistics),
    ...eventStreamHandlers(statistics),
  };
}

/** The animation of a match (wire-statistics-13): the operator's tracker, of football matches that run. */
function eventStreamHandlers({ world, tracker }: StatisticsSource) {
  return {
    getEventStreamUrl: ({ parameter }) => {
      const event = world.event(parseWholeNumber(parameter('eventId'), 'eventId'));
      if (tracker === '' || event === undefined || event === 'over' || event.sid !== FOOTBALL || event.bp === 0) {
        return null;
      }
      return { url: tracker.replaceAll('{id}', String(event.bri ?? event.i)), type: 'iframe' };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}
