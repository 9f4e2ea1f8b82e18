/** E-football 137, e-basketball 153, and the duel's own competition 998. */
import { inventPeople } from '../clubs/invented-people.ts';
import type { Competition } from '../model.ts';
import { defineCompetition, withPriorities } from './define-competition.ts';

const players =
  'Cezar, Nathan, Haidan, Phantom, Noah, Donatello, Snake, Tiago, Thunder, Penn, Oliver, Kestrel, Vortex, Pasha, Rüzgar, Atlas';
const footballTeams =
  'Real Madrid, FC Barcelona, Manchester City, Liverpool FC, Bayern München, PSG, Inter, Arsenal, Juventus, Galatasaray, Fenerbahçe, Chelsea';
const nationTeams = 'Fransa, İspanya, Arjantin, Portekiz, İngiltere, Almanya, Brezilya, Hollanda, İtalya, Türkiye';
const basketTeams =
  'Boston Celtics, Denver Nuggets, Oklahoma City Thunder, Milwaukee Bucks, Los Angeles Lakers, New York Knicks, Dallas Mavericks, Phoenix Suns, Miami Heat, Golden State Warriors';

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
