/** The help centre: topics with their questions, the search, and single articles. */
import type { WireResponse } from '../../../../src/contract/services/calls.ts';
import { bettingTopic } from './betting-topic.ts';
import { membershipTopic } from './membership-topic.ts';
import { moneyTopic } from './money-topic.ts';
import { bonusTopic, poolTopic } from './pool-and-bonus-topics.ts';
import { deviceTopic, safetyTopic } from './safety-topics.ts';
import { sportRulesPage } from './sport-rules-page.ts';
import type { HelpQuestion } from './help-topic-content.ts';

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
