/** A visitor's reads: the program, one match, the contents and the places, each with ids of the responses before it. */
import type { NamedPlace } from '../../src/model/retailer.ts';
import type { ProgramEvent } from '../../src/model/event.ts';
import type { SendCall } from './send-call.ts';

export const FOOTBALL = '1';
const E_FOOTBALL = '137';

/** Events of the program that the tours request. */
export interface Events {
  all: readonly ProgramEvent[];
  live: number;
  commented: number;
  first: number;
}

export async function programTour(request: SendCall): Promise<Events> {
  const list = await request('getEvents', { query: { st: FOOTBALL, type: '0', version: '0' } });
  const live = await request('getEvents', { query: { st: FOOTBALL, type: '1', version: '0' } });
  await request('getTrackedEvents', { query: { st: FOOTBALL, type: '1', version: '0' } });
  const all = (list?.events ?? []).map(({ event }) => event);
  const running = (live?.events ?? []).map(({ event }) => event).filter(({ phase }) => phase === 1);
  const first = all[0]?.id ?? 0;
  await request('getEvent', { parameters: { id: first }, query: { allMarkets: 'true' } });
  await request('getHighlightedEvents', { query: { st: FOOTBALL } });
  await request('getInfo', {});
  await request('getCompetitions', {});
  await request('getMarketConfig', {});
  await request('getMarketRules', {});
  await request('getOutcomePlayPercentages', { query: { sportType: FOOTBALL } });
  await request('getPlayedEventPercentage', { query: { sportType: FOOTBALL } });
  await request('getLiveEventsForWidget', {});
  await request('getUpcomingEventsForWidget', {});
  await request('getMarketsById', { body: [{ eventId: first, marketId: all[0]?.markets[0]?.id ?? 0, outComeNo: 1 }] });
  await request('getPopularBets', { query: { sportId: FOOTBALL, limit: '6' } });
  await request('getPopularEasyCoupons', {});
  await request('getHighlightedLeagues', { query: { st: FOOTBALL } });
  const commented = all.find(({ hasComments }) => hasComments)?.id ?? first;
  return { all, live: running.find(({ hasStream }) => hasStream)?.id ?? running[0]?.id ?? first, commented, first };
}

/** @param day date in Türkiye whose scores are requested, such as "2026-11-21" */
export async function statisticsTour(
  request: SendCall,
  { commented, live, first }: Events,
  day: string,
): Promise<void> {
  const match = { sportId: FOOTBALL, eventId: commented };
  await request('getEventSummary', { parameters: { ...match, eventId: live } });
  await request('getEventSummary', { parameters: match });
  const esports = await request('getEvents', { query: { st: E_FOOTBALL, type: '0', version: '0' } });
  const esport = esports?.events[0]?.event.id ?? first;
  await request('getElectronicSummary', { parameters: { sportId: E_FOOTBALL, eventId: esport } });
  for (const name of ['getMeetings', 'getLastMatches'] as const) {
    await request(name, { parameters: { ...match, count: 5 } });
  }
  for (const name of ['getMissingPlayers', 'getStandings'] as const) await request(name, { parameters: match });
  await request('getReferee', { parameters: { eventId: commented, count: 5 } });
  for (const name of ['getMatchAnalysis', 'getLineUps', 'getSeasonCards'] as const) {
    await request(name, { parameters: { eventId: commented } });
  }
  await request('getCommentary', { query: { sportType: FOOTBALL, eventId: String(live) } });
  for (const name of ['getEventCommentary', 'getEventStreamUrl'] as const) {
    await request(name, { parameters: { eventId: live } });
  }
  await request('getLiveScores', { query: { SportId: FOOTBALL, SearchDate: day } });
  await request('getLiveResults', { query: { sportId: FOOTBALL, date: day } });
}

export async function contentTour(request: SendCall, { commented }: Events): Promise<void> {
  const platform = { platform: 'WEB' };
  await request('getAppConfig', { query: platform });
  await request('getContentDetail', { query: { url: '/para-yatirma-sayfasi' } });
  await request('getHelpTopics', {});
  await request('getHelpArticles', { query: {} });
  await request('getNews', { query: { count: '16' } });
  await request('getSlides', { query: { type: 'WEB_SLIDER' } });
  await request('getBanners', { query: { ...platform, position: 'home' } });
  await request('getCountDown', {});
  await request('getHomeContent', { query: platform });
  await request('getCampaigns', { query: platform });
  await request('getEventComments', { query: { eventId: String(commented) } });
  const editors = await request('getVisitorEditors', { query: { page: '1', currentPage: '1', pageSize: '10' } });
  await request('getMainPageEditors', {});
  await request('getEditor', { parameters: { id: editors?.rows[0]?.id ?? 1 } });
  await request('searchEditors', { query: { text: 'ece', count: '10' } });
  await request('getLegalText', { parameters: { name: 'contract-info' } });
}

/** The place that an applicant of a retailer's licence would choose. */
interface ChosenPlace {
  provinceId: string;
  districts: readonly NamedPlace[] | undefined;
}

export async function placesTour(request: SendCall): Promise<ChosenPlace> {
  await request('getOccupations', {});
  await request('getNationalities', {});
  await request('getRegisterCommon', { query: {} });
  const provinces = await request('getProvinces', {});
  const provinceId = String(provinces?.[0]?.id ?? 1);
  const districts = await request('getDistricts', { query: { provinceId } });
  const retailers = await request('getRetailers', { query: { provinceId } });
  await request('checkRetailer', { parameters: { id: retailers?.[0]?.id ?? 1 } });
  return { provinceId, districts };
}

export async function poolRoundsTour(request: SendCall): Promise<number> {
  const round = await request('getPool', {});
  const rounds = await request('getPoolRounds', {});
  await request('getPoolResult', { query: { gameCycleNo: String(rounds?.at(-1)?.cycle ?? 1) } });
  await request('getLastPoolResult', {});
  return round?.cycle ?? 0;
}
