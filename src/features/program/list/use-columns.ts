/**
 * Odds columns of the page: the configuration's groups for this sport, and the columns of the chosen group that fit.
 */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import {
  type ListColumn,
  type ListGroup,
  allColumns,
  haveOnlyNamedOutcomes,
  distinctColumns,
  listGroups,
  longTermColumns,
  groupColumns,
} from '../../../domain/program/columns.ts';
import { noMarketConfig } from '../../../domain/program/no-market-config.ts';
import type { ListQuery } from '../../../contract/port/topics.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { useTopicEntry, useTopic } from '../../../state/engine/use-topic.ts';
import type { ProgramRoute } from '../program-route.ts';
import { isLineHeader } from '../../../domain/program/column-headers.ts';

const ODD = 50;
const ODD_GAP = 4;
const LINE_CELL = 34;
const ALWAYS_FIT = 3;
const COLUMN_GAP = 14;

/** Widths in px of a row's parts without odds. */
interface RowMeasures {
  fixed: number;
  names: number;
}

const phoneRow: RowMeasures = { fixed: 12 + 42 + 8 + 8 + 10, names: 110 };
const wideRow: RowMeasures = { fixed: 14 + 48 + 8 + 8 + 8 + 44 + 10, names: 150 };

interface FittingColumns {
  columns: ListColumn[];
  /** True if not even the first column fits: its outcomes are shown in a line of their own, which scrolls. */
  wide: boolean;
}

/**
 * Choice of the odds columns that fit in a row. Pure; the widths are those of `event-row.module.css`. The columns
 * that fit beside the names, in their order; always at least one. Columns too wide for the rest are left out.
 */
export function fitColumns(columns: readonly ListColumn[], width: number, phone: boolean): FittingColumns {
  const row = phone ? phoneRow : wideRow;
  const room = width - row.fixed - row.names;
  const fitting: ListColumn[] = [];
  let free = room;
  for (const column of columns) {
    const needed = columnWidth(column) + (fitting.length > 0 ? COLUMN_GAP : 0);
    if (fitting.length > 0 && needed > free) continue;
    free -= needed;
    fitting.push(column);
  }
  const [first] = fitting;
  // Three boxes fit on the narrowest phone if the names shrink. More boxes would leave no room for names.
  const wide = first !== undefined && first.headers.length > ALWAYS_FIT && columnWidth(first) > room;
  return { columns: fitting, wide };
}

/** Columns of the chosen group, the chosen market first; an unknown choice is the first group. */
export function chosenColumns(groups: readonly ListGroup[], choice: string): ListColumn[] {
  const [groupId = '', market = ''] = choice.split(':');
  const group = groups.find(({ id }) => String(id) === groupId) ?? groups[0];
  if (group === undefined) return [];
  const columns = groupColumns(group);
  const first = columns.filter((column) => column.market === market);
  return [...first, ...columns.filter((column) => column.market !== market)];
}

function columnWidth({ headers }: ListColumn): number {
  const cells = headers.reduce((sum, header) => sum + (isLineHeader(header) ? LINE_CELL : ODD) + ODD_GAP, 0);
  return cells - ODD_GAP;
}

export interface ProgramColumns {
  groups: ListGroup[];
  columns: ListColumn[];
  /** True if outcomes have names: long-term events, motor sports, markets with too many outcomes for boxes. */
  wide: boolean;
}

const NAMED_COLUMNS = 8;

/**
 * Used if the configuration has no column: a row then shows any market of its event, so that outcomes stay reachable.
 */
const anyMarket: ListColumn[] = [{ market: '', liveMarket: '', title: '', headers: [] }];

/** Returns `undefined` until the width and the configuration are known; a failed configuration counts as empty. */
export function useColumns(place: ProgramRoute, scope: ListQuery['scope'], choice: string, width: number) {
  const config = useTopic({ kind: 'config' });
  const markets = useTopicEntry(config, 'markets');
  const failed = useTopicEntry(config, 'load')?.phase === 'failed';
  const viewport = useViewport();
  const { sport, mode } = place;
  return useMemo((): ProgramColumns | undefined => {
    if ((markets === undefined && !failed) || width === 0) return undefined;
    const known = markets ?? noMarketConfig;
    if (sport === null || scope === 'longTerm') return { groups: [], columns: longTermColumns(known), wide: true };
    // Narrow groups are made for a single visible column; the page of all odds has room for more.
    const narrow = viewport === 'mobile' && mode !== 'allOdds';
    const groups = listGroups(known, { sportId: sport.id, live: scope === 'live', narrow });
    const all = allColumns(groups);
    if (all.length === 0) return { groups, columns: anyMarket, wide: true };
    if (sport.hasWideOddBoxes || haveOnlyNamedOutcomes(all)) {
      // A row shows the first of these columns that its event has: the chosen market, else another.
      const columns = distinctColumns([...chosenColumns(groups, choice), ...all]).slice(0, NAMED_COLUMNS);
      return { groups, columns: [...columns, ...anyMarket], wide: true };
    }
    const headed = (column: ListColumn): boolean => column.headers.length > 0;
    if (mode === 'allOdds') return { groups, columns: all.filter(headed), wide: false };
    const fitting = fitColumns(chosenColumns(groups, choice).filter(headed), width, viewport === 'mobile');
    return { groups, ...fitting };
  }, [markets, failed, width, sport, mode, scope, choice, viewport]);
}

/** Width of an element, px; 0 until it is measured, which happens before the first paint. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    // The first paint waits for the width, which decides the columns the engine sends.
    // oxlint-disable-next-line react/set-state-in-effect
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
