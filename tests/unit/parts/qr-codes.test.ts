/** QR codes as the product encodes them, read by another decoder: any text comes back (sharing-10, sharing-12). */
import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { layoutPicture } from '../../../src/parts/coupon-picture/picture-layout.ts';
import { readQr } from '../../support/read-qr.ts';

type Cells = readonly (readonly boolean[])[];

/** Side in px of the code on a phone's screen. */
const ON_SCREEN = 260;
/** Wider than a quiet zone, as the white page around a code. */
const EDGE = 12;

/** Draws the cells `size` px wide, each rounded to whole pixels, and returns what the decoder reads. */
function readCells(cells: Cells, size: number): string | undefined {
  const width = size + 2 * EDGE;
  const pixels = new Uint8Array(width * width).fill(255);
  const at = (cell: number): number => Math.round((cell * size) / cells.length) + EDGE;
  for (const [row, line] of cells.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      for (let y = at(row); y < at(row + 1); y += 1) pixels.fill(0, y * width + at(column), y * width + at(column + 1));
    }
  }
  return readQr({ width, height: width, pixels });
}

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...Array.from('ÇĞİÖŞÜçğıöşü €₺0189')), minLength: 1, maxLength: 60 }),
  fc.stringMatching(/^\d{6}$/),
);

test('sharing-12: the code of any text is read as this text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readCells(encode(text, { ecc: 'M', border: 4 }).data, ON_SCREEN)).toBe(text);
    }),
  );
});

test('sharing-10: the code of a picture is read as its address, at the size the picture has', () => {
  const ids = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(fc.webUrl(), ids, (site, id) => {
      const address = new URL(`/paylasilan-kuponlar/${id}`, site).href;
      const picture = { kind: 'k', status: '', tone: 'quiet', playedAt: 'p', legs: [], figures: [] } as const;
      const { shapes } = layoutPicture(picture, address, () => 0);
      const code = shapes.find((shape) => shape.kind === 'code');
      expect(readCells(code?.cells ?? [], code?.size ?? 0)).toBe(address);
    }),
    { numRuns: 50 },
  );
});
