/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Selection } from '../../../src/contract/topics.ts';
import { SlipContent } from '../../../src/features/slip/slip-content.tsx';
import { topicView } from '../../../src/state/topic-view.ts';
import { makeSelection } from './make.ts';

describe('slip', () => {
  beforeEach(() => tell([]));

  it('says what to do while it is empty', () => {
    expect(shown()).toContain('Oranlara dokunarak seçim ekle.');
  });

  it('lists event, market and outcome with the odd now, and what they come to', () => {
    tell([
      makeSelection({
        eventId: 1,
        eventName: 'Fenerbahçe - Kasımpaşa',
        marketName: 'Alt/Üst 2,5',
        outcomeName: 'Üst',
        odd: 138,
      }),
      makeSelection({ eventId: 2, odd: 420 }),
    ]);
    expect(shown()).toMatch(/Fenerbahçe - Kasımpaşa.*Alt\/Üst 2,5 · Üst.*1,38.*4,20.*Maç sayısı2.*Toplam oran5,80/);
  });

  it('tells which selection is closed and lets it be taken back', () => {
    tell([makeSelection({ eventId: 1, open: false }), makeSelection({ eventId: 2, eventName: 'Ev - Konuk' })]);
    const text = shown();
    expect(text).toContain('1 seçim şu anda bahse kapalı.');
    expect(text.match(/Bahse kapalı,/g)).toHaveLength(1);
    expect(markup()).toContain('aria-label="Ev - Konuk, Maç Sonucu 1 seçimini kaldır"');
  });

  it('shows a dash for an odd that is not offered', () => {
    tell([makeSelection({ odd: 100, open: false })]);
    expect(shown()).toMatch(/Bahse kapalı,—/);
  });

  it('offers no play that does not exist yet', () => {
    tell([makeSelection({})]);
    expect(shown()).not.toMatch(/oyna\b/i);
  });
});

function tell(selections: Selection[]): void {
  topicView<'slip'>({ kind: 'slip' }).cell('selections').value = ref(selections);
}

function markup(): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <SlipContent />
    </Router>,
  );
}

function shown(): string {
  return markup().replace(/<[^>]+>/g, '');
}
