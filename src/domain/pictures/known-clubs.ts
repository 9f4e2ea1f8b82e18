/** Well-known club colours: the Süper Lig and some European clubs. Each value is field, band and letters. */
import { foldTurkish } from '../text.ts';

interface KnownClub {
  colours: readonly [field: string, band: string];
  letters: string;
}

export function knownClub(team: string): KnownClub | undefined {
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
