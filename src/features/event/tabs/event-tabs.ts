/** The parts of an event's page (sportsbook §2), in the order of the tab bar. A part is shown from the day it exists. */

export interface EventTab {
  id: string;
  label: string;
  /** false: its address is known and says "yakında"; true: it has a place in the tab bar. */
  exists: boolean;
}

export const DEFAULT_TAB = 'tum-oranlar';

export const eventTabs: readonly EventTab[] = [
  { id: DEFAULT_TAB, label: 'Tüm Oranlar', exists: true },
  { id: 'canli-anlatim', label: 'Canlı Anlatım', exists: false },
  { id: 'ozet', label: 'Özet', exists: false },
  { id: 'rekabet-gecmisi', label: 'Rekabet Geçmişi', exists: false },
  { id: 'son-maclar', label: 'Son Maçlar', exists: false },
  { id: 'tribun-analiz', label: 'Tribün Analiz', exists: false },
  { id: 'sakat-ve-cezali', label: 'Sakat ve Cezalı', exists: false },
  { id: 'hakem', label: 'Hakem', exists: false },
  { id: 'puan-durumu', label: 'Puan Durumu', exists: false },
  { id: 'form-durumu', label: 'Form Durumu', exists: false },
  { id: 'yazar-yorumlari', label: 'Yazar Yorumları', exists: false },
];

/** The tab of an address; none given is the default, and an analysis of any product's name is ours. */
export function eventTab(id: string | undefined): EventTab | undefined {
  if (id === undefined || id === '') return eventTabs[0];
  const known = id.endsWith('-analiz') ? 'tribun-analiz' : id;
  return eventTabs.find((tab) => tab.id === known);
}
