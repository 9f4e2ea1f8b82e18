/** Reads and checks the flags of `npm run conformance`. */
import { parseArgs } from 'node:util';

export interface ConformanceFlags {
  /** File or address of environment.json. */
  environment: string;
  /** Origin of the product; undefined when the environment's own address names it. */
  origin: string | undefined;
  member: { userInfo: string; password: string } | undefined;
  writes: boolean;
  /** Whole TL of one coupon and one withdrawal. */
  money: number | undefined;
  /** Time to listen to each hub. */
  seconds: number;
  /** File for the readable report. */
  report: string | undefined;
  /** File for the machine-readable report. */
  json: string | undefined;
  /** File with a certificate authority that this machine does not know. */
  ca: string | undefined;
}

export const USAGE =
  'npm run conformance -- --environment FILE|ADDRESS [--origin https://tribun.example] [--member 0555… --password …] ' +
  '[--writes] [--money AMOUNT] [--seconds N] [--report report.html] [--json report.json] [--ca FILE]';

/** @throws Error whose message is shown to the person who typed the flags */
export function readConformanceFlags(args: readonly string[]): ConformanceFlags {
  const { values } = parseArgs({ args: [...args], options });
  const { environment, member, password, writes, money, report, json, ca } = values;
  if (environment === undefined) throw new Error(USAGE);
  const addressed = isWebAddress(environment) ? new URL(environment).origin : undefined;
  const origin = values.origin === undefined ? addressed : originOf(values.origin);
  if ((member === undefined) !== (password === undefined)) throw new Error('--member and --password go together.');
  const userInfo = member === undefined || password === undefined ? undefined : { userInfo: member, password };
  if ((writes || money !== undefined) && userInfo === undefined) {
    throw new Error('--writes and --money need --member and --password.');
  }
  const lira = money === undefined ? undefined : wholeNumber('--money', money, 1, MOST_LIRA);
  const seconds = wholeNumber('--seconds', values.seconds, 0, MOST_SECONDS);
  return { environment, origin, member: userInfo, writes, money: lira, seconds, report, json, ca };
}

const options = {
  environment: { type: 'string' },
  origin: { type: 'string' },
  member: { type: 'string' },
  password: { type: 'string' },
  writes: { type: 'boolean', default: false },
  money: { type: 'string' },
  seconds: { type: 'string', default: '10' },
  report: { type: 'string' },
  json: { type: 'string' },
  ca: { type: 'string' },
} as const;

/** A larger amount is most likely a mistake. */
const MOST_LIRA = 10_000;
/** All messages of the time are held in memory. */
const MOST_SECONDS = 300;

export const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function originOf(text: string): string {
  if (!isWebAddress(text)) throw new Error(`--origin is an address such as https://tribun.example, not ${text}.`);
  return new URL(text).origin;
}

function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`${flag} is a whole number from ${least} to ${most}, not ${text}.`);
  }
  return value;
}
