/** Pages of the program. Most visits start here, so their rows are part of the entry. */
import { entryLinks, entryPatterns } from '../../routes/routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { type RouteRow, page } from './page-row.ts';

const loadProgram = () => import('../../features/program/program-page.tsx');
/**
 * Match beside a list, on wide screens (rules program-29, scores-14); part of the match's own code, loaded when first
 * shown.
 */
export const MatchPanel = createLoadableComponent(() => import('../../features/event/panel/match-panel.tsx'));
const loadWidget = () => import('../../features/event/page/event-widget-page.tsx');

const ofProgram = { access: 'anyone', offline: 'copies', stickySlip: true } as const;

/** Most specific patterns first. */
export const programPages: readonly RouteRow[] = [
  page({
    path: entryPatterns.home,
    title: 'Tribün: canlı maçlar ve günün programı',
    ...ofProgram,
    section: 'home',
    backTarget: null,
    load: () => import('../../features/home/home-page.tsx'),
  }),
  page({
    path: entryPatterns.eventWidget,
    title: 'Maç özeti',
    ...ofProgram,
    section: 'event',
    backTarget: null,
    bare: true,
    load: loadWidget,
  }),
  page({
    path: entryPatterns.eventWidgetShort,
    title: 'Maç özeti',
    ...ofProgram,
    section: 'event',
    backTarget: null,
    bare: true,
    load: loadWidget,
  }),
  page(
    {
      path: entryPatterns.liveProgram,
      title: 'Canlı',
      ...ofProgram,
      section: 'live',
      backTarget: null,
      load: loadProgram,
    },
    { mode: 'live', MatchPanel },
  ),
  page(
    {
      path: entryPatterns.specialEvents,
      title: 'Özel etkinlikler',
      ...ofProgram,
      section: 'special',
      backTarget: entryLinks.home(),
      load: loadProgram,
    },
    { mode: 'special' },
  ),
  page(
    {
      path: entryPatterns.allOdds,
      title: 'Tüm oranlar',
      ...ofProgram,
      section: 'program',
      backTarget: null,
      load: loadProgram,
    },
    { mode: 'allOdds' },
  ),
  page({
    path: entryPatterns.event,
    title: 'Maç',
    ...ofProgram,
    section: 'event',
    backTarget: ({ sport }) => entryLinks.program(sport || DEFAULT_SPORT),
    load: () => import('../../features/event/page/event-page.tsx'),
  }),
  page(
    {
      path: entryPatterns.program,
      title: 'Program',
      ...ofProgram,
      section: 'program',
      backTarget: null,
      load: loadProgram,
    },
    { mode: 'program', MatchPanel },
  ),
  page({
    path: entryPatterns.popularBets,
    title: 'Popüler bahisler',
    ...ofProgram,
    section: 'popular',
    backTarget: entryLinks.home(),
    load: () => import('../../features/popular/popular-page.tsx'),
  }),
  page({
    path: entryPatterns.easyCoupons,
    title: 'Kolay kuponlar',
    ...ofProgram,
    section: 'easyCoupons',
    backTarget: entryLinks.home(),
    load: () => import('../../features/popular/easy-coupons-page.tsx'),
  }),
];
