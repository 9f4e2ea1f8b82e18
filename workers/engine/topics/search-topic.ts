/**
 * Search over all sports. During a search the lists of every sport that has events are acquired: a missing list is
 * loaded once, and all of them linger as any list does (rule program-27).
 */
import type { LoadState } from '../../../src/model/load.ts';
import type { ProgramFound } from '../../../src/model/program.ts';
import {
  type Competition,
  LIVE,
  LONG_TERM,
  PRE_MATCH,
  type ProgramEvent,
  type ProgramType,
  type SportInfo,
} from '../../../src/model/event.ts';
import { searchProgram, searchWords } from '../../../src/domain/program/search-program.ts';
import { replaceNicknames } from '../../../src/domain/program/team-nicknames.ts';
import { sports } from '../../../src/domain/sports.ts';
import { combineLoadStates, distinctEvents } from './list-topic.ts';
import { type EventRows, createEventRows } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';
import type { Topic } from '../../../src/contract/port/topics.ts';
import { mainColumn } from './widget-topic.ts';

/** Minimum time between searches, because lists load one after the other and then change. */
const SEARCH_AGAIN_MS = 250;

export function openSearch(
  parts: TopicParts,
  { text, sportId }: Extract<Topic, { kind: 'search' }>,
  markDirty: MarkDirty,
): TopicSource {
  const { reference, lists } = parts;
  const words = searchWords(text);
  const releases: (() => void)[] = [];
  let acquired: (ReturnType<typeof lists.acquire> & { type: ProgramType })[] = [];
  let rows: EventRows | undefined;
  let found: ProgramFound | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Number of searches so far: a correction that arrives after a later search is dropped. */
  let searchCount = 0;

  const loadState = (): LoadState =>
    acquired.length === 0 ? reference.sports.state : combineLoadStates(acquired.map(({ list }) => list.load.state));

  const find = (searched: readonly string[]): ProgramFound => {
    const stores = acquired.map(({ list }) => list.eventStore);
    const longTerm = new Set(
      acquired.flatMap(({ list, type }) => (type === LONG_TERM ? [...list.eventStore.events.keys()] : [])),
    );
    return searchProgram(
      distinctEvents(stores),
      searched,
      reference.competitions.value ?? new Map(),
      longTerm,
      sportId,
    );
  };
  /** Searches again with typing errors corrected; returns the empty result when nothing similar exists. */
  const findCorrected = async (nothing: ProgramFound): Promise<ProgramFound> => {
    const chunk = await import('./correct-search.ts').catch(() => undefined);
    const names = namesIn(distinctEvents(acquired.map(({ list }) => list.eventStore)), reference.competitions.value);
    const corrected = chunk?.correctSearch(replaceNicknames(words) ?? words, names);
    if (corrected === undefined) return nothing;
    const similar = find(searchWords(corrected));
    return similar.total === 0 ? nothing : { ...similar, correction: corrected };
  };
  const publish = (now: ProgramFound): void => {
    if (closed || JSON.stringify(now) === JSON.stringify(found)) return;
    found = now;
    rows?.setWindow(now.eventIds);
    markDirty('found');
  };
  const search = (): void => {
    timer = undefined;
    searchCount += 1;
    const now = find(words);
    if (now.total > 0 || words.length === 0 || loadState().phase === 'loading') publish(now);
    else {
      const ownCount = searchCount;
      void findCorrected(now).then((corrected) => {
        if (ownCount === searchCount) publish(corrected);
      });
    }
  };
  const searchSoon = (): void => {
    timer ??= setTimeout(search, found === undefined ? 0 : SEARCH_AGAIN_MS);
  };

  const acquire = (): void => {
    // No sport is left out when the event counts failed to load.
    if (acquired.length > 0 || (reference.sports.value === undefined && reference.sports.state.phase === 'loading'))
      return;
    acquired = listsOf(reference.sports.value).map(([sportId, type]) => ({ ...lists.acquire(sportId, type), type }));
    rows = createEventRows({
      eventStores: acquired.map(({ list }) => list.eventStore),
      columns: (event) => mainColumn(reference, event),
      reference,
      markDirty,
    });
    for (const { list } of acquired) {
      releases.push(
        list.eventStore.onStructureChange(searchSoon),
        list.onState(() => {
          markDirty('load');
          searchSoon();
        }),
      );
    }
    markDirty('load');
    searchSoon();
  };

  releases.push(
    reference.sports.use(acquire),
    reference.competitions.use(() => {
      rows?.markAll();
      searchSoon();
    }),
    reference.markets.use(() => rows?.markAll()),
  );
  acquire();

  return {
    keys: () => ['load', ...(found === undefined ? [] : ['found']), ...(rows?.keys() ?? [])],
    read: (key) => (key === 'load' ? loadState() : key === 'found' ? found : rows?.read(key)),
    setWindow: () => undefined,
    retry: () => {
      reference.sports.refresh();
      for (const { list } of acquired) if (list.load.state.phase === 'failed') void list.load.run();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      for (const release of releases) release();
      rows?.close();
      for (const { release } of acquired) release();
    },
  };
}

/** Returns the lists to search: those of every sport, without lists that are empty by the service's counts. */
function listsOf(infos: readonly SportInfo[] | undefined): [sportId: number, type: ProgramType][] {
  if (infos === undefined || infos.length === 0) {
    return sports.flatMap(({ id }): [number, ProgramType][] => [
      [id, PRE_MATCH],
      [id, LIVE],
    ]);
  }
  return infos.flatMap(({ sportId, total, live, upcomingLive, longTerm }) => [
    ...(total !== 0 ? [[sportId, PRE_MATCH] as [number, ProgramType]] : []),
    ...(live !== 0 || upcomingLive !== 0 ? [[sportId, LIVE] as [number, ProgramType]] : []),
    ...(longTerm !== 0 ? [[sportId, LONG_TERM] as [number, ProgramType]] : []),
  ]);
}

/** Names of sides and leagues without duplicates, those of the most important leagues first. */
function namesIn(events: Iterable<ProgramEvent>, competitions: ReadonlyMap<number, Competition> = new Map()): string[] {
  const priorityOf = (id: number): number => competitions.get(id)?.priority ?? Number.MAX_SAFE_INTEGER;
  const named = [...events].toSorted((a, b) => priorityOf(a.competitionId) - priorityOf(b.competitionId));
  const leagues = new Set(named.map(({ competitionId }) => competitions.get(competitionId)?.name ?? ''));
  const sides = named.flatMap(({ home, away, name }) => (home === '' ? [name] : [home, away]));
  return [...new Set([...sides, ...leagues])].filter((name) => name !== '');
}
