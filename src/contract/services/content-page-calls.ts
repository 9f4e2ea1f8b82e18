/**
 * Texts and images of the content service (wire-content-1 to wire-content-4). No call carries a token, and all
 * responses are cached for visitors without a network. Rows are ordered by the service's own number, not by their
 * position.
 */
import { type Infer, coerce, nullable, object, optional, type as shape, string, unknown } from 'superstruct';
import {
  type CountDown,
  type HomeSection,
  type NewsItem,
  type PageLink,
  type Poster,
  homeBlocks,
} from '../../model/content.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { readCall } from './call.ts';
import { booleanOrFalse, oneOfOrUnknown, listOf, numeric, numericOr, text, textOr, optionalField } from './fields.ts';
import { STEADY_FRESH_SECONDS } from './cache-policy.ts';
import { toEpochSeconds } from './epoch-seconds.ts';
import { decodeRows, rows, requiredRows } from './response-rows.ts';

const steady = { how: 'steady', freshSeconds: STEADY_FRESH_SECONDS } as const;

/** Number of news items in a list; the newest come first. */
export const NEWS_COUNT = 16;

const LAST = Number.MAX_SAFE_INTEGER;

const pageLink = shape({ title: text(), url: text() });

const contentPage = shape({
  title: textOr(''),
  /** The parts of the page, or only its text. */
  contents: coerce(
    shape({ text: textOr(''), summary: optionalField(text()), image: optionalField(text()) }),
    unknown(),
    (value) => (isPlainObject(value) ? value : { text: typeof value === 'string' ? value : '' }),
  ),
  date: optionalField(numeric()),
  related: optionalField(listOf(pageLink)),
});

const helpTopic = shape({
  id: text(),
  title: text(),
  icon: textOr(''),
  order: numericOr(LAST),
  children: listOf(shape({ id: textOr(''), title: text(), url: text() })),
});

const helpArticle = shape({ id: text(), title: text(), text: textOr(''), url: text(), collection: textOr('') });

const newsItem = shape({
  id: text(),
  title: text(),
  summary: textOr(''),
  image: textOr(''),
  imageAlt: textOr(''),
  url: text(),
  date: optionalField(numeric()),
  category: textOr(''),
  sportId: numericOr(0),
});

const poster = shape({
  id: text(),
  title: textOr(''),
  subtitle: textOr(''),
  image: text(),
  mobileImage: textOr(''),
  alt: textOr(''),
  url: textOr(''),
  buttonText: textOr(''),
  order: numericOr(LAST),
  beginDate: optionalField(numeric()),
  endDate: optionalField(numeric()),
});

/** null when there is no count-down. */
const countDown = nullable(
  shape({
    isActive: booleanOrFalse(),
    title: textOr(''),
    subtitle: textOr(''),
    endDate: optionalField(numeric()),
    url: textOr(''),
    image: textOr(''),
  }),
);

const homeSection = shape({
  id: text(),
  type: oneOfOrUnknown(homeBlocks),
  title: textOr(''),
  order: numericOr(LAST),
  items: optionalField(listOf(shape({ contents: textOr('') }))),
});

const toTopics = decodeRows((topic: Infer<typeof helpTopic>) => topic);
const toArticles = decodeRows(({ collection, url, ...rest }: Infer<typeof helpArticle>) => ({
  ...rest,
  url: helpPath(url),
  topic: collection,
}));
const toNews = decodeRows(toNewsItem);
const toPosters = decodeRows((row: Infer<typeof poster>) => row);
const toSections = decodeRows((row: Infer<typeof homeSection>) => row);

