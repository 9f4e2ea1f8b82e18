/** Places of everything on a coupon's picture, in px of an image 1080 px wide. */
import { encode } from 'uqr';
import type { CouponPicture } from '../../domain/coupon/coupon-picture.ts';
import type { LegState } from '../../domain/coupon/coupon-row-view.ts';

/** Colours by the names of the design tokens. */
export type PictureColor = 'bg' | 'surface' | 'line' | 'text' | 'text-2' | 'accent' | 'accent-ink' | 'live' | 'king';

export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: PictureColor; radius: number }
  | { kind: 'text'; x: number; y: number; text: string; size: number; bold: boolean; color: PictureColor; end: boolean }
  | { kind: 'mark'; x: number; y: number; size: number; state: LegState }
  | { kind: 'code'; x: number; y: number; size: number; cells: readonly (readonly boolean[])[] };

interface PictureLayout {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** Width of a text in px. */
type Measure = (text: string, size: number, bold: boolean) => number;

const WIDTH = 1_080;
const EDGE = 64;
const RIGHT = WIDTH - EDGE;
const LEG_HEIGHT = 128;
const MARK = 48;
const CODE = 208;
const FIGURE_HEIGHT = 64;

/** @param address of the shared coupon, which the code opens; '' for none */
export function layoutPicture(picture: CouponPicture, address: string, measure: Measure): PictureLayout {
  const shapes: Shape[] = [];
  const text = (x: number, y: number, value: string, how: Partial<Extract<Shape, { kind: 'text' }>> = {}): void => {
    if (value === '') return;
    shapes.push({ kind: 'text', x, y, text: value, size: 32, bold: false, color: 'text', end: false, ...how });
  };
  const fit = (value: string, width: number, size: number, bold: boolean): string =>
    shortened(value, (part) => measure(part, size, bold) <= width);

  text(EDGE, 112, 'Tribün', { size: 56, bold: true, color: 'accent' });
  text(RIGHT, 92, picture.kind, { end: true, bold: true });
  text(RIGHT, 134, picture.playedAt, { end: true, size: 28, color: 'text-2' });
  let y = 176;
  if (picture.status !== '') {
    const color = toneColors[picture.tone] ?? 'text-2';
    text(EDGE, y + 40, picture.status, { size: 44, bold: true, color });
    y += 76;
  }

  const legsHeight = picture.legs.length * LEG_HEIGHT;
  shapes.push({ kind: 'box', x: 40, y, width: WIDTH - 80, height: legsHeight, color: 'surface', radius: 32 });
  const left = EDGE + MARK + 24;
  for (const [index, leg] of picture.legs.entries()) {
    const top = y + index * LEG_HEIGHT;
    if (index > 0)
      shapes.push({ kind: 'box', x: left, y: top, width: RIGHT - left, height: 2, color: 'line', radius: 0 });
    shapes.push({ kind: 'mark', x: EDGE, y: top + (LEG_HEIGHT - MARK) / 2, size: MARK, state: leg.state });
    text(left, top + 56, fit(leg.teams, RIGHT - left - 150, 36, true), { size: 36, bold: true });
    text(RIGHT, top + 56, leg.odd, { size: 40, bold: true, end: true });
    const start = RIGHT - left - (leg.start === '' ? 0 : measure(leg.start, 28, false) + 24);
    text(left, top + 100, fit(`${leg.pick}  ${leg.market}`, start, 28, false), { size: 28, color: 'text-2' });
    text(RIGHT, top + 100, leg.start, { size: 28, color: 'text-2', end: true });
  }
  y += legsHeight + 40;

  const foot = y;
  const figuresRight = address === '' ? RIGHT : RIGHT - CODE - 48;
  for (const { label, value } of picture.figures) {
    text(EDGE, y + 44, label, { color: 'text-2' });
    text(figuresRight, y + 44, value, { size: 40, bold: true, end: true });
    y += FIGURE_HEIGHT;
  }
  if (address !== '') {
    shapes.push({ kind: 'code', x: RIGHT - CODE, y: foot, size: CODE, cells: codeCells(address) });
    const site = new URL(address).host;
    text(EDGE, Math.max(y + 40, foot + CODE - 48), 'Kuponu açmak için kodu okut', { size: 28, color: 'text-2' });
    text(EDGE, Math.max(y + 80, foot + CODE - 8), fit(site, figuresRight - EDGE, 28, true), { size: 28, bold: true });
    y = Math.max(y + 88, foot + CODE);
  }
  y += 36;
  text(EDGE, y + 28, 'Bahis 18 yaşından büyükler içindir.', { size: 24, color: 'text-2' });
  const height = y + 72;
  shapes.unshift({ kind: 'box', x: 0, y: 0, width: WIDTH, height, color: 'bg', radius: 0 });
  return { width: WIDTH, height, shapes };
}

const toneColors: Partial<Record<CouponPicture['tone'], PictureColor>> = { good: 'accent', bad: 'live', warn: 'king' };

/** The longest beginning that fits, with an ellipsis when something is left out. */
function shortened(value: string, fits: (part: string) => boolean): string {
  if (fits(value)) return value;
  const letters = Array.from(value);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** True for a dark cell of the QR code; correction level M, read from a screen as from paper. */
function codeCells(address: string): boolean[][] {
  return encode(address, { ecc: 'M', border: 2 }).data;
}
