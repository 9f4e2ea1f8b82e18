/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { describe, expect, it } from 'vitest';
import { LiveNow } from '../../../../src/features/home/events/event-widget.tsx';
import type { LoadState } from '../../../../src/model/load.ts';
import { topicView } from '../../../../src/state/engine/topic-view.ts';
import { makeLoad } from '../../../support/make-selection.ts';

const failure = { kind: 'server' } as const;
const three = [1, 2, 3];

describe('the content of a home page section', () => {
  it.each<[name: string, load: LoadState | undefined, order: number[] | undefined, expected: string]>([
    ['nothing known yet', undefined, undefined, 'skeleton'],
    ['loading for the first time', makeLoad({ phase: 'loading', at: 0 }), undefined, 'skeleton'],
    ['ready with nothing in it', makeLoad({}), [], 'empty'],
    ['failed with nothing to show', makeLoad({ phase: 'failed', at: 0, failure }), undefined, 'failure'],
    ['ready', makeLoad({}), three, 'content'],
    ['loading again keeps what was there', makeLoad({ phase: 'loading' }), three, 'content'],
    ['failing later keeps what was there', makeLoad({ phase: 'failed', failure, stale: true }), three, 'content'],
    ['failing later keeps that there was none', makeLoad({ phase: 'failed', failure, stale: true }), [], 'empty'],
  ])('%s', (_, load, order, expected) => {
    const html = markup(load, order);
    expect(shown(html)).toBe(expected);
    // The age of the whole page is shown in one place only.
    expect(html).not.toContain('son güncelleme');
  });

  it('keeps its heading and its link to all events in any state', () => {
    for (const html of [markup(undefined, undefined), markup(makeLoad({}), []), markup(makeLoad({}), three)]) {
      expect(html).toContain('Şimdi canlı');
      expect(html).toContain('href="/program/canli/futbol"');
    }
  });
});

function markup(load: LoadState | undefined, order: number[] | undefined): string {
  const view = topicView<'widget'>({ kind: 'widget', which: 'live', columns: 'main' });
  view.cell('load').value = load === undefined ? undefined : ref(load);
  view.cell('order').value = order === undefined ? undefined : ref(order);
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <LiveNow />
    </Router>,
  );
}

function shown(html: string): string {
  if (html.includes('aria-busy="true"')) return 'skeleton';
  if (html.includes('Şu anda canlı maç yok')) return 'empty';
  if (html.includes('role="alert"')) return 'failure';
  return html.match(/<li>/g)?.length === three.length ? 'content' : 'nothing';
}
