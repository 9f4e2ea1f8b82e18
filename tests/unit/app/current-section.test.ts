import { describe, expect, it } from 'vitest';
import { links } from '../../../src/routes/routes.ts';
import { currentSection } from '../../../src/app/shell/nav/current-section.ts';

const table: [path: string, section: string, sportSlug: string][] = [
  [links.home(), 'home', ''],
  ['/program', 'program', 'futbol'],
  [links.program('basketbol'), 'program', 'basketbol'],
  ['/program/curling', 'program', ''],
  [links.liveProgram('tenis'), 'live', 'tenis'],
  ['/program/canli', 'live', 'futbol'],
  [links.specialEvents('tumu'), 'special', ''],
  [links.allOdds('voleybol'), 'program', 'voleybol'],
  [links.event('futbol', 7), 'event', 'futbol'],
  [links.popularBets('basketbol'), 'popular', 'basketbol'],
  [links.easyCoupons(), 'easyCoupons', ''],
  [links.coupons(), 'coupons', ''],
  [links.profile(), 'profile', ''],
  [links.signIn(), 'profile', ''],
  [links.register(), 'profile', ''],
  ['/yok-boyle-bir-sayfa', 'other', ''],
];

describe('what the navigation marks as current', () => {
  it.each(table)('%s is %s, sport "%s"', (path, section, sportSlug) => {
    expect(currentSection(path)).toEqual({ section, sportSlug });
  });
});
