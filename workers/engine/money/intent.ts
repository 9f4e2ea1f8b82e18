/**
 * The stored record of a money request, written before its first byte is sent (money-2). A use adds fields to find its
 * own orders by. The only reference to the player is the hash of the account.
 */
import { isPlainObject, isWholeNumber } from '../../../src/lib/guards.ts';

export interface Intent<End> {
  /** The `Client-Transaction-Id`. */
  intent: string;
  hashedPlayer: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Offset from the device's clock to the service's at that time, ms; absent until it is known. */
  serverOffset?: number;
  /** The balance that pays for it (main or bonus) before it was sent, kuruş; absent when it was not known. */
  purse?: number;
  /** Ids of earlier orders of the account; none of them can be the searched one. */
  seen: readonly string[];
  /**
   * The outcome, null when nothing was made. Stored at once, so that it survives an engine's death; absent while
   * unknown.
   */
  end?: End | null;
  /**
   * True when list and balance proved that nothing was made. A null `end` without it is an older build's guess, so the
   * record is unresolved.
   */
  proven?: boolean;
  /**
   * True when the order was made but its slip may not be emptied yet, because an engine may have died between the two.
   */
  unfinished?: boolean;
  /** True when the player has seen the outcome, or has stopped waiting for it. */
  dismissed?: boolean;
}

/** The fields that change after sending. */
export type IntentChange<End> = Pick<Intent<End>, 'end' | 'proven' | 'unfinished' | 'dismissed' | 'serverOffset'>;

/** True while the outcome is unknown. */
export function isUnresolved({ end, proven }: Intent<unknown>): boolean {
  return end === undefined || (end === null && proven !== true);
}

/** The outcome of the record; undefined when nothing was made, and while it is unknown. */
export function outcomeOf<End>(record: Intent<End> | undefined): End | undefined {
  return record?.end ?? undefined;
}

/** The `seen` ids of the next record: the last `SEEN` orders of the account. */
export function earlierOrderIds<End>(
  last: Intent<End> | undefined,
  namesOf: (end: End) => readonly string[],
): string[] {
  const end = outcomeOf(last);
  return [...(last?.seen ?? []), ...(end === undefined ? [] : namesOf(end))].slice(-SEEN);
}

const SEEN = 20;

/** Names of a record's text and whole-number fields, and the guard of its outcome. */
export interface RecordShape {
  stringFields: readonly string[];
  integerFields: readonly string[];
  isOutcome(end: unknown): boolean;
}

/** True when a stored value is a record of this shape. */
export function isRecordOfShape(
  record: unknown,
  { stringFields: texts, integerFields: numbers, isOutcome: isEnd }: RecordShape,
): boolean {
  return (
    isPlainObject(record) &&
    ['intent', 'hashedPlayer', ...texts].every((name) => typeof record[name] === 'string') &&
    ['sentAt', ...numbers].every((name) => isWholeNumber(record[name])) &&
    (record['end'] === undefined || record['end'] === null || isEnd(record['end'])) &&
    (record['serverOffset'] === undefined || isWholeNumber(record['serverOffset'])) &&
    isStringArray(record['seen'])
  );
}

export function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
