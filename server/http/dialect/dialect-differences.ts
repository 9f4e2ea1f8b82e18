/** The named differences of the second dialect; `second` turns on all of them. */
export const dialectDifferences = [
  /**
   * Refusals have HTTP status 400 or 404; a response that requests more input (`info.code`) is no success and has no
   * data.
   */
  'refusals',
  /** Responses that start or renew a session have no envelope. */
  'bare',
  /** Numbers, including codes, are sent as strings. */
  'texts',
  /** Absent values are sent as null: keys of the envelope, keys of a row, empty strings. */
  'nulls',
  /** Responses contain unknown keys; the last of several rows has an unknown code or word. */
  'unknown',
  /** Rows of a list are in reverse order. */
  'order',
  /** The member id of a token refresh differs from the player number; the player response contains it. */
  'memberId',
  /** A refresh token works once, without a grace period. */
  'refresh',
  /** Legal texts do not exist. */
  'legal',
  /** Fees, limits and duration of a withdrawal are missing. */
  'terms',
  /** An opened message stays unread until the app marks it as read. */
  'reading',
  /** The version of an event changes with its odds; otherwise only the versions of its markets do. */
  'versions',
  /** Hub messages use the response keys for a market and its outcomes: `t`, `st`, `mbc`, `no`, `odd`, `wodd`. */
  'hubNames',
  /**
   * Bank accounts: ids are numbers, IBANs are grouped, statuses are in capitals, the default is 1 or 0, and the bank
   * name is missing.
   */
  'banks',
  /** Deposit methods: IBANs are grouped, the active flag is 1 or 0, and channels are listed by code only. */
  'ways',
  /** Amounts of transactions have no sign; the type gives the direction. */
  'signs',
  /** Bonuses: ids are numbers, amounts are Turkish texts, times are milliseconds, optional fields are missing. */
  'bonuses',
  /** Surveys: the last one is in milliseconds, the flags are 1 or 0. */
  'surveys',
  /**
   * Content: times are milliseconds, news have full paths, help pages have only the end of the path, and a page's
   * contents are its text alone.
   */
  'content',
  /**
   * The pool: matches have no event id, names are "A - B", a draw is "0", counts have no thousands separators, and
   * there are no short codes.
   */
  'pool',
  /** Editors: rows have only the fields that were observed, a favourite is 1 or 0, times are milliseconds. */
  'editors',
  /**
   * Retailers: numbers are strings, phone numbers are numbers, statuses are in capitals; the last row has only id,
   * name, location and status.
   */
  'retailers',
  /** Successful writes respond with null where the shape of their response is undocumented. */
  'writes',
  /** Live scores: only names, score and event id; a match outside the program has no id at all. */
  'scores',
  /** The live scores call is refused; the results of every sport contain them as a bare list. */
  'results',
  /** The animation of a match is only a URL. */
  'stream',
  /** Coupons: the number of winning columns is missing. */
  'columns',
  /** No response contains the id of the tap that created an entry (`tid` is null). */
  'tids',
  /** Commentary of a match comes only from the match's own call; `getCommentary` responds with null. */
  'commentary',
  /** E-sports: names are as in the program, without club and figures; letters of a form are 1, 0, 2. */
  'electronic',
  /**
   * Opened slips: the odd is 0 for a closed selection, and the stored odd is present only when it differs. The slip of a
   * short code is inside `slip`, and the code is a number.
   */
  'slips',
] as const;

export type DialectDifference = (typeof dialectDifferences)[number];

/** Differences from the documented wire format; unnamed ones are off. */
export type DialectOptions = 'second' | Partial<Record<DialectDifference, boolean>>;

export function differencesOf(options: DialectOptions = {}): ReadonlySet<DialectDifference> {
  return new Set(dialectDifferences.filter((name) => options === 'second' || options[name] === true));
}

/** Parses `second` or a comma-separated list of names; throws an error with a message for the terminal. */
export function parseDialect(text: string): DialectOptions {
  if (text === 'second') return 'second';
  const named = text.split(',').map((word) => {
    const name = dialectDifferences.find((each) => each === word);
    if (name === undefined)
      throw new Error(`--dialect is "second", or of ${dialectDifferences.join(', ')} with commas.`);
    return [name, true] as const;
  });
  return Object.fromEntries(named);
}
