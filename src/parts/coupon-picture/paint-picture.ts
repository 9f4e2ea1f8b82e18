/** Paints the layout of a coupon's picture on a canvas, in the colours and the type of the page. */
import type { CouponPicture } from '../../domain/coupon/coupon-picture.ts';
import type { LegState } from '../../domain/coupon/coupon-row-view.ts';
import { type PictureColor, type Shape, layoutPicture } from './picture-layout.ts';

export interface PaintedPicture {
  file: File;
  /** The same image as an address of the `data:` scheme, because the content policy refuses pictures of others. */
  shown: string;
  /** In px. */
  width: number;
  height: number;
}

const FILE_NAME = 'tribun-kupon.png';

/**
 * @param address of the shared coupon; '' for a picture without a code
 * @throws Error when the browser has no canvas or no memory for the image
 */
export async function paintPicture(picture: CouponPicture, address: string): Promise<PaintedPicture> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font');
  const font = (size: number, bold: boolean): string => `${bold ? 650 : 450} ${size}px ${family}`;
  // A canvas does not wait for fonts; without them it uses the system's.
  await Promise.allSettled([document.fonts.load(font(32, true), 'aş'), document.fonts.load(font(32, false), 'aş')]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const { width, height, shapes } = layoutPicture(picture, address, (text, size, bold) => {
    context.font = font(size, bold);
    return context.measureText(text).width;
  });
  Object.assign(canvas, { width, height });
  context.textBaseline = 'alphabetic';
  const painter: Painter = { context, font, color: tokenColors() };
  for (const shape of shapes) paint(painter, shape);
  const content = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no image')) : resolve(blob)), 'image/png');
  });
  return { file: new File([content], FILE_NAME, { type: content.type }), shown: canvas.toDataURL(), width, height };
}

interface Painter {
  context: CanvasRenderingContext2D;
  font: (size: number, bold: boolean) => string;
  color: (name: PictureColor) => string;
}

function paint({ context, font, color }: Painter, shape: Shape): void {
  if (shape.kind === 'box') {
    context.fillStyle = color(shape.color);
    context.beginPath();
    context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
    context.fill();
  } else if (shape.kind === 'text') {
    context.font = font(shape.size, shape.bold);
    context.fillStyle = color(shape.color);
    context.textAlign = shape.end ? 'right' : 'left';
    context.fillText(shape.text, shape.x, shape.y);
  } else if (shape.kind === 'mark') paintMark({ context, color }, shape);
  else paintCode(context, shape);
}

const markColors: Record<LegState, PictureColor> = {
  won: 'accent',
  lost: 'live',
  void: 'text-2',
  running: 'live',
  open: 'text-2',
  unknown: 'text-2',
};

/** Filled and ticked when won, crossed when lost, a dash when void, else an empty ring: shapes that need no colour. */
function paintMark(
  { context, color }: Pick<Painter, 'context' | 'color'>,
  { x, y, size, state }: Extract<Shape, { kind: 'mark' }>,
): void {
  const middle = { x: x + size / 2, y: y + size / 2 };
  const part = size / 4;
  context.strokeStyle = color(markColors[state]);
  context.fillStyle = color(markColors[state]);
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(middle.x, middle.y, size / 2 - 2, 0, 2 * Math.PI);
  if (state === 'won') context.fill();
  else context.stroke();
  context.beginPath();
  if (state === 'won') {
    context.strokeStyle = color('accent-ink');
    context.moveTo(middle.x - part, middle.y);
    context.lineTo(middle.x - part / 4, middle.y + part * 0.8);
    context.lineTo(middle.x + part, middle.y - part * 0.8);
  } else if (state === 'lost') {
    context.moveTo(middle.x - part * 0.8, middle.y - part * 0.8);
    context.lineTo(middle.x + part * 0.8, middle.y + part * 0.8);
    context.moveTo(middle.x + part * 0.8, middle.y - part * 0.8);
    context.lineTo(middle.x - part * 0.8, middle.y + part * 0.8);
  } else if (state === 'void') {
    context.moveTo(middle.x - part, middle.y);
    context.lineTo(middle.x + part, middle.y);
  }
  context.stroke();
}

/** Black on white in both themes, because some readers need it. */
function paintCode(context: CanvasRenderingContext2D, { x, y, size, cells }: Extract<Shape, { kind: 'code' }>): void {
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(x, y, size, size, 12);
  context.fill();
  context.fillStyle = '#000';
  const cell = size / cells.length;
  for (const [row, line] of cells.entries()) {
    for (const [column, isDark] of line.entries()) {
      // Rounded to whole pixels, so that no light line stays between two dark cells.
      if (!isDark) continue;
      const from = { x: Math.round(x + column * cell), y: Math.round(y + row * cell) };
      const to = { x: Math.round(x + (column + 1) * cell), y: Math.round(y + (row + 1) * cell) };
      context.fillRect(from.x, from.y, to.x - from.x, to.y - from.y);
    }
  }
}

/** Returns the colours of the theme in use; a custom property alone would answer `light-dark(…)` unresolved. */
function tokenColors(): Painter['color'] {
  const probe = document.createElement('span');
  document.body.append(probe);
  const known = new Map<PictureColor, string>();
  const names: PictureColor[] = ['bg', 'surface', 'line', 'text', 'text-2', 'accent', 'accent-ink', 'live', 'king'];
  for (const name of names) {
    probe.style.color = `var(--${name})`;
    known.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return (name) => known.get(name) ?? '#000';
}
