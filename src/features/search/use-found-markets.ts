import { useMemo } from 'react';
import { type FoundMarket, buildMarketIndex, searchMarkets } from '../../domain/program/search-markets.ts';
import { searchWords } from '../../domain/program/search-program.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';

/** Market types whose names match the text; the index is built once per configuration. */
export function useFoundMarkets(text: string): FoundMarket[] {
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const narrow = useViewport() === 'mobile';
  const index = useMemo(() => (config === undefined ? [] : buildMarketIndex(config, narrow)), [config, narrow]);
  return useMemo(() => searchMarkets(index, searchWords(text)), [index, text]);
}
