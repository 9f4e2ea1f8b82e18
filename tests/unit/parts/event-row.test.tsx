import type { Market } from '../../../src/model/event.ts';
import type { EventRow as Row } from '../../../src/model/program.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { emptyTeam } from '../../../src/domain/program/empty-team.ts';
import { matchStatusTexts } from '../../../src/domain/program/score-text.ts';
import { placeOutcomes } from '../../../src/domain/program/place-outcomes.ts';
import { EventRow, type PlaceOutcomes } from '../../../src/parts/event-row/event-row.tsx';
import { MbsBadge } from '../../../src/parts/event-row/mbs-badge.tsx';
import { OddButton } from '../../../src/parts/odd/odd-button.tsx';
import { newEvent, newMarket } from '../../support/program-fixtures.ts';

const result = market(11, '1_1', '', [
  ['1', 124],
  ['0', 510],
  ['2', 1150],
]);
const total = market(12, '2_114', '160.5', [
  ['Alt', 175],
  ['Üst', 165],
]);
const ignore = (): void => undefined;

describe('odds button', () => {
  test('announces its bet and shows only the odd', () => {
    const html = button(result);
    expect(textOf(html)).toBe('1,24');
    expect(html).toContain('data-event="7"');
    expect(html).toContain('data-market="11"');
    expect(html).toContain('data-outcome="1"');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('aria-label="Galatasaray - Trabzonspor, Maç Sonucu 1, oran 1,24"');
    expect(html).not.toContain('disabled');
  });

  test.each([-2, -1, 0, 2, 4])('is locked by market status %i', (status) => {
    const html = button({ ...result, status });
    expect(html).toContain('disabled');
    expect(html).toContain('bahse kapalı');
    expect(textOf(html)).toBe('1,24');
  });

  test('is locked if its outcome alone is closed, unlike its neighbours', () => {
    const [first, ...others] = result.outcomes;
    if (first === undefined) throw new Error('an outcome');
    const closed = { ...result, outcomes: [{ ...first, status: 0 }, ...others] };
    expect(button(closed)).toContain('disabled');
    expect(button(closed)).toContain('bahse kapalı');
    expect(row(event({ columns: [closed] }), { outcomeCounts: [3] }).match(/disabled/g)).toHaveLength(1);
  });

  test('is locked for a running event that is not open', () => {
    expect(button(result, { locked: true })).toContain('disabled');
  });

  test('can be deselected while its selected outcome is suspended', () => {
    expect(button({ ...result, status: -1 }, { selected: true })).not.toContain('disabled');
  });

  test('shows a dash and cannot be pressed if the outcome is missing or not offered', () => {
    const html = button(market(11, '1_1', '', [['1', 100]]));
    expect(textOf(html)).toBe('—');
    expect(html).toContain('disabled');
    expect(textOf(button(null))).toBe('—');
  });
});

