/** Options of registration and personal information: nationalities and occupations. */

/** Nationalities of registration, Türkiye first; the code is ISO 3166-1 alpha-2. */
const countryCodes = (
  'DE AF US AL AT AU AZ BH BD BE AE GB BY BA BR BG DZ CZ CN DK ID MA AM PH PS FI FR GA GE GH GR HR IN IQ IR IE ES IL ' +
  'SE CH IT IS JP CM CA ME QA KZ KE KG KR XK CY KW CU LV LB LT LY HU MK MY MT MX EG MD MN MZ NP NE NG NO UZ PK PE PL ' +
  'PT RO RU SN RS SK SI SO SD SY SA TJ TH TN TM UA OM JO VN YE NZ'
).split(' ');

const inTurkish = new Intl.DisplayNames('tr', { type: 'region' });
const named = (code: string): { name: string; code: string } => ({ name: inTurkish.of(code) ?? code, code });

export const nationalities: readonly { name: string; code: string }[] = [
  named('TR'),
  ...countryCodes.map(named).toSorted((a, b) => a.name.localeCompare(b.name, 'tr')),
];

/** Occupations of registration and of personal information; the code is what travels. */
const occupationNames = (
  'Akademisyen|Asker|Avukat|Bankacı|Berber / Kuaför|Bilgi teknolojileri uzmanı|Çiftçi|Diş hekimi|Doktor|Eczacı|' +
  'Elektrikçi|Emekli|Emlak danışmanı|Esnaf|Ev hanımı / Ev erkeği|Fotoğrafçı|Garson|Gazeteci|Grafik tasarımcı|' +
  'Güvenlik görevlisi|Hemşire|İnşaat işçisi|İşçi|İşsiz|Kamu görevlisi|Kurye|Makinist|Mali müşavir|Marangoz|Memur|' +
  'Mimar|Mühendis|Müzisyen|Muhasebeci|Öğrenci|Öğretmen|Özel sektör çalışanı|Pazarlamacı|Polis|Psikolog|' +
  'Satış danışmanı|Serbest meslek|Sigortacı|Sporcu|Şoför|Teknisyen|Terzi|Turizm çalışanı|Veteriner|Yazılımcı|' +
  'Yönetici|Diğer'
).split('|');

const FIRST_CODE = 101;

export const occupations: readonly { name: string; code: string }[] = occupationNames.map((name, place) => ({
  name,
  code: String(FIRST_CODE + place),
}));
