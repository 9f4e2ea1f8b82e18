import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slipView } from '../../../../src/features/slip/slip-view.ts';
import { SlipFigures } from '../../../../src/features/slip/play/slip-figures.tsx';
import { items, limits } from '../../domain/slip/items.ts';

test.each([
  [20, 'Vergi (%20)'],
  [12.5, 'Vergi (%12,5)'],
  [12.35, 'Vergi (%12,35)'],
])('a tax of %d percent is labelled as in rule text-6', (taxPercentage, label) => {
  const taxed = { ...limits, taxLimit: 0, taxPercentage };
  const view = slipView(items(3), { systems: [], multiplier: 1_000, couponCount: 1 }, taxed);
  expect(renderToStaticMarkup(<SlipFigures view={view} />)).toContain(`<dt>${label}</dt>`);
});
