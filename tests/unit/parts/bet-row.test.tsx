import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { PopularBet } from '../../../src/model/program.ts';
import { PopularBetRow } from '../../../src/parts/bet-row/bet-row.tsx';

/** The clock's midnights need a browser. */
vi.mock('../../../src/state/device/clock.ts', () => ({ useToday: () => 1_795_000_000 }));

test('a bet shows its event, its outcome with the odd, and how often it was played', () => {
  const html = row({ playedCount: 12_345, percent: 4.25 }, '/program/futbol/mac-detay/7');
  expect(html).toContain('href="/program/futbol/mac-detay/7"');
  expect(html).toMatch(/data-event="7" data-market="11" data-outcome="2"/);
  expect(html).toContain('Galatasaray - Trabzonspor, Alt/Üst 2,5 Üst, oran 1,85');
  expect(html).toContain('12.345 kez oynandı');
  expect(html).toContain('%4,3');
});

test.each([
  [3, '%3<'],
  [12.04, '%12<'],
  [99.96, '%100<'],
])('a share of %d percent reads %s', (percent, text) => {
  expect(row({ percent })).toContain(text);
});

test('a closed market locks the odd', () => {
  expect(row({ status: -1 })).toContain('bahse kapalı');
});

test('a sport without match pages has no link, and a ready coupon no figures', () => {
  expect(row({})).not.toContain('<a ');
  expect(row({}, undefined, true)).not.toContain('kez oynandı');
});

test('a running match shows its progress instead of its start', () => {
  expect(row({ clock: "67'" })).toMatch(/Canlı 67(&#x27;|')/);
  expect(row({ clock: 'Canlı' })).toContain('>Canlı<');
  expect(row({ clock: '2.Set' })).not.toContain('10:');
});

test('missing values are not shown', () => {
  const html = row({ start: null, minBets: null, playedCount: null, percent: null });
  expect(html).toContain('Galatasaray - Trabzonspor, Alt/Üst 2,5 Üst, oran 1,85');
  for (const text of ['kez oynandı', 'Oynanma oranı', '%', 'MBS', 'NaN', 'null']) expect(html).not.toContain(text);
});

function row(fields: Partial<PopularBet>, href?: string, compact = false): string {
  const bet: PopularBet = {
    eventId: 7,
    sportId: 1,
    marketId: 11,
    outcomeNumber: 2,
    eventName: 'Galatasaray - Trabzonspor',
    marketName: 'Alt/Üst 2,5',
    outcomeName: 'Üst',
    start: 1_795_000_000,
    clock: '',
    odd: 185,
    webOdd: 178,
    status: 1,
    minBets: 2,
    playedCount: 10,
    percent: 1,
    ...fields,
  };
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <PopularBetRow bet={bet} selected={false} onSelect={() => undefined} href={href} compact={compact} />
    </Router>,
  );
}
