/** Whose pages may show the product in a frame: nobody's, until `environment.json` names them (`framedBy`). */
import { defaulted, string, type as shape } from 'superstruct';
import { listOf, or } from '../src/contract/services/fields.ts';
import type { FramedByTold } from '../src/contract/operator.ts';

/** What of it: the widget of a match (rule match-5), or any page (rule navigation-19). */
export type Framed = keyof FramedByTold;
export const framedKinds: readonly Framed[] = ['widget', 'product'];

/** Addresses of widgets begin so, with the sport or without. Both parts are plain text, for every kind of pattern. */
export const WIDGET = '/mac-detay/widget/';
export const OF_SPORT = '/program/';
const widgets = new RegExp(`^(${OF_SPORT}[^/]+)?${WIDGET}`);

/** @param path as it was asked for */
export const framedAt = (path: string): Framed => (widgets.test(path) ? 'widget' : 'product');

const sites = defaulted(listOf(string()), []);
const nobody: Record<Framed, string[]> = { widget: [], product: [] };
const told = shape({ framedBy: or(shape({ widget: sites, product: sites }), nobody) });

/** Sites as they are told. Who may show any page may show a widget as well. */
export function framersOf(environment: unknown): Record<Framed, string[]> {
  const { widget, product } = or(told, { framedBy: nobody }).create(environment).framedBy;
  return { widget: [...widget, ...product], product };
}

/** Whether a widget may be shown where no other page is: only then has it headers of its own. */
export function widgetStandsApart(environment: unknown): boolean {
  const { widget, product } = framersOf(environment);
  return widget.length > product.length;
}
