/** Choice of the odds columns that fit in a row. Pure; the widths are those of `event-row.module.css`. */
import { isLineHeader } from '../../../domain/program/column-headers.ts';
import type { ListColumn, ListGroup } from '../../../domain/program/columns.ts';
import { groupColumns } from '../../../domain/program/columns.ts';

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
 * The columns that fit beside the names, in their order; always at least one. Columns too wide for the rest are left
 * out.
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
