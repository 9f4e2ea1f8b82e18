/** Judgement of an outcome by goals, for markets that follow from the score (rule coupon-30). Pure. */

export interface Goals {
  home: number;
  away: number;
}

export interface Judgement {
  holds: boolean;
  /** Count so far, and the one an "Üst" needs; only while it does not hold. */
  progress?: { count: number; needed: number };
}

export interface JudgedMatch {
  whole: Goals;
  first?: Goals | undefined;
  second?: Goals | undefined;
  corners: Goals | undefined;
  /** True for markets without a draw, which pay nothing for a level score. */
  isTwoWay: boolean;
}

/**
 * Judges an outcome as if the match ended now.
 * @param name folded name of the market, without a note about overtime
 * @param outcome folded name of the outcome
 * @returns undefined for other markets, for parts that have not begun, and when neither side would be right
 */
export function judgeMarket(name: string, outcome: string, match: JudgedMatch): Judgement | undefined {
  for (const [pattern, judge] of markets) {
    const found = pattern.exec(name);
    if (found !== null) return judge(outcome, match, found.groups ?? {});
  }
  return undefined;
}

type Judge = (outcome: string, match: JudgedMatch, named: Partial<Record<string, string>>) => Judgement | undefined;

const UNDER_OVER = String.raw`alti? ?/ ?ustu?`;
const LINE = String.raw`(?<line>\d+(?:[.,]\d+)?)`;
const SIDE = '(?<side>ev sahibi|deplasman)';
const HANDICAP = String.raw`\((?<home>\d+(?:[.,]\d+)?):(?<away>\d+(?:[.,]\d+)?)\)`;

const market = (pattern: string, judge: Judge): [RegExp, Judge] => [new RegExp(`^${pattern}$`), judge];

const markets: readonly [RegExp, Judge][] = [
  market('mac sonucu', (outcome, { whole, isTwoWay }) => result(outcome, whole, isTwoWay)),
  market('cifte sans', (outcome, { whole }) => doubleChance(outcome, whole)),
  market('karsilikli gol', (outcome, { whole }) => bothScore(outcome, whole)),
  market(`(?:toplam sayi )?${UNDER_OVER} ${LINE}`, (outcome, { whole }, { line }) => total(outcome, sum(whole), line)),
  market(`${SIDE} ${UNDER_OVER} ${LINE}`, (outcome, { whole }, { side, line }) =>
    total(outcome, goalsOfSide(whole, side), line),
  ),
  market(`handikap(?:li mac sonucu)? ${HANDICAP}`, (outcome, { whole, isTwoWay }, { home, away }) =>
    result(outcome, { home: whole.home + toNumber(home), away: whole.away + toNumber(away) }, isTwoWay),
  ),
  market('toplam gol', (outcome, { whole }) => goalRange(outcome, sum(whole))),
  market('tek ?/ ?cift', (outcome, { whole }) =>
    oneOf(outcome, { tek: sum(whole) % 2 === 1, cift: sum(whole) % 2 === 0 }),
  ),
  market('mac skoru', (outcome, { whole }) => exactScore(outcome, whole)),
  market(`mac sonucu ve ${UNDER_OVER} ${LINE}`, (outcome, { whole }, { line }) =>
    both(
      outcome,
      (part) => result(part, whole, false),
      (part) => total(part, sum(whole), line),
    ),
  ),
  market('mac sonucu ve karsilikli gol', (outcome, { whole }) =>
    both(
      outcome,
      (part) => result(part, whole, false),
      (part) => bothScore(part, whole),
    ),
  ),
  market(`${UNDER_OVER} ${LINE} ve karsilikli gol`, (outcome, { whole }, { line }) =>
    both(
      outcome,
      (part) => total(part, sum(whole), line),
      (part) => bothScore(part, whole),
    ),
  ),
  market('1. yari sonucu', (outcome, { first }) => first && result(outcome, first, false)),
  market('1. yari cifte sans', (outcome, { first }) => first && doubleChance(outcome, first)),
  market('1. yari karsilikli gol', (outcome, { first }) => first && bothScore(outcome, first)),
  market(`1. yari ${UNDER_OVER} ${LINE}`, (outcome, { first }, { line }) => first && total(outcome, sum(first), line)),
  market(
    `${SIDE} 1. yari ${UNDER_OVER} ${LINE}`,
    (outcome, { first }, { side, line }) => first && total(outcome, goalsOfSide(first, side), line),
  ),
  market(
    '1. yari sonucu ve (?:ilk|1.) yari karsilikli gol',
    (outcome, { first }) =>
      first &&
      both(
        outcome,
        (part) => result(part, first, false),
        (part) => bothScore(part, first),
      ),
  ),
  market('2. yari sonucu', (outcome, { second }) => second && result(outcome, second, false)),
  market('2. yari karsilikli gol', (outcome, { second }) => second && bothScore(outcome, second)),
  market('1. yari ?/ ?mac sonucu', (outcome, { first, whole }) => first && halfAndFull(outcome, first, whole)),
  market(
    'hangi yarida daha fazla gol olur',
    (outcome, { first, second }) => first && second && oneOf(outcome, halfWithMoreGoals(sum(first), sum(second))),
  ),
  market(
    `(?:toplam )?korner sayisi ${UNDER_OVER} ${LINE}`,
    (outcome, { corners }, { line }) => corners && total(outcome, sum(corners), line),
  ),
];

