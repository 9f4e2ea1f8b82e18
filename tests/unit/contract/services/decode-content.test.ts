/** Responses of the content service: unreadable fields and rows are dropped alone, and both notations are accepted. */
import { describe, expect, test } from 'vitest';
import { contentCalls } from '../../../../src/contract/services/content-calls.ts';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';

function decode(call: ServiceCall, answer: unknown) {
  let dropped = 0;
  const value = call.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { value, dropped };
}

describe('a content page', () => {
  test('is decoded from its text alone, nested or plain', () => {
    const bare = { title: '', summary: '', image: '', at: null, related: [] };
    expect(decode(contentCalls.getContentDetail, { contents: { text: '<p>a</p>' } }).value).toEqual({
      ...bare,
      contents: '<p>a</p>',
    });
    expect(decode(contentCalls.getContentDetail, { contents: '<p>a</p>', date: 'dün', related: 7 }).value).toEqual({
      ...bare,
      contents: '<p>a</p>',
    });
    expect(decode(contentCalls.getContentDetail, { title: 'Boş', contents: null }).value).toMatchObject({
      contents: '',
    });
  });

  test('has its date in seconds, and only the readable related pages', () => {
    const page = {
      title: 'T',
      contents: { text: 'x' },
      date: 1_760_000_000_000,
      related: [{ title: 'A', url: '/a' }, {}],
    };
    expect(decode(contentCalls.getContentDetail, page).value).toMatchObject({
      at: 1_760_000_000,
      related: [{ title: 'A', url: '/a' }],
    });
  });
});

describe('a countdown', () => {
  const told = {
    isActive: true,
    title: 'Final',
    subtitle: 'İlk maç',
    endDate: 1_760_000_000,
    url: '/a',
    image: '/b.svg',
  };
  const countDown = { title: 'Final', subtitle: 'İlk maç', endsAt: 1_760_000_000, url: '/a', image: '/b.svg' };

  test('needs to be active, with a title and an end in seconds or milliseconds', () => {
    expect(decode(contentCalls.getCountDown, told).value).toEqual(countDown);
    expect(decode(contentCalls.getCountDown, { ...told, isActive: '1', endDate: '1760000000000' }).value).toEqual(
      countDown,
    );
    const bare = { isActive: true, title: 'Final', subtitle: null, endDate: 1_760_000_000, url: {}, image: 7 };
    expect(decode(contentCalls.getCountDown, bare).value).toEqual({ ...countDown, subtitle: '', url: '', image: '7' });
  });

  test.each([
    [null],
    [{ ...told, isActive: false }],
    [{ ...told, isActive: undefined }],
    [{ ...told, title: null }],
    [{ ...told, endDate: 'yakında' }],
  ])('is null for %j', (answer) => {
    expect(decode(contentCalls.getCountDown, answer).value).toBeNull();
  });
});

describe('help topics and articles', () => {
  test('topics are sorted by their order; a bare slug becomes an address', () => {
    const answer = [
      { id: 2, title: 'B', order: '2', children: [{ title: 'soru', url: 'soru-1' }, null, { title: 'adressiz' }] },
      { id: 'son', title: 'C' },
      { id: 1, title: 'A', order: 1, icon: 'user', children: [{ title: 'x', url: '/yardim/futbol/detay/x' }] },
      'konu',
    ];
    const { value, dropped } = decode(contentCalls.getHelpTopics, answer);
    expect(value).toEqual([
      { id: '1', title: 'A', icon: 'user', questions: [{ title: 'x', url: '/yardim/futbol/detay/x' }] },
      { id: '2', title: 'B', icon: '', questions: [{ title: 'soru', url: '/yardim/detay/soru-1' }] },
      { id: 'son', title: 'C', icon: '', questions: [] },
    ]);
    expect(dropped).toBe(1);
  });

  test('an article without id, title or address is skipped', () => {
    const { value, dropped } = decode(contentCalls.getHelpArticles, [
      { id: 7, title: 'A', url: 'a-7', text: null },
      { id: 8, title: 'B' },
    ]);
    expect(value).toEqual([{ id: '7', title: 'A', text: '', url: '/yardim/detay/a-7', topic: '' }]);
    expect(dropped).toBe(1);
  });
});

test('news are sorted newest first, with the last path segment as slug', () => {
  const { value } = decode(contentCalls.getNews, [
    { id: 1, title: 'eski', url: '/spor-haberleri/eski-1', date: 100 },
    { id: 2, title: 'tarihsiz', url: 'tarihsiz-2' },
    { id: 3, title: 'yeni', url: 'yeni-3', date: '200', sportId: 'futbol' },
  ]);
  expect(value).toMatchObject([
    { slug: 'yeni-3', at: 200, sportId: 0 },
    { slug: 'eski-1', at: 100 },
    { slug: 'tarihsiz-2', at: null },
  ]);
});

test('slides without an image are skipped, the others sorted by their order', () => {
  const { value, dropped } = decode(contentCalls.getSlides, [
    { id: 2, image: '/2.svg', order: 2, endDate: 5 },
    { id: 1, image: '/1.svg', order: '1', url: null },
    { id: 3, title: 'resimsiz' },
  ]);
  expect(value).toMatchObject([
    { id: '1', image: '/1.svg', url: '', endsAt: null },
    { id: '2', endsAt: 5 },
  ]);
  expect(dropped).toBe(1);
});

test('home content keeps known section types in order and joins a text of several parts', () => {
  const { value } = decode(contentCalls.getHomeContent, {
    sections: [
      { id: 3, type: 'HTML', order: 3, title: null, items: [{ contents: '<p>a</p>' }, { contents: '<p>b</p>' }] },
      { id: 1, type: 'news', order: 1 },
      { id: 2, type: 'karaoke', order: 2 },
    ],
  });
  expect(value).toEqual([
    { id: '1', type: 'news', title: '', contents: '' },
    { id: '3', type: 'html', title: '', contents: '<p>a</p><p>b</p>' },
  ]);
});
