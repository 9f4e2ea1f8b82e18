/**
 * Places outside the program that show a match's score, each by itself: none shows it once scores are hidden (rule
 * cover-1).
 */
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { poolLinks } from '../../src/routes/pool-routes.ts';
import { UNSAVED_SLIP } from '../../src/contract/services/unsaved-slip.ts';
import { marketNameOf } from '../../server/simulation/answers/market-names.ts';
import { memberPost, play, shared } from '../support/played-coupons.ts';
import { blockOf, movePool, playPool, poolTruth } from '../support/pool.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { itemsOf } from '../support/slip.ts';
import { type Place, hideScores, scoreText, tellingMatch, walk } from '../support/telling-match.ts';

/** The figures of a row, joined by a hyphen. */
const figures = (row: (page: Page) => Locator) => async (page: Page) =>
  (await row(page).locator('b').allInnerTexts()).slice(-2).join('-');
const words = (place: (page: Page) => Locator) => async (page: Page) => (await place(page).allInnerTexts()).join('\n');
const rowIn = (page: Page, eventId: number): Locator => page.locator(`main [data-event="${eventId}"]`).first();

test(
  'hidden scores are not shown on home, in search, proposals, and saved or shared slips',
  { timeout: 120_000 },
  async () => {
    const { server, player, open } = await setMemberScreen({ balance: 1_000 }, { server: { events: 300 } });
    const { event, market, spot, result } = await tellingMatch(server);
    const { i, hn = '', an = '' } = event;
    const e = (await itemsOf(server, [spot])).map(({ odd }) => ({
      ...{ eid: i, mid: market.i, ono: spot.outcome, odd: odd / 100, b: false },
    }));
    const slip = { e, ss: [], m: 50, cc: 1 };
    await memberPost(server, player, 'betslip/save-betslip', { name: 'Kupon 1', slip });
    const { sharedId } = await memberPost<{ sharedId: string }>(
      server,
      player,
      `betslip/share-betslip/${UNSAVED_SLIP}`,
      {
        slip,
      },
    );
    const coupon = await shared(server, player, (await play(server, player, [spot])).id);
    const bet = {
      ...{ eventId: i, marketId: market.i, outcomeNo: spot.outcome, sportId: 1, eventName: `${hn} - ${an}` },
      ...{ marketName: marketNameOf(market), outcomeName: '1', eventDate: event.d, odd: 2, wodd: 2, mbs: 1 },
      ...{ playedCount: 10, percent: 20 },
    };
    const lastComment = {
      ...{
        commentId: 1,
        editorId: 1,
        editorName: 'Yazar',
        image: '',
        eventId: i,
        sportId: 1,
        homeTeam: hn,
        awayTeam: an,
      },
      ...{ leagueName: '', matchStartDateTime: event.d, score: '', bettingPhase: 1, status: 1, muk: '4_23' },
      ...{ sov: market.sov ?? '', marketId: market.i, marketName: bet.marketName, outcomeNo: spot.outcome },
      ...{ outcomeName: '1', odd: 2, webOdd: 2, currentOdd: 2, resultStatus: -1, commentText: 'Ev sahibi.' },
    };
    const answer = (data: unknown) => ({ isSuccess: true, data, message: null, error: null });
    await server.fault({ method: 'GET', path: 'sportsbook/getPopulerBets', body: answer([bet]) });
    const easy = { id: 1, name: 'Kolay', totalOdd: 2, bets: [bet] };
    await server.fault({ method: 'GET', path: 'sportsbook/popular-easy-coupons', body: answer([easy]) });
    const featured = { editorId: 1, editorName: 'Yazar', image: '', lastComment };
    await server.fault({ method: 'GET', path: 'mainPageEditors', body: answer([featured]) });

    const found = (page: Page) => page.getByRole('option').filter({ hasText: hn }).first();
    const at = (name: string, path: string, place: (page: Page) => Locator): Place => ({
      ...{ name, path, seen: words(place) },
      ready: (page) => place(page).waitFor(),
    });
    const atHome = (page: Page) => page.locator(`main article[data-event="${i}"] a`).first();
    const named = (page: Page) =>
      main(page)
        .getByText(/Kalanını Kim Kazanır/)
        .first();
    const places: Place[] = [
      { ...at('home', '/', atHome), seen: figures(atHome) },
      at('an editor at home', '/', (page) => page.locator('main [data-editor="1"]')),
      at('popular bets', '/populer-bahisler/futbol', named),
      at('easy coupons', '/kolay-kuponlar', named),
      at('saved slips', '/profil/kuponlarim/kayitli', named),
      at('a shared slip', `/paylasilan-kuponlar/${sharedId}`, named),
      at('a shared coupon', `/paylasilan-kuponlar/${coupon}`, (page) => rowIn(page, i)),
      at('tracker', `/lmt-old/${event.bri}`, (page) => rowIn(page, i)),
      {
        ...{ name: 'search', path: '/spor-toto', seen: figures(found) },
        ready: async (page) => {
          await page.getByRole('banner').getByRole('button', { name: 'Maç, takım veya lig ara' }).click();
          await page.getByRole('dialog', { name: 'Ara' }).getByRole('combobox').fill(`${hn} ${an}`);
          await found(page).waitFor();
        },
      },
    ];
    const page = await open('/');
    await walk(page, places, result, true);
    await hideScores(page);
    await walk(page, places, result, false);
  },
);

test(
  'the pool hides the score of a running match and shows the result of a decided one',
  { timeout: 120_000 },
  async () => {
    const { server, player, open } = await setMemberScreen({ balance: 10_000 }, { server: { events: 600 } });
    const id = await playPool(server, player, [blockOf(1)]);
    const { matches, cycle } = await poolTruth(server);
    const [first] = matches.toSorted((one, other) => one.startsAt - other.startsAt);
    if (first === undefined) throw new Error('a round has matches');
    vi.setSystemTime(first.startsAt);
    await server.act(first.eventId, { action: 'kickoff' });
    for (let goals = 0; goals < 7; goals += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await server.act(first.eventId, { action: 'goal', side: 'home' });
    }
    const match = (page: Page) => page.locator(`main li[data-match="${first.number}"]`);
    const at = (name: string, path: string): Place => ({
      ...{ name, path },
      seen: async (page) => (await match(page).locator('b').allInnerTexts()).slice(0, 2).join('-'),
      ready: (page) => match(page).waitFor(),
    });
    const places = [
      at('marks of a coupon', `/profil/kuponlarim/spor-toto/kupon-detay/${id}`),
      at('results', poolLinks.poolResults(cycle)),
      at('the round to play', '/spor-toto'),
    ];
    const page = await open('/spor-toto');
    const { ht, at: away } = server.world.score(first.eventId) ?? {};
    const result = scoreText(ht?.r ?? ht?.c ?? 0, away?.r ?? away?.c ?? 0);
    await walk(page, places, result, true);
    await hideScores(page);
    await walk(page, places, result, false);
    await movePool(server, 'finish');
    await walk(page, places.slice(0, 2), /\d-\d/, true);
    expect(await match(page).getAttribute('data-state')).toBe('played');
  },
);
