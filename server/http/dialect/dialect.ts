/**
 * Dialects of the stand-in (stand-in-11): a layer over the responses of the handlers and the messages of the hubs. The state
 * is the same, the wire shapes differ. Assumptions about the operator's services may hold either way; the product reads both.
 */
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Broadcast } from '../../world.ts';
import { ResponseWithInfo, type ServiceFailure, notFound, successEnvelope } from '../response-envelope.ts';
import { type DialectOptions, differencesOf } from './dialect-differences.ts';
import {
  withNulls,
  alternateBankAccounts,
  alternateBonuses,
  alternateContent,
  alternateCoupons,
  alternateEditors,
  alternateElectronicSummary,
  alternatePool,
  alternateRetailers,
  alternateScores,
  alternateSlipCode,
  alternateSlips,
  alternateSurveys,
  alternateTransactions,
  alternateDepositChannels,
  numbersToStrings,
  reversedLists,
  withoutSigns,
  withUnknownCodes,
  withUnknownKeys,
  withoutTapIds,
} from './variations.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import type { WireEventUpdate, WireMarketUpdate, WireOutcomeUpdate } from '../../../src/contract/hub/wire.ts';

type Parameters = Record<string, string | undefined>;

export interface Dialect {
  /** Translates the parameters of a request for the handlers; refuses those this dialect does not have. */
  readParameters(call: ServiceCall, parameters: Parameters): Parameters;
  /** The body of an answer. */
  writeResponse(call: ServiceCall, data: unknown): unknown;
  writeFailure(failure: ServiceFailure): { status: number; body: unknown };
  writeBroadcast(broadcast: Broadcast): Broadcast;
  /** True when a used refresh token stays valid for a moment. */
  readonly hasRefreshGrace: boolean;
  /** True when opening a message marks it as read. */
  readonly marksReadOnOpen: boolean;
  reset(): void;
}

/** Calls whose responses have no envelope. */
const bareCalls = new Set(['refreshTokens', 'validateActivationCode', 'controlRegistrationCode']);
const bankAccountCalls = new Set(['getBankAccounts', 'getBankAccount']);
const retailerCalls = new Set(['getProvinces', 'getDistricts', 'getRetailers', 'checkRetailer']);
/** Writes whose answers are ours. */
const untoldWrites = new Set(['chooseRetailer', 'setBetslipSettings']);
const contentCalls = new Set([
  ...['getContentDetail', 'getHelpTopics', 'getHelpArticles', 'getNews', 'getSlides', 'getBanners', 'getCountDown'],
]);
const editorCalls = new Set([
  ...['getEditors', 'getVisitorEditors', 'getMainPageEditors', 'getEditor', 'getEventComments', 'searchEditors'],
]);
/** Recorded: what is a number there is known, and what may be absent as well. */
const recordedCalls = new Set([
  ...['getEvents', 'getEvent', 'getLiveEventsForWidget', 'getUpcomingEventsForWidget', 'getMarketsById'],
  ...['getCompetitions', 'getMarketConfig', 'getAppConfig'],
]);

