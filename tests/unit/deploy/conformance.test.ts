/** The conformance of a backend: the stand-in in its documented form works, and each difference of a dialect is named. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConformanceReport } from '../../../deploy/conformance/check-conformance.ts';
import { reportLines, reportPage } from '../../../deploy/conformance/report-page.ts';
import { readConformanceFlags } from '../../../deploy/conformance/conformance-flags.ts';
import { settled, emptyRow, fails, record } from '../../../deploy/conformance/finding.ts';
import { type DialectDifference, dialectDifferences } from '../../../server/http/dialect/dialect-differences.ts';
import { conform, described, openStandIn } from '../../support/conformance-runs.ts';

test('everything of the stand-in works, with its writes and money', async () => {
  const { url, close } = await openStandIn();
  const report = await conform(url, { writes: true, money: 50, hubSeconds: 2 });
  await close();
  expect(described(report)).toEqual([]);
  expect(report.counts.works).toBeGreaterThan(105);
  expect(report).toMatchObject({ as: 'member', writes: true, money: 50, counts: { fails: 0, difference: 0 } });
  const paid = report.rows.filter(({ name }) => name === 'sendCoupon' || name === 'withdraw');
  expect(paid.map(({ verdict }) => verdict)).toEqual(['works', 'works']);
});

test('a visitor makes no write and moves no money, and each call that was not made says why', async () => {
  const { url, close } = await openStandIn();
  const report = await conform(url, { member: undefined });
  await close();
  expect(described(report)).toEqual([]);
  const { rows } = report;
  expect(rows.filter(({ verdict, notes }) => verdict === 'notAsked' && notes.length === 0)).toEqual([]);
  const noteOf = (call: string): string => rows.find(({ name }) => name === call)?.notes.join(' ') ?? '';
  expect([noteOf('sendCoupon'), noteOf('saveBetslip'), noteOf('getPlayer')]).toEqual([
    expect.stringContaining('--money'),
    expect.stringContaining('--writes'),
    expect.stringContaining('--member'),
  ]);
});

test('a member without --writes makes no write but those of the session', async () => {
  const { url, close } = await openStandIn();
  await conform(url);
  const { requests } = (await (await fetch(`${url}/__control/stats`)).json()) as { requests: Record<string, number> };
  await close();
  const writes = Object.keys(requests).filter((request) => !request.startsWith('GET '));
  expect(writes.map((request) => request.slice(request.lastIndexOf('/') + 1)).toSorted()).toEqual([
    // A read with a body is a POST.
    ...['custom-retailer-betslips', 'markets_by_id', 'refresh', 'sign-out', 'signIn'],
  ]);
});

/** The words by which a report names each difference of the second dialect. */
const named: Record<DialectDifference, RegExp> = {
  refusals: /^getEvent refusal: refusals come with HTTP 400 in place of 200/,
  bare: /^refreshTokens envelope: no envelope/,
  texts: /^getPlayedBetslips form: text where number is documented: .*\.pd/,
  nulls: /^getPlayer note: null: .*\.message/,
  unknown: /^getPlayer form: unknown: .*\.data\.yeniAlan/,
  order: /^getTransactions meaning: the rows come oldest first/,
  memberId: /^getPlayer meaning: the member id of a renewal/,
  refresh: /^refreshTokens meaning: a refresh token works once/,
  legal: /^getLegalText refusal: .*its page is linked/,
  terms: /^getPaymentBlocks note: absent: .*withdrawFee/,
  reading: /^getMessage meaning: an opened message stays unread/,
  versions: /^lite meaning: the version of an event changes/,
  hubNames: /^lite form: markets and outcomes have the names of responses/,
  banks: /^getBankAccounts form: number where text is documented: \.data\[\]\.id/,
  ways: /^getDepositWays form: number where object is documented: .*channels\[\]/,
  signs: /^getTransactions meaning: no amount has a sign/,
  bonuses: /^getBonuses form: another unit of time/,
  surveys: /^getPlayer form: number where flag is documented: .*showDepositNps/,
  content: /^getNews form: another unit of time: \.data\[\]\.date/,
  pool: /^getPool note: null: \.data\.events\[\]\.eventId/,
  editors: /^getEditors form: number where flag is documented: .*isFavorite/,
  retailers: /^getRetailers form: number where text is documented: .*phoneNumber/,
  writes: /^setBetslipSettings form: null in place of data/,
  scores: /^getLiveScores note: absent: .*\.data\.matches\[\]\.lg/,
  results: /^getLiveResults form: list where object is documented: \.data/,
  stream: /^getEventStreamUrl meaning: the address alone/,
  columns: /^getPlayedBetslips note: absent: .*\.wc/,
  tids: /^getPlayedBetslips note: null: .*\.tid/,
  commentary: /^getCommentary form: null in place of data/,
  electronic: /^getElectronicSummary form: number where text is documented: .*\.last\[\]/,
  slips: /^getSharedBetslip note: absent: .*\.sodd/,
};

