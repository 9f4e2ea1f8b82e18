/** The animation of a match (wire-statistics-13): the operator's tracker, of football matches that run. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import type { StatisticsSource } from '../../statistics/statistics-source.ts';

export function eventStreamHandlers({ world, tracker }: StatisticsSource) {
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
