/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TABLE_TENNIS } from '../../../../src/domain/sports.ts';
import { RuleList } from '../../../../src/features/market-rules/rule-list.tsx';
import type { MarketRule } from '../../../../src/model/content.ts';

const rule: MarketRule = {
  ...{ key: '2_633', sportId: TABLE_TENNIS, name: 'Maç Sonucu', rule: '', live: false, priority: 1, labels: {} },
};
const shown = (told: Partial<MarketRule>): string =>
  renderToStaticMarkup(<RuleList rules={[{ ...rule, ...told }]} />).replaceAll(/<[^>]*>/g, ' ');

test('a type shows its sport and when it is offered', () => {
  expect(shown({})).toContain('Masa Tenisi · Maç öncesi');
  expect(shown({ key: '4_653', live: true })).toContain('Masa Tenisi · Canlı');
});

test('a long-term type shows no sport, whatever sport its entry names', () => {
  const text = shown({ key: '3_1', name: 'Uzun Vadeli' });
  expect(text).toContain('Özel etkinlikler');
  expect(text).not.toContain('Masa Tenisi');
});
