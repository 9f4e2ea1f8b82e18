/**
 * Withdrawing: one tap, one request (rule withdrawal-7). Defines the withdrawal's part of it; `createAtMostOnceRequest` does the
 * rest.
 */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { paymentCalls } from '../../../src/contract/services/payment-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { amountFault } from '../../../src/domain/withdrawal/withdrawal-rules.ts';
import { mayBeSentWithdrawal, identifyWithdrawal } from '../../../src/domain/withdrawal/withdrawal-evidence.ts';
import type { Transaction } from '../../../src/model/transaction.ts';
import type { WithdrawRequest, WithdrawState, DetailedWithdrawState } from '../../../src/model/withdrawal.ts';
import { findOutcome } from '../money/find-outcome.ts';
import { earlierOrderIds } from '../money/intent.ts';
import { rejectedState } from '../money/money-state.ts';
import { createAtMostOnceRequest } from '../money/at-most-once-request.ts';
import type { MoneyParts } from '../money/money-use.ts';
import { readSourceBalance } from '../money/balance-source.ts';
import { type WithdrawOutcome, type WithdrawRecord, isWithdrawRecord, withdrawStateOf } from './withdraw-record.ts';

export interface WithdrawalModule {
  readonly state: WithdrawState;
  retryUnresolved(): void;
  /** Cleans up when the session is over. */
  onSessionEnd(): Promise<void>;
  onChange(listener: () => void): () => void;
  calls: CallHandlers<'withdraw' | 'dismissWithdrawal'>;
}

export interface WithdrawalModuleOptions extends MoneyParts {
  /** Called when a withdrawal was made, here or by another engine, so that balances are refetched. */
  onMade(): void;
}

export function createWithdrawalModule(options: WithdrawalModuleOptions): WithdrawalModule {
  const { services, onMade } = options;

  const once = createAtMostOnceRequest<WithdrawRequest, WithdrawOutcome, WithdrawRecord, DetailedWithdrawState>(
    {
      lock: 'tribun:withdraw',
      storage: { key: 'withdrawals', isRecord: isWithdrawRecord, strip: (record) => record },
      // The form stays filled, while a slip is emptied; so the last intent identifies the tap, and a request from
      // another tab since then prevents a second one.
      subjectOf: (last) => last?.intent ?? '',
      sync: async () => undefined,
      prepare: ({ intent, amount, accountId }, { hashedPlayer, last, balanceBefore: purse, now }) => {
        const message = amountFault(amount, { balance: purse ?? null, min: null, max: null });
        if (message !== '') return { state: rejectedState(intent, { kind: 'refused', message }) };
        const record: WithdrawRecord = {
          ...{ intent, hashedPlayer, sentAt: now, amount, seen: earlierOrderIds(last, ({ id }) => [id]) },
          ...(purse === undefined ? {} : { purse }),
        };
        const body = { amount: amount / 100, playerAccountIbanId: accountId };
        const headers = { 'Client-Transaction-Id': intent };
        return {
          record,
          send: async () => {
            const answer = await services.request(paymentCalls.withdraw, { body, headers });
            return answer.ok ? { ok: true, value: { id: answer.value.data.id } } : answer;
          },
        };
      },
      findOutcome: (record, late) =>
        findOutcome<Transaction, WithdrawOutcome>(
          record,
          {
            readPage: (query) => services.request(playersCalls.getTransactions, { query }),
            keyOf: ({ id }) => id,
            outcomeOf: (rows) => {
              const id = identifyWithdrawal(record, rows);
              return id === undefined ? undefined : { id };
            },
            mayMatch: (row) => mayBeSentWithdrawal(record, row),
            readBalance: () => readSourceBalance(services, false),
          },
          late,
        ),
      stateOf: withdrawStateOf,
      onSucceeded: async () => undefined,
    },
    options,
  );

  let known: string | undefined;
  once.onChange(() => {
    const { lastSuccess: made } = once;
    if (made === undefined || made.intent === known) return;
    known = made.intent;
    onMade();
  });

  return {
    get state() {
      return once.state;
    },
    retryUnresolved: once.retryUnresolved,
    onSessionEnd: once.onSessionEnd,
    onChange: once.onChange,
    calls: {
      withdraw: async (request) => {
        // The player's previous withdrawal is unknown until then.
        await once.whenLoaded;
        // A summary may still be open in another tab; the outcome of the last withdrawal is shown first (rule
        // withdrawal-7).
        return once.state.phase === 'confirmed' ? { ok: true, value: once.state } : once.run(request);
      },
      dismissWithdrawal: async () => {
        once.dismiss();
        return { ok: true, value: null };
      },
    },
  };
}
