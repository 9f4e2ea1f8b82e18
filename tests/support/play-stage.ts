/** Playing the slip without a browser: the wager service, and engines with a slip each. */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { OddsAcceptance, PlayState, Selection, SlipTerms } from '../../src/model/slip.ts';
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import type { Services } from '../../workers/engine/calls/services.ts';
import { type Play, createPlay } from '../../workers/engine/slip/play-slip.ts';
import { type Device } from './money-device.ts';
import { type Around, type MoneyEngine, type MoneyService } from './money-stage.ts';
import { device, oneItem } from './money-device.ts';
import { engineParts, moneyService } from './money-stage.ts';
import { type WireCoupon, wireCoupon } from './wire-coupon.ts';

type Status = NonNullable<WireCoupon['status']>;

export interface WagerService extends MoneyService<WireCoupon, WireBody<'sendCoupon'>> {
  /** Status of the coupons it creates, as it reports them; one with a status of "not made" costs nothing. */
  status: Status;
}

/** A wager service: makes a coupon for every order that reaches it. */
export function wager(tellsId = true): WagerService {
  const service: MoneyService<WireCoupon, WireBody<'sendCoupon'>> = moneyService(tellsId, {
    listPath: 'played-betslips-and-pendings',
    refusal: { kind: 'refused', code: 3014, message: 'Bakiyen yetersiz.' },
    make: ({ rows }, body, tid) => {
      const { status } = wagers;
      const bsid = `k${rows.length + 1}`;
      const a = readText(body.a) * body.cc;
      const fields = { ec: body.e.length, modd: readText(body.modd), tpc: body.cc, status };
      rows.push(wireCoupon({ tid, bsid, tp: a, pd: wagers.now(), ...fields }));
      if (![7, 8, 9, 14].includes(status)) wagers[body.ub ? 'bonusBalance' : 'balance'] -= a;
      const odds = body.e.map(({ odd }) => odd);
      return { bsid, bsids: [bsid], gi: null, status, a, odds, balance: 0, bonusBalance: 0 };
    },
  });
  const wagers: WagerService = Object.assign(service, { status: -1 as const });
  return wagers;
}

/** "1.234,50", as an order writes amounts. */
const readText = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

export interface PlayEngine extends MoneyEngine<PlayState> {
  play: Play;
  items: Selection[];
  /** Simulates another engine's change: the slip now contains these items. */
  fill: (items: Selection[]) => void;
  /** Changes the terms without notifying any engine. */
  turn: (terms: Partial<SlipTerms>) => void;
  tap: (intent: string, useBonus?: boolean) => Promise<PlayState>;
}

/** Environment of a slip's engine. */
export interface PlayAround extends Around {
  acceptance?: OddsAcceptance;
  /** True when the hubs are connected; true by default. */
  isLive?: boolean;
  /** Renews the slip's odds. @returns false if the service returns none */
  renew?: (items: Selection[]) => Promise<boolean>;
  /** Resolves when the stored slip has been read; it counts as empty before. */
  reading?: Promise<void>;
}

export function playEngine(
  services: Services,
  on: Device = device(),
  { acceptance, isLive = true, renew = async () => true, reading, ...around }: PlayAround = {},
): PlayEngine {
  const { parts, signIn, die } = engineParts(services, on, around);
  const { slip: written } = on;
  const held = { items: reading === undefined ? written.items : [] };
  const whenLoaded = reading?.then(() => void (held.items = written.items));
  let terms: SlipTerms = { systems: [], multiplier: 50, couponCount: 1 };
  let made = 0;
  const play = createPlay({
    ...parts,
    slip: () =>
      ({
        selections: () => held.items,
        terms,
        whenLoaded,
        clearPlayed: async () => {
          held.items = [];
          if (!parts.signal.aborted) written.items = [];
        },
        // A message of another engine may come late, but its writes are visible at once.
        sync: async () => void (held.items = written.items),
        refreshStaleOdds: async () => renew(held.items),
      }) as never,
    acceptance: { value: acceptance } as never,
    limits: () => defaultAppConfig.coupon,
    competitionOf: () => 'Süper Lig',
    isLive: () => isLive,
  });
  play.onMade(() => {
    made += 1;
  });
  return {
    play,
    get state() {
      return play.state;
    },
    get made() {
      return made;
    },
    get isFilled() {
      return held.items.length > 0;
    },
    get items() {
      return held.items;
    },
    fill: (items) => void (held.items = items),
    turn: (others) => void (terms = { ...terms, ...others }),
    refill: async () => {
      written.items = oneItem();
      held.items = written.items;
    },
    tap: async (intent, useBonus = false) => {
      const result = await play.run({ intent, useBonus });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    dismiss: async () => play.dismiss(),
    retryUnresolved: play.retryUnresolved,
    onSessionEnd: play.onSessionEnd,
    onChange: play.onChange,
    signIn,
    die,
  };
}
