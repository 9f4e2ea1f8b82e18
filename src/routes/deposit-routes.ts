/** Address of the deposit page. */
import { queryText } from '../lib/query-text.ts';
import { accountLinks } from './account-routes.ts';

/** @param yol payment method; '' for the first one */
export function depositLink(yol: string): string {
  return `${accountLinks.deposit()}${queryText({ yol })}`;
}