describe('event row', () => {
  const columns = { outcomeCounts: [3, 2], columnTitles: ['Maç Sonucu', 'Alt/Üst'] };

  test('contains its event, sides, boxes of every column and the link to the other markets', () => {
    const html = row(event({ columns: [result, total] }), columns);
    expect(html).toMatch(/<article[^>]*data-event="7"/);
    expect(html).toContain('Galatasaray');
    expect(html).toContain('Trabzonspor');
    expect(html.match(/<button/g)).toHaveLength(5);
    expect(html).toContain('href="/program/futbol/mac-detay/7"');
    expect(html).toContain('+94');
  });

  test('shows a line that the column lacks in the box and in the accessible name', () => {
    const html = row(event({ columns: [result, total] }), columns);
    expect(html.match(/data-line="160,5"/g)).toHaveLength(2);
    expect(html).toContain('Alt/Üst 160,5 Alt, oran 1,75');
    const named = row(event({ columns: [result, total] }), {
      ...columns,
      columnTitles: ['Maç Sonucu', 'Alt/Üst 160,5'],
    });
    expect(named).not.toContain('data-line');
  });

  test('shows the line once in its own cells, and the name of an outcome under a header of another name', () => {
    const handicap = market(14, '2_100', '-1', [
      ['1', 300],
      ['X', 320],
    ]);
    const place: PlaceOutcomes = (_, of) => placeOutcomes(['H', '1', '0', '2'], of);
    const html = row(event({ columns: [handicap] }), { outcomeCounts: [4], columnTitles: ['Handikap'], place });
    expect(html.match(/<button/g)).toHaveLength(3);
    expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>-1<\/span>/);
    expect(html).not.toContain('data-line');
    expect(html.match(/data-label=/g)).toHaveLength(1);
    expect(html).toContain('data-label="X"');
    expect(html).toContain('Handikap -1 1, oran 3,00');
  });

  test('keeps the boxes of a column without its market', () => {
    const html = row(event({ columns: [result, null] }), columns);
    expect(html.match(/<button/g)).toHaveLength(5);
    expect(html.match(/—/g)).toHaveLength(2);
  });

  test('shows score and minute of a running event, and no score before the start', () => {
    const running = event({ columns: [result], phase: 1, status: 1, score: score(2, 1, 67) });
    const html = row(running, { outcomeCounts: [3] });
    expect(html).toContain('67&#x27;');
    expect(html).toMatch(/<b[^>]*>2<\/b>/);
    expect(row(event({ columns: [result] }), { outcomeCounts: [3] })).not.toMatch(/<b[^>]*>2<\/b>/);
  });

  test('announces red cards as well as showing them', () => {
    const running = event({ columns: [result], phase: 1, status: 1, score: score(0, 0, 12, 1) });
    expect(row(running, { outcomeCounts: [3] })).toContain('aria-label="1 kırmızı kart"');
  });

  test('shows the name of an event without two sides, and its outcomes by name', () => {
    const winner = market(13, '3_1', '', [
      ['Galatasaray', 180],
      ['Fenerbahçe', 240],
    ]);
    const html = row(event({ home: '', away: '', name: 'Süper Lig Şampiyonu', columns: [winner] }), {
      outcomeCounts: [0],
    });
    expect(html).toContain('Süper Lig Şampiyonu');
    expect(html).toContain('data-label="Fenerbahçe"');
    expect(html).toContain('Süper Lig Şampiyonu, Galatasaray, oran 1,80');
  });

  test('marks the selected outcome, and no other', () => {
    const html = row(event({ columns: [result, total] }), {
      ...columns,
      selected: { marketId: 12, outcomeNumber: 2 },
    });
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/data-market="12" data-outcome="2"[^>]*aria-pressed="true"/);
  });

  test('has no links for a sport without match detail', () => {
    const html = row(event({ columns: [result] }), { outcomeCounts: [3], href: undefined });
    expect(html).not.toContain('<a ');
    // Its other markets open over the list (rule program-32).
    expect(html).toMatch(/<button[^>]*data-more[^>]*>.*\+94/);
    const alone = row(event({ columns: [result], marketCount: 1 }), { outcomeCounts: [3], href: undefined });
    expect(alone).not.toContain('data-more');
  });

  test('shows king odd and the share of plays', () => {
    const king = event({ columns: [result], kingOdd: true, playedPercent: 4.23, marketCount: 24 });
    const html = row(king, { outcomeCounts: [3] });
    for (const name of [`+24 bahis, ${king.name}`, 'Kral Oran', 'oynanma oranı %4,2']) {
      expect(html).toContain(`role="img" aria-label="${name}"`);
    }
    expect(row({ ...king, marketCount: 1 }, { outcomeCounts: [3] })).not.toContain('bahis');
  });

  // Hidden text makes a box of its own for the painter: a sixth of the page's work while a list is scrolled
  // (docs/figures.md).
  test('contains no visually hidden text', () => {
    const rows = [
      event({ columns: [result], kingOdd: true, kingMbs: true, playedPercent: 4.23, marketCount: 24 }),
      event({ columns: [result], phase: 1, status: 1, score: score(2, 1, 67, 1) }),
    ];
    for (const shown of rows) expect(row(shown, { outcomeCounts: [3] })).not.toContain('visually-hidden');
  });
});

test('the MBS badge has a label that explains its number', () => {
  expect(renderToStaticMarkup(<MbsBadge value={3} />)).toContain('aria-label="MBS 3"');
  expect(renderToStaticMarkup(<MbsBadge value={1} king />)).toContain('aria-label="Kral MBS 1"');
});

function button(of: Market | null, more: { selected?: boolean; locked?: boolean } = {}): string {
  return renderToStaticMarkup(
    <OddButton
      eventId={7}
      market={of}
      outcome={of?.outcomes[0] ?? null}
      selected={more.selected ?? false}
      onSelect={ignore}
      name="Galatasaray - Trabzonspor, Maç Sonucu 1"
      locked={more.locked ?? false}
    />,
  );
}

function row(of: Row, props: Partial<Parameters<typeof EventRow>[0]>): string {
  return renderToStaticMarkup(
    <Router ssrPath="/program/futbol">
      <EventRow
        row={of}
        outcomeCounts={[]}
        selected={undefined}
        onSelect={ignore}
        href="/program/futbol/mac-detay/7"
        {...props}
      />
    </Router>,
  );
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

function market(id: number, key: string, line: string, outcomes: [name: string, odd: number][]): Market {
  return newMarket({
    id,
    key,
    line,
    outcomes: outcomes.map(([name, odd], index) => ({ number: index + 1, name, odd, webOdd: odd, status: 1 })),
  });
}

function event(fields: Partial<Row>): Row {
  const { markets: _, ...head } = newEvent({ id: 7, kingOdd: false, status: 0 });
  const row = { ...head, competition: null, playedPercent: null, columns: [], ...fields };
  return { ...row, standing: matchStatusTexts(row) };
}

function score(home: number, away: number, minute: number, redCards = 0): Row['score'] {
  const side = (regular: number, red: number) => ({ ...emptyTeam(), regular, redCards: red });
  return {
    eventId: 7,
    sportId: 1,
    updatedAtMs: 0,
    status: 3,
    minute,
    second: 0,
    home: side(home, redCards),
    away: side(away, 0),
  };
}
