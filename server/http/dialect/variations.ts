/**
 * Alternative wire forms of a response. Only unknown keys and codes are invented, and only details another service may
 * omit are removed.
 */
import { type PlainObject, isPlainObject } from '../../../src/lib/guards.ts';

/** Converts numbers to strings, at every depth. */
export function numbersToStrings(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return within(value, numbersToStrings);
}

/** @param shape of the call's response; lists the keys that may be absent, as far as it names any */
export function withNulls(value: unknown, shape: unknown): unknown {
  if (value === '') return null;
  const schema = schemaOf(shape);
  if (Array.isArray(value)) return value.map((entry) => withNulls(entry, schema));
  if (!isPlainObject(value)) return value;
  const known: PlainObject = isPlainObject(schema) && !isShape(schema) ? schema : {};
  const told = Object.entries(value).map(([key, entry]) => [key, withNulls(entry, known[key])]);
  const absent = Object.keys(known).filter((key) => value[key] === undefined);
  return { ...Object.fromEntries(told), ...Object.fromEntries(absent.map((key) => [key, null])) };
}

/**
 * Adds an unknown key to the response and its rows. A record is left unchanged, because every key there is an entry.
 */
export function withUnknownKeys(value: unknown): unknown {
  const changed = within(value, withUnknownKeys);
  return isPlainObject(changed) && !isRecord(changed) ? { ...changed, yeniAlan: 'yeni' } : changed;
}

/**
 * Puts an unknown code or word in the last of several rows. A single row stays, because it may be the one the caller
 * needs.
 */
export function withUnknownCodes(value: unknown): unknown {
  return ofLists(value, (rows) =>
    rows.map((row, at) => (at > 0 && at === rows.length - 1 && isPlainObject(row) ? strangeRow(row) : row)),
  );
}

/** Converts bank accounts to the form another service may use. */
export function alternateBankAccounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alternateBankAccounts);
  if (!isPlainObject(value)) return value;
  const { id, iban, status, isDefault } = value;
  return {
    ...value,
    id: Number(id),
    iban: String(iban).replace(/.{4}(?=.)/g, '$& '),
    status: String(status).toUpperCase(),
    isDefault: Number(isDefault),
    bankName: null,
  };
}

/** Converts provinces, districts, retailers and the retailer check to the form another service may use. */
export function alternateRetailers(value: unknown): unknown {
  if (isPlainObject(value)) return within(value, Number);
  if (!Array.isArray(value)) return value;
  return value.map((row: PlainObject, at) => {
    const { id, name, status, province, district } = row;
    if (status === undefined) return { ...row, id: String(id) };
    if (at > 0 && at === value.length - 1) return { id: String(id), name, province, district, status: 'Closed' };
    return {
      ...(numbersToStrings(row) as PlainObject),
      phoneNumber: Number(row['phoneNumber']),
      status: typeof status === 'string' ? status.toUpperCase() : status,
      isDealer: 1,
    };
  });
}

/** Converts banks and deposit channels, at every depth, to the form another service may use. */
export function alternateDepositChannels(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, alternateDepositChannels);
  const told = Object.entries(value).map(([key, entry]) => {
    if (key === 'iban') return [key, String(entry).replace(/.{4}(?=.)/g, '$& ')];
    if (key === 'isActive') return [key, Number(entry)];
    if (key === 'channels' && Array.isArray(entry)) return [key, entry.map((each: PlainObject) => each['code'])];
    return [key, alternateDepositChannels(entry)];
  });
  return Object.fromEntries(told) as PlainObject;
}

/** Removes the sign of amounts, at every depth. */
export function withoutSigns(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, withoutSigns);
  const told = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'amount' && typeof entry === 'number' ? Math.abs(entry) : withoutSigns(entry),
  ]);
  return Object.fromEntries(told) as PlainObject;
}

/** Converts bonuses to the form another service may use. */
export function alternateBonuses(value: unknown): unknown {
  if (!isPlainObject(value) || !Array.isArray(value['items'])) return value;
  const liraText = (amount: unknown): string => String(amount).replace('.', ',');
  const items = value['items'].filter(isPlainObject).map((bonus) => {
    const { id, amount, remaining, turnover, beginDate, endDate, needsConfirmation, description: _, ...rest } = bonus;
    return {
      ...rest,
      id: Number(id),
      amount: liraText(amount),
      remaining: liraText(remaining),
      turnover: isPlainObject(turnover) ? within(turnover, liraText) : null,
      beginDate: Number(beginDate) * 1_000,
      endDate: Number(endDate) * 1_000,
      needsConfirmation: Number(needsConfirmation),
    };
  });
  return { ...value, items };
}

/** Converts football pool responses to the form another or an older service may use. */
export function alternatePool(area: string, value: unknown): unknown {
  return area.startsWith('pool') ? oldPool(value) : value;
}

/** Renames the coupon id in rows of the pool to the pool service's own key. */
export function alternateTransactions(value: unknown): unknown {
  return isPlainObject(value) && Array.isArray(value['items'])
    ? { ...value, items: value['items'].map(ofPool) }
    : value;
}

function ofPool(row: unknown): unknown {
  return isPlainObject(row) && row['couponType'] === null && row['bsid'] !== null
    ? { ...row, bsid: null, betSlipId: row['bsid'] }
    : row;
}

