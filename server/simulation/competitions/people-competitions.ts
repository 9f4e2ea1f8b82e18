/** Sports of one against one: tennis 5, table tennis 20, snooker 19, MMA 117. All people are invented. */
import { inventPeople } from '../clubs/invented-people.ts';
import type { Competition } from '../model.ts';
import { defineCompetition, withPriorities } from './define-competition.ts';

export const peopleCompetitions: Competition[] = withPriorities([
  defineCompetition(5, 75001, 'INT', 'ATP Finalleri', 'ATP', 1, inventPeople('west', 32, 1)),
  defineCompetition(5, 75002, 'INT', 'WTA Finalleri', 'WTA', 1, inventPeople('east', 32, 2)),
  defineCompetition(5, 75003, 'TR', 'ATP Challenger İstanbul', 'CHİ', 2, inventPeople('mixed', 48, 3)),
  defineCompetition(5, 75004, 'IT', 'ATP Challenger Bergamo', 'CHB', 2, inventPeople('mixed', 48, 4)),
  defineCompetition(5, 75005, 'TR', 'ITF Antalya Erkekler', 'İTF E', 3, inventPeople('mixed', 64, 5)),
  defineCompetition(5, 75006, 'TR', 'ITF Antalya Kadınlar', 'İTF K', 3, inventPeople('mixed', 64, 6)),
  defineCompetition(5, 75007, 'ES', 'ITF Palma Erkekler', 'İTF P', 3, inventPeople('west', 48, 7)),
  defineCompetition(5, 75008, 'TN', 'ITF Monastir Kadınlar', 'İTF M', 3, inventPeople('mixed', 48, 8)),
  defineCompetition(20, 76001, 'INT', 'WTT Champions', 'WTT', 1, inventPeople('asia', 24, 11)),
  defineCompetition(20, 76002, 'CZ', 'Çekya Liga Pro', 'ÇLP', 2, inventPeople('east', 120, 12)),
  defineCompetition(20, 76003, 'UA', 'Ukrayna Setka Cup', 'SET', 3, inventPeople('east', 160, 13)),
  defineCompetition(20, 76004, 'PL', 'Polonya TT Elite Series', 'TTE', 3, inventPeople('east', 120, 14)),
  defineCompetition(20, 76005, 'TR', 'Türkiye Masa Tenisi Süper Ligi', 'MTS', 2, inventPeople('turkish', 60, 15)),
  defineCompetition(19, 77001, 'GB', 'Birleşik Krallık Şampiyonası', 'BKŞ', 1, inventPeople('west', 48, 21)),
  defineCompetition(19, 77002, 'CN', 'Wuhan Açık', 'WUH', 2, inventPeople('mixed', 48, 22)),
  defineCompetition(117, 78001, 'US', 'Dünya Dövüş Gecesi', 'DDG', 1, inventPeople('mixed', 36, 31)),
  defineCompetition(117, 78002, 'INT', 'Avrupa Kafes Ligi', 'AKL', 2, inventPeople('mixed', 36, 32)),
]);
