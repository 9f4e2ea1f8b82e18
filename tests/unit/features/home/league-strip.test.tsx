/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { MOTORSPORTS } from '../../../../src/domain/sports.ts';
import LeagueStrip from '../../../../src/features/home/league-strip.tsx';
import { UNKNOWN_COUNT } from '../../../../src/model/load.ts';
import type { HighlightedLeague } from '../../../../src/model/program.ts';
import { topicView } from '../../../../src/state/engine/topic-view.ts';
import { makeLoad } from '../../../support/make-selection.ts';

const league = { competitionId: 3, sportId: 1, name: 'Süper Lig', eventCount: 9, competition: null };

function shown(fields: Partial<HighlightedLeague>): string {
  const view = topicView<'highlights'>({ kind: 'highlights', sportId: 1 });
  view.cell('load').value = ref(makeLoad({}));
  view.cell('leagues').value = ref([{ ...league, ...fields }]);
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <LeagueStrip />
    </Router>,
  );
}

test('a league shows its number of matches, if it is known', () => {
  expect(shown({})).toMatch(/Süper Lig.*9 maç/);
  expect(shown({ sportId: MOTORSPORTS })).toMatch(/Süper Lig.*9 yarış/);
  expect(shown({ eventCount: UNKNOWN_COUNT })).toContain('Süper Lig');
  expect(shown({ eventCount: UNKNOWN_COUNT })).not.toContain('maç');
});

test('a league without a name is called "Lig"', () => {
  expect(shown({ name: '' })).toContain('>Lig<');
});
