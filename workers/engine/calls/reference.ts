/** What the program's screens need besides events: configuration, competitions, counts, percentages. Loaded when used. */
import type { Competition, SportInfo } from '../../../src/model/event.ts';
import { getAppConfig } from '../../../src/contract/services/content.ts';
import { type WireMarketConfig, getMarketConfig } from '../../../src/contract/services/market-config.ts';
import {
  getCompetitions,
  getInfo,
  getOutcomePlayPercentages,
  getPlayedEventPercentage,
} from '../../../src/contract/services/sportsbook.ts';
import type { AppConfig } from '../../../src/model/app-config.ts';
import { readAppConfig } from '../../../src/domain/app-config.ts';
import { type Resource, createResource } from './resource.ts';
import type { Services } from './services.ts';

export interface Reference {
  appConfig: Resource<AppConfig>;
  markets: Resource<WireMarketConfig>;
  competitions: Resource<ReadonlyMap<number, Competition>>;
  sports: Resource<SportInfo[]>;
  /** eventId → percent of all plays */
  playedPercent(sportId: number): Resource<Record<string, number>>;
  /** eventId → marketId → outcome number → percent */
  outcomePercent(sportId: number): Resource<Record<string, Record<string, Record<string, number>>>>;
}

const MINUTE = 60_000;

export function createReference(services: Services, now: () => number, signal: AbortSignal): Reference {
  const common = { services, now, signal };
  const played = new Map<number, Resource<Record<string, number>>>();
  const outcomes = new Map<number, Resource<Record<string, Record<string, Record<string, number>>>>>();
  return {
    appConfig: createResource({
      ...common,
      call: getAppConfig,
      input: { query: { platform: 'WEB' } },
      decode: readAppConfig,
      maxAgeMs: 30 * MINUTE,
    }),
    markets: createResource({ ...common, call: getMarketConfig, decode: (config) => config, maxAgeMs: 60 * MINUTE }),
    competitions: createResource({
      ...common,
      call: getCompetitions,
      decode: (rows) =>
        new Map<number, Competition>(
          rows.map((row) => [
            row.i,
            {
              id: row.i,
              sportId: Number(row.si),
              country: row.cid,
              priority: row.p,
              icon: row.ic ?? '',
              name: row.n.trim(),
              shortName: row.sn ?? '',
            },
          ]),
        ),
      maxAgeMs: 30 * MINUTE,
    }),
    sports: createResource({
      ...common,
      call: getInfo,
      decode: (rows) =>
        rows.map((row) => ({
          sportId: row.i,
          live: row.lc,
          upcomingLive: row.uc,
          total: row.ec,
          longTerm: row.oc,
          rapid: row.hr === true,
          king: row.hk === true,
          duel: row.hd === true,
        })),
      maxAgeMs: MINUTE / 2,
    }),
    playedPercent: (sportId) =>
      remember(played, sportId, () =>
        createResource({
          ...common,
          call: getPlayedEventPercentage,
          input: { query: { sportType: String(sportId) } },
          decode: (percents) => percents,
          maxAgeMs: 5 * MINUTE,
        }),
      ),
    outcomePercent: (sportId) =>
      remember(outcomes, sportId, () =>
        createResource({
          ...common,
          call: getOutcomePlayPercentages,
          input: { query: { sportType: String(sportId) } },
          decode: (percents) => percents,
          maxAgeMs: 2 * MINUTE,
        }),
      ),
  };
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}
