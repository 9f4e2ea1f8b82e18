/** A selection as the device keeps it: enough to show it before, and without, any answer. */
import type { SelectionRequest } from '../../../src/contract/engine.ts';

export interface StoredSelection extends SelectionRequest {
  eventName: string;
  marketKey: string;
  line: string;
  outcomeName: string;
  /** hundredths, when it was selected */
  odd: number;
  webOdd: number;
  minBets: number;
}

/** A row of an older build or another hand is refused whole: a half-known slip is worse than none. */
export function isStoredSelections(value: unknown): value is StoredSelection[] {
  return Array.isArray(value) && value.every(isStoredSelection);
}

const numbers = ['eventId', 'sportId', 'marketId', 'outcomeNumber', 'odd', 'webOdd', 'minBets'];
const texts = ['eventName', 'marketKey', 'line', 'outcomeName'];

function isStoredSelection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    numbers.every((name) => Number.isSafeInteger(fields[name])) &&
    texts.every((name) => typeof fields[name] === 'string')
  );
}
