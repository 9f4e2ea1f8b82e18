/** Adds the guards of restricted pages to the rows of an area. Loaded with those rows, not with the entry. */
import type { RouteRow } from '../pages/page-row.ts';
import { MemberOnly } from './member-only.tsx';
import { VisitorOnly } from './visitor-only.tsx';

const guards = { visitor: VisitorOnly, member: MemberOnly };

export function withGuards(rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows.map((row) => ('Page' in row && row.access !== 'anyone' ? { ...row, Guard: guards[row.access] } : row));
}
