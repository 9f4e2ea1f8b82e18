/** Basketball 2, volleyball 23, ice hockey 4, handball 6. */
import * as clubs from '../clubs/court-clubs.ts';
import type { Competition } from '../model.ts';
import { type CompetitionExtras, defineCompetition, withPriorities } from './define-competition.ts';

export const courtCompetitions: Competition[] = withPriorities([
  basketball(71001, 'TR', 'Türkiye Sigorta Basketbol Süper Ligi', 'BSL', 1, clubs.bsl, {
    scoring: 164,
    longTerm: [{ name: 'Basketbol Süper Ligi Şampiyonu', choices: clubs.bsl.split(', ').slice(0, 8) }],
  }),
  basketball(71002, 'INT', 'EuroLeague', 'EL', 1, clubs.euroLeague, {
    scoring: 168,
    longTerm: [
      { name: 'EuroLeague Şampiyonu', choices: clubs.euroLeague.split(', ').slice(0, 14) },
      { name: "EuroLeague Final Four'a Kalır", choices: clubs.euroLeague.split(', ').slice(0, 12) },
    ],
  }),
  basketball(71003, 'US', 'ABD NBA', 'NBA', 1, clubs.nba, {
    scoring: 229,
    longTerm: [{ name: 'NBA Şampiyonu', choices: clubs.nba.split(', ').slice(0, 14) }],
  }),
  basketball(71004, 'ES', 'İspanya ACB', 'ACB', 2, clubs.acb, { scoring: 169 }),
  basketball(71005, 'IT', 'İtalya Lega A', 'LEGA', 2, clubs.legaBasket, { scoring: 165 }),
  basketball(71006, 'FR', 'Fransa Betclic Elite', 'LNB', 2, clubs.lnb, { scoring: 166 }),
  basketball(71007, 'DE', 'Almanya BBL', 'BBL', 2, clubs.bbl, { scoring: 172 }),
  basketball(71008, 'GR', 'Yunanistan Basket Ligi', 'GBL', 2, clubs.greekBasket, { scoring: 160 }),
  basketball(71009, 'KR', 'Güney Kore KBL', 'KBL', 3, clubs.kbl, { scoring: 158 }),
  basketball(71010, 'TR', 'Türkiye Basketbol Gençler Ligi', 'BGL', 3, clubs.bsl, { scoring: 152, suffix: ' U18' }),
  basketball(71011, 'TR', 'Kadınlar Basketbol Süper Ligi', 'KBSL', 2, clubs.bsl, { scoring: 148, suffix: ' (K)' }),
  defineCompetition(23, 72001, 'TR', 'Vodafone Sultanlar Ligi', 'SUL', 1, clubs.sultanlar),
  defineCompetition(23, 72002, 'TR', 'SMS Grup Efeler Ligi', 'EFE', 1, clubs.efeler),
  defineCompetition(23, 72003, 'IT', 'İtalya SuperLega', 'SLE', 2, clubs.superLega),
  defineCompetition(23, 72004, 'IT', 'İtalya Serie A1 Kadınlar', 'İA1', 2, clubs.serieAVolley),
  defineCompetition(23, 72005, 'PL', 'Polonya PlusLiga', 'PLL', 2, clubs.plusLiga),
  defineCompetition(23, 72006, 'TR', 'Voleybol 1. Lig Gençler', 'VGL', 3, clubs.efeler, { suffix: ' U20' }),
  defineCompetition(4, 73001, 'US', 'ABD NHL', 'NHL', 1, clubs.nhl, { scoring: 6 }),
  defineCompetition(4, 73002, 'SE', 'İsveç SHL', 'SHL', 2, clubs.shl, { scoring: 5.2 }),
  defineCompetition(4, 73003, 'DE', 'Almanya DEL', 'DEL', 2, clubs.del, { scoring: 5.9 }),
  defineCompetition(4, 73004, 'FI', 'Finlandiya Liiga', 'LII', 2, clubs.liiga, { scoring: 5.1 }),
  defineCompetition(6, 74001, 'TR', 'Hentbol Süper Lig', 'HSL', 1, clubs.handballTurkey, { scoring: 58 }),
  defineCompetition(6, 74002, 'INT', 'EHF Şampiyonlar Ligi', 'EHF', 1, clubs.handballChampions, { scoring: 61 }),
  defineCompetition(6, 74003, 'DE', 'Almanya HBL', 'HBL', 2, clubs.handballGermany, { scoring: 59 }),
  defineCompetition(6, 74004, 'FR', 'Fransa Starligue', 'STL', 2, clubs.handballFrance, { scoring: 60 }),
]);

function basketball(
  id: number,
  country: string,
  name: string,
  shortName: string,
  level: number,
  names: string,
  extras: CompetitionExtras,
): Competition {
  return defineCompetition(2, id, country, name, shortName, level, names, extras);
}
