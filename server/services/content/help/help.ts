/** The help centre: topics with their questions, the search, and single articles. */
import type { WireAnswer } from '../../../../src/contract/services/calls.ts';
import { betting } from './betting.ts';
import { membership } from './membership.ts';
import { money } from './money.ts';
import { bonus, pool } from './pool-and-bonus.ts';
import { device, safety } from './safety.ts';
import { sportRules } from './sports.ts';
import type { Question } from './topic.ts';

const topics = [membership, money, betting, pool, bonus, safety, device];
const questions = topics.flatMap((topic) => topic.questions.map((question) => ({ ...question, topic })));

const urlOf = ({ slug }: Pick<Question, 'slug'>): string => `/yardim/detay/${slug}`;

export function helpTopics(): WireAnswer<'getHelpTopics'> {
  return topics.map(({ id, title, icon, questions: own }, place) => ({
    id,
    title,
    icon,
    order: place + 1,
    children: own.map((question) => ({ id: question.slug, title: question.title, url: urlOf(question) })),
  }));
}

/** Returns the articles whose title or first 200 characters contain the text; all articles without a search text. */
export function helpArticles(search = ''): WireAnswer<'getHelpArticles'> {
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
export function helpPage(path: string): { title: string; text: string; related: Question[] } | undefined {
  const [slug = '', , above = ''] = path.split('/').toReversed();
  const found = questions.find((question) => question.slug === slug);
  if (found !== undefined) {
    return { ...found, related: questions.filter((each) => found.related?.includes(each.slug)) };
  }
  const rules = slug === 'oyun-kurallari' ? sportRules(above) : undefined;
  return rules === undefined
    ? undefined
    : { ...rules, related: questions.filter((each) => each.topic === betting).slice(0, 3) };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
