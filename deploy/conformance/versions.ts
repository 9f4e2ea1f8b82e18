/** The list of events by version: 0 is answered with all, a version with what changed since then. */
import { isPlainObject } from '../../src/lib/guards.ts';
import { type ConformanceFinding, differs, fails } from './finding.ts';

/** The parts of a list that its versions concern, as received. */
export interface VersionedList {
  isDifference: boolean;
  version: number;
  events: number;
  removed: number;
}

/** @param body the whole response; undefined is returned for a refusal */
export function versionedList(body: unknown): VersionedList | undefined {
  const data = isPlainObject(body) ? body['data'] : undefined;
  if (!isPlainObject(data)) return undefined;
  const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  return {
    isDifference: isTrue(data['isdiff']),
    version: Number(data['version'] ?? 0),
    events: count(data['events']),
    removed: count(data['rmi']),
  };
}

/** The forms of a flag that the product reads as true. */
const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value));

/**
 * @param whole the response to version 0
 * @param since the response to the version of the first, asked right after it
 */
export function versionFindings(
  whole: VersionedList,
  since: VersionedList | undefined,
  now: number,
): ConformanceFinding[] {
  if (whole.isDifference)
    return [fails('versions', 'version=0 is answered with a difference: the program stays incomplete')];
  if (!(whole.version > 0)) return [differs('versions', 'the list has no version: every comparison loads it whole')];
  const findings: ConformanceFinding[] = [];
  if (whole.version > now + YEAR_MS || whole.version < now - YEAR_MS) {
    findings.push(differs('versions', `version ${whole.version} is no time in epoch milliseconds`));
  }
  if (since === undefined) return [...findings, fails('versions', `version=${whole.version} has no readable response`)];
  if (!since.isDifference) {
    findings.push(
      differs('versions', `version=${whole.version} is answered with the whole list: every comparison loads it`),
    );
  } else if (since.events >= whole.events && whole.events > LEAST) {
    findings.push(fails('versions', `the difference since a moment ago has all ${since.events} events`));
  }
  if (since.version < whole.version) {
    findings.push(
      fails('versions', `the version goes back from ${whole.version} to ${since.version}: changes are lost`),
    );
  }
  return findings;
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;
/** A shorter program may change as a whole within a moment. */
const LEAST = 20;
