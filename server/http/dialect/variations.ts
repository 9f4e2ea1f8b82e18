/** The same answer, written otherwise. Nothing is left out and nothing is invented but what nobody knows. */
import { type Fields, isFields } from '../../../src/lib/guards.ts';

/** Numbers as texts, at every depth. */
export function textual(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return within(value, textual);
}

/** @param shape of the call's answer: it knows the keys that are absent, as far as it names any */
export function nulled(value: unknown, shape: unknown): unknown {
  if (value === '') return null;
  const schema = schemaOf(shape);
  if (Array.isArray(value)) return value.map((entry) => nulled(entry, schema));
  if (!isFields(value)) return value;
  const known: Fields = isFields(schema) && !isShape(schema) ? schema : {};
  const told = Object.entries(value).map(([key, entry]) => [key, nulled(entry, known[key])]);
  const absent = Object.keys(known).filter((key) => value[key] === undefined);
  return { ...Object.fromEntries(told), ...Object.fromEntries(absent.map((key) => [key, null])) };
}

/** A key nobody knows in the answer and in its rows. A record is left alone: there every key is an entry. */
export function withUnknownKeys(value: unknown): unknown {
  const changed = within(value, withUnknownKeys);
  return isFields(changed) && !isRecord(changed) ? { ...changed, yeniAlan: 'yeni' } : changed;
}

/** In the last of several rows, a code or a word nobody knows. One row alone stays: it may be what is looked for. */
export function withUnknownCodes(value: unknown): unknown {
  return ofLists(value, (rows) =>
    rows.map((row, at) => (at > 0 && at === rows.length - 1 && isFields(row) ? strangeRow(row) : row)),
  );
}

/** Bank accounts as another service may write them. */
export function otherAccounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(otherAccounts);
  if (!isFields(value)) return value;
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

/** Places, retailers and whether one takes members, as another service may write them. */
export function otherRetailers(value: unknown): unknown {
  if (isFields(value)) return within(value, Number);
  if (!Array.isArray(value)) return value;
  return value.map((row: Fields, at) => {
    const { id, name, status, province, district } = row;
    if (status === undefined) return { ...row, id: String(id) };
    if (at > 0 && at === value.length - 1) return { id: String(id), name, province, district, status: 'Closed' };
    return {
      ...(textual(row) as Fields),
      phoneNumber: Number(row['phoneNumber']),
      status: typeof status === 'string' ? status.toUpperCase() : status,
      isDealer: 1,
    };
  });
}

/** Banks and channels as another service may write them, at every depth. */
export function otherWays(value: unknown): unknown {
  if (!isFields(value)) return within(value, otherWays);
  const told = Object.entries(value).map(([key, entry]) => {
    if (key === 'iban') return [key, String(entry).replace(/.{4}(?=.)/g, '$& ')];
    if (key === 'isActive') return [key, Number(entry)];
    if (key === 'channels' && Array.isArray(entry)) return [key, entry.map((each: Fields) => each['code'])];
    return [key, otherWays(entry)];
  });
  return Object.fromEntries(told) as Fields;
}

/** Amounts at every depth. */
export function unsigned(value: unknown): unknown {
  if (!isFields(value)) return within(value, unsigned);
  const told = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'amount' && typeof entry === 'number' ? Math.abs(entry) : unsigned(entry),
  ]);
  return Object.fromEntries(told) as Fields;
}

/** Bonuses as another service may write them. */
export function otherBonuses(value: unknown): unknown {
  if (!isFields(value) || !Array.isArray(value['items'])) return value;
  const liraText = (amount: unknown): string => String(amount).replace('.', ',');
  const items = value['items'].filter(isFields).map((bonus) => {
    const { id, amount, remaining, turnover, beginDate, endDate, needsConfirmation, description: _, ...rest } = bonus;
    return {
      ...rest,
      id: Number(id),
      amount: liraText(amount),
      remaining: liraText(remaining),
      turnover: isFields(turnover) ? within(turnover, liraText) : null,
      beginDate: Number(beginDate) * 1_000,
      endDate: Number(endDate) * 1_000,
      needsConfirmation: Number(needsConfirmation),
    };
  });
  return { ...value, items };
}

/** The football pool as another service, or an older one, may write it. */
export function otherPool(area: string, value: unknown): unknown {
  return area.startsWith('pool') ? oldPool(value) : value;
}

/** Rows of the pool name their coupon as its service does. */
export function otherTransactions(value: unknown): unknown {
  return isFields(value) && Array.isArray(value['items']) ? { ...value, items: value['items'].map(ofPool) } : value;
}

function ofPool(row: unknown): unknown {
  return isFields(row) && row['couponType'] === null && row['bsid'] !== null
    ? { ...row, bsid: null, betSlipId: row['bsid'] }
    : row;
}

function oldPool(value: unknown): unknown {
  if (!isFields(value)) return within(value, oldPool);
  const told = Object.entries(value).map(([key, entry]) => {
    if (key === 'eventId' || key === 'shortCode') return [key, null];
    if (key === 'winner' && entry === 'X') return [key, '0'];
    if (key === 'winners') return [key, String(entry).replaceAll('.', '')];
    if (key === 'eventName' && !String(entry).includes(' - ')) return [key, String(entry).replace('-', ' - ')];
    return [key, oldPool(entry)];
  });
  return Object.fromEntries(told) as Fields;
}

