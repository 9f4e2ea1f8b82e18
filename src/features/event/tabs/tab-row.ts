/** A tab of a match is a row: its address, its title, which matches have it, and how its code is loaded. */
import { type ComponentType, lazy } from 'react';
import type { AppConfig } from '../../../model/app-config.ts';
import type { EventHead } from '../../../model/program.ts';
import type { TopicView } from '../../../state/engine/live.ts';

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
  /** It says how the match stands: not before the player sees the score. */
  tellsScore?: true;
  Tab: ComponentType<EventTabProps>;
}

/** Its address is known, its code is not written yet: it has no place in the tab bar. */
export interface ComingTab {
  slug: string;
  title: string;
}

export type TabRow = EventTab | ComingTab;

interface TabSpec extends Omit<EventTab, 'Tab'> {
  load: () => Promise<{ default: ComponentType<EventTabProps> }>;
}

/** Its code is a chunk of its own, loaded when the tab is first shown. */
export function tab({ load, ...row }: TabSpec): EventTab {
  return { ...row, Tab: lazy(load) };
}

/** In the order of the rows. */
export function offeredTabs(rows: readonly TabRow[], place: TabPlace, match: MatchFacts): EventTab[] {
  return rows.filter((row): row is EventTab => standsIn(row, place) && isOffered(row, match));
}

/** What a name in an address leads to. */
export type FoundTab =
  | { state: 'offered'; tab: EventTab }
  /** `coming`: not written yet. `absent`: this match does not have it. */
  | { state: 'coming' | 'absent'; title: string }
  | { state: 'unknown' };

export function findTab(rows: readonly TabRow[], slug: string, place: TabPlace, match: MatchFacts): FoundTab {
  const row = rows.find((each) => each.slug === slug);
  if (row === undefined) return { state: 'unknown' };
  if (!standsIn(row, place)) return { state: 'coming', title: row.title };
  return isOffered(row, match) ? { state: 'offered', tab: row } : { state: 'absent', title: row.title };
}

function standsIn(row: TabRow, place: TabPlace): row is EventTab {
  return 'Tab' in row && row.places.includes(place);
}

function isOffered(row: EventTab, match: MatchFacts): boolean {
  return row.isOffered?.(match) ?? true;
}
