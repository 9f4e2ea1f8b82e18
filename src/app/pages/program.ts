/** The pages of the program: what most visits begin with, so their rows are part of the entry. */
import { links, patterns } from '../../routes/routes.ts';
import { type Row, page, pageWith } from './page-row.ts';

const loadProgram = () => import('../../features/program/program-page.tsx');
const loadWidget = () => import('../../features/event/page/event-widget-page.tsx');

/** Most specific patterns first. */
export const programPages: readonly Row[] = [
  page({
    path: patterns.home,
    title: 'Tribün: canlı maçlar ve günün programı',
    access: 'anyone',
    section: 'home',
    above: null,
    offline: 'copies',
    load: () => import('../../features/home/home-page.tsx'),
  }),
  page({
    path: patterns.eventWidget,
    title: 'Maç Özeti',
    access: 'anyone',
    section: 'event',
    above: null,
    offline: 'copies',
    bare: true,
    load: loadWidget,
  }),
  page({
    path: patterns.eventWidgetShort,
    title: 'Maç Özeti',
    access: 'anyone',
    section: 'event',
    above: null,
    offline: 'copies',
    bare: true,
    load: loadWidget,
  }),
  pageWith(
    {
      path: patterns.liveProgram,
      title: 'Canlı',
      access: 'anyone',
      section: 'live',
      above: null,
      offline: 'copies',
      load: loadProgram,
    },
    { mode: 'live' },
  ),
  pageWith(
    {
      path: patterns.specialEvents,
      title: 'Özel Etkinlikler',
      access: 'anyone',
      section: 'special',
      above: links.home(),
      offline: 'copies',
      load: loadProgram,
    },
    { mode: 'special' },
  ),
  pageWith(
    {
      path: patterns.allOdds,
      title: 'Tüm Oranlar',
      access: 'anyone',
      section: 'program',
      above: null,
      offline: 'copies',
      load: loadProgram,
    },
    { mode: 'allOdds' },
  ),
  page({
    path: patterns.event,
    title: 'Maç',
    access: 'anyone',
    section: 'event',
    above: ({ sport }) => links.program(sport || 'futbol'),
    offline: 'copies',
    load: () => import('../../features/event/page/event-page.tsx'),
  }),
  pageWith(
    {
      path: patterns.program,
      title: 'Program',
      access: 'anyone',
      section: 'program',
      above: null,
      offline: 'copies',
      load: loadProgram,
    },
    { mode: 'program' },
  ),
  page({
    path: patterns.popularBets,
    title: 'Popüler bahisler',
    access: 'anyone',
    section: 'popular',
    above: links.home(),
    offline: 'copies',
    load: () => import('../../features/popular/popular-page.tsx'),
  }),
  page({
    path: patterns.easyCoupons,
    title: 'Kolay kuponlar',
    access: 'anyone',
    section: 'easyCoupons',
    above: links.home(),
    offline: 'copies',
    load: () => import('../../features/popular/easy-coupons-page.tsx'),
  }),
];
