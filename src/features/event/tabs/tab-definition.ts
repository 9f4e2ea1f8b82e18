/** A tab of a match is described by a row: address, title, the matches that have it, and how its code is loaded. */
import type { ComponentType, ReactNode } from 'react';
import { hasStatistics, pastSports } from '../../../domain/statistics/offered-statistics.ts';
import type { AppConfig } from '../../../model/app-config.ts';
import type { EventHead } from '../../../model/program.ts';
import type { TopicView } from '../../../state/engine/use-topic.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';

/** Props of a tab's component. */
export interface EventTabProps {
  view: TopicView<'event'>;
  head: EventHead;
  /** True when the tab is a small part above the odds. */
  compact?: boolean;
  /** True on the page that other sites embed, which has no links. */
  embedded?: boolean;
}

/** Facts that decide which tabs a match has. */
export interface MatchFacts {
  head: EventHead;
  /** Undefined until the configuration is loaded. */
  app: AppConfig | undefined;
  /** Number of editors' comments on the match; 0 until it is known. */
  comments: number;
}

/**
 * Places a tab can be shown in. `page`: in the tab bar. `widget`: above the odds (`?widgetType=`), and alone on the
 * page that other sites embed (`?type=`).
 */
type TabPlace = 'page' | 'widget';

export interface EventTab {
  /** Name of the tab in addresses: `/program/:sport/mac-detay/:eventId/:slug`. */
  slug: string;
  title: string;
  /** Title before the start of a match with statistics, when it differs. */
  titleBefore?: string;
  places: readonly TabPlace[];
  /** If missing, every match has the tab. */
  isOffered?: (match: MatchFacts) => boolean;
  /** True when the tab's address works although the tab is not offered; it is then shown in the bar. */
  isReachable?: (match: MatchFacts) => boolean;
  /** Set for a tab that reveals the score, always or after the match only: such a tab is covered while the score is. */
  revealsScore?: 'always' | 'afterwards';
  /** `fallback` is rendered while the tab's code loads. */
  Tab: ComponentType<EventTabProps & { fallback?: ReactNode }>;
}

interface TabSpec extends Omit<EventTab, 'Tab'> {
  load: () => Promise<{ default: ComponentType<EventTabProps> }>;
}

/** Creates a tab whose code is a separate chunk, loaded when the tab is first shown. */
export function defineTab({ load, ...row }: TabSpec): EventTab {
  return { ...row, Tab: createLoadableComponent(load) };
}

/**
 * Returns the offered tabs in the order of the rows.
 * @param current the tab of the address
 */
export function offeredTabs(
  rows: readonly EventTab[],
  place: TabPlace,
  match: MatchFacts,
  current?: EventTab,
): EventTab[] {
  return rows.filter((row) => row === current || isOffered(row, place, match));
}

/** Title of a tab in the tab bar of a match. */
export function tabTitle({ title, titleBefore }: EventTab, { phase, sportId, hasComments }: EventHead): string {
  const hasPreview = phase === 0 && hasStatistics(pastSports, sportId, hasComments);
  return hasPreview ? (titleBefore ?? title) : title;
}

/** Result of looking up a tab's name from an address. */
export type FoundTab =
  | { state: 'offered'; tab: EventTab }
  /** This match does not have the tab, or not in this place. */
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
