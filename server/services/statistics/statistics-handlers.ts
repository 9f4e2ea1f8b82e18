/** The statistics service: what is known of a match beside its odds. */
import type { Handlers } from '../../http/service-route.ts';
import type { StatisticsSource } from '../../statistics/statistics-source.ts';
import { analysisHandlers } from './analysis-handlers.ts';
import { pastMatchHandlers } from './past-match-handlers.ts';
import { matchPeopleHandlers } from './match-people-handlers.ts';
import { commentaryHandlers } from './commentary-handlers.ts';
import { lineUpHandlers } from './line-ups-handlers.ts';
import { electronicHandlers } from './electronic-handlers.ts';
import { eventStreamHandlers } from './event-stream-handlers.ts';
import { liveScoreHandlers } from './live-scores-handlers.ts';
import { summaryHandlers } from './summary-handlers.ts';

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
