/**
 * Dialects of the stand-in (stand-in-11): a layer over the responses of the handlers and the messages of the hubs. The state
 * is the same, the wire shapes differ. Assumptions about the operator's services may hold either way; the product reads both.
 */
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { isFields } from '../../../src/lib/guards.ts';
import type { Broadcast } from '../../world.ts';
import { InformedAnswer, type ServiceFailure, notFound, success } from '../envelope.ts';
import { withAnswerNames } from './answer-names.ts';
import { type DialectOptions, differencesOf } from './differences.ts';
import { MovingVersions } from './moving-versions.ts';
import {
  nulled,
  otherAccounts,
  otherBonuses,
  otherContent,
  otherCoupons,
  otherEditors,
  otherElectronic,
  otherPool,
  otherRetailers,
  otherScores,
  otherSlips,
  otherSurveys,
  otherTransactions,
  otherWays,
  textual,
  turned,
  unsigned,
  withUnknownCodes,
  withUnknownKeys,
  withoutTaps,
} from './variations.ts';

export type Parameters = Record<string, string | undefined>;

export interface Dialect {
  /** Translates the parameters of a request for the handlers; refuses those this dialect does not have. */
  asked(call: ServiceCall, parameters: Parameters): Parameters;
  /** The body of an answer. */
  answer(call: ServiceCall, data: unknown): unknown;
  refusal(failure: ServiceFailure): { status: number; body: unknown };
  message(broadcast: Broadcast): Broadcast;
  /** True when a used refresh token stays valid for a moment. */
  readonly forgivesRefresh: boolean;
  /** True when opening a message marks it as read. */
  readonly openingReads: boolean;
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
  const versions = new MovingVersions();

  const written = (call: ServiceCall, data: unknown): unknown => {
    const recorded = recordedCalls.has(call.name);
    let value = data;
    if (has.has('memberId') && call.name === 'getPlayer' && isFields(value)) {
      value = { ...value, memberId: value['externalPlayerId'] };
    }
    if (has.has('terms') && call.name === 'getPaymentBlocks' && isFields(value)) {
      const { isClientDepositActive, isClientWithdrawActive } = value;
      value = { isClientDepositActive, isClientWithdrawActive };
    }
    if (has.has('banks') && bankAccountCalls.has(call.name)) value = otherAccounts(value);
    if (has.has('retailers') && retailerCalls.has(call.name)) value = otherRetailers(value);
    if (has.has('writes') && untoldWrites.has(call.name)) value = null;
    if (has.has('ways') && call.name === 'getDepositWays') value = otherWays(value);
    if (has.has('signs') && call.name === 'getTransactions') value = unsigned(value);
    if (has.has('bonuses') && call.name === 'getBonuses') value = otherBonuses(value);
    if (has.has('commentary') && call.name === 'getCommentary') value = null;
    if (has.has('electronic') && call.name === 'getElectronicSummary') value = otherElectronic(value);
    if (has.has('scores') && (call.name === 'getLiveScores' || call.name === 'getLiveResults'))
      value = otherScores(value);
    if (has.has('results') && call.name === 'getLiveResults' && isFields(value)) value = value['matches'];
    if (has.has('stream') && call.name === 'getEventStreamUrl' && isFields(value)) value = value['url'];
    if (has.has('columns') && call.area === 'wager') value = otherCoupons(value);
    if (has.has('tids') && !recorded) value = withoutTaps(value);
    if (has.has('slips') && call.area === 'betslip') value = otherSlips(value);
    if (has.has('content') && contentCalls.has(call.name)) value = otherContent(value);
    if (has.has('editors') && editorCalls.has(call.name)) value = otherEditors(value);
    if (has.has('surveys') && call.name === 'getPlayer') value = otherSurveys(value);
    if (has.has('pool')) value = otherPool(call.area, value);
    if (has.has('pool') && call.name === 'getTransactions') value = otherTransactions(value);
    if (has.has('versions')) value = versions.ofAnswer(value);
    if (has.has('unknown') && !recorded) value = withUnknownCodes(value);
    if (has.has('order')) value = turned(value);
    if (has.has('nulls') && !recorded) value = nulled(value, call.answer);
    if (has.has('unknown')) value = withUnknownKeys(value);
    return has.has('texts') && !recorded ? textual(value) : value;
  };
  const enveloped = (envelope: object): object =>
    has.has('nulls') ? { error: null, info: null, dateTime: null, ...envelope, message: null } : envelope;
  const coded = (part: unknown): unknown => (has.has('texts') ? textual(part) : part);

  return {
    asked(call, parameters) {
      if (has.has('legal') && call.name === 'getLegalText') throw notFound(call.path);
      if (has.has('results') && call.name === 'getLiveScores') throw notFound(call.path);
      if (!has.has('memberId') || call.name !== 'refreshTokens') return parameters;
      return { ...parameters, memberId: /^E(\d+)$/.exec(parameters['memberId'] ?? '')?.[1] ?? '0' };
    },
    answer(call, data) {
      if (data instanceof InformedAnswer) {
        const info = coded(data.info);
        return has.has('refusals')
          ? enveloped({ isSuccess: false, data: null, message: '', info })
          : enveloped({ ...success(written(call, data.data)), info });
      }
      const told = written(call, data);
      return has.has('bare') && bareCalls.has(call.name) ? told : enveloped(success(told));
    },
    refusal(failure) {
      const { error, ...envelope } = failure.envelope();
      const status = failure.code === 404 ? 404 : 400;
      return {
        status: has.has('refusals') && failure.httpStatus === 200 ? status : failure.httpStatus,
        body: { ...envelope, error: coded(error) },
      };
    },
    message(broadcast) {
      const versioned = has.has('versions') ? versions.ofMessage(broadcast) : broadcast;
      return has.has('hubNames') ? withAnswerNames(versioned) : versioned;
    },
    forgivesRefresh: !has.has('refresh'),
    openingReads: !has.has('reading'),
    reset: () => versions.reset(),
  };
}
