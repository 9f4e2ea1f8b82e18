/**
 * Demands and forms of the decoders beyond the shapes of the contract, because code decides them and no struct. Places are a
 * named schema or a call, then properties; `*` is an entry of a list or a map. The tests try each against the decoders.
 */
import { type Schema, anyOf, referTo } from './schema.ts';

const whole: Schema = referTo('WholeNumber');
const none: Schema = { type: 'null' };
/** A part of a market that is known already: only one that is added needs its key. */
const withoutKey: Schema = { properties: { a: { not: { const: 'a' } }, k: none, t: none, st: none } };

/** Places whose schema is replaced: the contract reads them by hand (`unknown()`). */
export const readByHand: Record<string, () => Schema> = {
  // The id names the event where `eid` is missing (`ScoreMessage`); beside `eid` any number is read.
  'Score/id': () => anyOf(referTo('WholeNumber'), { type: 'null' }),
  // Beside `no` it is the name.
  'OutcomeUpdate/n': () => anyOf(whole, { type: ['string', 'null'] }),
  'OutcomeUpdate/odd': () => anyOf(referTo('Price'), none),
  'OutcomeUpdate/wodd': () => anyOf(referTo('Price'), none),
  'PlayerAnswer/npsSubmitDate': () => anyOf(referTo('LenientTime'), { enum: ['', null] }),
  'ScoreRow/sc': () => anyOf(referTo('Score'), { type: 'null' }),
  'SummaryResponse/eventInformationModel/score': () => anyOf(referTo('Score'), { type: 'null' }),
  'getEvents/events/*': () => referTo('Event'),
  'getEvents/sc/*': () => referTo('Score'),
  'getTrackedEvents/events/*': () => referTo('Event'),
  getEvent: () => referTo('Event'),
  'getOutcomePlayPercentages/*': () => mapOf(mapOf(referTo('DecimalNumber'))),
  'getPlayedEventPercentage/*': () => referTo('DecimalNumber'),
  'getLiveEventsForWidget/*': () => referTo('Event'),
  'getUpcomingEventsForWidget/*': () => referTo('Event'),
  'getMarketsById/*': () => referTo('Event'),
  'getPopularBets/*': () => referTo('Bet'),
  'getPopularEasyCoupons/*': () => referTo('EasyCoupon'),
  'getFavouriteLeagues/*': () => referTo('Id'),
};

/** Places that accept another form as well: a coercion turns it into the shape. */
export const otherForms: Record<string, Schema> = {
  'ContentPage/contents': { type: 'string' },
  getCommentary: listsByName(referTo('CommentaryRow')),
  getEventCommentary: listsByName(referTo('CommentaryRow')),
  getLiveResults: { type: 'array', items: referTo('ScoreRow') },
  'PoolRound/nextDrawExpectedWins': { type: 'number' },
  openSlipCode: { type: 'object', properties: { slip: referTo('CodedSlip') }, required: ['slip'] },
};

/** Places where the decoder refuses what its shape would accept. */
export const furtherDemands: Record<string, Schema> = {
  ScoreMessage: oneId('eid', 'id'),
  MarketUpdate: { anyOf: [typed({ k: { type: 'string' } }), typed({ t: whole, st: whole }), withoutKey] },
  OutcomeUpdate: { anyOf: [typed({ n: whole }), typed({ no: whole })] },
  Event: oneNamed('n', 'hn', 'an'),
  Bet: { anyOf: [typed({ marketId: referTo('Id'), outcomeNo: whole }), allNamed('marketName', 'outcomeName')] },
  'EasyCoupon/bets': { minItems: 1 },
  PlayerAnswer: { anyOf: [notEmpty('hashedPlayer'), notEmpty('memberId'), notZero('playerNo')] },
  'Competition/si': referTo('Id'),
  sendCoupon: { anyOf: [notEmpty('bsid'), oneEntry('bsids')] },
  playPool: { anyOf: [notEmpty('betSlipId'), oneEntry('betSlipIds')] },
  PoolRound: {
    anyOf: [
      { properties: { events: { maxItems: 0 } } },
      { allOf: [notZero('gameCycleNo'), { properties: { events: fifteen() }, required: ['events'] }] },
    ],
  },
  'PoolEvent/winner': { enum: ['1', '2', 'X', 'x', '0', '', 1, 2, 0, null] },
  'PoolCouponDetail/events': { anyOf: [{ maxItems: 0 }, fifteen()] },
  'PoolCouponDetail/columns': blocks(),
  'PoolSlip/columns': blocks(),
  // The code has lost its leading zeros when it is sent as a number.
  'SlipCode/code': {
    anyOf: [
      { type: 'string', pattern: '^\\d{6}$' },
      { type: 'integer', minimum: 0, maximum: 999_999 },
    ],
  },
  MatchRow: { properties: { homeTeam: teamName(), awayTeam: teamName() } },
  RefereeMatch: { properties: { homeTeam: teamName(), awayTeam: teamName() }, required: ['homeTeam', 'awayTeam'] },
  RefereeTournament: { properties: { tournament: { type: 'object', ...notEmpty('name') } }, required: ['tournament'] },
  StandingRow: { properties: { team: teamName() }, required: ['team'] },
};

/** Requires each of these keys, with a value of this schema. */
function typed(properties: Record<string, Schema>): Schema {
  return { properties, required: Object.keys(properties) };
}

function mapOf(inner: Schema): Schema {
  return { type: 'object', additionalProperties: inner };
}

function oneId(...names: readonly string[]): Schema {
  return { anyOf: names.map((name) => ({ properties: { [name]: referTo('Id') }, required: [name] })) };
}

function listsByName(row: Schema): Schema {
  return { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: { type: 'array', items: row } };
}

function notEmpty(name: string): Schema {
  return { properties: { [name]: { type: ['string', 'number'], minLength: 1 } }, required: [name] };
}

function notZero(name: string): Schema {
  return { properties: { [name]: { not: { enum: [0, null] } } }, required: [name] };
}

function oneEntry(name: string): Schema {
  return { properties: { [name]: { type: 'array', minItems: 1 } }, required: [name] };
}

function oneNamed(...names: readonly string[]): Schema {
  return { anyOf: names.map(notEmpty) };
}

function allNamed(...names: readonly string[]): Schema {
  return { allOf: names.map(notEmpty) };
}

function teamName(): Schema {
  return { type: 'object', ...oneNamed('name', 'mediumName', 'shortName') };
}

/** Exactly the matches 1 to 15, in any order. */
function fifteen(): Schema {
  const numbers = Array.from({ length: 15 }, (_, at) => at + 1);
  return {
    type: 'array',
    minItems: numbers.length,
    maxItems: numbers.length,
    allOf: numbers.map((number) => ({
      contains: { type: 'object', properties: { eventNo: { enum: [number, String(number)] } }, required: ['eventNo'] },
    })),
  };
}

/** At least one block, each with a mark on every match. */
function blocks(): Schema {
  // Ajv accepts an empty list for `contains` beside a list that fits, so the least number is named as well.
  const marks = { type: 'array', minItems: 1, contains: { enum: [0, 1, 2, '0', '1', '2'] } };
  return {
    minItems: 1,
    items: { ...fifteen(), items: { properties: { selections: marks }, required: ['selections'] } },
  };
}
