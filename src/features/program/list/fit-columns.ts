/** How many odds columns a row has room for. Pure; the widths are those of `event-row.module.css`. */
import type { ListColumn, ListGroup } from '../../../domain/program/columns.ts';
import { groupColumns } from '../../../domain/program/columns.ts';

const ODD_GAP = 4;
const COLUMN_GAP = 14;
const PHONE_BELOW = 660;

/** Widths of a row that do not go to odds, and of one odds box, px. */
interface RowMeasures {
  odd: number;
  fixed: number;
  names: number;
}

const narrowRow: RowMeasures = { odd: 50, fixed: 42 + 34 + 20 + 24, names: 110 };
const mediumRow: RowMeasures = { odd: 50, fixed: 42 + 34 + 20 + 24, names: 180 };
const wideRow: RowMeasures = { odd: 56, fixed: 56 + 44 + 24 + 24, names: 150 };

/** The first columns that fit beside the names; always at least one. */
export function fitColumns(columns: readonly ListColumn[], width: number, desktop: boolean): ListColumn[] {
  const row = desktop ? wideRow : width < PHONE_BELOW ? narrowRow : mediumRow;
  let free = width - row.fixed - row.names;
  const fitting: ListColumn[] = [];
  for (const column of columns) {
    const needed = columnWidth(column, row.odd) + (fitting.length > 0 ? COLUMN_GAP : 0);
    if (fitting.length > 0 && needed > free) break;
    free -= needed;
    fitting.push(column);
  }
  return fitting;
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

function columnWidth(column: ListColumn, odd: number): number {
  return column.headers.length * (odd + ODD_GAP) - ODD_GAP;
}
