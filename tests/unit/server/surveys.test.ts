/** Surveys of the stand-in: one response in 61 days, and the flag of a money survey is cleared by its response. */
import { expect, it } from 'vitest';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { ask } from './member.ts';
import { stage } from './wager-stage.ts';

const DAY_MS = 86_400_000;

async function withMember(told: object = {}) {
  const s = await stage();
  await s.control('POST', 'tokens', { accessTtlSeconds: 100 * 86_400 });
  const { token } = await s.member({ npsSubmitDate: null, surveysDue: { deposit: true, withdraw: true }, ...told });
  const why = { reasons: [101], comment: null };
  return {
    s,
    player: async () => (await ask(s, playersCalls.getPlayer, { token })).data,
    general: (body: object = {}) =>
      ask(s, contentCalls.answerGeneralSurvey, { token, body: { score: 3, ...why, ...body } }),
    deposit: (body: object = {}) =>
      ask(s, contentCalls.answerDepositSurvey, { token, body: { satisfaction: 3, ...why, ...body } }),
    withdraw: () => ask(s, contentCalls.answerWithdrawSurvey, { token, body: { satisfaction: 5, ...why } }),
  };
}

it('after a response, every survey is refused for 61 days', async () => {
  const { s, player, general, withdraw } = await withMember();
  expect((await player()).npsSubmitDate).toBeNull();
  expect((await general()).envelope.isSuccess).toBe(true);
  expect((await player()).npsSubmitDate).toBeGreaterThan(0);
  s.pass(61 * DAY_MS);
  expect(await withdraw()).toMatchObject({ code: 7501, message: 'Bu anketi daha önce yanıtladın.' });
  s.pass(1);
  expect((await withdraw()).envelope.isSuccess).toBe(true);
});

it('the flag of a money survey is cleared by its response', async () => {
  const { player, deposit } = await withMember();
  await deposit();
  expect(await player()).toMatchObject({ showDepositNps: false, showWithdrawNps: true });
});

it.each([{ score: 11 }, { score: -1 }, { score: 2.5 }, { reasons: [] }, { comment: 'x'.repeat(501) }])(
  'the survey response %j is refused',
  async (body) => {
    const { general, player } = await withMember();
    expect(await general(body)).toMatchObject({ code: 122 });
    expect((await player()).npsSubmitDate).toBeNull();
  },
);

it('a survey response needs a comment or a reason, and a satisfaction from 1 to 5', async () => {
  const { deposit } = await withMember();
  expect(await deposit({ satisfaction: 0 })).toMatchObject({ code: 122 });
  expect((await deposit({ reasons: [], comment: 'Hızlı' })).envelope.isSuccess).toBe(true);
});

it('a member created by control has answered a survey recently', async () => {
  const s = await stage();
  const { token } = await s.member();
  const { data } = await ask(s, playersCalls.getPlayer, { token });
  expect(data).toMatchObject({ showDepositNps: false, showWithdrawNps: false });
  expect(data.npsSubmitDate).toBeGreaterThan(0);
});
