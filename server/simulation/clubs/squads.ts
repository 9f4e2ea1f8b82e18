/** Squads, coaches and the referees of a country. Invented, and always the same ones. */
import { Random, steadyNoise } from '../random.ts';

const surnames = {
  west: 'Almgren, Bertone, Carvel, Delmonte, Eastwick, Fennimore, Garrick, Hollander, Ivers, Jansson, Kessel, Lindqvist, Marchetti, Norrby, Oakden, Pellerin, Quintero, Ravensburg, Salvado, Tremlett, Ulvang, Vandermeer, Westerlund, Ybarra, Zeller, Ambrosini, Bellweather, Castellan, Dufresnay, Estrella, Falkner, Grimaldo, Hartigan, Isaksen, Jorquera, Kirchberg, Lacombe, Montrose, Nieminen, Ormandy, Petrossi, Rosendal, Stavanger, Thornquist, Urrutia, Valcourt, Winterbourne, Zambelli',
  east: 'Abramczyk, Borovsky, Cermakova, Dolezalek, Dragutin, Erdelyi, Fedorchuk, Gavrilek, Horvatic, Ivanchenko, Jovanek, Kovalsky, Lazarek, Milosek, Nemecek, Ostrovsky, Pavlicek, Radomir, Sedlacek, Tomasek, Urbanik, Vasilenko, Wojtasik, Yaremko, Zelenka, Bartosek, Chmela, Dudasek, Fialka, Hrubesch, Jandera, Kolarik, Lysenko, Maslak, Novotnik, Polanski, Rehak, Stepanik, Trnka, Vlasak',
  asia: 'Akiyamura, Chen Weilong, Daizaki, Fujisaka, Guo Anping, Hanamoto, Im Seojun, Jiang Bolin, Kamiwada, Li Zhenhai, Matsubori, Nakagiri, Ong Wenjie, Park Dohan, Qin Yusheng, Ryu Taemin, Sugawaki, Tang Haoran, Uedono, Wang Jinpeng, Xu Lingfei, Yamazuki, Zhou Mingde, Lin Chiahao',
  turkish:
    'Akıncıoğlu, Bozdoğan, Çelebioğlu, Demirhisar, Ergüneş, Fındıklı, Gökırmak, Hancıoğlu, Işıkdağ, Kızılırmak, Laleli, Menderesoğlu, Narlıdere, Okyanus, Pınarbaşı, Sakaryalı, Tunçbilek, Uludağlı, Yeşilırmak, Zeybekoğlu',
};

type Region = keyof typeof surnames;
const REGIONS: readonly Region[] = ['west', 'east', 'asia', 'turkish'];
const INITIALS = 'ABCDEFGHIJKLMNOPRSTUVYZ';

/**
 * Invented people: surnames by region and first-name initials; nobody real is meant. `count` names of a region,
 * always the same ones for the same `salt`: "Lindqvist K.".
 */
export function inventPeople(region: Region | 'mixed', count: number, salt: number): string[] {
  const random = new Random(salt * 7919 + count);
  const source = region === 'mixed' ? REGIONS : [region];
  const names = new Set<string>();
  while (names.size < count) {
    const pool = surnames[random.pick(source)].split(', ');
    const surname = random.pick(pool);
    names.add(surname.includes(' ') ? surname : `${surname} ${INITIALS[random.integer(INITIALS.length)]}.`);
  }
  return [...names];
}

export const playerPositions = ['Kaleci', 'Defans', 'Orta Saha', 'Forvet'] as const;

export interface SquadPlayer {
  id: number;
  name: string;
  shirtNumber: number;
  /** Index of `positions`. */
  position: 0 | 1 | 2 | 3;
  age: number;
}

export interface Squad {
  teamId: number;
  coach: { id: number; name: string };
  /** Goalkeepers first, forwards last; in each position the regular players first. */
  players: readonly SquadPlayer[];
}

/** Numbers of goalkeepers, defenders, midfielders and forwards. */
const SIZES = [3, 8, 8, 5] as const;
const NUMBERS = [
  [1, 25, 34],
  [2, 3, 4, 5, 13, 15, 22, 24],
  [6, 8, 10, 14, 16, 18, 20, 21],
  [7, 9, 11, 17, 19],
] as const;
const REFEREES = 8;

/**
 * Returns a positive whole number for a name, below two thousand million; always the same for the same name and sport.
 */
export function teamId(sportId: number, name: string): number {
  let mixed = 2_166_136_261 ^ sportId;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return 1 + ((mixed >>> 0) % 1_999_999_999);
}

export function squadOf(sportId: number, name: string, country: string): Squad {
  const id = teamId(sportId, name);
  const random = new Random(id);
  const size = SIZES.reduce<number>((sum, each) => sum + each, 0);
  const names = inventPeople(country === 'TR' ? 'turkish' : 'mixed', size + 1, id % 1_000_003);
  const places = SIZES.flatMap((count, position) => Array.from({ length: count }, (_, index) => ({ position, index })));
  const players = places.map(({ position, index }, at): SquadPlayer => ({
    id: (id % 1_000_000) * 100 + at + 1,
    name: names[at] ?? '',
    shirtNumber: NUMBERS[position]?.[index] ?? 90,
    position: position as SquadPlayer['position'],
    age: 18 + random.integer(17),
  }));
  return { teamId: id, coach: { id: (id % 1_000_000) * 100, name: names[size] ?? '' }, players };
}

interface StartingEleven {
  formation: string;
  /** Lines of the team, starting with the goalkeeper. */
  lines: readonly (readonly SquadPlayer[])[];
  /** Likeliest scorers, likeliest first; they are in the line-up, because markets offer them. */
  scorers: readonly SquadPlayer[];
}

const FORMATIONS = ['4-2-3-1', '4-4-2', '4-3-3', '3-5-2'] as const;
const SCORERS = 4;

/** Returns a team's usual line-up: the first players of each position. */
export function usualEleven({ teamId: id, players }: Squad): StartingEleven {
  const formation = FORMATIONS[id % FORMATIONS.length] ?? FORMATIONS[0];
  const counts = formation.split('-').map(Number);
  const left = [0, 1, 2, 3].map((position) => players.filter((player) => player.position === position));
  const take = (position: number, count: number): SquadPlayer[] => left[position]?.splice(0, count) ?? [];
  const lines = [
    take(0, 1),
    ...counts.map((count, index) => take(index === 0 ? 1 : index === counts.length - 1 ? 3 : 2, count)),
  ];
  const scorers = lines
    .slice(2)
    .toReversed()
    .flatMap((line) => line)
    .slice(0, SCORERS);
  return { formation, lines, scorers };
}

export interface Referee {
  id: number;
  name: string;
  country: string;
  age: number;
}

/** Returns the referee of a match, chosen by the match id and the country of its competition. */
export function refereeOf(matchId: number, country: string): Referee {
  const salt = teamId(0, country);
  const names = inventPeople(country === 'TR' ? 'turkish' : 'mixed', REFEREES, salt % 1_000_003);
  const at = Math.floor(steadyNoise(matchId, 77) * REFEREES);
  const id = (salt % 100_000) * 10 + at;
  return { id, name: names[at] ?? '', country, age: 30 + Math.floor(steadyNoise(id, 3) * 17) };
}
