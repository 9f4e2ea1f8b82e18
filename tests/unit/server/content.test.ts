/** Content of the stand-in: every address in it opens a page, and every picture is drawn. */
import { expect, it, onTestFinished } from 'vitest';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { infoPages } from '../../../src/routes/content-routes.ts';
import { sports } from '../../../src/domain/sports.ts';
import { misfitOf } from './fits.ts';
import { ask } from './member.ts';
import { fakeWorld } from './fake-world.ts';
import { serveWorld } from '../../../server/http/serve-world.ts';
import type { DialectOptions } from '../../../server/http/dialect/dialect-differences.ts';

it('every address in the content opens a text, as do the addresses related to it', async () => {
  const s = await stage();
  const { data: topics } = await ask(s, contentCalls.getHelpTopics, {});
  const { data: articles } = await ask(s, contentCalls.getHelpArticles, {});
  const { data: news } = await ask(s, contentCalls.getNews, { query: { count: '16' } });
  expect(articles.length).toBeGreaterThanOrEqual(25);
  expect(news).toHaveLength(16);
  const known = [
    ...topics.flatMap(({ children }) => children.map(({ url }) => url)),
    ...articles.map(({ url }) => url),
    ...news.map(({ url }) => `/spor-haberleri/${url}`),
    ...infoPages.map(({ slug }) => `/bilgi/${slug}`),
    ...sports.filter(({ hasFaqPage }) => hasFaqPage).map(({ slug }) => `/yardim/${slug}/detay/oyun-kurallari`),
  ];
  const seen = new Set<string>();
  for (let left = known; left.length > 0;) {
    const [url = '', ...rest] = left;
    left = rest;
    if (seen.has(url)) continue;
    seen.add(url);
    // Sequential, because each page adds further addresses.
    // oxlint-disable-next-line no-await-in-loop
    const { data, envelope } = await ask(s, contentCalls.getContentDetail, { query: { url } });
    expect(envelope.isSuccess, url).toBe(true);
    expect(misfitOf(contentCalls.getContentDetail, data), url).toBeUndefined();
    const { contents, related } = data;
    expect(contents.text.length, url).toBeGreaterThan(60);
    left.push(...(related ?? []).map((link) => link.url));
  }
  expect(seen.size).toBeGreaterThan(50);
  expect(await ask(s, contentCalls.getContentDetail, { query: { url: '/bilgi/yok' } })).toMatchObject({
    status: 404,
    message: 'İçerik bulunamadı.',
  });
});

it('content in the other notation is decoded the same', async () => {
  const [s, other] = [await stage(), await stage({ content: true })];
  const questions: [ServiceCall, Record<string, string>][] = [
    [contentCalls.getHelpTopics, {}],
    [contentCalls.getHelpArticles, {}],
    [contentCalls.getNews, { count: '16' }],
    [contentCalls.getSlides, { type: 'WEB_SLIDER' }],
    [contentCalls.getContentDetail, { url: '/spor-haberleri/derbi-haftasi-basliyor-48210' }],
  ];
  for (const [call, query] of questions) {
    const read = async (from: typeof s): Promise<[unknown, unknown]> => {
      // Fetched without the contract, because its shapes are those of the first dialect.
      const address = `${from.standIn.url}${serviceBase(call.area)}/${call.path}?${new URLSearchParams(query)}`;
      const { data } = (await (await fetch(address)).json()) as { data: unknown };
      return [data, call.decode(data, { input: { query }, dropped: () => expect.fail(call.name) })];
    };
    // oxlint-disable-next-line no-await-in-loop
    const [[wire, value], [otherWire, otherValue]] = [await read(s), await read(other)];
    expect(otherWire, call.name).not.toEqual(wire);
    // A bare text has no summary and no picture.
    expect(otherValue, call.name).toEqual(
      call.name === 'getContentDetail' ? { ...(value as object), summary: '', image: '' } : value,
    );
  }
});

it('pictures are drawn, each differently, and an unknown name is not found', async () => {
  const s = await stage();
  const { data: slides } = await ask(s, contentCalls.getSlides, { query: { type: 'MOBILE_SLIDER' } });
  const pictures = await Promise.all(
    slides.slice(0, 3).map(async ({ image }) => {
      const answer = await fetch(`${s.standIn.url}${image}`);
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      return answer.text();
    }),
  );
  expect(new Set(pictures).size).toBe(3);
  for (const name of ['baska-1.svg', 'haber-1.png', '..%2Fhaber-1.svg']) {
    // Sequential requests.
    // oxlint-disable-next-line no-await-in-loop
    expect((await fetch(`${s.standIn.url}/api/content/pictures/${name}`)).status, name).toBe(404);
  }
});

async function stage(dialect: DialectOptions = {}) {
  const now = (): number => Date.UTC(2026, 10, 21, 9);
  const place = { port: 0, host: '127.0.0.1', distDir: '/nowhere' };
  const standIn = await serveWorld(fakeWorld(), { ...place, updatesPerSecond: 0, now, dialect });
  onTestFinished(() => standIn.close());
  return { standIn };
}
