/** Pages of lists as the services send them, and the periods that narrow a list. */
import { badRequest } from './response-envelope.ts';

/** Days back from now for each period of a list, by the services' names. */
export const daysOfPeriod: Partial<Record<string, number>> = { week: 7, month: 30, threeMonths: 91, year: 365 };

export interface WirePage<Item> {
  items: Item[];
  page: number;
  limit: number;
  total: number;
  totalPage: number;
}

const MOST_A_PAGE = 100;

export function wirePageOf<Item>(items: readonly Item[], page: number, limit: number): WirePage<Item> {
  if (page < 1) throw badRequest('pages count from 1');
  if (limit < 1 || limit > MOST_A_PAGE) throw badRequest(`limit must be 1 to ${MOST_A_PAGE}`);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: items.length,
    totalPage: Math.ceil(items.length / limit),
  };
}
