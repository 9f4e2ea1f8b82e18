/**
 * Withdrawing: one tap, one request (rule withdrawal-7). Defines the withdrawal's part of it; `createOnce` does the
 * rest.
 */
import type { CallHandlers } from '../../../src/contract/port/engine.ts';
import { payment } from '../../../src/contract/services/payment.ts';
import { players } from '../../../src/contract/services/players.ts';
import { amountFault } from '../../../src/domain/withdrawal/rules.ts';
import { mayBeWithdrawal, withdrawalOf } from '../../../src/domain/withdrawal/evidence.ts';
import type { Transaction } from '../../../src/model/transaction.ts';
import type { WithdrawRequest, WithdrawState, WithdrawTold } from '../../../src/model/withdrawal.ts';
import { findAgain } from '../money/find-again.ts';
import { madeBefore } from '../money/intent.ts';
import { rejected } from '../money/money-state.ts';
import { type MoneyParts, createOnce } from '../money/once.ts';
import { readPurse } from '../money/purse.ts';
import { type WithdrawEnd, type WithdrawRecord, isWithdrawRecord, stateOf } from './withdraw-record.ts';

export interface Withdrawing {
  readonly state: WithdrawState;
  look(): void;
  /** Cleans up when the session is over. */
  leave(): Promise<void>;
  onChange(listener: () => void): () => void;
  calls: CallHandlers<'withdraw' | 'dismissWithdrawal'>;
}

export interface WithdrawingOptions extends MoneyParts {
  /** Called when a withdrawal was made, here or by another engine, so that balances are refetched. */
  onMade(): void;
}

export function createWithdrawing(options: WithdrawingOptions): Withdrawing {
  const { services, onMade } = options;

  const once = createOnce<WithdrawRequest, WithdrawEnd, WithdrawRecord, WithdrawTold>(
    {
      lock: 'tribun:withdraw',
      kept: { key: 'withdrawals', isRecord: isWithdrawRecord, strip: (record) => record },
      // The form stays filled, while a slip is emptied; so the last intent identifies the tap, and a request from
      // another tab since then prevents a second one.
      about: (last) => last?.intent ?? '',
      sync: async () => undefined,
      prepare: ({ intent, amount, accountId }, { hashedPlayer, last, purse, now }) => {
        const message = amountFault(amount, { balance: purse ?? null, min: null, max: null });
        if (message !== '') return { state: rejected(intent, { kind: 'refused', message }) };
        const record: WithdrawRecord = {
          ...{ intent, hashedPlayer, sentAt: now, amount, seen: madeBefore(last, ({ id }) => [id]) },
          ...(purse === undefined ? {} : { purse }),
        };
        const body = { amount: amount / 100, playerAccountIbanId: accountId };
        const headers = { 'Client-Transaction-Id': intent };
        return {
          record,
          send: async () => {
            const answer = await services.request(payment.withdraw, { body, headers });
            return answer.ok ? { ok: true, value: { id: answer.value.data.id } } : answer;
          },
        };
      },
      find: (record, late) =>
        findAgain<Transaction, WithdrawEnd>(
          record,
          {
            readPage: (query) => services.request(players.getTransactions, { query }),
            keyOf: ({ id }) => id,
            madeOf: (rows) => {
              const id = withdrawalOf(record, rows);
              return id === undefined ? undefined : { id };
            },
            mayBe: (row) => mayBeWithdrawal(record, row),
            readPurse: () => readPurse(services, false),
          },
          late,
        ),
      stateOf,
      onMade: async () => undefined,
    },
    options,
  );

  let known: string | undefined;
  once.onChange(() => {
    const { made } = once;
    if (made === undefined || made.intent === known) return;
    known = made.intent;
    onMade();
  });

  return {
    get state() {
      return once.state;
    },
    look: once.look,
    leave: once.leave,
    onChange: once.onChange,
    calls: {
      withdraw: async (request) => {
        // The player's previous withdrawal is unknown until then.
        await once.known;
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
