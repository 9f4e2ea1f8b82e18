/** The sites that may show the product in a frame: none, unless `environment.json` names them (`framedBy`). */
import { defaulted, string, type as shape } from 'superstruct';
import { listOf, or } from '../src/contract/services/fields.ts';
import type { FramedByTold } from '../src/contract/operator.ts';

/**
 * The part of the product that may be framed: the widget of a match (rule match-5), or any page (rule navigation-19).
 */
export type Framed = keyof FramedByTold;
export const framedKinds: readonly Framed[] = ['widget', 'product'];

/** Beginnings of widget addresses, with the sport or without. Both are plain text, safe in every kind of pattern. */
export const WIDGET = '/mac-detay/widget/';
export const OF_SPORT = '/program/';
const widgets = new RegExp(`^(${OF_SPORT}[^/]+)?${WIDGET}`);

/** @param path the requested path */
export const framedAt = (path: string): Framed => (widgets.test(path) ? 'widget' : 'product');

const sites = defaulted(listOf(string()), []);
const nobody: Record<Framed, string[]> = { widget: [], product: [] };
const told = shape({ framedBy: or(shape({ widget: sites, product: sites }), nobody) });

/** The configured sites for each part. A site that may frame any page may frame a widget as well. */
export function framersOf(environment: unknown): Record<Framed, string[]> {
  const { widget, product } = or(told, { framedBy: nobody }).create(environment).framedBy;
  return { widget: [...widget, ...product], product };
}

/** True when more sites may frame a widget than any other page; only then do widgets need headers of their own. */
export function widgetStandsApart(environment: unknown): boolean {
  const { widget, product } = framersOf(environment);
  return widget.length > product.length;
}
