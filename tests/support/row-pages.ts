/** Pages whose address has no parameters, from the rows of `app/pages`: a new row is tested without another list. */
import './without-styles.ts';
import type { PageDefinition } from '../../src/parts/page/page-context.ts';
import type { RouteRow } from '../../src/app/pages/page-row.ts';
import { memberPages } from '../../src/app/pages/member.ts';
import { otherPages } from '../../src/app/pages/others.ts';
import { signInPages } from '../../src/app/pages/sign-in.ts';
import type { Address } from './every-address.ts';

const isPage = (row: RouteRow): row is RouteRow & PageDefinition => 'Page' in row;

/** Rows of the pages outside the program, with addresses without their optional parameters. */
export const rowPages: readonly PageDefinition[] = [...memberPages, ...otherPages, ...signInPages]
  .filter(isPage)
  .map((row) => ({ ...row, path: row.path.replaceAll(/\/:\w+\?/g, '') }))
  .filter(({ path }) => !/[:*]/.test(path));

/** Adds the pages that a list of addresses lacks. Their headings are their titles, and their names end their addresses. */
export function withRowPages(addresses: readonly Address[]): Address[] {
  const known = new Set(addresses.map(({ path }) => path));
  const added = rowPages.filter(({ path }) => !known.has(path));
  return [
    ...addresses,
    ...added.map(({ path, title, access }) => ({
      path,
      heading: title,
      who: access,
      name: path.slice(path.lastIndexOf('/') + 1),
    })),
  ];
}
