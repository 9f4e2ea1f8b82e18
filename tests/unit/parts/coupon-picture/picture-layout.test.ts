/** Layout of a coupon's picture: everything lies within it, nothing on another text (sharing-10). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CouponPicture } from '../../../../src/domain/coupon/coupon-picture.ts';
import { type Shape, layoutPicture } from '../../../../src/parts/coupon-picture/picture-layout.ts';

/** Wider than the letters of the product's type. */
const measure = (text: string, size: number): number => Array.from(text).length * size * 0.62;
const ADDRESS = 'https://tribun.example/paylasilan-kuponlar/8f2a1c';

const leg = fc.record({
  teams: fc.string({ minLength: 3, maxLength: 80 }),
  pick: fc.string({ minLength: 1, maxLength: 40 }),
  market: fc.string({ maxLength: 80 }),
  odd: fc.constantFrom('1,01', '12,50', '999,00'),
  state: fc.constantFrom('won', 'lost', 'void', 'running', 'open', 'unknown') as fc.Arbitrary<'won'>,
  start: fc.constantFrom('', 'Bugün 19:00', '21 Kas Cmt 19:00'),
});
const picture: fc.Arbitrary<CouponPicture> = fc.record({
  kind: fc.constantFrom('1 maç · Tek maç', '20 maç · Sistem 3,4 · Çoklu ×5'),
  status: fc.constantFrom('', 'Hesaba aktarıldı'),
  tone: fc.constantFrom('pending', 'good', 'bad', 'warn', 'quiet', 'live') as fc.Arbitrary<'good'>,
  playedAt: fc.constant('21 Kasım 2026 12:30'),
  legs: fc.array(leg, { minLength: 1, maxLength: 20 }),
  figures: fc.subarray([
    { label: 'Toplam oran', value: '1.234,56' },
    { label: 'Bedel', value: '10.000,00 ₺' },
    { label: 'Maks. kazanç', value: '2.000.000,00 ₺' },
  ]),
});

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function areaOf(shape: Shape): Area {
  if (shape.kind === 'text') {
    const width = measure(shape.text, shape.size);
    const left = shape.end ? shape.x - width : shape.x;
    return { left, right: left + width, top: shape.y - shape.size * 0.75, bottom: shape.y + shape.size * 0.22 };
  }
  const [width, height] = shape.kind === 'box' ? [shape.width, shape.height] : [shape.size, shape.size];
  return { left: shape.x, right: shape.x + width, top: shape.y, bottom: shape.y + height };
}

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('whatever the coupon', () => {
  test.each(['', ADDRESS])(
    'nothing leaves the picture and no text lies on another one, with the address "%s"',
    (address) => {
      fc.assert(
        fc.property(picture, (content) => {
          const { width, height, shapes } = layoutPicture(content, address, measure);
          expect(width).toBe(1_080);
          const places = shapes.filter(({ kind }) => kind !== 'box').map((shape) => ({ shape, area: areaOf(shape) }));
          for (const [index, { shape, area }] of places.entries()) {
            expect(area.left, JSON.stringify(shape)).toBeGreaterThanOrEqual(40);
            expect(area.right, JSON.stringify(shape)).toBeLessThanOrEqual(width - 40);
            expect(area.bottom, JSON.stringify(shape)).toBeLessThan(height);
            const on = places.slice(index + 1).find((other) => meet(area, other.area));
            expect(on, `${JSON.stringify(shape)} ${JSON.stringify(on?.shape)}`).toBeUndefined();
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

test('the code is left out without an address, and stands beside the figures with one', () => {
  const content: CouponPicture = {
    ...{ kind: 'k', status: '', tone: 'pending', playedAt: 'p', legs: [], figures: [{ label: 'Bedel', value: '5' }] },
  };
  const codes = (address: string) =>
    layoutPicture(content, address, measure).shapes.filter(({ kind }) => kind === 'code');
  expect(codes('')).toEqual([]);
  const [code] = codes(ADDRESS);
  expect(code?.kind === 'code' && code.cells.length).toBeGreaterThan(25);
});
