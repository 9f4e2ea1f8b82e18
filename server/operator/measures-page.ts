/** Page of `/__control/measures`: the figures of all browsers, by device class; it reloads itself. */
import type { ShownMeasures } from './measures-desk.ts';

const RELOAD_SECONDS = 10;

export function measuresPage(shown: readonly ShownMeasures[]): string {
  const parts = shown.map(
    ({ device, beacons, minutes, counts, times }) => `
<h2>${escaped(device)}</h2>
<p>${beacons} beacons, ${minutes} minutes of browsers</p>
${table(
  ['measure', 'values', 'mean', 'median ≤', '75 % ≤', '95 % ≤'],
  Object.entries(times).map(([name, { count, mean, p50, p75, p95 }]) => [name, count, mean, p50, p75, p95]),
)}
${table(['count', 'number'], Object.entries(counts))}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Measures</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; margin: 0 0 1.5rem; }
th, td { border-bottom: 1px solid #ccc; padding: .15rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
</style>
<h1>Measures</h1>
<p>Milliseconds; cls in thousandths. docs/wire/measures.md has the names, docs/operating.md their meaning.</p>
${parts.length === 0 ? '<p>No beacon has arrived yet.</p>' : parts.join('\n')}
</html>
`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const row = (cells: readonly (string | number | null)[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(String(cell ?? 'more'))}</${tag}>`).join('')}</tr>`;
  return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
