/** Sports of one against one: tennis 5, table tennis 20, snooker 19, MMA 117. All people are invented. */
import { people } from '../clubs/people.ts';
import type { Competition } from '../model.ts';
import { competition, ranked } from './define.ts';

export const peopleCompetitions: Competition[] = ranked([
  competition(5, 75001, 'INT', 'ATP Finalleri', 'ATP', 1, people('west', 32, 1)),
  competition(5, 75002, 'INT', 'WTA Finalleri', 'WTA', 1, people('east', 32, 2)),
  competition(5, 75003, 'TR', 'ATP Challenger İstanbul', 'CHİ', 2, people('mixed', 48, 3)),
  competition(5, 75004, 'IT', 'ATP Challenger Bergamo', 'CHB', 2, people('mixed', 48, 4)),
  competition(5, 75005, 'TR', 'ITF Antalya Erkekler', 'İTF E', 3, people('mixed', 64, 5)),
  competition(5, 75006, 'TR', 'ITF Antalya Kadınlar', 'İTF K', 3, people('mixed', 64, 6)),
  competition(5, 75007, 'ES', 'ITF Palma Erkekler', 'İTF P', 3, people('west', 48, 7)),
  competition(5, 75008, 'TN', 'ITF Monastir Kadınlar', 'İTF M', 3, people('mixed', 48, 8)),
  competition(20, 76001, 'INT', 'WTT Champions', 'WTT', 1, people('asia', 24, 11)),
  competition(20, 76002, 'CZ', 'Çekya Liga Pro', 'ÇLP', 2, people('east', 120, 12)),
  competition(20, 76003, 'UA', 'Ukrayna Setka Cup', 'SET', 3, people('east', 160, 13)),
  competition(20, 76004, 'PL', 'Polonya TT Elite Series', 'TTE', 3, people('east', 120, 14)),
  competition(20, 76005, 'TR', 'Türkiye Masa Tenisi Süper Ligi', 'MTS', 2, people('turkish', 60, 15)),
  competition(19, 77001, 'GB', 'Birleşik Krallık Şampiyonası', 'BKŞ', 1, people('west', 48, 21)),
  competition(19, 77002, 'CN', 'Wuhan Açık', 'WUH', 2, people('mixed', 48, 22)),
  competition(117, 78001, 'US', 'Dünya Dövüş Gecesi', 'DDG', 1, people('mixed', 36, 31)),
  competition(117, 78002, 'INT', 'Avrupa Kafes Ligi', 'AKL', 2, people('mixed', 36, 32)),
]);
