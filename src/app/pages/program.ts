/** Pages of the program. Most visits start here, so their rows are part of the entry. */
import { links, patterns } from '../../routes/routes.ts';
import { DEFAULT_SPORT } from '../../routes/program.ts';
import { loadableComponent } from '../../state/load/loadable.ts';
import { type Row, page, pageWith } from './page-row.ts';

const loadProgram = () => import('../../features/program/program-page.tsx');
/** Match beside the list, on wide screens (rule program-29); part of the match's own code, loaded when first shown. */
const MatchPanel = loadableComponent(() => import('../../features/event/panel/match-panel.tsx'));
const loadWidget = () => import('../../features/event/page/event-widget-page.tsx');

const ofProgram = { access: 'anyone', offline: 'copies', stickySlip: true } as const;

/** Most specific patterns first. */
export const programPages: readonly Row[] = [
  page({
    path: patterns.home,
    title: 'Tribün: canlı maçlar ve günün programı',
    ...ofProgram,
    section: 'home',
    above: null,
    load: () => import('../../features/home/home-page.tsx'),
  }),
  page({
    path: patterns.eventWidget,
    title: 'Maç Özeti',
    ...ofProgram,
    section: 'event',
    above: null,
    bare: true,
    load: loadWidget,
  }),
  page({
    path: patterns.eventWidgetShort,
    title: 'Maç Özeti',
    ...ofProgram,
    section: 'event',
    above: null,
    bare: true,
    load: loadWidget,
  }),
  pageWith(
    {
      path: patterns.liveProgram,
      title: 'Canlı',
      ...ofProgram,
      section: 'live',
      above: null,
      load: loadProgram,
    },
    { mode: 'live', MatchPanel },
  ),
  pageWith(
    {
      path: patterns.specialEvents,
      title: 'Özel Etkinlikler',
      ...ofProgram,
      section: 'special',
      above: links.home(),
      load: loadProgram,
    },
    { mode: 'special' },
  ),
  pageWith(
    {
      path: patterns.allOdds,
      title: 'Tüm Oranlar',
      ...ofProgram,
      section: 'program',
      above: null,
      load: loadProgram,
    },
    { mode: 'allOdds' },
  ),
  page({
    path: patterns.event,
    title: 'Maç',
    ...ofProgram,
    section: 'event',
    above: ({ sport }) => links.program(sport || DEFAULT_SPORT),
    load: () => import('../../features/event/page/event-page.tsx'),
  }),
  pageWith(
    {
      path: patterns.program,
      title: 'Program',
      ...ofProgram,
      section: 'program',
      above: null,
      load: loadProgram,
    },
    { mode: 'program', MatchPanel },
  ),
  page({
    path: patterns.popularBets,
    title: 'Popüler bahisler',
    ...ofProgram,
    section: 'popular',
    above: links.home(),
    load: () => import('../../features/popular/popular-page.tsx'),
  }),
  page({
    path: patterns.easyCoupons,
    title: 'Kolay kuponlar',
    ...ofProgram,
    section: 'easyCoupons',
    above: links.home(),
    load: () => import('../../features/popular/easy-coupons-page.tsx'),
  }),
];
