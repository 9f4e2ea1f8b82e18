/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statistics } from '../../../../src/contract/services/statistics.ts';
import { LineUpPart } from '../../../../src/features/event/summary/line-up-part.tsx';

type Player = Record<string, unknown>;

/** What is shown of a home team of these players, as text; every list ends in a full stop. */
function shown(players: Player[]): string {
  const away = [{ name: 'Rakip', isStarting: true, line: 0, place: 0 }];
  const answer = { homeTeam: { name: 'Ev', players }, awayTeam: { name: 'Konuk', players: away } };
  const lineUps = statistics.getLineUps.decode(answer, { input: {}, dropped: () => undefined });
  if (lineUps === null || lineUps === undefined) throw new Error('no line-ups');
  const html = renderToStaticMarkup(<LineUpPart lineUps={lineUps} home="Ev" away="Konuk" />);
  return html
    .replaceAll('</ul>', '.')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const starts = { name: 'Ali', isStarting: true };
const sits = { name: 'Veli', isStarting: false };

test('an eleven without lines is a list above those who sit', () => {
  expect(shown([sits, starts])).toContain('Ev, ilk 11 Ali . Ev, yedekler Veli .');
});

test('an eleven with lines stands on the pitch alone', () => {
  const text = shown([sits, { ...starts, line: 0 }]);
  expect(text).toContain('Ev, yedekler Veli .');
  expect(text).not.toContain('ilk 11');
});

test('of a squad nobody knows who starts, nobody is called a substitute', () => {
  expect(shown([{ name: 'Ali' }, { name: 'Veli' }])).toContain('Ev, kadro Ali Veli .');
});
