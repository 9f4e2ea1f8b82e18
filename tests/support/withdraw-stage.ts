/** Withdrawing without a browser: a service with faults, and engines that share a device and outlive each other. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { Player } from '../../src/model/player.ts';
import type { WithdrawState } from '../../src/model/payment.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { type WithdrawalModule, createWithdrawalModule } from '../../workers/engine/withdrawal/withdrawal-module.ts';
import { type Device, type Fate, SETTLE_MS, device, whileAlive } from './play-stage.ts';
import { answerWith } from './service-answer.ts';

export { type Device, type Fate, SETTLED_MS, SETTLE_MS, device, fates } from './play-stage.ts';

interface Row {
  id: string;
  tid: string | null;
  date: number;
  type: number;
  amount: number;
}

export interface PaymentService extends Services {
  rows: Row[];
  /** TL the player has. */
  balance: number;
  /** Milliseconds by which its clock is ahead of the device's. */
  ahead: number;
  /** True when its clock cannot be read. */
  clockFails: boolean;
  fate: Fate;
  /** Holds back requests until it is settled. */
  hold: Promise<void> | undefined;
  listFails: boolean;
  requests: number;
  /** Ends the pending request: it is returned to the balance, or paid. */
  end(type: 12 | 42): void;
}

/** Creates a service that takes the amount of every request from the balance. */
export function payments(tellsId = true): PaymentService {
  const ended = new Set<Row>();
  const service: PaymentService = {
    rows: [],
    balance: 1_000,
    ahead: 0,
    clockFails: false,
    fate: 'answered',
    hold: undefined,
    listFails: false,
    requests: 0,
    end: (type) => {
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
          date: (Date.now() + service.ahead) / 1000,
        });
        service.balance -= waiting.amount;
      }
    },
    request: async (call, input) => {
      if (call.path === 'transactions') {
        if (service.listFails) return { ok: false, failure: { kind: 'network' } };
        const { length: total } = service.rows;
        return answerWith(call, input, { items: service.rows, page: 1, limit: 20, total, totalPage: 1 });
      }
      if (call.path === 'player-balances') {
        if (service.listFails) return { ok: false, failure: { kind: 'network' } };
        return answerWith(call, input, { retailer: null, balance: service.balance, bonusBalance: 0 });
      }
      service.requests += 1;
      const arrived = Date.now();
      await service.hold;
      // The service drops a request after its caller has given up.
      if (Date.now() - arrived > 45_000) return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'lostBefore') return { ok: false, failure: { kind: 'network' } };
      if (service.fate === 'refused')
        return { ok: false, failure: { kind: 'refused', code: 7206, message: 'Bekleyen bir para çekme talebin var.' } };
      const { amount } = input.body as WireBody<'withdraw'>;
      const id = `w${service.rows.length + 1}`;
      const tid = tellsId ? (input.headers?.['Client-Transaction-Id'] ?? null) : null;
      service.rows.push({ id, tid, date: (Date.now() + service.ahead) / 1000, type: 41, amount: -amount });
      service.balance -= amount;
      if (service.fate === 'lostAfter') return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'gateway') return { ok: false, failure: { kind: 'server', code: 502 } };
      if (service.fate === 'notFound') return { ok: false, failure: { kind: 'notFound', code: 404 } };
      if (service.fate === 'cutJson') return { ok: false, failure: { kind: 'malformed' } };
      return answerWith(call, input, { id, status: 41 });
    },
  };
  return service;
}

export interface WithdrawEngine {
  withdrawing: WithdrawalModule;
  /** Number of requests the service reported as made. */
  readonly made: number;
  tap: (intent: string, amount?: number) => Promise<WithdrawState>;
  signIn: (hashedPlayer: string | undefined) => void;
  die: () => void;
}

/** Creates an engine of player A. Once it is killed it does nothing more: pending writes are not written. */
export function withdrawEngine(
  services: PaymentService,
  { store, tabStorage, locks }: Device = device(),
  /** An account that is yet to be loaded. */
  account?: { player(): Player | undefined; whenFirstLoaded(): Promise<void> },
): WithdrawEngine {
  const mine = new AbortController();
  const listeners = new Set<() => void>();
  let player: Player | undefined = { hashedPlayer: 'A' } as Player;
  let made = 0;
  const kept = store();
  const withdrawing = createWithdrawalModule({
    session: {
      get tokens() {
        return player === undefined && account === undefined ? null : {};
      },
    } as never,
    member: {
      get player() {
        return account === undefined ? player : account.player();
      },
      whenFirstLoaded: account?.whenFirstLoaded,
      refresh: async () => true,
      onChange: (listener: () => void) => listeners.add(listener),
    } as never,
    services,
    store: { ...kept, write: async (key, value) => !mine.signal.aborted && kept.write(key, value) },
    tabStorage: whileAlive(tabStorage, mine.signal),
    locks,
    now: () => Date.now(),
    serverOffset: async () => (services.clockFails ? undefined : services.ahead),
    settleMs: async () => SETTLE_MS,
    onMade: () => {
      made += 1;
    },
    signal: mine.signal,
  });
  return {
    withdrawing,
    get made() {
      return made;
    },
    tap: async (intent, amount = 5_000) => {
      const result = await withdrawing.calls.withdraw({ intent, amount, accountId: '1' });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    signIn: (hashedPlayer) => {
      player = hashedPlayer === undefined ? undefined : ({ hashedPlayer } as Player);
      for (const listener of listeners) listener();
    },
    die: () => mine.abort(),
  };
}
