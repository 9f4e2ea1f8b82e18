import { describe, expect, it } from 'vitest';
import { links } from '../../../src/app/routes.ts';
import { membershipNotice } from '../../../src/features/membership/membership-notice.ts';
import { pageTitle } from '../../../src/ui/page-title.ts';

describe('addresses of the membership', () => {
  it('each say what will stand there', () => {
    const titles = [links.signIn(), links.register(), links.coupons(), links.profile()].map(
      (path) => membershipNotice(path).title,
    );
    expect(titles).toEqual([
      'Üye girişi çok yakında',
      'Üyelik çok yakında',
      'Kuponların burada olacak',
      'Profilin burada olacak',
    ]);
  });
});

describe('page titles', () => {
  it('end with the name of the product', () => {
    expect(pageTitle('Futbol Programı')).toBe('Futbol Programı · Tribün');
    expect(pageTitle('')).toBe('Tribün');
  });
});
