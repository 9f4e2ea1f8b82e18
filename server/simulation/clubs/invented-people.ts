/** Invented people: surnames by region and first-name initials; nobody real is meant. */
import { Random } from '../random.ts';

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

/** `count` names of a region, always the same ones for the same `salt`: "Lindqvist K.". */
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
