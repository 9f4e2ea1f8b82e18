/** Where in the product an address is, for what the navigation marks as current. */
import { sportBySlug } from '../../../domain/sports.ts';

export type Section =
  'home' | 'program' | 'live' | 'special' | 'event' | 'popular' | 'easyCoupons' | 'coupons' | 'profile' | 'other';

export interface CurrentSection {
  section: Section;
  /** '' where the address names no sport of the catalogue. */
  sportSlug: string;
}

/** Pathname → section and sport (sportsbook §2). */
export function currentSection(pathname: string): CurrentSection {
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean);
  switch (first) {
    case '':
      return { section: 'home', sportSlug: '' };
    case 'program':
      return programSection(second, third);
    case 'populer-bahisler':
      return { section: 'popular', sportSlug: known(second) };
    case 'kolay-kuponlar':
      return { section: 'easyCoupons', sportSlug: '' };
    case 'profil':
      return { section: second === 'kuponlarim' ? 'coupons' : 'profile', sportSlug: '' };
    case 'uyelik':
    case 'uye-ol':
      return { section: 'profile', sportSlug: '' };
    default:
      return { section: 'other', sportSlug: '' };
  }
}

function programSection(second: string, third: string): CurrentSection {
  if (second === 'canli') return { section: 'live', sportSlug: known(third) || 'futbol' };
  if (second === 'ozel-etkinlikler') return { section: 'special', sportSlug: '' };
  if (second === 'tum-oranlar') return { section: 'program', sportSlug: known(third) };
  if (third === 'mac-detay') return { section: 'event', sportSlug: known(second) };
  return { section: 'program', sportSlug: second === '' ? 'futbol' : known(second) };
}

function known(slug: string): string {
  return sportBySlug(slug) === undefined ? '' : slug;
}
