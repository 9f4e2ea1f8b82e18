/** Bonuses of the stand-in: lists, wagering progress, and confirmation, which is possible once. */
import { describe, expect, it } from 'vitest';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { bonusesCalls } from '../../../src/contract/services/bonuses-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { DEMO, ask, signIn } from './member.ts';
import { type Member, type Stage, orderOf, stage } from './wager-stage.ts';

type Query = Record<string, string>;
const DAY_MS = 86_400_000;

async function list(s: Pick<Stage, 'standIn'>, { token }: Pick<Member, 'token'>, query: Query = {}) {
  return (await ask(s, bonusesCalls.getBonuses, { token, query: { page: '1', limit: '10', ...query } })).data.items;
}

async function bonusBalance({ standIn }: Stage, { token }: Member): Promise<number> {
  return (await ask({ standIn }, playersCalls.getPlayerBalances, { token })).data.bonusBalance;
}

async function withBonus(told: object) {
  const s = await stage();
  const member = await s.member({ bonusBalance: 10 });
  const { id } = await s.control<{ id: string }>('POST', 'bonuses', { playerNo: member.playerNo, ...told });
  const answer = (isConfirmed: boolean, bonusId = id) =>
    ask(s, bonusesCalls.confirmBonus, { token: member.token, body: { bonusId, isConfirmed } });
  return { s, member, id, answer };
}

describe('bonuses', () => {
  it('are listed newest first, filtered by status and time', async () => {
    const { s, member } = await withBonus({ name: 'yeni', status: 5 });
    for (const [name, status, begins] of [
      ['dün', 1, -1],
      ['geçen ay', 2, -20],
      ['geçen yıl', 4, -300],
    ] as const) {
      await s.control('POST', 'bonuses', { playerNo: member.playerNo, name, status, begins, ends: 5 });
    }
    const names = async (query?: Query) => (await list(s, member, query)).map(({ name }) => name);
    expect(await names()).toEqual(['yeni', 'dün', 'geçen ay', 'geçen yıl']);
    expect(await names({ type: '1' })).toEqual(['dün']);
    expect(await names({ date: 'week' })).toEqual(['yeni', 'dün']);
    expect(await names({ date: 'month', type: '2' })).toEqual(['geçen ay']);
    expect(await names({ type: '3' })).toEqual([]);
  });

  it('are wagered by coupons paid from the main balance with at least the minimum odd', async () => {
    const { s, member } = await withBonus({ required: 250, done: 40, minOdd: 1.55 });
    const done = async () => (await list(s, member))[0]?.turnover?.done;
    await s.play(member, orderOf(s, { events: [1], m: 100 }));
    expect(await done()).toBe(40);
    await s.play(member, orderOf(s, { events: [10], m: 100 }));
    expect(await done()).toBe(140);
    await s.play(member, orderOf(s, { events: [11], m: 200 }));
    expect(await done()).toBe(250);
  });

  it('expire', async () => {
    const { s, member } = await withBonus({ ends: 1 });
    s.pass(DAY_MS);
    expect((await list(s, member))[0]?.status).toBe(4);
  });

  it('that are pending can be confirmed once, which pays them', async () => {
    const { s, member, answer } = await withBonus({ status: 5, amount: 50 });
    expect((await answer(true)).status).toBe(200);
    expect(await bonusBalance(s, member)).toBe(60);
    expect((await list(s, member))[0]?.status).toBe(1);
    expect(await answer(true)).toMatchObject({ code: 7402, message: 'Bu bonus için daha önce yanıt verdin.' });
    expect(await answer(false)).toMatchObject({ code: 7402 });
    expect(await bonusBalance(s, member)).toBe(60);
  });

  it('that are declined pay nothing', async () => {
    const { s, member, answer } = await withBonus({ status: 5, amount: 50 });
    await answer(false);
    expect((await list(s, member))[0]?.status).toBe(3);
    expect(await bonusBalance(s, member)).toBe(10);
  });

  it('of another member or with an unknown id are refused as unknown', async () => {
    const { s, id, answer } = await withBonus({ status: 5 });
    const other = await s.member();
    expect(await answer(true, '1')).toMatchObject({ code: 7401 });
    const theirs = await ask(s, bonusesCalls.confirmBonus, {
      token: other.token,
      body: { bonusId: id, isConfirmed: true },
    });
    expect(theirs).toMatchObject({ code: 7401, message: 'Bonus bulunamadı.' });
    expect(await list(s, other)).toEqual([]);
  });

  it('of a demo account have every status', async () => {
    const s = await stage();
    const { accessToken } = await signIn(s, DEMO.active);
    const rows = await list(s, { token: accessToken });
    expect(rows.map(({ status }) => status).toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5]);
  });
});

it('campaigns are served to visitors', async () => {
  const s = await stage();
  const { data } = await ask(s, contentCalls.getCampaigns, { query: { platform: 'WEB' } });
  expect(data.length).toBeGreaterThan(2);
});
