import { expect, test } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';

const decode = (told: object) =>
  playersCalls.getPlayer.decode({ playerNo: 7, playerStatus: 4, ...told }, { input: {}, dropped: () => undefined })
    ?.surveys;

const answered = (answeredAt: number | null) => ({ answeredAt, deposit: false, withdraw: false });

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
  [
    { npsSubmitDate: '2026-09-20T10:00:00', showDepositNps: true },
    { answeredAt: Date.UTC(2026, 8, 20, 7) / 1_000, deposit: true, withdraw: false },
  ],
  [{ npsSubmitDate: '2026-09-20T10:00:00.123Z' }, answered(Date.UTC(2026, 8, 20, 10) / 1_000)],
  [{ npsSubmitDate: '2026-09-20 10:00:00+01:00' }, answered(Date.UTC(2026, 8, 20, 9) / 1_000)],
  [{ npsSubmitDate: '2026-09-20' }, answered(Date.UTC(2026, 8, 19, 21) / 1_000)],
  // The first day of the calendar is the default of a date that was never set.
  [{ npsSubmitDate: '0001-01-01T00:00:00' }, answered(null)],
  [{ npsSubmitDate: '' }, answered(null)],
  // An unreadable date makes the surveys unknown, so the player is not asked at every visit.
  [{ npsSubmitDate: 'dün', showDepositNps: true }, null],
  [{ npsSubmitDate: '20.09.2026 10:00' }, null],
  [{ npsSubmitDate: 9e15 }, null],
  [{ npsSubmitDate: {} }, null],
])('the survey state is decoded from %j', (told, surveys) => {
  expect(decode(told)).toEqual(surveys);
});
