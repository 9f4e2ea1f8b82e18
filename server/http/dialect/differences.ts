/** The differences of the second dialect, each with a name of its own; `second` has them all. */
export const differences = [
  /** Refusals come with HTTP 400 and 404; an answer that asks for more (`info.code`) is no success and has no data. */
  'refusals',
  /** A session that begins or goes on is answered without an envelope. */
  'bare',
  /** Numbers are texts, codes too. */
  'texts',
  /** What is absent is null: keys of the envelope, keys of a row, an empty text. */
  'nulls',
  /** Keys nobody knows; in the last of several rows a code or a word nobody knows. */
  'unknown',
  /** The rows of a list the other way round. */
  'order',
  /** The member id of a token's renewal is not the player's number; the answer about the player names it. */
  'memberId',
  /** A refresh token works once, without a moment of grace. */
  'refresh',
  /** There are no legal texts. */
  'legal',
  /** What a withdrawal costs, its limits and its time are not told. */
  'terms',
  /** A message that was opened is unread until the product says that it was read. */
  'reading',
  /** The version of an event moves with its odds; otherwise those of its markets alone do. */
  'versions',
  /** Hub messages name a market and its outcomes as answers do: `t`, `st`, `mbc`, `no`, `odd`, `wodd`. */
  'hubNames',
  /** Bank accounts: ids are numbers, IBANs in groups, statuses capitals, the default 1 or 0, no name of the bank. */
  'banks',
  /** Ways to deposit: IBANs in groups, open is 1 or 0, channels by their codes alone. */
  'ways',
  /** Amounts of transactions have no sign: their type says which way they went. */
  'signs',
  /** Bonuses: ids are numbers, amounts Turkish texts, times milliseconds; what nobody asks of them is not told. */
  'bonuses',
  /** The last survey is told in milliseconds, the flags of surveys are 1 or 0. */
  'surveys',
  /** Content: times in milliseconds, whole addresses of news, ends of addresses of the help, a text without its parts. */
  'content',
  /** The pool: no match names its event, names are "A - B", a draw is "0", counts have no points; no short codes. */
  'pool',
  /** Editors: what was seen of their rows alone, a favourite is 1 or 0, times in milliseconds. */
  'editors',
  /** Retailers: numbers are texts, phones numbers, statuses capitals; the last has its number and its place alone. */
  'retailers',
  /** A write that was done answers null where the shape of its answer is not told. */
  'writes',
  /** Live scores: names, score and the event alone; a match outside the program has no id at all. */
  'scores',
  /** The list of live scores is refused; the results of every sport tell them, in a list of their own. */
  'results',
  /** The animation of a match is an address alone. */
  'stream',
  /** Coupons: how many columns won is not told. */
  'columns',
  /** No answer names the tap something was made by (`tid` is null). */
  'tids',
  /** The commentary of a match is told by its own call alone, `getMatchCommentary` answers null. */
  'commentary',
  /** E-sports: names as the program writes them, no club, no figures; letters of a form are 1, 0, 2. */
  'electronic',
  /** Opened slips: an odd of 0 for what is not open, and the odd it was kept with only where it is another. */
  'slips',
] as const;

export type Difference = (typeof differences)[number];

/** How the stand-in speaks: as the papers say where nothing is named. */
export type DialectOptions = 'second' | Partial<Record<Difference, boolean>>;

export function differencesOf(options: DialectOptions = {}): ReadonlySet<Difference> {
  return new Set(differences.filter((name) => options === 'second' || options[name] === true));
}

/** `second`, or names with commas. Throws a sentence for the person at the terminal. */
export function readDialect(text: string): DialectOptions {
  if (text === 'second') return 'second';
  const named = text.split(',').map((word) => {
    const name = differences.find((each) => each === word);
    if (name === undefined) throw new Error(`--dialect is "second", or of ${differences.join(', ')} with commas.`);
    return [name, true] as const;
  });
  return Object.fromEntries(named);
}
