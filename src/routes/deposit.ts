/** The address of the deposit as its page writes it. */
import { queryText } from './query-text.ts';
import { accountLinks } from './account.ts';

/** @param yol the way money comes, '' for the first */
export function depositLink(yol: string): string {
  return `${accountLinks.deposit()}${queryText({ yol })}`;
}
