/**
 * What is kept of money on its way, before the first byte leaves (money-2). A use adds what it finds its own by; nothing in
 * it names a player but the hash of the account.
 */
import { isFields, isWhole } from '../../../src/lib/guards.ts';

export interface Intent<End> {
  /** The Client-Transaction-Id. */
  intent: string;
  hashedPlayer: string;
  /** epoch milliseconds */
  sentAt: number;
  /** How far the clock of the service was from that of the device then, ms; absent until it is known. */
  serverOffset?: number;
  /** What it is paid from, before it was sent, kuruş; absent when it was not known. */
  purse?: number;
  /** Names of what its account made before it: none of them is what is looked for. */
  seen: readonly string[];
  /** What came of it, or null for nothing. Kept, whatever dies in between; without it the end is open. */
  end?: End | null;
  /** List and balance told that nothing came of it. A null without it is an older build's guess: the end is open. */
  proven?: boolean;
  /** It was made, and what was sent may still stand where it was sent from: an engine may have died between the two. */
  unfinished?: boolean;
  /** The player has seen what came of it, or waits no longer for it. */
  dismissed?: boolean;
}

/** What changes of it. */
export type IntentChange<End> = Pick<Intent<End>, 'end' | 'proven' | 'unfinished' | 'dismissed' | 'serverOffset'>;

/** Nobody knows what became of it. */
export function isOpen({ end, proven }: Intent<unknown>): boolean {
  return end === undefined || (end === null && proven !== true);
}

/** What it came to; undefined for nothing, and while nobody knows. */
export function endOf<End>(record: Intent<End> | undefined): End | undefined {
  return record?.end ?? undefined;
}

/** What the next one has `seen`: so many are looked through in a list. */
export function madeBefore<End>(last: Intent<End> | undefined, namesOf: (end: End) => readonly string[]): string[] {
  const end = endOf(last);
  return [...(last?.seen ?? []), ...(end === undefined ? [] : namesOf(end))].slice(-SEEN);
}

const SEEN = 20;

/** Names of the fields of a record that are texts and whole numbers, and what its end is. */
export interface RecordShape {
  texts: readonly string[];
  numbers: readonly string[];
  isEnd(end: unknown): boolean;
}

/** True when a stored value is such a record. */
export function hasShape(record: unknown, { texts, numbers, isEnd }: RecordShape): boolean {
  return (
    isFields(record) &&
    ['intent', 'hashedPlayer', ...texts].every((name) => typeof record[name] === 'string') &&
    ['sentAt', ...numbers].every((name) => isWhole(record[name])) &&
    (record['end'] === undefined || record['end'] === null || isEnd(record['end'])) &&
    (record['serverOffset'] === undefined || isWhole(record['serverOffset'])) &&
    isTexts(record['seen'])
  );
}

export function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
