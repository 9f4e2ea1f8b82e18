/** Addresses of every row of `app/pages`, and the row that the router finds for each. */
import { vi } from 'vitest';
import type { RouteRow } from '../../src/app/pages/page-row.ts';
import { areaRows, areas, entryRows } from '../../src/app/pages/pages.ts';
import { findArea, findRow } from '../../src/app/pages/use-current-page.ts';

export interface RowAddress {
  path: string;
  row: RouteRow;
  /** Values of the parameters in the row's pattern. */
  parameters: Partial<Record<string, string>>;
}

/** Addresses of unknown pages, and addresses that begin like known ones. */
const strange = [
  ...[
    '/yok',
    '/profil/yok',
    '/profil/kuponlarim/a/b/c',
    '/uyelik/yok',
    '/program/a/b/c',
    '/spor-toto/yok',
    '/mac-detay/7',
  ],
  ...['/PROFIL/ayarlar', '/program/futbol/', '/profilim', '/programlar', '/uye-olmadan', '/spor-totolar', '/bayilik'],
];
const values: Record<string, string> = { sport: 'tenis', eventId: '77', id: '5', tab: 'kazanan', filter: 'odenen' };

/** @param more addresses besides */
export async function rowAddresses(more: readonly string[] = []): Promise<RowAddress[]> {
  for (const { load: begin } of Object.values(areaRows)) begin();
  await vi.waitUntil(() => areas.every(({ rows }) => rows.peek() !== undefined), { timeout: 20_000 });
  const rows = [...entryRows, ...Object.values(areaRows).flatMap((each) => each.peek() ?? [])];
  const written = rows.filter(({ path }) => path !== '/*?').flatMap(({ path }) => addressesOf(path));
  return [...written, ...strange, ...more].map((path) => {
    const found = findRow(entryRows, path) ?? findRow(findArea(path).rows.peek() ?? [], path);
    if (found === undefined) throw new Error(`no row fits ${path}`);
    return { path, ...found };
  });
}

/** Returns the addresses of a pattern, with and without its optional parameters. */
function addressesOf(pattern: string): string[] {
  const shorter = pattern.replace(/\/:\w+\?$/, '');
  const address = pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'x');
  return shorter === pattern ? [address] : [...addressesOf(shorter), address];
}
