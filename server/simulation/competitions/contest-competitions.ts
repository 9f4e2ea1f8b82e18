/** Motor sports 11 and Olympics 30: contests with named outcomes and no two sides. Drivers are invented, nations are not. */
import { inventPeople } from '../clubs/invented-people.ts';
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
