import { describe, expect, test } from 'vitest';
import { contentRule } from '../../../sw/responses/content-cache.ts';

const kindOf = (url: string, init: RequestInit = {}): string | undefined =>
  contentRule(new Request(new URL(url, 'https://tribun.test'), init))?.how;

describe('the allow-list of the content store', () => {
  test.each([
    ['/environment.json', 'live'],
    ['/api/sportsbook/get_market_config', 'steady'],
    ['/api/sportsbook/competitions', 'steady'],
    ['/api/content/appconfig?platform=WEB', 'steady'],
    ['/api/content/campaigns?platform=WEB', 'steady'],
    ['/api/content/content_detail?url=/iletisim', 'live'],
    ['/api/content/faq-links', 'steady'],
    ['/api/content/FaqCollectionSearch', 'steady'],
    ['/api/content/News?count=16', 'live'],
    ['/api/content/slider?type=WEB_SLIDER', 'steady'],
    ['/api/content/Banner?platform=WEB&position=home', 'steady'],
    ['/api/content/tournament/countDownInfo', 'steady'],
    ['/api/content/home-content?platform=WEB', 'steady'],
    ['/api/content/editorComments?eventId=7', 'live'],
    ['/api/content/unauthorizedEditors?currentPage=1&page=1&pageSize=10', 'live'],
    ['/api/content/editorDetails/3', 'live'],
    ['/api/content/mainPageEditors', 'live'],
    ['/api/statistics/statistics/headtohead/1/7/20', 'live'],
    ['/api/statistics/statistics/lastmatches/2/7/10', 'live'],
    ['/api/statistics/statistics/standing/1/7', 'live'],
    ['/api/statistics/statistics/missingplayerandstats/1/7', 'live'],
    ['/api/statistics/statistics/soccerrefereepage/7/10', 'live'],
    ['/api/statistics/statistics/socceriddaaanalys/7', 'live'],
    ['/api/sportsbook/events?st=1&type=0&version=0', 'live'],
    ['/api/sportsbook/event/2718281', 'live'],
    ['/api/sportsbook/event/2718281?allMarkets=true', 'live'],
    ['/api/statistics/broadage/getEventListCache?SportId=1&SearchDate=2026-11-22', 'live'],
    ['/api/sportsbook/info', 'live'],
    ['/api/sportsbook/highlighted-events?st=1', 'live'],
    ['/api/sportsbook/highlighted-leagues', 'live'],
    ['/api/sportsbook/live-events-for-widget', 'live'],
    ['/api/sportsbook/upcoming-events-for-widget', 'live'],
    ['/api/sportsbook/getPopulerBets?sportId=1&limit=20', 'live'],
    ['/api/sportsbook/popular-easy-coupons', 'live'],
    ['/api/sportsbook/outcome-play-percentages?sportType=1', 'live'],
    ['/api/sportsbook/played-event-percentage?sportType=1', 'live'],
    ['/api/statistics/statistics/eventsummary/1/7', 'live'],
    ['/api/statistics/statistics/soccerlineup/7', 'live'],
    ['/api/statistics/statistics/socceryellowredcards/7', 'live'],
    ['/api/statistics/broadage/getMatchCommentary?sportType=1&eventId=7', 'live'],
    ['/api/statistics/broadage/getMatchCommentary?sportType=1&broadageId=7', 'live'],
    ['/api/statistics/statistics/eventcommentary/7', 'live'],
    ['/api/statistics/statistics/137/7', 'live'],
    ['https://services.operator.test/v2/sportsbook/info', 'live'],
  ])('%s is cached as %s', (url, kind) => {
    expect(kindOf(url)).toBe(kind);
  });

  test.each([
    '/api/sportsbook/events?st=1&type=0&version=84512',
    '/api/sportsbook/events?st=1&type=0',
    '/api/sportsbook/favorite-leagues?sportId=1',
    '/api/content/editors?currentPage=1&page=1&pageSize=10',
    '/api/content/search?text=ece&count=10',
    '/api/sportsbook/soccer-stream-url/7',
    '/api/sportsbook/event/7/more',
    // Addresses of no call that happen to end like one.
    '/api/statistics/statistics/event-stream-url/7',
    '/api/statistics/statistics/137/latest',
    'https://pictures.operator.test/statistics/teams/12.png',
    '/api/sportsbook/information',
    '/api/Identity/access-tokens/secret/12/refresh',
    '/api/accounts/balance',
    '/api/betslip/played-betslips-and-pendings?status=1',
    '/deep/environment.json',
    '/environment-json',
    '/',
  ])('%s is not cached', (url) => {
    expect(kindOf(url)).toBeUndefined();
  });

  test.each(['/environment.json', '/api/sportsbook/info', '/api/sportsbook/event/7'])(
    '%s is not cached with the token of a player',
    (url) => {
      expect(kindOf(url, { headers: { Authorization: 'Bearer secret' } })).toBeUndefined();
    },
  );

  test('only GET requests are cached', () => {
    expect(kindOf('/api/sportsbook/info', { method: 'POST', body: '{}' })).toBeUndefined();
    expect(kindOf('/api/sportsbook/info', { method: 'DELETE' })).toBeUndefined();
  });
});
