/** Settlement rules of the sports: one page for each sport that has rules. */
import { sportTable } from '../../../simulation/sports/sport-table.ts';

export function sportRulesPage(slug: string): { title: string; text: string } | undefined {
  const sport = sportTable.find((each) => each.slug === slug);
  const rule = rules[slug];
  if (sport === undefined || rule === undefined) return undefined;
  return {
    title: `${sport.name} bahis kuralları`,
    text: `<p>${rule}</p><h2>Sonuç</h2><p>Aksi bahsin adında yazmıyorsa organizasyonun resmî sonucu geçerlidir. Sonradan alınan
kararlar (hükmen galibiyet, diskalifiye) ödenen kuponları değiştirmez.</p><h2>Erteleme</h2><p>48 saat içinde başlamayan
karşılaşmanın oranı 1,00 sayılır.</p>
<p>Tek tek bahis türlerinin kuralları <a href="/market-sorgulama">bahis türleri</a> sayfasında.</p>`,
  };
}

const rules: Partial<Record<string, string>> = {
  futbol: 'Bahisler 90 dakika ve hakemin eklediği süre içindir; uzatma devreleri ve penaltılar sayılmaz.',
  basketbol: 'Adında “Uzt.Dahil” yazan bahislerde uzatmalar sayılır, diğerleri normal süre içindir.',
  tenis: 'Maçın tamamlanması gerekir; oyuncu çekilirse sonucu kesinleşmemiş bahislerin oranı 1,00 olur.',
  voleybol: 'Altın set maç sonucuna ve set sayısına katılmaz.',
  'masa-tenisi': 'Oynanan setlerin resmî sonucu geçerlidir; çekilmede kesinleşmemiş bahisler iade edilir.',
  'buz-hokeyi': 'Aksi yazmıyorsa 60 dakika geçerlidir; uzatma ve penaltı atışları sayılmaz.',
  hentbol: 'Bahisler 60 dakikalık normal süre içindir.',
  snooker: 'Maçın ilan edilen frame sayısı üzerinden oynanması gerekir.',
  'motor-sporlari': 'Podyum töreni anındaki sıralama geçerlidir.',
  duello: 'İki tarafın kendi karşılaşmalarındaki sayıları karşılaştırılır.',
  'e-futbol': 'Oyundaki normal süre geçerlidir; maç 2 x 4 ya da 2 x 6 dakikadır.',
  'e-basketbol': 'Uzatmalar dahildir; maç 4 x 5 dakikadır.',
};
