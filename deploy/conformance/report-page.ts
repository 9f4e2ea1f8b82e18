/** The report of a conformance run as one static page, and as lines for a terminal. */
import type { ConformanceReport } from './check-conformance.ts';
import type { ConformanceRow, Verdict } from './finding.ts';

const words: Record<Verdict, string> = {
  fails: 'fails',
  difference: 'works with a difference',
  works: 'works',
  notAsked: 'not asked',
};

/** Faults first. */
const order = Object.keys(words) as Verdict[];

const inOrder = (rows: readonly ConformanceRow[]): ConformanceRow[] =>
  rows.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));

const summary = ({ counts }: ConformanceReport): string =>
  order.map((verdict) => `${counts[verdict]} ${words[verdict]}`).join(', ');

/** Lines of all rows that do not simply work, and a last line with the counts. */
export function reportLines(report: ConformanceReport): string[] {
  const told = inOrder(report.rows).filter(({ verdict }) => verdict === 'fails' || verdict === 'difference');
  const lines = told.flatMap(({ verdict, kind, name, consequence, findings }) => [
    `${verdict === 'fails' ? 'FAILS ' : 'differs'} ${kind} ${name}${verdict === 'fails' ? `: ${consequence}` : ''}`,
    ...findings.map(({ check, reason }) => `          ${check}: ${reason}`),
  ]);
  return [...lines, '', summary(report)];
}

export function reportPage(report: ConformanceReport): string {
  const { at, origin, as, writes, money } = report;
  const scope = [
    `as a ${as}`,
    writes ? 'with writes' : 'reads only',
    money === null ? 'no money moved' : `${money} TL played and withdrawn`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escaped(origin)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${escaped(origin)}</h1>
<p>${escaped(at)}, ${escaped(scope.join(', '))}: ${escaped(summary(report))}.</p>
<table>
<thead><tr><th>Result</th><th>What</th><th>Reason</th><th>Consequence in the product</th><th>Requests</th><th>Slowest</th></tr></thead>
<tbody>
${inOrder(report.rows).map(rowOf).join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8884; }
ul { margin: 0; padding-left: 1rem; overflow-wrap: anywhere; }
.fails td:first-child { color: #c22; font-weight: 600; }
.difference td:first-child { color: #a60; }
.works td:first-child { color: #283; }
.notAsked { opacity: .7; }
small { display: block; overflow-wrap: anywhere; }
`;

function rowOf({
  verdict,
  kind,
  name,
  address,
  findings,
  notes,
  consequence,
  requests,
  slowestMs,
}: ConformanceRow): string {
  const reasons = [
    ...findings.map(({ check, reason }) => `<li><b>${escaped(check)}</b>: ${escaped(reason)}</li>`),
    ...notes.map((note) => `<li>${escaped(note)}</li>`),
  ];
  const cells = [
    words[verdict],
    `${kind} <b>${escaped(name)}</b><small>${escaped(address)}</small>`,
    reasons.length === 0 ? '' : `<ul>${reasons.join('')}</ul>`,
    verdict === 'fails' ? escaped(consequence) : '',
    String(requests),
    slowestMs === 0 ? '' : `${slowestMs} ms`,
  ];
  return `<tr class="${verdict}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text of a service, made harmless for the page. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
