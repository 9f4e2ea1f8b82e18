import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceCall, ValueOf } from '../../../../src/contract/services/call.ts';
import { editorCalls, editorPageQuery } from '../../../../src/contract/services/editor-calls.ts';

const { getEditors, getEditor, getMainPageEditors } = editorCalls;

function decode<Call extends ServiceCall>(call: Call, answer: unknown, query: object = {}) {
  let dropped = 0;
  const value = call.decode(answer, { input: { query }, dropped: () => void (dropped += 1) }) as
    | ValueOf<Call>
    | undefined;
  return { value, dropped };
}

test('the pages of a list add up to all its rows and to its total', () => {
  assert(
    property(integer({ min: 1, max: 60 }), constantFrom(1, 7, 10, 50), (count, size) => {
      const rows = Array.from({ length: count }, (_, at) => ({ editorId: at + 1, editorName: `Yazar ${at}` }));
      const totalPage = Math.ceil(count / size);
      const pages = Array.from({ length: totalPage }, (_, at) =>
        decode(
          getEditors,
          { results: rows.slice(at * size, (at + 1) * size), totalPage },
          editorPageQuery(at + 1, size),
        ),
      );
      expect(pages.flatMap(({ value }) => value?.rows.map(({ id }) => id))).toEqual(
        rows.map(({ editorId }) => editorId),
      );
      expect(pages.at(-1)?.value?.total).toBe(count);
      expect(pages.every(({ value }) => (value?.total ?? 0) >= count)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a malformed field falls back, a row without an id is skipped, and missing counts are null', () => {
  const results = [
    { editorId: '4', isFavorite: 'true', winCount: 'çok', last5BetsResults: [1, '0', -1, 9] },
    { title: 'x' },
  ];
  const { value, dropped } = decode(getEditors, { results, totalPage: '1' }, editorPageQuery(1));
  expect(value?.rows).toEqual([
    {
      ...{ id: 4, name: 'Yazar', image: '', title: '', favourite: true, commentCount: null, won: null, lost: null },
      lastResults: ['won', 'lost', 'open', 'open'],
    },
  ]);
  expect(dropped).toBe(1);
});

test('an editor without comments has an empty list, and one of the home page may have no comment', () => {
  expect(decode(getEditor, { editorId: 2, comments: null }).value?.comments).toEqual([]);
  const comment = { outcomeNo: 1, commentText: 'a', matchStartDateTime: '1700000000', status: 4, resultStatus: 1 };
  const told = [
    { editorId: 2, lastComment: comment },
    { editorId: 3, lastComment: { commentText: 'b' } },
  ];
  const { value } = decode(getMainPageEditors, told);
  expect(value?.map((editor) => editor.comment?.result ?? null)).toEqual(['won', null]);
  expect(value?.[0]?.comment).toMatchObject({ startsAt: 1_700_000_000, over: true });
});
