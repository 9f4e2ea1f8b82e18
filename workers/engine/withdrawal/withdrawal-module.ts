/**
 * Withdrawing: one tap, one request (rule withdrawal-7). Defines how a withdrawal is sent and found among the
 * transactions; `createAtMostOnceRequest` does the rest.
 */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { paymentCalls } from '../../../src/contract/services/payment-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { amountFault } from '../../../src/domain/withdrawal/withdrawal-rules.ts';
import {
  type SentWithdrawal,
  mayBeSentWithdrawal,
  identifyWithdrawal,
} from '../../../src/domain/withdrawal/withdrawal-evidence.ts';
import type { Transaction, WithdrawRequest, WithdrawState, DetailedWithdrawState } from '../../../src/model/payment.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import { createAtMostOnceRequest } from '../money/at-most-once-request.ts';
import { findOutcome, readSourceBalance } from '../money/find-outcome.ts';
import { type Intent, isRecordOfShape, newIntent, rejectedState, stateOfRecord } from '../money/intent.ts';
import type { MoneyParts } from '../money/money-use.ts';

interface WithdrawOutcome {
  id: string;
}

/** Enough to find the withdrawal among the transactions, without a bank account (money-2). */
export interface WithdrawRecord extends SentWithdrawal, Intent<WithdrawOutcome> {}

export interface WithdrawalModule {
  readonly state: WithdrawState;
  retryUnresolved(): void;
  /** Cleans up when the session is over. */
  onSessionEnd(): Promise<void>;
  onChange(listener: () => void): () => void;
  calls: CallHandlers<'withdraw' | 'dismissWithdrawal'>;
}

interface WithdrawalModuleOptions extends MoneyParts {
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
      prepare: (request, around) => {
        const { intent, amount, accountId } = request;
        const message = amountFault(amount, { balance: around.balanceBefore ?? null, min: null, max: null });
        if (message !== '') return { state: rejectedState(intent, { kind: 'refused', message }) };
        return {
          record: { ...newIntent(request, around, ({ id }) => [id]), amount },
          send: async (headers) => {
            const body = { amount: amount / 100, playerAccountIbanId: accountId };
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

  once.onMade(onMade);

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

export function withdrawStateOf(record: WithdrawRecord, doubt?: Doubt): WithdrawState {
  const { amount, sentAt } = record;
  return stateOfRecord(record, doubt, { amount }, ({ id }) => ({ id, amount, sentAt: Math.floor(sentAt / 1_000) }));
}

export function isWithdrawRecord(value: unknown): value is WithdrawRecord {
  const isEnd = (end: unknown): boolean => isPlainObject(end) && typeof end['id'] === 'string';
  return isRecordOfShape(value, { stringFields: [], integerFields: ['amount'], isOutcome: isEnd });
}
