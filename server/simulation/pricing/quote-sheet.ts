/** Collects the markets of one event; labels, margin and depth come from the catalogue row. */
import type { MarketType, Quote } from '../model.ts';

interface QuoteExtras {
  line?: string | number;
  labels?: readonly string[];
  listed?: boolean;
  depth?: number;
}

export class QuoteSheet {
  readonly quotes: Quote[] = [];

  add(type: MarketType, chances: readonly number[], extras: QuoteExtras = {}): this {
    this.quotes.push({
      type,
      line: extras.line === undefined ? '' : String(extras.line),
      labels: extras.labels ?? type.labels,
      chances,
      listed: extras.listed ?? type.listed,
      depth: extras.depth ?? type.depth,
    });
    return this;
  }
}