/** Differences that would hide others of their run are in a run of their own. */
const apart: readonly DialectDifference[][] = [['texts'], ['results', 'order', 'unknown', 'nulls']];
const together = dialectDifferences.filter((name) => !apart.flat().includes(name));

describe.each([together, ...apart].map((names) => ({ names })))(
  'a difference of a dialect is named',
  ({ names: differences }) => {
    let report: ConformanceReport;
    beforeAll(async () => {
      const { url, close } = await openStandIn(Object.fromEntries(differences.map((name) => [name, true])));
      report = await conform(url, { writes: true, hubSeconds: 1 });
      await close();
    });

    test.each(differences)('%s', (difference) => {
      expect(described(report, true)).toContainEqual(expect.stringMatching(named[difference]));
    });

    test('and nothing fails', () => {
      expect(described(report, false, 'fails')).toEqual([]);
    });
  },
);

test('all differences of the second dialect at once work', async () => {
  const { url, close } = await openStandIn('second');
  const report = await conform(url, { writes: true });
  await close();
  expect(described(report, false, 'fails')).toEqual([]);
  expect(report.counts.difference).toBeGreaterThan(80);
});

test('the report names faults first, with their consequence, and a service cannot write into its page', () => {
  const bad = emptyRow({
    kind: 'call',
    name: 'getPlayedBetslip',
    address: 'GET x',
    consequence: 'coupons show no teams',
  });
  record(bad, [fails('body', 'no JSON: <script>alert(1)</script>')]);
  const good = {
    ...emptyRow({ kind: 'call', name: 'getInfo', address: 'GET y', consequence: 'no counts' }),
    requests: 1,
  };
  const report = {
    ...{
      at: '2026-11-21T17:00:00Z',
      origin: 'https://tribun.example',
      as: 'visitor' as const,
      writes: false,
      money: null,
    },
    ...{ counts: { works: 1, difference: 0, fails: 1, notAsked: 0 }, rows: [settled(good), settled(bad)] },
  };
  const page = reportPage(report);
  expect(page).not.toContain('<script');
  expect(page.indexOf('coupons show no teams')).toBeGreaterThan(0);
  expect(page.indexOf('getPlayedBetslip')).toBeLessThan(page.indexOf('getInfo'));
  expect(reportLines(report)[0]).toBe('FAILS  call getPlayedBetslip: coupons show no teams');
});

test.each([
  [[], /--environment FILE/],
  [['--environment', 'e.json', '--member', '0555'], /go together/],
  [['--environment', 'e.json', '--money', '50'], /need --member/],
  [['--environment', 'e.json', '--writes'], /need --member/],
  [['--environment', 'e.json', '--member', '1', '--password', '2', '--money', '1.5'], /--money is a whole number/],
  [['--environment', 'e.json', '--member', '1', '--password', '2', '--money', '0'], /--money is a whole number/],
  [['--environment', 'e.json', '--seconds', 'x'], /--seconds is a whole number/],
  [['--environment', 'e.json', '--origin', 'tribun.example'], /--origin is an address/],
])('the flags %j are refused', (args, message) => {
  expect(() => readConformanceFlags(args)).toThrow(message);
});

test('the origin is that of the environment, or the one that --origin names', () => {
  const read = (...args: string[]) => readConformanceFlags(['--environment', ...args]).origin;
  expect(read('https://tribun.example/environment.json')).toBe('https://tribun.example');
  expect(read('environment.json')).toBeUndefined();
  expect(read('environment.json', '--origin', 'https://tribun.example/program')).toBe('https://tribun.example');
});
