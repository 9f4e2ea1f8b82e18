import { useMemo } from 'react';
import { type FoundMarket, marketIndex, searchMarkets } from '../../domain/program/search-markets.ts';
import { searchWords } from '../../domain/program/search-program.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { useTopicValue } from '../../state/engine/live.ts';

/** Market types whose names match the text; the index is built once per configuration. */
export function useFoundMarkets(text: string): FoundMarket[] {
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const narrow = useViewport() === 'mobile';
  const index = useMemo(() => (config === undefined ? [] : marketIndex(config, narrow)), [config, narrow]);
  return useMemo(() => searchMarkets(index, searchWords(text)), [index, text]);
}
