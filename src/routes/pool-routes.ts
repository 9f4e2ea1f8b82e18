/** Addresses of the football pool. */
import { queryText } from '../lib/query-parameters.ts';
import { roots } from './areas.ts';

export const poolPatterns = {
  pool: roots.pool,
  poolResults: `${roots.pool}/sonuclar`,
} as const;

export const poolLinks = {
  pool: (): string => poolPatterns.pool,
  /** @param cycle round number; the last round if undefined */
  poolResults: (cycle?: number): string =>
    `${poolPatterns.poolResults}${queryText({ gameCycleNo: cycle === undefined ? '' : String(cycle) })}`,
};
