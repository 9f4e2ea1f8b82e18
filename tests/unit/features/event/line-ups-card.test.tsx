/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statisticsCalls } from '../../../../src/contract/services/statistics-calls.ts';
import { LineUpsCard } from '../../../../src/features/event/summary/line-ups-card.tsx';

type Player = Record<string, unknown>;

/** Returns the displayed home team of these players, as text; every list ends in a full stop. */
function shown(players: Player[]): string {
  const away = [{ name: 'Rakip', isStarting: true, line: 0, place: 0 }];
  const answer = { homeTeam: { name: 'Ev', players }, awayTeam: { name: 'Konuk', players: away } };
  const lineUps = statisticsCalls.getLineUps.decode(answer, { input: {}, dropped: () => undefined });
  if (lineUps === null || lineUps === undefined) throw new Error('no line-ups');
  const html = renderToStaticMarkup(<LineUpsCard lineUps={lineUps} home="Ev" away="Konuk" />);
  return html
    .replaceAll('</ul>', '.')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const starts = { name: 'Ali', isStarting: true };
const sits = { name: 'Veli', isStarting: false };

test('a starting eleven without lines is a list above the substitutes', () => {
  expect(shown([sits, starts])).toContain('Ev, ilk 11 Ali . Ev, yedekler Veli .');
});

test('a starting eleven with lines is shown on the pitch alone', () => {
  const text = shown([sits, { ...starts, line: 0 }]);
  expect(text).toContain('Ev, yedekler Veli .');
  expect(text).not.toContain('ilk 11');
});

test('a squad without known starters has no substitutes', () => {
  expect(shown([{ name: 'Ali' }, { name: 'Veli' }])).toContain('Ev, kadro Ali Veli .');
});
