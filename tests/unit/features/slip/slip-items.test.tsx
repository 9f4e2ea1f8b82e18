/// <reference types="vite/client" />
import type { Selection } from '../../../../src/model/slip.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { beforeEach, describe, expect, it } from 'vitest';
import { SlipItems } from '../../../../src/features/slip/slip-items.tsx';
import { topicView } from '../../../../src/state/engine/topic-view.ts';
import { makeSelection } from '../../../support/make-selection.ts';

describe('items of the slip', () => {
  beforeEach(() => tell([]));

  it('show event, market and outcome with the current odd', () => {
    tell([
      makeSelection({
        eventId: 1,
        eventName: 'Fenerbahçe - Kasımpaşa',
        marketName: 'Alt/Üst 2,5',
        outcomeName: 'Üst',
        odd: 138,
        webOdd: 138,
        agreedOdd: 138,
      }),
      makeSelection({ eventId: 2, odd: 420, agreedOdd: 420 }),
    ]);
    expect(shown()).toMatch(/Fenerbahçe - Kasımpaşa[^<]*Üst 2,51,38Alt\/Üst 2,5.*4,20/);
    expect(shown()).not.toMatch(/Önceki oran|Canlı/);
  });

  it('show the agreed odd beside one that has moved, and the direction', () => {
    tell([makeSelection({ odd: 138, agreedOdd: 135 })]);
    expect(shown()).toMatch(/Önceki oran 1,35.*1,38/);
    expect(markup()).toContain('aria-label="yükseldi"');
    tell([makeSelection({ odd: 131, agreedOdd: 135 })]);
    expect(markup()).toContain('aria-label="düştü"');
  });

  it('show a king odd and the standard odd it beats', () => {
    tell([makeSelection({ odd: 200, webOdd: 190 })]);
    expect(shown()).toContain('Kral Oran, standart oran 1,90');
    tell([makeSelection({ odd: 200, webOdd: 200 })]);
    expect(shown()).not.toContain('Kral Oran');
  });

  it('show whether an outcome is suspended or removed, and can be removed from the slip', () => {
    tell([
      makeSelection({ eventId: 1, open: false, status: 'suspended' }),
      makeSelection({ eventId: 2, open: false, status: 'removed', eventName: 'Ev - Konuk' }),
    ]);
    expect(shown().match(/Askıda/g)).toHaveLength(1);
    expect(shown().match(/Kapandı/g)).toHaveLength(1);
    expect(shown().match(/Bahse kapalı,/g)).toHaveLength(2);
    expect(markup()).toContain('aria-label="Ev - Konuk, Maç Sonucu 1 seçimini kaldır"');
  });

  it('show a dash for an odd that is not offered, and no change of it', () => {
    tell([makeSelection({ odd: 100, agreedOdd: 150, open: false, status: 'suspended' })]);
    expect(shown()).toMatch(/Bahse kapalı,—/);
    expect(shown()).not.toContain('Önceki oran');
  });

  it('offer bankers on request; an item that is a banker always shows it', () => {
    tell([makeSelection({ eventId: 1 }), makeSelection({ eventId: 2, banker: true })]);
    expect(markup(true).match(/ banko"/g)).toHaveLength(2);
    expect(markup().match(/ banko"/g)).toHaveLength(1);
  });
});

function tell(selections: Selection[]): void {
  topicView<'slip'>({ kind: 'slip' }).cell('selections').value = ref(selections);
}

function markup(bankerOffered = false): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <SlipItems bankerOffered={bankerOffered} />
    </Router>,
  );
}

function shown(): string {
  return markup().replace(/<[^>]+>/g, '');
}
