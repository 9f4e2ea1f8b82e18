/** Withdrawing without a browser: the payment service and engines. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { WithdrawState } from '../../src/model/payment.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { createWithdrawalModule } from '../../workers/engine/withdrawal/withdrawal-module.ts';
import { type Device } from './money-device.ts';
import { type Around, type MoneyEngine, type MoneyService } from './money-stage.ts';
import { device } from './money-device.ts';
import { engineParts, moneyService } from './money-stage.ts';

interface Row {
  id: string;
  tid: string | null;
  date: number;
  type: number;
  amount: number;
}

export interface PaymentService extends MoneyService<Row, WireBody<'withdraw'>> {
  /** Ends the pending request: it is returned to the balance, or paid. */
  end(type: 12 | 42): void;
}

/** Creates a service that takes the amount of every request from the balance. */
export function payments(tellsId = true): PaymentService {
  const ended = new Set<Row>();
  const service: MoneyService<Row, WireBody<'withdraw'>> = moneyService(tellsId, {
    listPath: 'transactions',
    refusal: { kind: 'refused', code: 7206, message: 'Bekleyen bir para çekme talebin var.' },
    make: (bank, { amount }, tid) => {
      const id = `w${bank.rows.length + 1}`;
      bank.rows.push({ id, tid, date: bank.now(), type: 41, amount: -amount });
      bank.balance -= amount;
      return { id, status: 41 };
    },
  });
  const end = (type: 12 | 42): void => {
    const waiting = service.rows.find((row) => row.type === 41 && !ended.has(row));
    if (waiting === undefined) return;
    ended.add(waiting);
    if (type === 12) waiting.type = 12;
    else {
      service.rows.push({
        ...waiting,
        id: `${waiting.id}b`,
        type,
        amount: -waiting.amount,
        date: service.now(),
      });
      service.balance -= waiting.amount;
    }
  };
  return Object.assign(service, { end });
}

export interface WithdrawEngine extends MoneyEngine<WithdrawState> {
  tap: (intent: string, amount?: number) => Promise<WithdrawState>;
}

export function withdrawEngine(services: Services, on: Device = device(), around: Around = {}): WithdrawEngine {
  const { parts, signIn, die } = engineParts(services, on, around);
  let made = 0;
  const withdrawing = createWithdrawalModule({
    ...parts,
    onMade: () => {
      made += 1;
    },
  });
  return {
    get state() {
      return withdrawing.state;
    },
    get made() {
      return made;
    },
    isFilled: true,
    refill: async () => undefined,
    tap: async (intent, amount = 5_000) => {
      const result = await withdrawing.calls.withdraw({ intent, amount, accountId: '1' });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    dismiss: async () => void (await withdrawing.calls.dismissWithdrawal(null)),
    retryUnresolved: withdrawing.retryUnresolved,
    onSessionEnd: withdrawing.onSessionEnd,
    onChange: withdrawing.onChange,
    signIn,
    die,
  };
}
