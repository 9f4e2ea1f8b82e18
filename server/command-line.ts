/** The flags of `npm start` and `npm run dev`. */
import { parseArgs } from 'node:util';
import { DEFAULT_EVENTS, DEFAULT_PORT, DEFAULT_SEED, DEFAULT_UPDATES_PER_SECOND } from './create-stand-in.ts';
import { type DialectOptions, parseDialect } from './http/dialect/dialect-differences.ts';

interface StartFlags {
  port: number;
  host: string;
  events: number;
  seed: number;
  updatesPerSecond: number;
  bulletin?: string;
  dialect?: DialectOptions;
}

/** Throws an error whose message is one sentence for the person at the terminal. */
export function readFlags(args: string[]): StartFlags {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      events: { type: 'string' },
      seed: { type: 'string' },
      updates: { type: 'string' },
      bulletin: { type: 'string' },
      dialect: { type: 'string' },
    },
  });
  return {
    port: whole('port', values.port, DEFAULT_PORT, 65_535),
    host: values.host,
    events: whole('events', values.events, DEFAULT_EVENTS, 20_000),
    seed: whole('seed', values.seed, DEFAULT_SEED, 2 ** 32 - 1),
    updatesPerSecond: whole('updates', values.updates, DEFAULT_UPDATES_PER_SECOND, 50_000),
    ...(values.bulletin === undefined ? {} : { bulletin: values.bulletin }),
    ...(values.dialect === undefined ? {} : { dialect: parseDialect(values.dialect) }),
  };
}

function whole(name: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) throw new Error(`--${name} must be a whole number from 0 to ${most}.`);
  return value;
}