export const contentPageCalls = {
  /** Content of a page, by the path of its address. */
  getContentDetail: readCall({
    path: 'content_detail',
    keep: { how: 'live' },
    query: object({ url: string() }),
    response: contentPage,
    decode: ({ title, contents, date, related }) => ({
      title,
      contents: contents.text,
      summary: contents.summary ?? '',
      image: contents.image ?? '',
      at: toEpochSeconds(date),
      related: (related ?? []).map(toLink),
    }),
  }),
  getHelpTopics: readCall({
    path: 'faq-links',
    keep: steady,
    response: requiredRows(helpTopic),
    decode: (wire, context) =>
      byOrder(toTopics(wire, context)).map(({ id, title, icon, children }) => ({
        id,
        title,
        icon,
        questions: children.map(({ title: question, url }) => ({ title: question, url: helpPath(url) })),
      })),
  }),
  /** Returns all articles when `search` is absent; the search itself runs on the device, online and offline. */
  getHelpArticles: readCall({
    path: 'FaqCollectionSearch',
    keep: steady,
    query: object({ search: optional(string()) }),
    response: requiredRows(helpArticle),
    decode: toArticles,
  }),
  getNews: readCall({
    path: 'News',
    keep: { how: 'live' },
    query: object({ count: string() }),
    response: requiredRows(newsItem),
    decode: (wire, context) => toNews(wire, context).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)),
  }),
  /** `type`: WEB_SLIDER or MOBILE_SLIDER. */
  getSlides: readCall({
    path: 'slider',
    keep: steady,
    query: object({ type: string() }),
    response: requiredRows(poster),
    decode: (wire, context) => byOrder(toPosters(wire, context)).map(toPoster),
  }),
  /** `platform`: WEB or WEBMOBILE. `position`: where the banners are placed; the product shows those of `home`. */
  getBanners: readCall({
    path: 'Banner',
    keep: steady,
    query: object({ platform: string(), position: string() }),
    response: requiredRows(poster),
    decode: (wire, context) => byOrder(toPosters(wire, context)).map(toPoster),
  }),
  getCountDown: readCall({ path: 'tournament/countDownInfo', keep: steady, response: countDown, decode: toCountDown }),
  /** `platform`: WEB or WEBMOBILE. */
  getHomeContent: readCall({
    path: 'home-content',
    keep: steady,
    query: object({ platform: string() }),
    response: shape({ sections: rows(homeSection) }),
    decode: ({ sections }, context): HomeSection[] =>
      byOrder(toSections(sections, context)).flatMap(({ id, type, title, items }) =>
        type === 'unknown'
          ? []
          : [{ id, type, title, contents: (items ?? []).map(({ contents }) => contents).join('') }],
      ),
  }),
};

function toNewsItem({ url, date, ...rest }: Infer<typeof newsItem>): NewsItem {
  return { ...rest, slug: lastPart(url), at: toEpochSeconds(date) };
}

function toPoster(wire: Infer<typeof poster>): Poster {
  const { id, title, subtitle, image, mobileImage, alt, url, buttonText } = wire;
  const times = { beginsAt: toEpochSeconds(wire.beginDate), endsAt: toEpochSeconds(wire.endDate) };
  return { id, title, subtitle, image, mobileImage, alt, url, buttonText, ...times };
}

/** Returns null for an inactive count-down and for one without a title or an end. */
function toCountDown(wire: Infer<typeof countDown>): CountDown | null {
  const endsAt = toEpochSeconds(wire?.endDate);
  if (wire === null || !wire.isActive || endsAt === null || wire.title === '') return null;
  const { title, subtitle, url, image } = wire;
  return { title, subtitle, endsAt, url, image };
}

const toLink = ({ title, url }: PageLink): PageLink => ({ title, url });

/** Returns the path of a help page; the service sends the whole path or only its last part. */
const helpPath = (url: string): string => (url.startsWith('/') ? url : `/yardim/detay/${url}`);

const lastPart = (url: string): string => url.split('/').findLast((part) => part !== '') ?? '';

const byOrder = <Row extends { order: number }>(all: readonly Row[]): Row[] =>
  all.toSorted((a, b) => a.order - b.order);
