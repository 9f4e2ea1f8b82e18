/** Icon of a league (rule picture-2): the flag of its country, or another sign of where it is played. */
import type { Competition } from '../../model/event.ts';
import { FOOTBALL, electronicSports } from '../../domain/sports.ts';

export type LeagueBadgeKind =
  /** `code` is the name of the flag's file, `letters` is shown when the file cannot be loaded. */
  | { kind: 'flag'; code: string; letters: string }
  /** A picture from the service, for a code that is not a country. */
  | { kind: 'service'; address: string }
  | { kind: 'world' }
  /** An electronic sport, shown with the icon of a screen. */
  | { kind: 'sport' };

export function leagueBadgeKind({ sportId, country, name, icon }: Competition): LeagueBadgeKind {
  const code = country.trim().toUpperCase();
  if (electronicSports.has(sportId)) return { kind: 'sport' };
  if (code === 'INT' || code === '') return EUROPE.test(name) ? flag('EU') : { kind: 'world' };
  if (code === 'GB' && sportId === FOOTBALL) return flag(nationOfFootball(name));
  if (PARTS_OF_BRITAIN.has(code)) return flag(`GB-${code}`);
  if (/^[A-Z]{2}$/.test(code)) return flag(code);
  return icon === '' ? { kind: 'world' } : { kind: 'service', address: icon };
}

function flag(code: string): LeagueBadgeKind {
  return { kind: 'flag', code: code.toLowerCase(), letters: code.slice(0, 2) };
}

/** Britain has one country code and four football associations, so the league's name decides. */
function nationOfFootball(name: string): string {
  if (name.startsWith('İskoçya')) return 'GB-SCT';
  if (name.startsWith('Galler')) return 'GB-WLS';
  if (name.startsWith('Kuzey İrlanda')) return 'GB-NIR';
  return 'GB-ENG';
}

const PARTS_OF_BRITAIN: ReadonlySet<string> = new Set(['ENG', 'SCT', 'WLS', 'NIR']);
const EUROPE = /\b(UEFA|EHF|CEV|CHL|ULEB|EURO|Euro\w*)\b|Avrupa/;
