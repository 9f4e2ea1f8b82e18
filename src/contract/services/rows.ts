/** Lists of an answer, read row by row: one odd row costs a row, never the list. */
import { type Struct, array, coerce, define, type as shape, unknown } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { DecodeContext, Shape } from './call.ts';
import { numeric, numericOr, or } from './fields.ts';

/**
 * The shape of a list of `row`, for whoever writes one. Read, a row of another shape is null: only `decodeRows` reads it.
 */
export function rows<Row, Schema>(row: Struct<Row, Schema>): Shape<Row[]> & Struct<Row[], Struct<Row, Schema>> {
  const isRow = (value: unknown): boolean => value === null || row.is(value);
  const lenient = coerce(
    define<(Row | null)[]>('rows', (values) => Array.isArray(values) && values.every(isRow)),
    array(unknown()),
    (values) => values.map((value) => row.validate(value, { coerce: true })[1] ?? null),
  );
  return lenient as unknown as Struct<Row[], Struct<Row, Schema>>;
}

/** A list within an answer; one that is missing, or is no list, has no rows. */
export function rowsIfAny<Row, Schema>(row: Struct<Row, Schema>): Struct<Row[], null> {
  return or(rows(row), []);
}

/** What asks for a page of a list, which count from 1. */
export function pageQuery(page: number, limit: number): { page: string; limit: string } {
  return { page: String(page), limit: String(limit) };
}

/** A page of a list, as the services answer it. */
export function pageOf<Row, Schema>(row: Struct<Row, Schema>) {
  return shape({ items: rows(row), page: numericOr(1), limit: numericOr(0), total: numeric(), totalPage: numeric() });
}

/** Decodes the rows that could be read; the others are counted. */
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

export function decodePage<Row, To>(decode: (row: Row, context: Pick<DecodeContext, 'dropped'>) => To) {
  const decodeAll = decodeRows(decode);
  return (
    {
      items,
      page,
      total,
      totalPage,
    }: { items: readonly (Row | null)[]; page: number; total: number; totalPage: number },
    context: Pick<DecodeContext, 'dropped'>,
  ): Page<To> => ({ rows: decodeAll(items, context), page, pageCount: totalPage, total });
}