export function createDialect(options?: DialectOptions): Dialect {
  const has = differencesOf(options);
  const versions = new OddsDrivenVersions();

  const written = (call: ServiceCall, data: unknown): unknown => {
    const recorded = recordedCalls.has(call.name);
    let value = data;
    if (has.has('memberId') && call.name === 'getPlayer' && isPlainObject(value)) {
      value = { ...value, memberId: value['externalPlayerId'] };
    }
    if (has.has('terms') && call.name === 'getPaymentBlocks' && isPlainObject(value)) {
      const { isClientDepositActive, isClientWithdrawActive } = value;
      value = { isClientDepositActive, isClientWithdrawActive };
    }
    if (has.has('banks') && bankAccountCalls.has(call.name)) value = alternateBankAccounts(value);
    if (has.has('retailers') && retailerCalls.has(call.name)) value = alternateRetailers(value);
    if (has.has('writes') && untoldWrites.has(call.name)) value = null;
    if (has.has('ways') && call.name === 'getDepositWays') value = alternateDepositChannels(value);
    if (has.has('signs') && call.name === 'getTransactions') value = withoutSigns(value);
    if (has.has('bonuses') && call.name === 'getBonuses') value = alternateBonuses(value);
    if (has.has('commentary') && call.name === 'getCommentary') value = null;
    if (has.has('electronic') && call.name === 'getElectronicSummary') value = alternateElectronicSummary(value);
    if (has.has('scores') && (call.name === 'getLiveScores' || call.name === 'getLiveResults'))
      value = alternateScores(value);
    if (has.has('results') && call.name === 'getLiveResults' && isPlainObject(value)) value = value['matches'];
    if (has.has('stream') && call.name === 'getEventStreamUrl' && isPlainObject(value)) value = value['url'];
    if (has.has('columns') && call.area === 'wager') value = alternateCoupons(value);
    if (has.has('tids') && !recorded) value = withoutTapIds(value);
    if (has.has('slips') && call.area === 'betslip') value = alternateSlips(value);
    if (has.has('slips') && call.name === 'createSlipCode') value = alternateSlipCode(value);
    if (has.has('slips') && call.name === 'openSlipCode') value = { slip: alternateSlips(value) };
    if (has.has('content') && contentCalls.has(call.name)) value = alternateContent(value);
    if (has.has('editors') && editorCalls.has(call.name)) value = alternateEditors(value);
    if (has.has('surveys') && call.name === 'getPlayer') value = alternateSurveys(value);
    if (has.has('pool')) value = alternatePool(call.area, value);
    if (has.has('pool') && call.name === 'getTransactions') value = alternateTransactions(value);
    if (has.has('versions')) value = versions.mapResponse(value);
    if (has.has('unknown') && !recorded) value = withUnknownCodes(value);
    if (has.has('order')) value = reversedLists(value);
    if (has.has('nulls') && !recorded) value = withNulls(value, call.response);
    if (has.has('unknown')) value = withUnknownKeys(value);
    return has.has('texts') && !recorded ? numbersToStrings(value) : value;
  };
  const enveloped = (envelope: object): object =>
    has.has('nulls') ? { error: null, info: null, dateTime: null, ...envelope, message: null } : envelope;
  const coded = (part: unknown): unknown => (has.has('texts') ? numbersToStrings(part) : part);

  return {
    readParameters(call, parameters) {
      if (has.has('legal') && call.name === 'getLegalText') throw notFound(call.path);
      if (has.has('results') && call.name === 'getLiveScores') throw notFound(call.path);
      if (!has.has('memberId') || call.name !== 'refreshTokens') return parameters;
      return { ...parameters, memberId: /^E(\d+)$/.exec(parameters['memberId'] ?? '')?.[1] ?? '0' };
    },
    writeResponse(call, data) {
      if (data instanceof ResponseWithInfo) {
        const info = coded(data.info);
        return has.has('refusals')
          ? enveloped({ isSuccess: false, data: null, message: '', info })
          : enveloped({ ...successEnvelope(written(call, data.data)), info });
      }
      const told = written(call, data);
      return has.has('bare') && bareCalls.has(call.name) ? told : enveloped(successEnvelope(told));
    },
    writeFailure(failure) {
      const { error, ...envelope } = failure.envelope();
      const status = failure.code === 404 ? 404 : 400;
      return {
        status: has.has('refusals') && failure.httpStatus === 200 ? status : failure.httpStatus,
        body: { ...envelope, error: coded(error) },
      };
    },
    writeBroadcast(broadcast) {
      const versioned = has.has('versions') ? versions.mapMessage(broadcast) : broadcast;
      return has.has('hubNames') ? withResponseNames(versioned) : versioned;
    },
    hasRefreshGrace: !has.has('refresh'),
    marksReadOnOpen: !has.has('reading'),
    reset: () => versions.reset(),
  };
}

/**
 * Versions of events for a service whose event version also changes with the odds: the version of the newest market.
 */
class OddsDrivenVersions {
  readonly #told = new Map<number, number>();

  mapMessage(broadcast: Broadcast): Broadcast {
    const { target, message } = broadcast;
    if (target === 'currentScore' || !('eid' in message) || !('ev' in message)) return broadcast;
    const { eid, ev, m = [] } = message as { eid: number; ev: number; m?: { v?: number }[] };
    return { ...broadcast, message: { ...message, ev: this.#of(eid, ev, m) } };
  }

  mapResponse(data: unknown): unknown {
    if (isEvent(data)) return { ...data, v: this.#of(data.i, data.v, data.m) };
    if (Array.isArray(data)) return data.map((each) => (isEvent(each) ? this.mapResponse(each) : each));
    if (isPlainObject(data) && Array.isArray(data['events']))
      return { ...data, events: this.mapResponse(data['events']) };
    return data;
  }

  reset(): void {
    this.#told.clear();
  }

  #of(eventId: number, version: number, markets: readonly { v?: number }[]): number {
    const told = Math.max(version, this.#told.get(eventId) ?? 0, ...markets.map(({ v = 0 }) => v));
    this.#told.set(eventId, told);
    return told;
  }
}

const isEvent = (value: unknown): value is WireEvent =>
  isPlainObject(value) && typeof value['i'] === 'number' && typeof value['v'] === 'number' && Array.isArray(value['m']);

/** Hub messages with the names that answers have for a market and its outcomes (wire-market-1, wire-market-5). */
function withResponseNames(broadcast: Broadcast): Broadcast {
  const { target, message } = broadcast;
  if (target === 'currentScore') return broadcast;
  const { m } = message as WireEventUpdate;
  return m === undefined ? broadcast : { ...broadcast, message: { ...message, m: m.map(marketPart) } };
}

function marketPart({ m, k, o, ...rest }: WireMarketUpdate): object {
  const [type, subtype] = (k ?? '').split('_').map(Number);
  return {
    ...rest,
    ...(k === undefined ? {} : { t: type, st: subtype }),
    ...(m === undefined ? {} : { mbc: m }),
    ...(o === undefined ? {} : { o: o.map(outcomePart) }),
  };
}

const outcomePart = ({ n, o, wo, ...rest }: WireOutcomeUpdate): object => ({ ...rest, no: n, odd: o, wodd: wo });
