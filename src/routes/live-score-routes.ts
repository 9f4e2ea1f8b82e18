/**
 * Addresses of the live scores; a separate file, because the shell needs only the first of them and builds it itself.
 */
import { DEFAULT_SPORT } from './program-routes.ts';
import { roots } from './areas.ts';

export const liveScorePatterns = {
  list: `${roots.liveScores}/:sport?`,
  commentary: `${roots.liveScores}/:sport/canli-anlatim/:eventId`,
} as const;

export const liveScoreLinks = {
  list: (sportSlug = DEFAULT_SPORT): string => `${roots.liveScores}/${sportSlug}`,
  commentary: (sportSlug: string, eventId: number): string =>
    `${roots.liveScores}/${sportSlug}/canli-anlatim/${eventId}`,
};
