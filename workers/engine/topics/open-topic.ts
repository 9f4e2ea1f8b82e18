/** Opens the source of a topic. Small topics, of a value or two, are here; the others have files of their own. */
import type { FavouriteLeague, NamedFavouriteLeague } from '../../../src/model/program.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { Topic } from '../../../src/contract/port/topics.ts';
import { subjects } from '../../../src/contract/services/call.ts';
import { defaultAppConfig } from '../../../src/domain/default-app-config.ts';
import { openEvent } from './event-topic.ts';
import { openWidget } from './widget-topic.ts';
import { combineLoadStates, openList } from './list-topic.ts';
import { createLazySource, createValuesSource } from './lazy-source.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

export function openTopic(topic: Topic, parts: TopicParts, markDirty: MarkDirty): TopicSource {
  switch (topic.kind) {
    case 'list':
      return topic.query.narrowing === undefined
        ? openList(parts, topic.query, markDirty)
        : loadedSource(
            async () => (await import('./narrowed-list-topic.ts')).openNarrowedList(parts, topic.query, markDirty),
            markDirty,
          );
    case 'event':
      return openEvent(parts, topic.eventId, markDirty);
    case 'widget':
      return openWidget(parts, topic.which, markDirty);
    case 'search':
      return openSearch(parts, topic, markDirty);
    case 'highlights':
      return openHighlighted(parts, topic.sportId, markDirty);
    case 'popular':
      return openPopular(parts, topic.sportId, topic.limit, markDirty);
    case 'easyCoupons':
      return openEasy(parts, markDirty);
    case 'events':
      return openEvents(parts, topic.eventIds, markDirty);
    case 'coupons':
      return createValuesSource({ changes: () => parts.coupons.changes }, [
        parts.coupons.onChange(() => markDirty('changes')),
      ]);
    case 'generations':
      return openGenerations(parts, markDirty);
    case 'connection':
      return createValuesSource({ state: parts.connection.state }, [
        parts.connection.onChange(() => markDirty('state')),
      ]);
    case 'session':
      return openSessionTopic(parts, markDirty);
    case 'slip':
      return openSlipTopic(parts, markDirty);
    case 'withdrawal': {
      const { withdrawing } = parts;
      return createValuesSource({ state: () => withdrawing.state }, [withdrawing.onChange(() => markDirty('state'))]);
    }
    case 'pool':
      return openPool(parts, markDirty);
    case 'ownLimits':
      return createLazySource({
        open: async () => (await parts.ownLimits()).open(markDirty),
        markDirty,
        stateKey: 'state',
      });
    case 'favourites':
      return openFavourites(parts, markDirty);
    case 'recent':
      return loadedSource(
        async () => (await import('./recent-topic.ts')).openRecent(parts, topic.sportId, markDirty),
        markDirty,
      );
    case 'moving':
      return loadedSource(async () => (await parts.movingOdds())(topic, markDirty), markDirty);
    case 'sports':
      return openSports(parts, markDirty);
    case 'config':
      return openConfig(parts, markDirty);
  }
}

function openGenerations({ generations }: TopicParts, markDirty: MarkDirty): TopicSource {
  const readers = Object.fromEntries(
    subjects.map((subject) => [subject, () => ({ count: generations.countOf(subject) })]),
  );
  return createValuesSource(readers, [generations.onChange(markDirty)]);
}

function openSessionTopic({ session, member }: TopicParts, markDirty: MarkDirty): TopicSource {
  const memberKeys = ['load', 'player', 'balances', 'unread'];
  return createValuesSource(
    {
      state: () => session.state,
      load: () => member.load,
      player: () => member.player,
      balances: () => member.balances,
      unread: () => (member.unread === undefined ? undefined : { count: member.unread }),
    },
    [session.onChange(() => markDirty('state')), member.onChange(() => memberKeys.forEach(markDirty))],
    () => void member.reload(),
  );
}

