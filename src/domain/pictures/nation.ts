/** A side that is a country, by its Turkish name: its mark is its flag. */
import { foldTurkish } from '../text.ts';
import { teamOf } from './team-mark.ts';

/** The file of its flag ("tr", "gb-eng"), or undefined for a club. */
export function nationOf(name: string): string | undefined {
  codes ??= new Map([...regions(), ...others]);
  return codes.get(foldTurkish(teamOf(name)));
}

let codes: ReadonlyMap<string, string> | undefined;

/** The browser knows the names of the countries; a code of any two letters that it would not write otherwise is one. */
function* regions(): Generator<[string, string]> {
  const names = new Intl.DisplayNames(['tr'], { type: 'region', fallback: 'none' });
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = names.of(code);
      if (name === undefined || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      yield [foldTurkish(teamOf(name)), code.toLowerCase()];
    }
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** As programs write them, and the nations of Britain. */
const others: readonly [string, string][] = [
  ['abd', 'us'],
  ['ingiltere', 'gb-eng'],
  ['iskocya', 'gb-sct'],
  ['galler', 'gb-wls'],
  ['kuzey irlanda', 'gb-nir'],
  ['buyuk britanya', 'gb'],
  ['bosna hersek', 'ba'],
  ['cek cumhuriyeti', 'cz'],
  ['fildisi sahili', 'ci'],
  ['yesil burun adalari', 'cv'],
  ['hong kong', 'hk'],
  ['filistin', 'ps'],
];
