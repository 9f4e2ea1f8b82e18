/**
 * Reference data of the program's screens besides events: configuration, competitions, counts, percentages. Loaded on
 * use.
 */
import type { AppConfig } from '../../../src/model/app-config.ts';
import type { Competition, SportInfo } from '../../../src/model/event.ts';
import type { MarketConfig } from '../../../src/model/market-config.ts';
import { configurationCalls } from '../../../src/contract/services/configuration-calls.ts';
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { withAppConfigDefaults } from '../../../src/domain/default-app-config.ts';
import type { CachedReads } from './cached-reads.ts';
import { type Resource, createResource } from './resource.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { Services } from './services.ts';

export interface ReferenceData {
  appConfig: Resource<AppConfig>;
  markets: Resource<MarketConfig>;
  competitions: Resource<ReadonlyMap<number, Competition>>;
  /** Returns true when a loaded competition has this name. */
  isCompetition(name: string): boolean;
  sports: Resource<SportInfo[]>;
  /** eventId → percent of all plays */
  playedPercent(sportId: number): Resource<Record<string, number>>;
  /** eventId → marketId → outcome number → percent */
  outcomePercent(sportId: number): Resource<Record<string, Record<string, Record<string, number>>>>;
}

const MINUTE = 60_000;

interface ReferenceDataOptions {
  services: Services;
  cached: CachedReads;
  now(): number;
  retries: RetryBudget;
  signal: AbortSignal;
}

export function createReferenceData(common: ReferenceDataOptions): ReferenceData {
  const played = new Map<number, Resource<Record<string, number>>>();
  const outcomes = new Map<number, Resource<Record<string, Record<string, Record<string, number>>>>>();
  const competitions = createResource({
    ...common,
    call: sportsbookCalls.getCompetitions,
    input: {},
    from: (all): ReadonlyMap<number, Competition> => new Map(all.map((competition) => [competition.id, competition])),
    maxAgeMs: 30 * MINUTE,
  });
  let named: { of: ReadonlyMap<number, Competition> | undefined; names: ReadonlySet<string> } | undefined;
  return {
    competitions,
    isCompetition: (name) => {
      const of = competitions.value;
      if (named?.of !== of || named === undefined) {
        named = { of, names: new Set(Array.from(of?.values() ?? [], (each) => each.name)) };
      }
      return named.names.has(name);
    },
    appConfig: createResource({
      ...common,
      call: configurationCalls.getAppConfig,
      input: { query: { platform: 'WEB' } },
      from: withAppConfigDefaults,
      maxAgeMs: 30 * MINUTE,
    }),
    markets: createResource({
      ...common,
      call: sportsbookCalls.getMarketConfig,
      input: {},
      from: (config) => config,
      maxAgeMs: 60 * MINUTE,
    }),
    sports: createResource({
      ...common,
      call: sportsbookCalls.getInfo,
      input: {},
      from: (sports) => sports,
      maxAgeMs: 2 * MINUTE,
    }),
    playedPercent: (sportId) =>
      remember(played, sportId, () =>
        createResource({
          ...common,
          call: sportsbookCalls.getPlayedEventPercentage,
          input: { query: { sportType: String(sportId) } },
          from: (percents) => percents,
          maxAgeMs: 5 * MINUTE,
        }),
      ),
    outcomePercent: (sportId) =>
      remember(outcomes, sportId, () =>
        createResource({
          ...common,
          call: sportsbookCalls.getOutcomePlayPercentages,
          input: { query: { sportType: String(sportId) } },
          from: (percents) => percents,
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
