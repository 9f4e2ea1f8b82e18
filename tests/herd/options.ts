/** The flags of `npm run herd`. */
import { parseArgs } from 'node:util';
import { type StretchName, stretchNames } from './herd.ts';
import type { Shares } from './pages.ts';

export interface HerdOptions {
  engines: number;
  /** Minutes of steady play; the other stretches have a length of their own. */
  minutes: number;
  /** Address of a product that runs already; undefined starts the stand-in. */
  url: string | undefined;
  /** File for the figures as JSON. */
  json: string | undefined;
  /** Updates a second and events of the stand-in. */
  updates: number;
  events: number;
  /** Stretches to run after the start; all when it is empty. */
  only: StretchName[];
  shares: Shares;
  /** Timing that replaces the environment's. */
  timing: object;
}

/** Throws an error whose message is one sentence for the person at the terminal. */
export function readHerdOptions(args: string[]): HerdOptions {
  const { values } = parseArgs({
    args,
    options: {
      engines: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '3' },
      url: { type: 'string' },
      json: { type: 'string' },
      updates: { type: 'string', default: '40' },
      events: { type: 'string', default: '300' },
      only: { type: 'string', default: '' },
      hidden: { type: 'string', default: '0.2' },
      members: { type: 'string', default: '0.3' },
      timing: { type: 'string', default: '{}' },
    },
  });
  return {
    engines: numberOf('engines', values.engines, 1, 5_000),
    minutes: numberOf('minutes', values.minutes, 0.1, 600),
    url: values.url === undefined ? undefined : new URL(values.url).origin,
    json: values.json,
    updates: numberOf('updates', values.updates, 0, 50_000),
    events: numberOf('events', values.events, 1, 20_000),
    only: stretchesOf(values.only),
    shares: { hidden: numberOf('hidden', values.hidden, 0, 1), members: numberOf('members', values.members, 0, 1) },
    timing: timingOf(values.timing),
  };
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most)) {
    throw new Error(`--${name} must be a number from ${least} to ${most}.`);
  }
  return value;
}

function stretchesOf(text: string): StretchName[] {
  const names = text.split(',').filter((name) => name !== '');
  const known = (name: string): name is StretchName => (stretchNames as readonly string[]).includes(name);
  if (names.every(known)) return names;
  throw new Error(`--only takes ${stretchNames.join(', ')}.`);
}

function timingOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below, as any other text that is no object.
  }
  throw new Error(`--timing must be an object in JSON, such as '{"refetchSpreadMs":20000}'.`);
}
