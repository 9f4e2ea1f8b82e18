/** A tab of a match is a row: its address, its title, which matches have it, and how its code is loaded. */
import type { ComponentType, ReactNode } from 'react';
import type { AppConfig } from '../../../model/app-config.ts';
import type { EventHead } from '../../../model/program.ts';
import type { TopicView } from '../../../state/engine/live.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';

/** What the component of a tab is given. */
export interface EventTabProps {
  view: TopicView<'event'>;
  head: EventHead;
  /** It stands above the odds, and is no more than a part there. */
  part?: boolean;
}

/** What decides which tabs a match has. */
export interface MatchFacts {
  head: EventHead;
  /** Undefined until the configuration is there. */
  app: AppConfig | undefined;
  /** How many comments editors have on it; 0 until that is known. */
  comments: number;
}

/**
 * Where a tab may stand. `page`: in the tab bar. `widget`: above the odds (`?widgetType=`), and alone on the page that other
 * sites embed (`?type=`).
 */
export type TabPlace = 'page' | 'widget';

export interface EventTab {
  /** What names it in addresses: `/program/:sport/mac-detay/:eventId/:slug`. */
  slug: string;
  title: string;
  places: readonly TabPlace[];
  /** Missing: every match has it. */
  isOffered?: (match: MatchFacts) => boolean;
  /** Its address leads to it also where it is not offered, and then it has its place in the bar. */
  isReachable?: (match: MatchFacts) => boolean;
  /** It says how the match stands, or how it ended: not before the player sees the score. */
  tellsScore?: 'always' | 'afterwards';
  /** `fallback` stands while its code is on its way. */
  Tab: ComponentType<EventTabProps & { fallback?: ReactNode }>;
}

interface TabSpec extends Omit<EventTab, 'Tab'> {
  load: () => Promise<{ default: ComponentType<EventTabProps> }>;
}

/** Its code is a chunk of its own, loaded when the tab is first shown. */
export function tab({ load, ...row }: TabSpec): EventTab {
  return { ...row, Tab: loadableComponent(load) };
}

/** In the order of the rows. @param current the tab of the address */
export function offeredTabs(
  rows: readonly EventTab[],
  place: TabPlace,
  match: MatchFacts,
  current?: EventTab,
): EventTab[] {
  return rows.filter((row) => row === current || isOffered(row, place, match));
}

/** What a name in an address leads to. */
export type FoundTab =
  | { state: 'offered'; tab: EventTab }
  /** This match does not have it, or not there. */
  | { state: 'absent'; title: string }
  | { state: 'unknown' };

export function findTab(rows: readonly EventTab[], slug: string, place: TabPlace, match: MatchFacts): FoundTab {
  const row = rows.find((each) => each.slug === slug);
  if (row === undefined) return { state: 'unknown' };
  const isReachable = row.places.includes(place) && row.isReachable?.(match) === true;
  return isReachable || isOffered(row, place, match)
    ? { state: 'offered', tab: row }
    : { state: 'absent', title: row.title };
}

function isOffered(row: EventTab, place: TabPlace, match: MatchFacts): boolean {
  return row.places.includes(place) && row.isOffered?.(match) !== false;
}
