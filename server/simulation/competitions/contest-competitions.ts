/** Motor sports 11 and Olympics 30: contests with named outcomes and no two sides. Drivers are invented, nations are not. */
import { inventPeople } from '../clubs/squads.ts';
import type { Competition } from '../model.ts';
import { defineCompetition, withPriorities } from './define-competition.ts';

const formulaDrivers = inventPeople('mixed', 20, 41);
const bikeRiders = inventPeople('mixed', 18, 42);
const rallyDrivers = inventPeople('west', 12, 43);
const teams = [
  'Rosso Corsa',
  'Silver Arrow',
  'Papaya Racing',
  'Blue Bull',
  'Green Aston',
  'Alpin',
  'Grove Racing',
  'Haasen',
];

const runners = [
  'Jamaika',
  'ABD',
  'İtalya',
  'Kanada',
  'Güney Afrika',
  'Kenya',
  'Büyük Britanya',
  'Japonya',
  'Türkiye',
  'Nijerya',
];
const swimmers = [
  'ABD',
  'Avustralya',
  'Çin',
  'Fransa',
  'Kanada',
  'Macaristan',
  'Büyük Britanya',
  'İtalya',
  'Japonya',
  'Türkiye',
];
const wrestlers = ['Türkiye', 'Gürcistan', 'Japonya', 'İran', 'ABD', 'Azerbaycan', 'Küba', 'Kazakistan'];

export const contestCompetitions: Competition[] = withPriorities([
  defineCompetition(11, 79001, 'INT', 'Formula 1', 'F1', 1, formulaDrivers, {
    contests: ['Las Vegas', 'Katar', 'Abu Dabi', 'Sao Paulo'].map((place) => ({
      name: `Formula 1 ${place} Grand Prix`,
      choices: formulaDrivers,
    })),
    longTerm: [
      { name: 'Formula 1 Sürücüler Şampiyonu', choices: formulaDrivers.slice(0, 10) },
      { name: 'Formula 1 Takımlar Şampiyonu', choices: teams },
    ],
  }),
  defineCompetition(11, 79002, 'INT', 'MotoGP', 'MGP', 1, bikeRiders, {
    contests: ['Valencia', 'Portekiz', 'Malezya', 'Avustralya'].map((place) => ({
      name: `MotoGP ${place} Grand Prix`,
      choices: bikeRiders,
    })),
    longTerm: [{ name: 'MotoGP Dünya Şampiyonu', choices: bikeRiders.slice(0, 10) }],
  }),
  defineCompetition(11, 79003, 'INT', 'Dünya Ralli Şampiyonası', 'WRC', 2, rallyDrivers, {
    contests: ['Japonya', 'Suudi Arabistan', 'Monte Carlo'].map((place) => ({
      name: `${place} Rallisi`,
      choices: rallyDrivers,
    })),
  }),
  defineCompetition(30, 79101, 'INT', 'Atletizm', 'ATL', 1, runners, {
    contests: ['Erkekler 100 m', 'Kadınlar 100 m', 'Erkekler 4x100 m Bayrak', 'Kadınlar 1500 m'].map((name) => ({
      name,
      choices: runners,
    })),
    longTerm: [
      {
        name: 'Madalya Sıralaması Birincisi',
        choices: ['ABD', 'Çin', 'Japonya', 'Avustralya', 'Fransa', 'Büyük Britanya'],
      },
      { name: 'Atletizmde En Çok Altın Kazanan Ülke', choices: runners },
    ],
  }),
  defineCompetition(30, 79102, 'INT', 'Yüzme', 'YÜZ', 1, swimmers, {
    contests: ['Erkekler 100 m Serbest', 'Kadınlar 200 m Kelebek', 'Karışık 4x100 m Bayrak'].map((name) => ({
      name,
      choices: swimmers,
    })),
    longTerm: [{ name: 'Yüzmede En Çok Altın Kazanan Ülke', choices: swimmers }],
  }),
  defineCompetition(30, 79103, 'INT', 'Güreş', 'GÜR', 2, wrestlers, {
    contests: ['Erkekler Serbest 97 kg', 'Grekoromen 130 kg', 'Kadınlar Serbest 76 kg'].map((name) => ({
      name,
      choices: wrestlers,
    })),
  }),
]);

const players =
  'Cezar, Nathan, Haidan, Phantom, Noah, Donatello, Snake, Tiago, Thunder, Penn, Oliver, Kestrel, Vortex, Pasha, Rüzgar, Atlas';
const footballTeams =
  'Real Madrid, FC Barcelona, Manchester City, Liverpool FC, Bayern München, PSG, Inter, Arsenal, Juventus, Galatasaray, Fenerbahçe, Chelsea';
const nationTeams = 'Fransa, İspanya, Arjantin, Portekiz, İngiltere, Almanya, Brezilya, Hollanda, İtalya, Türkiye';
const basketTeams =
  'Boston Celtics, Denver Nuggets, Oklahoma City Thunder, Milwaukee Bucks, Los Angeles Lakers, New York Knicks, Dallas Mavericks, Phoenix Suns, Miami Heat, Golden State Warriors';

/** E-football 137, e-basketball 153, and the duel's own competition 998. */
export const electronicCompetitions: Competition[] = withPriorities([
  defineCompetition(137, 137001, 'GTL', 'GT Sports Ligi (2x6 Dakika)', 'GT 2x6', 1, played(footballTeams, 40, 51)),
  defineCompetition(137, 137002, 'EAL', 'eAdriatic Ligi (2x5 Dakika)', 'eAD 2x5', 1, played(nationTeams, 36, 52)),
  defineCompetition(137, 137003, 'INT', 'GT Şampiyonlar Ligi (2x6 Dakika)', 'GTŞL', 2, played(footballTeams, 32, 53)),
  defineCompetition(153, 153001, 'GTL', 'GT Basketbol Ligi (4x5 Dakika)', 'GTB', 1, played(basketTeams, 32, 54)),
  defineCompetition(153, 153002, 'INT', 'e-NBA Gecesi (4x5 Dakika)', 'eNBA', 2, played(basketTeams, 32, 55)),
  defineCompetition(998, 99801, 'INT', 'Gol Düellosu', 'DÜE', 1, inventPeople('mixed', 2, 61)),
]);

/** "PSG (Noah)": every team in several hands. */
function played(teams: string, count: number, salt: number): string[] {
  const list = teams.split(', ');
  const hands = players.split(', ');
  return Array.from({ length: count }, (_, index) => {
    const team = list[index % list.length];
    return `${team} (${hands[(index * 5 + salt + Math.floor(index / list.length)) % hands.length]})`;
  });
}

/** Sports of one against one: tennis 5, table tennis 20, snooker 19, MMA 117. All people are invented. */
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
