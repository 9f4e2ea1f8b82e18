/** The sites that may show the product in a frame: none, unless `environment.json` names them (`framedBy`). */
import { defaulted, string, type as shape } from 'superstruct';
import { listOf, fieldOr } from '../src/contract/services/fields.ts';
import type { FramedByFile } from '../src/contract/operator.ts';

/**
 * The part of the product that may be framed: the widget of a match (rule match-5), or any page (rule navigation-19).
 */
export type FrameablePart = keyof FramedByFile;
export const frameableParts: readonly FrameablePart[] = ['widget', 'product'];

/** Beginnings of widget addresses, with the sport or without. Both are plain text, safe in every kind of pattern. */
export const WIDGET_PATH = '/mac-detay/widget/';
export const SPORT_PATH_PREFIX = '/program/';
const widgets = new RegExp(`^(${SPORT_PATH_PREFIX}[^/]+)?${WIDGET_PATH}`);

/** @param path the requested path */
export const frameablePartAt = (path: string): FrameablePart => (widgets.test(path) ? 'widget' : 'product');

const sites = defaulted(listOf(string()), []);
const nobody: Record<FrameablePart, string[]> = { widget: [], product: [] };
const told = shape({ framedBy: fieldOr(shape({ widget: sites, product: sites }), nobody) });

/** The configured sites for each part. A site that may frame any page may frame a widget as well. */
export function framingSites(environment: unknown): Record<FrameablePart, string[]> {
  const { widget, product } = fieldOr(told, { framedBy: nobody }).create(environment).framedBy;
  return { widget: [...widget, ...product], product };
}

/** True when more sites may frame a widget than any other page; only then do widgets need headers of their own. */
export function needsWidgetHeaders(environment: unknown): boolean {
  const { widget, product } = framingSites(environment);
  return widget.length > product.length;
}
