/** Results of a conformance run: findings of single checks, and one row for each call, hub and area. */

/** Names of the checks, as reports and tests use them. */
export const checks = [
  'connection',
  'time',
  'status',
  'Retry-After',
  'content type',
  'encoding',
  'body',
  'envelope',
  'refusal',
  'decoder',
  'rows',
  'schema',
  'form',
  'meaning',
  'caching',
  'compression',
  'redirect',
  'CORS',
  'clock',
  'token',
  'versions',
  'address',
  'handshake',
  'targets',
  'messages',
  'keep-alive',
] as const;
export type Check = (typeof checks)[number];

export type Verdict = 'works' | 'difference' | 'fails' | 'notAsked';

export interface ConformanceFinding {
  check: Check;
  /** `difference`: the product copes. `fails`: the consequence of the row happens. */
  verdict: 'difference' | 'fails';
  reason: string;
}

export interface ConformanceRow {
  kind: 'call' | 'hub' | 'area';
  /** Name of the call, the hub or the area. */
  name: string;
  /** Method and path, or the address. */
  address: string;
  verdict: Verdict;
  findings: ConformanceFinding[];
  /** Reasons why a call was not made, and limits of what the run proved. */
  notes: string[];
  /** The consequence in the product when it fails. */
  consequence: string;
  /** Number of requests that had to be refused: without a valid token, without a body. */
  probes: number;
  /** Number of other requests, and the longest of them in milliseconds. */
  requests: number;
  slowestMs: number;
}

export const differs = (check: Check, reason: string): ConformanceFinding => ({ check, verdict: 'difference', reason });
export const fails = (check: Check, reason: string): ConformanceFinding => ({ check, verdict: 'fails', reason });

/** A row before anything was asked; `settled` gives it its verdict. */
export function emptyRow(part: Pick<ConformanceRow, 'kind' | 'name' | 'address' | 'consequence'>): ConformanceRow {
  return { ...part, verdict: 'notAsked', findings: [], notes: [], probes: 0, requests: 0, slowestMs: 0 };
}

/** Adds findings and notes to a row; the same finding of several requests is listed once. */
export function record(
  row: ConformanceRow,
  findings: readonly ConformanceFinding[],
  notes: readonly string[] = [],
): void {
  for (const finding of findings) {
    const isKnown = row.findings.some(({ check, reason }) => check === finding.check && reason === finding.reason);
    if (!isKnown) row.findings.push(finding);
  }
  for (const note of notes) if (!row.notes.includes(note)) row.notes.push(note);
}

/** The row with the worst verdict of its findings; a row without requests and findings was not asked. */
export function settled(row: ConformanceRow): ConformanceRow {
  const worst = row.findings.some(({ verdict }) => verdict === 'fails') ? 'fails' : 'difference';
  const verdict = row.findings.length > 0 ? worst : row.requests > 0 ? 'works' : 'notAsked';
  return { ...row, verdict };
}
