/** What stands before a league's name (rule picture-2): the flag of its country, or what tells where it is played. */
import type { Competition } from '../../model/event.ts';
import { FOOTBALL, electronicSports } from '../sports.ts';

export type LeagueMark =
  /** `code` names the file of a flag, `letters` stand in its place where it cannot be had. */
  | { kind: 'flag'; code: string; letters: string }
  /** A picture of the service, for a code that names no country. */
  | { kind: 'service'; address: string }
  | { kind: 'world' }
  /** A competition that is played on a screen. */
  | { kind: 'sport' };

export function leagueMark({ sportId, country, name, icon }: Competition): LeagueMark {
  const code = country.trim().toUpperCase();
  if (electronicSports.has(sportId)) return { kind: 'sport' };
  if (code === 'INT' || code === '') return EUROPE.test(name) ? flag('EU') : { kind: 'world' };
  if (code === 'GB' && sportId === FOOTBALL) return flag(nationOfFootball(name));
  if (PARTS_OF_BRITAIN.has(code)) return flag(`GB-${code}`);
  if (/^[A-Z]{2}$/.test(code)) return flag(code);
  return icon === '' ? { kind: 'world' } : { kind: 'service', address: icon };
}

function flag(code: string): LeagueMark {
  return { kind: 'flag', code: code.toLowerCase(), letters: code.slice(0, 2) };
}

/** Britain has four football associations, and the code of one. */
function nationOfFootball(name: string): string {
  if (name.startsWith('İskoçya')) return 'GB-SCT';
  if (name.startsWith('Galler')) return 'GB-WLS';
  if (name.startsWith('Kuzey İrlanda')) return 'GB-NIR';
  return 'GB-ENG';
}

const PARTS_OF_BRITAIN: ReadonlySet<string> = new Set(['ENG', 'SCT', 'WLS', 'NIR']);
const EUROPE = /\b(UEFA|EHF|CEV|CHL|ULEB|EURO|Euro\w*)\b|Avrupa/;
