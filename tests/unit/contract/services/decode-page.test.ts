/** A page with a missing count, or with null for its rows, is decoded as a page. */
import { describe, expect, test } from 'vitest';
import type { ServiceCall, ValueOf } from '../../../../src/contract/services/call.ts';
import type { CallInput } from '../../../../src/contract/services/call-input.ts';
import { editorCalls, editorPageQuery } from '../../../../src/contract/services/editor-calls.ts';
import { inboxCalls } from '../../../../src/contract/services/inbox-calls.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { couponActionsCalls } from '../../../../src/contract/services/coupon-actions-calls.ts';
import { UNKNOWN_COUNT } from '../../../../src/model/load.ts';

const row = (id: number) => ({ id: String(id), date: 1_795_000_000, type: 4, amount: 1 });
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => row(at));
const asked = (page: number, limit: number): CallInput => ({ query: { page: String(page), limit: String(limit) } });

function decode<Call extends ServiceCall>(call: Call, answer: unknown, input: CallInput) {
  return call.decode(answer, { input, dropped: () => {} }) as ValueOf<Call> | undefined;
}

describe('a page of a list', () => {
  test.each([
    { items: null, total: 0 },
    { items: null, page: 1, limit: 10, total: 0, totalPage: 0 },
  ])('is empty for %j', (answer) => {
    expect(decode(playersCalls.getTransactions, answer, asked(1, 10))).toMatchObject({ rows: [], total: 0 });
    expect(decode(inboxCalls.getMessages, answer, asked(1, 20))).toMatchObject({ rows: [], total: 0 });
  });

  test.each([undefined, null, 'çok'])('with total %j is decoded, with the total marked as not given', (total) => {
    const page = decode(playersCalls.getTransactions, { items: rowsOf(3), total, totalPage: 1 }, asked(1, 10));
    expect(page).toMatchObject({ total: UNKNOWN_COUNT, pageCount: 1 });
    expect(page?.rows).toHaveLength(3);
  });

  test.each([
    // A full page may be followed by another one.
    { count: 10, page: 1, limit: 10, pageCount: 2 },
    { count: 10, page: 3, limit: 10, pageCount: 4 },
    { count: 9, page: 3, limit: 10, pageCount: 3 },
    { count: 0, page: 2, limit: 10, pageCount: 2 },
  ])('without a page count ends with the first short page: %j', ({ count, page, limit, pageCount }) => {
    const items = rowsOf(count);
    expect(decode(playersCalls.getTransactions, { items, page, limit, total: 99 }, asked(page, limit))?.pageCount).toBe(
      pageCount,
    );
    // A missing page number or limit is taken from the request.
    expect(decode(playersCalls.getTransactions, { items }, asked(page, limit))).toMatchObject({ page, pageCount });
  });

  test('may have fewer rows than requested if the response says its own limit', () => {
    const answer = { items: rowsOf(50), page: 1, limit: '50' };
    expect(decode(playersCalls.getTransactions, answer, asked(1, 100))?.pageCount).toBe(2);
  });

  test('has the page number of the request body if the response has none', () => {
    const body = { page: 2, limit: 10 };
    expect(decode(couponActionsCalls.getCustomRetailerBetslips, { items: [] }, { body })).toMatchObject({
      page: 2,
      pageCount: 2,
    });
  });

  test.each([{}, { items: 'yok', total: 0, totalPage: 0 }])('is undefined without a list: %j', (answer) => {
    expect(decode(playersCalls.getTransactions, answer, asked(1, 10))).toBeUndefined();
  });
});

describe('a page of editors', () => {
  const editors = (count: number) => Array.from({ length: count }, (_, at) => ({ editorId: at + 1 }));

  test('is empty for null', () => {
    const answer = { results: null, totalPage: 0 };
    expect(decode(editorCalls.getEditors, answer, { query: editorPageQuery(1) })).toMatchObject({ rows: [], total: 0 });
  });

  test.each([
    [10, 2],
    [4, 1],
  ])('of %i rows without a page count has %i pages', (count, pageCount) => {
    const page = decode(editorCalls.getEditors, { results: editors(count) }, { query: editorPageQuery(1, 10) });
    expect(page).toMatchObject({ pageCount });
    expect(page?.rows).toHaveLength(count);
  });
});

describe('a list of events with null for its events', () => {
  const query = { st: '1', type: '0', version: '5' };

  test('changes only the removed events', () => {
    const answer = { isdiff: true, version: 6, events: null, rmi: [5] };
    expect(decode(sportsbookCalls.getEvents, answer, { query })).toEqual({
      ...{ isDifference: true, version: 6, events: [], removed: [5], scores: [] },
    });
  });

  test('has no tracked matches', () => {
    expect(decode(sportsbookCalls.getTrackedEvents, { events: null }, { query })).toEqual([]);
  });
});
