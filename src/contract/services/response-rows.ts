/** Lists of a response, read row by row: an unreadable row is lost, never the list. */
import { type Struct, coerce, define, type as shape, unknown } from 'superstruct';
import { isPlainObject } from '../../lib/guards.ts';
import { UNKNOWN_COUNT, type Page } from '../../model/load.ts';
import type { DecodeContext, Shape } from './call.ts';
import { fieldOr, numericOr, readBy, readWith } from './fields.ts';

/**
 * Returns the shape of a list of `row`, as a writer needs it. When read, an unreadable row becomes null; only
 * `decodeRows` handles such rows.
 */
export function rows<Row, Schema>(row: Struct<Row, Schema>): Shape<Row[]> & Struct<Row[], Struct<Row, Schema>> {
  const isRow = (value: unknown): boolean => value === null || row.is(value);
  const lenient = readBy(
    define<(Row | null)[]>('rows', (values) => Array.isArray(values) && values.every(isRow)),
    (values) => (Array.isArray(values) ? values.map((value) => readWith(row, value) ?? null) : values),
  );
  return lenient as unknown as Struct<Row[], Struct<Row, Schema>>;
}

/** A list within a response; empty when it is missing or not a list. */
export function rowsOrEmpty<Row, Schema>(row: Struct<Row, Schema>): Struct<Row[], null> {
  return fieldOr(rows(row), []);
}

/** A required list; null counts as an empty one. */
export function requiredRows<Row, Schema>(row: Struct<Row, Schema>): Struct<Row[], Struct<Row, Schema>> {
  return coerce(rows(row), unknown(), (told) => (told === null ? [] : told));
}

/** Reads a response without content, null or `{}` (wire-envelope-5), as `nothing`. */
export function emptyResponseAs<Value, Schema>(struct: Struct<Value, Schema>, nothing: Value): Struct<Value, Schema> {
  const isNothing = (told: unknown): boolean =>
    told === null || (isPlainObject(told) && Object.keys(told).length === 0);
  return coerce(struct, unknown(), (told) => (isNothing(told) ? nothing : told));
}

/** Query for a page of a list; pages count from 1. */
export function pageQuery(page: number, limit: number): { page: string; limit: string } {
  return { page: String(page), limit: String(limit) };
}

/** A number in a page's metadata. It may be missing, because only the rows are required. */
export const pageNumberField = (): Struct<number, null> => numericOr(UNKNOWN_COUNT);

/** Shape of a page of a list, as the services send it. */
export function pageShape<Row, Schema>(row: Struct<Row, Schema>) {
  return shape({
    items: requiredRows(row),
    page: pageNumberField(),
    limit: pageNumberField(),
    total: pageNumberField(),
    totalPage: pageNumberField(),
  });
}

/** Returns the number of pages the service sent, else an estimate: a full page may be followed by another one. */
export function pageCountOf({
  totalPage,
  page,
  limit,
  count,
}: Record<'totalPage' | 'page' | 'limit' | 'count', number>) {
  if (totalPage !== UNKNOWN_COUNT) return totalPage;
  return count === 0 || count < limit ? page : page + 1;
}

/** Decodes the readable rows and counts the others. */
export function decodeRows<Row, To>(decode: (row: Row, context: Pick<DecodeContext, 'dropped'>) => To) {
  return (wire: readonly (Row | null)[], context: Pick<DecodeContext, 'dropped'>): To[] => {
    const decoded: To[] = [];
    for (const row of wire) {
      if (row === null) context.dropped();
      else decoded.push(decode(row, context));
    }
    return decoded;
  };
}

interface WirePage<Row> {
  items: readonly (Row | null)[];
  page: number;
  limit: number;
  total: number;
  totalPage: number;
}

export function decodePage<Row, To>(decode: (row: Row, context: Pick<DecodeContext, 'dropped'>) => To) {
  const decodeAll = decodeRows(decode);
  return ({ items, total, totalPage, ...told }: WirePage<Row>, context: DecodeContext): Page<To> => {
    const page = told.page === UNKNOWN_COUNT ? askedFigure(context, 'page', 1) : told.page;
    const limit = told.limit === UNKNOWN_COUNT ? askedFigure(context, 'limit', 0) : told.limit;
    const pageCount = pageCountOf({ totalPage, page, limit, count: items.length });
    return { rows: decodeAll(items, context), page, pageCount, total };
  };
}

function askedFigure({ input: { query, body } }: DecodeContext, name: 'page' | 'limit', otherwise: number): number {
  const asked = { ...query, ...(isPlainObject(body) ? body : {}) } as Partial<Record<string, unknown>>;
  return Number(asked[name] ?? otherwise);
}
