/** Invented names for members nobody named. */
import type { Random } from '../simulation/random.ts';

export function inventPerson(random: Random): { name: string; surname: string; mailName: string } {
  const name = random.pick(names);
  const surname = random.pick(surnames);
  return { name, surname, mailName: `${plain(name)}.${plain(surname)}` };
}

/** Letters a mail address may be made of. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z]/g, '');
}

const plainLetters: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };

const names = (
  'Ayşe Mehmet Elif Mustafa Zeynep Ahmet Fatma Emre Merve Can Selin Burak Derya Onur Gizem Serkan Ece Kerem Pınar ' +
  'Tolga Buse Deniz İrem Umut Çağla Barış Özge Volkan Şule Hakan'
).split(' ');

const surnames = (
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Aydın Öztürk Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özdemir Şimşek ' +
  'Polat Korkmaz Güneş Aksoy Erdoğan Bulut Keskin Ünal Turan Güler Yavuz Acar'
).split(' ');
