import { expect, test } from 'vitest';
import { players } from '../../../../src/contract/services/players.ts';

const decode = (told: object) =>
  players.getPlayer.decode({ playerNo: 7, playerStatus: 4, ...told }, { input: {}, dropped: () => undefined })?.surveys;

test.each([
  [{}, { answeredAt: null, deposit: false, withdraw: false }],
  [
    { npsSubmitDate: null, showDepositNps: true },
    { answeredAt: null, deposit: true, withdraw: false },
  ],
  [
    { npsSubmitDate: 1_770_000_000, showWithdrawNps: 1 },
    { answeredAt: 1_770_000_000, deposit: false, withdraw: true },
  ],
  [
    { npsSubmitDate: '1770000000000', showDepositNps: 'true' },
    { answeredAt: 1_770_000_000, deposit: true, withdraw: false },
  ],
  [
    { npsSubmitDate: 0, showDepositNps: 'belki' },
    { answeredAt: null, deposit: false, withdraw: false },
  ],
])('%j', (told, surveys) => {
  expect(decode(told)).toEqual(surveys);
});