function oldPool(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, oldPool);
  const told = Object.entries(value).map(([key, entry]) => {
    if (key === 'eventId' || key === 'shortCode') return [key, null];
    if (key === 'winner' && entry === 'X') return [key, '0'];
    if (key === 'winners') return [key, String(entry).replaceAll('.', '')];
    if (key === 'eventName' && !String(entry).includes(' - ')) return [key, String(entry).replace('-', ' - ')];
    return [key, oldPool(entry)];
  });
  return Object.fromEntries(told) as PlainObject;
}

/** Converts the survey fields of the player response. */
export function alternateSurveys(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { npsSubmitDate: at, showDepositNps, showWithdrawNps } = value;
  return {
    ...value,
    npsSubmitDate: typeof at === 'number' ? at * 1_000 : at,
    showDepositNps: Number(showDepositNps),
    showWithdrawNps: Number(showWithdrawNps),
  };
}

/** Keys of editors and comments that were never observed in the operator's responses. */
const UNSEEN = new Set([
  ...['title', 'commentCount', 'winCount', 'lostCount', 'lastComment'],
  ...['commentId', 'sportId', 'marketId', 'marketName', 'bettingPhase', 'score'],
]);

/** Converts editors and comments, at every depth. */
export function alternateEditors(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, alternateEditors);
  const told = Object.entries(value).flatMap(([key, entry]) => {
    if (UNSEEN.has(key)) return [];
    if (key === 'matchStartDateTime') return [[key, Number(entry) * 1_000]];
    return [[key, key === 'isFavorite' ? Number(entry) : alternateEditors(entry)]];
  });
  return Object.fromEntries(told) as PlainObject;
}

/** Reduces live scores to the fields known from the operator. */
export function alternateScores(value: unknown): unknown {
  if (!isPlainObject(value) || !Array.isArray(value['matches'])) return value;
  const matches = value['matches'].filter(isPlainObject).map(({ sgId, ht, at, sc }) => ({ sgId, ht, at, sc }));
  return { ...value, matches };
}

/** Removes the number of winning columns from coupons, at every depth. */
export function alternateCoupons(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, alternateCoupons);
  const told = Object.entries(value).filter(([key]) => key !== 'wc');
  return within(Object.fromEntries(told), alternateCoupons);
}

/** Sets the tap id (`tid`) to null, at every depth. */
export function withoutTapIds(value: unknown): unknown {
  if (!isPlainObject(value)) return within(value, withoutTapIds);
  const told = Object.entries(value).map(([key, entry]) => [key, key === 'tid' ? null : withoutTapIds(entry)]);
  return Object.fromEntries(told) as PlainObject;
}

const OTHER_LETTERS: Record<string, number> = { G: 1, B: 0, M: 2 };

/** Converts e-sports summaries to the names and forms another service may use. */
export function alternateElectronicSummary(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const side = (told: unknown): unknown => {
    if (!isPlainObject(told) || !Array.isArray(told['last'])) return told;
    const { name, club, last } = told;
    return { name: `${String(club)} (${String(name)})`, last: last.map((letter) => OTHER_LETTERS[String(letter)]) };
  };
  return { ...value, homeTeam: side(value['homeTeam']), awayTeam: side(value['awayTeam']) };
}

/** Converts opened slips: a closed selection has odd 0, and an unchanged one has no stored odd (`sodd`). */
export function alternateSlips(value: unknown): unknown {
  if (!isPlainObject(value) || !('sodd' in value)) return within(value, alternateSlips);
  const { sodd, ...item } = value;
  return { ...item, odd: item['ou'] === true ? item['odd'] : 0, ...(sodd === item['odd'] ? {} : { sodd }) };
}

/** Converts a short code: a number without leading zeros, valid until a time in milliseconds. */
export function alternateSlipCode(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  return { ...value, code: Number(value['code']), expires: Number(value['expires']) * 1_000 };
}

/** Converts pages, help, news and posters to the form another service may use. */
export function alternateContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alternateContent);
  if (!isPlainObject(value)) return value;
  const told = Object.entries(value).map(([key, entry]) => [key, contentField(value, key, entry)]);
  return Object.fromEntries(told) as PlainObject;
}

function contentField(row: PlainObject, key: string, entry: unknown): unknown {
  if (['date', 'beginDate', 'endDate'].includes(key) && typeof entry === 'number') return entry * 1_000;
  if (key === 'contents' && isPlainObject(entry)) return entry['text'];
  if (key !== 'url' || typeof entry !== 'string') return Array.isArray(entry) ? alternateContent(entry) : entry;
  if ('imageAlt' in row) return `/spor-haberleri/${entry}`;
  return 'related' in row || 'image' in row ? entry : entry.replace(/^\/yardim\/detay\//, '');
}

export function reversedLists(value: unknown): unknown {
  return ofLists(value, (rows) => rows.toReversed());
}

const CODES = ['status', 'type', 'appType'];

function strangeRow(row: PlainObject): PlainObject {
  const strange = CODES.filter((key) => key in row).map((key) => [key, typeof row[key] === 'number' ? 977 : 'Yeni']);
  return { ...row, ...Object.fromEntries(strange) };
}

/** Changes the response's own list, or the lists one level below. */
function ofLists(value: unknown, change: (rows: readonly unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? change(entry) : entry]),
  );
}

function within(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]));
}

/** Returns true for a record keyed by ids, or an empty object. */
const isRecord = (value: PlainObject): boolean => Object.keys(value).every((key) => /^[\d_]+$/.test(key));

/** Returns the shapes of a shape's keys, or the shape of its rows. */
const schemaOf = (shape: unknown): unknown => (isShape(shape) ? shape['schema'] : undefined);

const isShape = (value: unknown): value is PlainObject =>
  isPlainObject(value) && typeof value['validator'] === 'function';
