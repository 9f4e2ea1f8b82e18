/** The help centre: topics with their questions, the search, and single articles. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import {
  bettingTopic,
  membershipTopic,
  moneyTopic,
  bonusTopic,
  poolTopic,
  deviceTopic,
  safetyTopic,
  type HelpQuestion,
} from './help-topics.ts';
import { sportTable } from '../../simulation/sports/sport-table.ts';

const topics = [membershipTopic, moneyTopic, bettingTopic, poolTopic, bonusTopic, safetyTopic, deviceTopic];
const questions = topics.flatMap((topic) => topic.questions.map((question) => ({ ...question, topic })));

const urlOf = ({ slug }: Pick<HelpQuestion, 'slug'>): string => `/yardim/detay/${slug}`;

export function helpTopics(): WireResponse<'getHelpTopics'> {
  return topics.map(({ id, title, icon, questions: own }, place) => ({
    id,
    title,
    icon,
    order: place + 1,
    children: own.map((question) => ({ id: question.slug, title: question.title, url: urlOf(question) })),
  }));
}

/** Returns the articles whose title or first 200 characters contain the text; all articles without a search text. */
export function helpArticles(search = ''): WireResponse<'getHelpArticles'> {
  const wanted = search.toLocaleLowerCase('tr');
  return questions
    .map((question) => ({
      id: question.slug,
      title: question.title,
      text: plain(question.text).slice(0, 200),
      url: urlOf(question),
      collection: question.topic.title,
    }))
    .filter(({ title, text }) => `${title} ${text}`.toLocaleLowerCase('tr').includes(wanted));
}

/** @param path within the help centre: `detay/{slug}`, or `{topic or sport}/detay/{slug}` */
export function helpPage(path: string): { title: string; text: string; related: HelpQuestion[] } | undefined {
  const [slug = '', , above = ''] = path.split('/').toReversed();
  const found = questions.find((question) => question.slug === slug);
  if (found !== undefined) {
    return { ...found, related: questions.filter((each) => found.related?.includes(each.slug)) };
  }
  const rules = slug === 'oyun-kurallari' ? sportRulesPage(above) : undefined;
  return rules === undefined
    ? undefined
    : { ...rules, related: questions.filter((each) => each.topic === bettingTopic).slice(0, 3) };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Settlement rules of the sports: one page for each sport that has rules. */
function sportRulesPage(slug: string): { title: string; text: string } | undefined {
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
