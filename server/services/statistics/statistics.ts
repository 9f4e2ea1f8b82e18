/** The statistics service: what is known of a match beside its odds. */
import type { Handlers } from '../../http/service-route.ts';
import type { Statistics } from '../../statistics/statistics.ts';
import { analysisHandlers } from './analysis.ts';
import { pastHandlers } from './past.ts';
import { peopleHandlers } from './people.ts';
import { commentaryHandlers } from './commentary.ts';
import { lineUpHandlers } from './line-ups.ts';
import { electronicHandlers } from './electronic.ts';
import { eventStreamHandlers } from './event-stream.ts';
import { liveScoreHandlers } from './live-scores.ts';
import { summaryHandlers } from './summary.ts';

export function statisticsHandlers(statistics: Statistics): Handlers<'statistics'> {
  return {
    ...summaryHandlers(statistics),
    ...electronicHandlers(statistics),
    ...pastHandlers(statistics),
    ...peopleHandlers(statistics),
    ...analysisHandlers(statistics),
    ...lineUpHandlers(statistics),
    ...commentaryHandlers(statistics),
    ...liveScoreHandlers(statistics),
    ...eventStreamHandlers(statistics),
  };
}
