/**
 * News of the last days, made from a list of stories: the newest is less than an hour old, each next one five hours
 * older.
 */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { pictureUrl } from '../../http/content-pictures.ts';
import { type Story, stories } from './stories.ts';
import { HOUR_IN_MS } from '../../turkish-time.ts';

type Row = WireResponse<'getNews'>[number];

const FIRST_ID = 48_210;

export function news(count: number, nowMs: number): Row[] {
  return stories.slice(0, count).map((story, place) => rowOf(story, place, nowMs));
}

export function newsPage(path: string, nowMs: number): WireResponse<'getContentDetail'> | undefined {
  const place = stories.findIndex((story, at) => slugOf(story, at) === path);
  const story = stories[place];
  if (story === undefined) return undefined;
  const { date, image } = rowOf(story, place, nowMs);
  const others = stories.map((each, at) => ({ each, at })).filter(({ each }) => each !== story);
  const near = others.filter(({ each }) => each.category === story.category);
  return {
    title: story.title,
    contents: { text: story.text.map((part) => `<p>${part}</p>`).join(''), summary: story.summary, image },
    date,
    related: [...near, ...others].slice(0, 3).map(({ each, at }) => ({
      title: each.title,
      url: `/spor-haberleri/${slugOf(each, at)}`,
    })),
  };
}

function rowOf(story: Story, place: number, nowMs: number): Row & { image: string } {
  // Times are on the hour, so that a cached response and a new one contain the same time.
  const hour = Math.floor(nowMs / HOUR_IN_MS) * HOUR_IN_MS;
  return {
    id: String(FIRST_ID - place),
    title: story.title,
    summary: story.summary,
    image: pictureUrl('haber', place),
    imageAlt: story.alt,
    url: slugOf(story, place),
    date: (hour - place * 5 * HOUR_IN_MS) / 1_000,
    category: story.category,
    sportId: story.sportId,
  };
}

const slugOf = ({ slug }: Story, place: number): string => `${slug}-${FIRST_ID - place}`;