const sum = ({ home, away }: Goals): number => home + away;
const toNumber = (text = ''): number => Number(text.replace(',', '.'));
const goalsOfSide = ({ home, away }: Goals, side: string | undefined): number => (side === 'deplasman' ? away : home);

/** Judges an outcome by its name; undefined for a name that is not listed. */
function oneOf(outcome: string, winning: Readonly<Record<string, boolean>>): Judgement | undefined {
  const holds = Object.hasOwn(winning, outcome) ? winning[outcome] : undefined;
  return holds === undefined ? undefined : { holds };
}

function result(outcome: string, { home, away }: Goals, isTwoWay: boolean): Judgement | undefined {
  if (isTwoWay) return home === away ? undefined : oneOf(outcome, { 1: home > away, 2: home < away });
  return oneOf(outcome, { 1: home > away, 0: home === away, x: home === away, 2: home < away });
}

function doubleChance(outcome: string, { home, away }: Goals): Judgement | undefined {
  const sides = /^([12])(?: ve |-)([02x])$|^([0x])(?: ve |-)(2)$/.exec(outcome);
  if (sides === null) return undefined;
  const winner = home > away ? '1' : home < away ? '2' : '0';
  return { holds: sides.slice(1).some((side) => (side === 'x' ? '0' : side) === winner) };
}

function bothScore(outcome: string, { home, away }: Goals): Judgement | undefined {
  const scored = home > 0 && away > 0;
  return oneOf(outcome, { var: scored, yok: !scored });
}

/** A count that equals the line pays neither side. */
function total(outcome: string, count: number, lineText: string | undefined): Judgement | undefined {
  const line = toNumber(lineText);
  if (outcome === 'alt' || outcome === 'alti') return count === line ? undefined : { holds: count < line };
  if (outcome !== 'ust' && outcome !== 'ustu') return undefined;
  if (count > line) return { holds: true };
  return count === line ? undefined : { holds: false, progress: { count, needed: Math.floor(line) + 1 } };
}

/** "0-1 gol", "2-3 gol", "6+ gol". */
function goalRange(outcome: string, count: number): Judgement | undefined {
  const range = /^(\d+)(?:-(\d+)|\+) gol$/.exec(outcome);
  if (range === null) return undefined;
  const least = Number(range[1]);
  const most = range[2] === undefined ? Number.POSITIVE_INFINITY : Number(range[2]);
  if (count < least) return { holds: false, progress: { count, needed: least } };
  return { holds: count <= most };
}

/** "2:1"; other outcomes ("Diğer") depend on the scores that are offered. */
function exactScore(outcome: string, { home, away }: Goals): Judgement | undefined {
  const named = /^(\d+)[:-](\d+)$/.exec(outcome);
  return named === null ? undefined : { holds: Number(named[1]) === home && Number(named[2]) === away };
}

/** "1/0": result of the first half, then of the match. */
function halfAndFull(outcome: string, first: Goals, whole: Goals): Judgement | undefined {
  const [half = '', full = '', ...others] = outcome.split('/');
  const atHalf = result(half.trim(), first, false);
  const atEnd = result(full.trim(), whole, false);
  if (others.length > 0 || atHalf === undefined || atEnd === undefined) return undefined;
  return { holds: atHalf.holds && atEnd.holds };
}

function halfWithMoreGoals(first: number, second: number): Record<string, boolean> {
  return { '1.': first > second, esit: first === second, '2.': first < second };
}

type PartJudge = (part: string) => Judgement | undefined;

/** "1 ve Üst": both parts have to hold. */
function both(outcome: string, judgeFirst: PartJudge, judgeSecond: PartJudge): Judgement | undefined {
  const [one = '', other = '', ...others] = outcome.split(' ve ');
  const first = judgeFirst(one);
  const second = judgeSecond(other);
  if (others.length > 0 || first === undefined || second === undefined) return undefined;
  return { holds: first.holds && second.holds };
}
