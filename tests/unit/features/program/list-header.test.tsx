// @vitest-environment happy-dom
/** The sticky header changes from league to league; a focused star must not. */
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SectionHeader } from '../../../../src/features/program/list/list-sections.ts';
import { ListHeader } from '../../../../src/features/program/list/list-header.tsx';
import type { RowLayout } from '../../../../src/features/program/list/program-row.tsx';
import { setEngine } from '../../../../src/state/engine/call-engine.ts';
import { silentEngine } from '../../../support/silent-engine.ts';

const layout: RowLayout = {
  columns: [],
  outcomeCounts: [],
  placeOutcomes: () => [],
  titles: [],
  named: false,
  wide: false,
  showDay: false,
  showLeague: false,
  live: false,
  scrolling: false,
};

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  setEngine(silentEngine);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

async function show(fields: Partial<SectionHeader>): Promise<Element | null> {
  const header: SectionHeader = { type: 'league', competitionId: 1, sportId: 1, day: '', count: 3, ...fields };
  root.render(<ListHeader header={header} facets={undefined} layout={layout} sort="league" pinned />);
  await expect.poll(() => place.textContent).toContain(String(header.count));
  return place.querySelector('button');
}

test("a focused star stays the same element when its league's header changes", async () => {
  const star = await show({});
  if (star instanceof HTMLElement) star.focus();
  expect(document.activeElement).toBe(star);
  expect(await show({ count: 4, day: '2026-01-03' })).toBe(star);
  expect(document.activeElement).toBe(star);
  expect(await show({ competitionId: 2, count: 5 })).not.toBe(star);
  expect(document.activeElement).toBe(document.body);
});
