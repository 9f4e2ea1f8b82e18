/** How many odds columns a row has room for. Pure; the widths are those of `event-row.module.css`. */
import { isLineHeader } from '../../../domain/program/column-headers.ts';
import type { ListColumn, ListGroup } from '../../../domain/program/columns.ts';
import { groupColumns } from '../../../domain/program/columns.ts';

const ODD_GAP = 4;
const LINE_CELL = 34;
const ALWAYS_FIT = 3;
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

export interface FittingColumns {
  columns: ListColumn[];
  /** Not even the first fits: its outcomes stand in a line of their own, which scrolls. */
  wide: boolean;
}

/** The first columns that fit beside the names; always at least one. */
export function fitColumns(columns: readonly ListColumn[], width: number, desktop: boolean): FittingColumns {
  const row = desktop ? wideRow : width < PHONE_BELOW ? narrowRow : mediumRow;
  const room = width - row.fixed - row.names;
  const fitting: ListColumn[] = [];
  let free = room;
  for (const column of columns) {
    const needed = columnWidth(column, row.odd) + (fitting.length > 0 ? COLUMN_GAP : 0);
    if (fitting.length > 0 && needed > free) break;
    free -= needed;
    fitting.push(column);
  }
  const [first] = fitting;
  // Three boxes stand on the narrowest phone: names give way to them. More would leave no name.
  const wide = first !== undefined && first.headers.length > ALWAYS_FIT && columnWidth(first, row.odd) > room;
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

function columnWidth({ headers }: ListColumn, odd: number): number {
  const cells = headers.reduce((sum, header) => sum + (isLineHeader(header) ? LINE_CELL : odd) + ODD_GAP, 0);
  return cells - ODD_GAP;
}
