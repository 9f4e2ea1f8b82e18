/** Nationalities of registration, Türkiye first; the code is ISO 3166-1 alpha-2. */
const codes = (
  'DE AF US AL AT AU AZ BH BD BE AE GB BY BA BR BG DZ CZ CN DK ID MA AM PH PS FI FR GA GE GH GR HR IN IQ IR IE ES IL ' +
  'SE CH IT IS JP CM CA ME QA KZ KE KG KR XK CY KW CU LV LB LT LY HU MK MY MT MX EG MD MN MZ NP NE NG NO UZ PK PE PL ' +
  'PT RO RU SN RS SK SI SO SD SY SA TJ TH TN TM UA OM JO VN YE NZ'
).split(' ');

const inTurkish = new Intl.DisplayNames('tr', { type: 'region' });
const named = (code: string): { name: string; code: string } => ({ name: inTurkish.of(code) ?? code, code });

export const nationalities: readonly { name: string; code: string }[] = [
  named('TR'),
  ...codes.map(named).toSorted((a, b) => a.name.localeCompare(b.name, 'tr')),
];
