import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { eventTabs } from '../../../../src/features/event/tabs/event-tabs.ts';
import { pageTabs, tabSlug } from '../../../../src/features/event/tabs/page-tabs.ts';
import { SpoilerSafeTab, TabNotFound } from '../../../../src/features/event/tabs/spoiler-safe-tab.tsx';
import {
  type EventTabProps,
  type FoundTab,
  type MatchFacts,
  type EventTab,
  findTab,
  offeredTabs,
  tabTitle,
  defineTab,
} from '../../../../src/features/event/tabs/tab-definition.ts';
import type { AppConfig } from '../../../../src/model/app-config.ts';
import type { EventHead } from '../../../../src/model/program.ts';
import { newEvent } from '../../../support/program-fixtures.ts';
import { score } from '../../domain/program/score-samples.ts';

describe('the tabs of the product', () => {
  const match = { head: head({}), app: undefined, comments: 0 };
  const running = { head: head({ phase: 1, score: score({ status: 3 }, {}, {}) }), app: undefined, comments: 0 };
  const onPage = (addressed: string | undefined) => findTab(pageTabs, tabSlug(addressed), 'page', match);

  const always = ['Tüm oranlar', 'Özet'];
  const football = [
    ...['Tüm oranlar', 'Anlatım', 'Özet', 'Rekabet', 'Son maçlar', 'Analiz', 'Eksikler'],
    ...['Hakem', 'Puan', 'Form'],
  ];
  const basketball = football.filter((title) => title !== 'Analiz' && title !== 'Hakem');
  const toCome = (titles: readonly string[]) => titles.filter((title) => title !== 'Anlatım');
  const tennis = [...always, 'Rekabet', 'Son maçlar', 'Yorumlar'];

  test.each<[string, MatchFacts, string[]]>([
    ['football to come', match, toCome(football)],
    ['football that runs', running, football],
    ['football with comments', withStatistics(1), [...toCome(football), 'Yorumlar']],
    ['basketball', withStatistics(2), [...toCome(basketball), 'Yorumlar']],
    ['tennis', withStatistics(5), tennis],
    ['tennis without statistics', { head: head({ sportId: 5 }), app: undefined, comments: 0 }, always],
    ['a race', { head: head({ sportId: 11, home: '', away: '' }), app: undefined, comments: 0 }, ['Tüm oranlar']],
  ])('of %s are those with content', (_, facts, titles) => {
    expect(offeredTabs(pageTabs, 'page', facts).map(({ title }) => title)).toEqual(titles);
    expect(offeredTabs(eventTabs, 'widget', facts).map(({ title }) => title)).toEqual(
      titles.filter((title) => title === 'Özet'),
    );
  });

  test.each([undefined, '', 'tum-oranlar'])('%s opens the odds', (addressed) => {
    expect(onPage(addressed)).toMatchObject({ state: 'offered', tab: { slug: 'tum-oranlar' } });
  });

  test('an analysis under any product name opens our own', () => {
    expect(onPage('iddaa-analiz')).toMatchObject({ state: 'offered', tab: { slug: 'tribun-analiz' } });
  });

  test.each(['kadro', 'OZET', 'tum-oranlar2'])('%s is not a tab', (addressed) => {
    expect(onPage(addressed)).toEqual({ state: 'unknown' });
  });

  test.each(['kadro', '', 'tum-oranlar', 'hakem'])('"%s" is not offered on its own', (type) => {
    expect(findTab(eventTabs, type, 'widget', match).state).not.toBe('offered');
  });

  test('match-68: the summary of a match with statistics is called a preview before the start', () => {
    const titles = (facts: Partial<EventHead>) => pageTabs.map((tab) => tabTitle(tab, head(facts)));
    expect(titles({})).toContain('Önizleme');
    for (const facts of [{ phase: 1 }, { sportId: 5, hasComments: false }]) {
      expect(titles(facts)).toContain('Özet');
      expect(titles(facts)).not.toContain('Önizleme');
    }
  });

  test('the commentary of a match to come has no tab, and its address opens it', () => {
    expect(offeredTabs(pageTabs, 'page', match).map(({ slug }) => slug)).not.toContain('canli-anlatim');
    expect(onPage('canli-anlatim')).toMatchObject({ state: 'offered' });
  });

  test('no two tabs have the same slug', () => {
    const slugs = pageTabs.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('the summary is loaded when it is first shown; above the odds it has only figures', async () => {
    const found = findTab(eventTabs, 'ozet', 'widget', running);
    expect(await shown(found, running.head)).toContain('Maç özeti');
  });

  test('statistics of other sports are offered if the program has them', () => {
    const basketball = (hasComments: boolean) =>
      offeredTabs(pageTabs, 'page', {
        head: head({ sportId: 2, hasComments, phase: 1 }),
        app: undefined,
        comments: 0,
      }).map(({ slug }) => slug);
    expect(basketball(false)).toEqual(['tum-oranlar', 'ozet']);
    expect(basketball(true)).toContain('canli-anlatim');
    const race = head({ sportId: 11, home: '', away: '' });
    expect(offeredTabs(pageTabs, 'page', { head: race, app: undefined, comments: 0 })).toHaveLength(1);
  });
});

test('comments are offered if there are any, whatever the program says, and their address opens them', () => {
  const facts = (comments: number, hasComments: boolean) => ({ head: head({ hasComments }), app: undefined, comments });
  const slugs = (comments: number, hasComments: boolean) =>
    offeredTabs(pageTabs, 'page', facts(comments, hasComments)).map(({ slug }) => slug);
  expect(slugs(2, false)).toContain('yazar-yorumlari');
  expect(slugs(0, true)).not.toContain('yazar-yorumlari');
  const found = findTab(pageTabs, 'yazar-yorumlari', 'page', facts(0, false));
  expect(found.state).toBe('offered');
  const current = found.state === 'offered' ? found.tab : undefined;
  expect(offeredTabs(pageTabs, 'page', facts(0, false), current).map(({ slug }) => slug)).toContain('yazar-yorumlari');
});

describe('a registered tab', () => {
  const Referee = ({ head: { name } }: EventTabProps) => <p>Hakem: {name}</p>;
  let loads = 0;
  const rows: readonly EventTab[] = [
    defineTab({
      slug: 'hakem',
      title: 'Hakem',
      places: ['page'],
      isOffered: ({ head: { sportId } }) => sportId === 1,
      load: async () => {
        loads += 1;
        return { default: Referee };
      },
    }),
    defineTab({
      slug: 'sohbet',
      title: 'Sohbet',
      places: ['page'],
      isOffered: ({ app }) => app?.liveChat === true,
      load: async () => ({ default: Referee }),
    }),
  ];
  const slugs = (match: MatchFacts) => offeredTabs(rows, 'page', match).map(({ slug }) => slug);
  const football = { head: head({}), app: undefined, comments: 0 };
  const tennis = { head: head({ sportId: 5 }), app: undefined, comments: 0 };
  const withChat = { head: head({ sportId: 5 }), app: { liveChat: true } as AppConfig, comments: 0 };

  test('is offered by the match and by the configuration, in the order of the tabs', () => {
    expect(slugs(football)).toEqual(['hakem']);
    expect(slugs(tennis)).toEqual([]);
    expect(slugs(withChat)).toEqual(['sohbet']);
    expect(slugs({ ...football, app: withChat.app })).toEqual(['hakem', 'sohbet']);
  });

  test('of another match or place is absent', () => {
    expect(findTab(rows, 'hakem', 'page', tennis)).toEqual({ state: 'absent', title: 'Hakem' });
    expect(findTab(rows, 'hakem', 'widget', football)).toEqual({ state: 'absent', title: 'Hakem' });
  });

  test('shows its own component, which is loaded when it is first shown', async () => {
    const found = findTab(rows, 'hakem', 'page', football);
    expect(loads).toBe(0);
    expect(await shown(found, football.head)).toContain('Hakem: Galatasaray - Trabzonspor');
    expect(loads).toBe(1);
  });
});

test.each([
  [{ state: 'unknown' } as const, 'Böyle bir bölüm yok'],
  [{ state: 'absent', title: 'Hakem' } as const, 'Hakem bu maçta yok'],
])('the notice for %o explains itself and links to the odds', (found, title) => {
  const html = renderToStaticMarkup(
    inRouter(<TabNotFound found={found} href="/program/futbol/mac-detay/7" ended={false} />),
  );
  expect(html).toContain(title);
  expect(html).toMatch(/<a [^>]*href="\/program\/futbol\/mac-detay\/7"[^>]*>Tüm oranları gör/);
});

function withStatistics(sportId: number): MatchFacts {
  return { head: head({ sportId, hasComments: true }), app: undefined, comments: 1 };
}

function head(fields: Partial<EventHead>): EventHead {
  const { markets: _, ...rest } = newEvent({ id: 7 });
  return { ...rest, competition: null, playedPercent: null, ...fields };
}

/** Returns the tab's content once everything is loaded. */
async function shown(found: FoundTab, of: EventHead): Promise<string> {
  if (found.state !== 'offered') throw new Error('expected a tab');
  const view = { topic: { kind: 'event', eventId: 7, sportId: 1 } } as EventTabProps['view'];
  const html = (): string =>
    renderToStaticMarkup(inRouter(<SpoilerSafeTab tab={found.tab} view={view} head={of} compact />));
  const before = html();
  await vi.waitUntil(() => html() !== before, { timeout: 10_000 });
  return html();
}

function inRouter(children: ReactNode) {
  return <Router ssrPath="/program/futbol/mac-detay/7">{children}</Router>;
}
