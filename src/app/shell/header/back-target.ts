/** Where "back" leads when nothing lies behind: the page above the present one. */
import { currentSection } from '../nav/current-section.ts';
import { links } from '../../../routes/routes.ts';

/** null on the pages the navigation leads to: behind those there is nothing. */
export function pageAbove(pathname: string): string | null {
  const [first = '', second = '', third = '', fourth = ''] = pathname.split('/').filter(Boolean);
  const { section, sportSlug } = currentSection(pathname);
  switch (section) {
    case 'home':
    case 'program':
    case 'live':
      return null;
    case 'event':
      return links.program(sportSlug || 'futbol');
    case 'coupons':
      return couponPages.has(third) || (third === 'oynadiklarim' && fourth !== '') ? links.coupons() : null;
    case 'profile':
      if (first !== 'profil') return links.home();
      return second === '' ? null : links.profile();
    default:
      return links.home();
  }
}

/** Single coupons and groups; a retailer's list is a way of its own. */
const couponPages = new Set(['kupon-detay', 'coklu-kupon', 'bayi']);
