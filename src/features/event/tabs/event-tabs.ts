/**
 * The tabs of a match (rule match-2) behind its odds, in the order of the tab bar. A new one is a row here and a
 * component beside it.
 */
import { type TabRow, tab } from './tab-row.ts';

export const eventTabs: readonly TabRow[] = [
  { slug: 'canli-anlatim', title: 'Canlı Anlatım' },
  tab({ slug: 'ozet', title: 'Özet', place: 'widget', load: () => import('./event-summary.tsx') }),
  { slug: 'rekabet-gecmisi', title: 'Rekabet Geçmişi' },
  { slug: 'son-maclar', title: 'Son Maçlar' },
  { slug: 'tribun-analiz', title: 'Tribün Analiz' },
  { slug: 'sakat-ve-cezali', title: 'Sakat ve Cezalı' },
  { slug: 'hakem', title: 'Hakem' },
  { slug: 'puan-durumu', title: 'Puan Durumu' },
  { slug: 'form-durumu', title: 'Form Durumu' },
  { slug: 'yazar-yorumlari', title: 'Yazar Yorumları' },
];