/** What is told of surveys with the player. */
export function otherSurveys(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { npsSubmitDate: at, showDepositNps, showWithdrawNps } = value;
  return {
    ...value,
    npsSubmitDate: typeof at === 'number' ? at * 1_000 : at,
    showDepositNps: Number(showDepositNps),
    showWithdrawNps: Number(showWithdrawNps),
  };
}

/** Of rows of editors and comments nobody has seen these. */
const UNSEEN = new Set([
  ...['title', 'commentCount', 'winCount', 'lostCount', 'lastComment'],
  ...['commentId', 'sportId', 'marketId', 'marketName', 'bettingPhase', 'score'],
]);

/** Editors and comments, in whatever they are told. */
export function otherEditors(value: unknown): unknown {
  if (!isFields(value)) return within(value, otherEditors);
  const told = Object.entries(value).flatMap(([key, entry]) => {
    if (UNSEEN.has(key)) return [];
    if (key === 'matchStartDateTime') return [[key, Number(entry) * 1_000]];
    return [[key, key === 'isFavorite' ? Number(entry) : otherEditors(entry)]];
  });
  return Object.fromEntries(told) as Fields;
}

/** Live scores with what is known of them alone. */
export function otherScores(value: unknown): unknown {
  if (!isFields(value) || !Array.isArray(value['matches'])) return value;
  const matches = value['matches'].filter(isFields).map(({ sgId, ht, at, sc }) => ({ sgId, ht, at, sc }));
  return { ...value, matches };
}

/** Coupons at every depth, without the columns they won. */
export function otherCoupons(value: unknown): unknown {
  if (!isFields(value)) return within(value, otherCoupons);
  const told = Object.entries(value).filter(([key]) => key !== 'wc');
  return within(Object.fromEntries(told), otherCoupons);
}

/** Whatever was made by a tap, at every depth, without the tap's name. */
export function withoutTaps(value: unknown): unknown {
  if (!isFields(value)) return within(value, withoutTaps);
  const told = Object.entries(value).map(([key, entry]) => [key, key === 'tid' ? null : withoutTaps(entry)]);
  return Object.fromEntries(told) as Fields;
}

const OTHER_LETTERS: Record<string, number> = { G: 1, B: 0, M: 2 };

/** E-sports with what a service may leave out. */
export function otherElectronic(value: unknown): unknown {
  if (!isFields(value)) return value;
  const side = (told: unknown): unknown => {
    if (!isFields(told) || !Array.isArray(told['last'])) return told;
    const { name, club, last } = told;
    return { name: `${String(club)} (${String(name)})`, last: last.map((letter) => OTHER_LETTERS[String(letter)]) };
  };
  return { ...value, homeTeam: side(value['homeTeam']), awayTeam: side(value['awayTeam']) };
}

/** Opened slips as another service may write them: what is not open has no odd, what did not move none it was kept with. */
export function otherSlips(value: unknown): unknown {
  if (!isFields(value) || !('sodd' in value)) return within(value, otherSlips);
  const { sodd, ...item } = value;
  return { ...item, odd: item['ou'] === true ? item['odd'] : 0, ...(sodd === item['odd'] ? {} : { sodd }) };
}

/** Pages, help, news and posters as another service may write them. */
export function otherContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(otherContent);
  if (!isFields(value)) return value;
  const told = Object.entries(value).map(([key, entry]) => [key, contentField(value, key, entry)]);
  return Object.fromEntries(told) as Fields;
}

function contentField(row: Fields, key: string, entry: unknown): unknown {
  if (['date', 'beginDate', 'endDate'].includes(key) && typeof entry === 'number') return entry * 1_000;
  if (key === 'contents' && isFields(entry)) return entry['text'];
  if (key !== 'url' || typeof entry !== 'string') return Array.isArray(entry) ? otherContent(entry) : entry;
  if ('imageAlt' in row) return `/spor-haberleri/${entry}`;
  return 'related' in row || 'image' in row ? entry : entry.replace(/^\/yardim\/detay\//, '');
}

export function turned(value: unknown): unknown {
  return ofLists(value, (rows) => rows.toReversed());
}

const CODES = ['status', 'type', 'appType'];

function strangeRow(row: Fields): Fields {
  const strange = CODES.filter((key) => key in row).map((key) => [key, typeof row[key] === 'number' ? 977 : 'Yeni']);
  return { ...row, ...Object.fromEntries(strange) };
}

/** The answer's own list, or those one step below. */
function ofLists(value: unknown, change: (rows: readonly unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? change(entry) : entry]),
  );
}

function within(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]));
}

/** By ids, or by nothing yet. */
const isRecord = (value: Fields): boolean => Object.keys(value).every((key) => /^[\d_]+$/.test(key));

/** What a shape is made of: the shapes of its keys, or the one of its rows. */
const schemaOf = (shape: unknown): unknown => (isShape(shape) ? shape['schema'] : undefined);

const isShape = (value: unknown): value is Fields => isFields(value) && typeof value['validator'] === 'function';
