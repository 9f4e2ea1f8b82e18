import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { UNKNOWN_COUNT } from '../../../src/model/load.ts';
import { CouponTabs } from '../../../src/parts/coupon-card/coupon-tabs.tsx';

function shown(total: number | null): string | undefined {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <CouponTabs current="bekleyen" total={total} />
    </Router>,
  );
  return /<b [^>]*>(.*?)<\/b>/.exec(html)?.[1];
}

test.each([
  [12, /^12<span/],
  [0, /^0<span/],
  [null, /^$/],
  [UNKNOWN_COUNT, /^$/],
])('with %s coupons in the list, its tab shows the number if it is known', (total, text) => {
  expect(shown(total)).toMatch(text);
});