function openSlipTopic({ slip: { slip, play, acceptance }, reference }: TopicParts, markDirty: MarkDirty): TopicSource {
  const itemsChanged = (): void => ['selections', 'terms', 'undo'].forEach(markDirty);
  return createValuesSource(
    {
      selections: () => (slip.isLoaded ? slip.selections() : undefined),
      terms: () => (slip.isLoaded ? slip.terms : undefined),
      play: () => play.state,
      acceptance: () => acceptance.value,
      undo: () => slip.undo,
    },
    [
      slip.onChange(itemsChanged),
      play.onChange(() => markDirty('play')),
      acceptance.onChange(() => markDirty('acceptance')),
      reference.markets.use(() => markDirty('selections')),
      // The configuration has the limits of the slip.
      reference.appConfig.use(itemsChanged),
    ],
    acceptance.poll,
  );
}

const openPool = ({ pool }: TopicParts, markDirty: MarkDirty): TopicSource =>
  createLazySource({ open: async () => (await pool()).open(markDirty), markDirty, stateKey: 'failed' });

/** No first screen needs these, so their scripts are loaded on first use. */
const openHighlighted = (parts: TopicParts, sportId: number, markDirty: MarkDirty): TopicSource =>
  loadedSource(
    async () => (await import('./highlights-topic.ts')).openHighlights(parts, sportId, markDirty),
    markDirty,
  );
const openPopular = (parts: TopicParts, sportId: number, limit: number, markDirty: MarkDirty): TopicSource =>
  loadedSource(
    async () => (await import('./bets-topic.ts')).openPopularBets(parts, sportId, limit, markDirty),
    markDirty,
  );
const openEasy = (parts: TopicParts, markDirty: MarkDirty): TopicSource =>
  loadedSource(async () => (await import('./bets-topic.ts')).openEasyCoupons(parts, markDirty), markDirty);
const openSearch = (parts: TopicParts, topic: Extract<Topic, { kind: 'search' }>, markDirty: MarkDirty): TopicSource =>
  loadedSource(async () => (await import('./search-topic.ts')).openSearch(parts, topic, markDirty), markDirty);
const openEvents = (parts: TopicParts, eventIds: readonly number[], markDirty: MarkDirty): TopicSource =>
  loadedSource(async () => (await import('./events-topic.ts')).openEvents(parts, eventIds, markDirty), markDirty);

const loadedSource = (open: () => Promise<TopicSource>, markDirty: MarkDirty): TopicSource =>
  createLazySource({
    open,
    markDirty,
    stateKey: 'load',
    stateOf: (isFailed): LoadState =>
      isFailed
        ? { phase: 'failed', failure: { kind: 'network' }, at: 0, stale: false }
        : { phase: 'loading', at: 0, stale: false },
  });

function openFavourites({ favourites, reference }: TopicParts, markDirty: MarkDirty): TopicSource {
  const named = (leagues?: readonly FavouriteLeague[]): NamedFavouriteLeague[] | undefined =>
    leagues?.map((league) => ({
      ...league,
      competition: reference.competitions.value?.get(league.competitionId) ?? null,
    }));
  const readers = { leagues: () => named(favourites.knownLeagues), offered: () => named(favourites.offeredLeagues) };
  const changed = (): void => Object.keys(readers).forEach(markDirty);
  return createValuesSource(readers, [favourites.onChange(changed), reference.competitions.use(changed)]);
}

function openSports(parts: TopicParts, markDirty: MarkDirty): TopicSource {
  const { sports } = parts.reference;
  const release = sports.use(() => ['load', 'sports'].forEach(markDirty));
  return createValuesSource({ load: () => sports.state, sports: () => sports.value }, [release], sports.refresh);
}

function openConfig(parts: TopicParts, markDirty: MarkDirty): TopicSource {
  const { appConfig, markets } = parts.reference;
  const releases = [
    appConfig.use(() => ['load', 'app', 'flag'].forEach(markDirty)),
    markets.use(() => ['load', 'markets'].forEach(markDirty)),
  ];
  return createValuesSource(
    {
      load: () => combineLoadStates([appConfig.state, markets.state]),
      app: () => appConfig.value ?? (appConfig.state.phase === 'failed' ? defaultAppConfig : undefined),
      // After a failed load the defaults apply, and `loaded` is false (rule failure-7).
      flag: () => (appConfig.state.phase === 'loading' ? undefined : { loaded: appConfig.state.phase === 'ready' }),
      markets: () => markets.value,
    },
    releases,
    () => {
      appConfig.refresh();
      markets.refresh();
    },
  );
}
