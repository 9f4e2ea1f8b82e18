/**
 * Generated mark of a team without a crest (rule picture-4): two colours and letters, always the same for the same
 * name.
 */
import { foldTurkish } from '../../domain/text.ts';

interface KnownClub {
  colours: readonly [field: string, band: string];
  letters: string;
}

/** Well-known club colours: the Süper Lig and some European clubs. Each value is field, band and letters. */
function knownClub(team: string): KnownClub | undefined {
  const name = foldTurkish(team).replace(/ fc$/, '');
  const found = european.get(name) ?? turkish.get(name) ?? turkish.get(beginning(name));
  const [field = '', band = '', letters = ''] = found?.split(' ') ?? [];
  return found === undefined ? undefined : { colours: [`#${field}`, `#${band}`], letters };
}

function beginning(name: string): string {
  return [...turkish.keys()].find((club) => name.startsWith(`${club} `)) ?? '';
}

/** Clubs found by the beginning of the name: "Fenerbahçe Beko" plays basketball in Fenerbahçe's colours. */
const turkish = new Map(
  Object.entries({
    galatasaray: 'a90432 fdb912 GS',
    fenerbahce: '12295c ffed00 FB',
    besiktas: '15171a ffffff BJK',
    trabzonspor: '7b1735 5fb0e5 TS',
    basaksehir: 'e8641b 14264b İBF',
    samsunspor: 'd3112b ffffff SAM',
    goztepe: 'd8121a f7c600 GÖZ',
    konyaspor: '0d7a3e ffffff KON',
    alanyaspor: 'e9711c 0a8043 ALA',
    'gaziantep fk': 'c4161c 1a1a1a GFK',
    rizespor: '0a7a4b 1c4fa0 RİZ',
    'caykur rizespor': '0a7a4b 1c4fa0 RİZ',
    kasimpasa: '14366f ffffff KAS',
    antalyaspor: 'd1131e ffffff ANT',
    kocaelispor: '0b7a3b 15171a KOC',
    genclerbirligi: 'c8102e 15171a GB',
    eyupspor: '5b2a86 f3c21b EYP',
    kayserispor: 'c8102e f6c100 KYS',
    'fatih karagumruk': '15171a d0142a FKG',
    bursaspor: '0f7a42 ffffff BUR',
    sivasspor: 'c8102e ffffff SİV',
    'adana demirspor': '0f5ca8 7fc4ee ADS',
    'anadolu efes': '14387f ffffff EFS',
  }),
);

/** Clubs found only by their whole name: Inter Miami is not Inter. */
const european = new Map(
  Object.entries({
    arsenal: 'cf1020 ffffff ARS',
    chelsea: '0b3d91 ffffff CHE',
    liverpool: 'c1121f 0a7a5c LIV',
    'manchester city': '86bdec 12295c MCI',
    'manchester united': 'c8102e f6c100 MUN',
    'tottenham hotspur': 'f2f4f7 14264b TOT',
    barcelona: '12418c a50044 BAR',
    'fc barcelona': '12418c a50044 BAR',
    'real madrid': 'f2f4f7 f3c21b RMA',
    'atletico madrid': 'c4122f 1b3a8a ATM',
    'bayern munchen': 'd3112b 0f5ca8 BAY',
    'borussia dortmund': 'fbd914 15171a BVB',
    juventus: '15171a ffffff JUV',
    milan: 'b80d20 15171a MIL',
    inter: '0d3c8f 15171a IM',
    napoli: '1668c1 ffffff NAP',
    roma: '8e1f2f f3b41b ROM',
    psg: '0f2a5e d3112b PSG',
    'paris saint-germain': '0f2a5e d3112b PSG',
  }),
);

export interface TeamBadgeStyle {
  letters: string;
  /** Background colour below the letters. */
  field: string;
  /** Colour of the band. */
  band: string;
  /** Colour of the letters: black or white, whichever has more contrast with the field. */
  ink: string;
  /** Position of the band: three letters need the whole width, so it is on top. */
  form: 'top' | 'side';
}

/** @param person true for a single player or a pair, whose letters are the initials */
export function teamBadgeStyle(name: string, person = false): TeamBadgeStyle {
  const team = teamBaseName(name);
  const known = person ? undefined : knownClub(team);
  const hash = hashOf(foldTurkish(team));
  const [field, band] = known?.colours ?? coloursOf(hash);
  const letters = known?.letters ?? (person ? initialsOf(team) : lettersOf(team));
  const narrow = letters.length < 3 && hash % 2 === 1;
  return { letters, field, band, ink: inkOn(field), form: narrow ? 'side' : 'top' };
}

/**
 * Team name without the suffix of a squad: "Galatasaray U19", "Galatasaray (K)" and "Galatasaray (Noah)" are one club.
 */
export function teamBaseName(name: string): string {
  const team = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+(U\d{2}|II|III|B|K)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return team === '' ? name.trim() : team;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG). Colours are `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** First three letters of a single word, or the initials of up to three words. */
function lettersOf(team: string): string {
  const words = wordsOf(team);
  const telling = words.filter((word) => !CLUB_WORDS.test(word));
  const [first = '', ...others] = telling.length > 0 ? telling : words;
  const letters = others.length === 0 ? Array.from(first).slice(0, 3) : [first, ...others].slice(0, 3).map(initial);
  return upper(letters.join(''), team);
}

function initialsOf(team: string): string {
  const names = team.includes('/') ? team.split('/') : wordsOf(team);
  return upper(
    names
      .map((each) => initial(each.trim()))
      .join('')
      .slice(0, 2),
    team,
  );
}

function wordsOf(team: string): string[] {
  return team.split(/[\s./&-]+/).filter((word) => /\p{L}/u.test(word));
}

function initial(word: string): string {
  return Array.from(word)[0] ?? '';
}

/** Turkish names use Turkish capitals: "Rize" is "RİZ", "Liverpool" is "LIV". */
function upper(letters: string, team: string): string {
  return /[çğışöüİ]|spor/.test(team) ? letters.toLocaleUpperCase('tr') : letters.toUpperCase();
}

function coloursOf(hash: number): readonly [string, string] {
  const field = FIELDS[hash % FIELDS.length] ?? FIELDS[0];
  const bands = BANDS.filter((band) => contrastRatio(field, band) >= 1.7);
  return [field, bands[(hash >>> 8) % bands.length] ?? '#ffffff'];
}

function inkOn(field: string): string {
  return contrastRatio(field, '#ffffff') >= contrastRatio(field, '#000000') ? '#ffffff' : '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** FNV-1a hash with an extra mixing step, so that similar names get different colours. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Common club words, which do not identify a team. */
const CLUB_WORDS =
  /^(FK|SK|FC|CF|SC|AC|AS|SV|BK|IF|CD|UD|RB|VfB|VfL|TSG|SSC|Spor|Kulübü|Belediye|Basketbol|Basket|Voleybol)$/;

const FIELDS = [
  '#b3202c',
  '#7c1d3f',
  '#1b3a8a',
  '#1668c1',
  '#0e6e83',
  '#137a45',
  '#2c5e1a',
  '#5b2a86',
  '#c2470c',
  '#7a4f12',
  '#27333f',
  '#f2f4f7',
  '#f3c21b',
  '#86bdec',
] as const;

const BANDS = ['#ffffff', '#f3c21b', '#d0242f', '#15181d', '#1b4fb0', '#7fb9ea', '#1c8a50', '#e8762d'] as const;
