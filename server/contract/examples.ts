/** Examples of the contract's documents: answers of the stand-in in both dialects, with at most one row of each list. */
import type { HubExamples } from '../../deploy/contract/asyncapi.ts';
import type { Example, Examples } from '../../deploy/contract/operations.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import type { DialectOptions } from '../http/dialect/dialect-differences.ts';
import { TODAY, callTour } from './call-tour.ts';
import { type Recorded, type Recording, startRecording } from './recording.ts';

/** The dialects by their names in the documents. */
export const recordedDialects: Record<string, DialectOptions> = { documented: {}, second: 'second' };

export type Tour = Pick<Recording, 'recorded' | 'hubMessages'>;

/** The tour of all calls, at a fixed time, so that each recording is the same. */
export async function recordTour(dialect: DialectOptions): Promise<Tour> {
  const recording = startRecording(dialect, () => Date.parse(`${TODAY}T17:00:00Z`));
  await callTour(recording);
  await recording.close();
  return recording;
}

export function examplesOf(tours: Record<string, Tour>): Examples {
  const examples: Record<string, Example[]> = {};
  for (const [dialect, { recorded }] of Object.entries(tours)) {
    for (const each of firstOfEachCall(recorded)) {
      const { name } = each.call;
      (examples[name] ??= []).push({
        dialect,
        address: withoutSecrets(each.address),
        response: shortened(hidden(each.response)),
        ...(each.input.body !== undefined && { body: hidden(each.body) }),
      });
    }
  }
  return examples;
}

/** The richest message of each target, with one market and one outcome. */
export function hubExamplesOf(tours: Record<string, Tour>): HubExamples {
  const examples: Partial<Record<string, { dialect: string; payload: unknown }[]>> = {};
  for (const [dialect, { hubMessages }] of Object.entries(tours)) {
    const richest = new Map<string, object>();
    for (const { payload } of hubMessages) {
      if (!isPlainObject(payload) || typeof payload['target'] !== 'string') continue;
      const example = shortened(payload) as object;
      const known = richest.get(payload['target']);
      if (sizeOf(example) > sizeOf(known)) richest.set(payload['target'], example);
    }
    for (const [target, payload] of richest) (examples[target] ??= []).push({ dialect, payload });
  }
  return examples;
}

const sizeOf = (example: object | undefined): number => JSON.stringify(example ?? '').length;

/** The first answer of each call with data; else the first that requires another step, else the first refusal. */
function firstOfEachCall(all: readonly Recorded[]): Recorded[] {
  const first = new Map<string, Recorded>();
  for (const each of all) {
    const known = first.get(each.call.name);
    if (known === undefined || rankOf(each) < rankOf(known)) first.set(each.call.name, each);
  }
  return [...first.values()];
}

function rankOf({ response }: Recorded): number {
  const { isSuccess, info } = isPlainObject(response) ? response : {};
  if (isSuccess === false) return 2;
  return isPlainObject(info) ? 1 : 0;
}

/** Texts that are random in each recording. */
const secrets: ReadonlySet<string> = new Set(['accessToken', 'refreshToken', 'prePlayerId']);

function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    secrets.has(key) && typeof entry === 'string' ? `a ${key}` : hidden(entry),
  ]);
  return Object.fromEntries(entries) as object;
}

/** Tokens in a path are longer than any id. */
const withoutSecrets = (address: string): string => address.replace(/\/[\w-]{40,}(?=\/)/, '/a-refresh-token');

/** Lists and maps by ids with one row each; a list of a pool's fifteen matches stays whole, as it is read only whole. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return (isPoolRound(value) ? value : value.slice(0, 1)).map(shortened);
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const isMap = entries.length > 1 && entries.every(([key]) => /^-?\d[\d_]*$/.test(key));
  return Object.fromEntries((isMap ? entries.slice(0, 1) : entries).map(([key, entry]) => [key, shortened(entry)]));
}

const LONGEST = 200;

const isPoolRound = (rows: readonly unknown[]): boolean =>
  rows.length === 15 && rows.every((row) => isPlainObject(row) && 'eventNo' in row);
