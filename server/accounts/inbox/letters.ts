/** Invented messages and notices, always the same ones in the same order. */

/** 1 account, 2 campaign, 3 coupon, 4 system. */
type LetterCategory = 1 | 2 | 3 | 4;

export interface Letter {
  readonly id: string;
  title: string;
  /** HTML. */
  contents: string;
  /** Epoch milliseconds. */
  at: number;
  read: boolean;
  category: LetterCategory;
  /** A path of the app. */
  url: string | null;
}

/** Fields that can be set for a new letter. */
export type LetterInput = { [Key in 'title' | 'contents' | 'url']?: Letter[Key] | undefined };

type Template = Pick<Letter, 'title' | 'contents' | 'category' | 'url'>;

export function inventMessage(place: number, at: number): Letter {
  return letterOf(messages, 'M', place, at);
}

export function inventNotice(place: number, at: number): Letter {
  return letterOf(notices, 'B', place, at);
}

function letterOf(templates: readonly Template[], letter: string, place: number, at: number): Letter {
  const template = templates[place % templates.length];
  if (template === undefined) throw new RangeError('there is nothing to write');
  return { ...template, id: `${letter}${1_000 + place}`, at, read: false };
}

const messages: readonly Template[] = [
  {
    title: 'Kuponun kazandı',
    contents:
      '<p>Tebrikler! <strong>Dün oynadığın kupon</strong> kazandı, ikramiyen bakiyene eklendi.</p>' +
      '<p>Kuponunun ayrıntılarını <a href="/profil/kuponlarim/kazanan">kazanan kuponlarında</a> görebilirsin.</p>',
    category: 3,
    url: '/profil/kuponlarim/kazanan',
  },
  {
    title: 'Hafta sonuna özel Kral Oran',
    contents:
      '<p>Bu hafta sonu seçili maçlarda oranlar daha yüksek.</p>' +
      '<ul><li>Cumartesi 16:00 maçları</li><li>Pazar 19:00 maçları</li></ul>' +
      '<p>Kral Oran simgesini programda görebilirsin.</p>',
    category: 2,
    url: '/program/futbol',
  },
  {
    title: 'Yeni bir cihazdan giriş yapıldı',
    contents:
      '<p>Hesabına yeni bir cihazdan giriş yapıldı. Bu giriş sana ait değilse şifreni hemen değiştir ve tüm ' +
      'cihazlardan çıkış yap.</p>',
    category: 1,
    url: '/profil/sifre-degistir',
  },
  {
    title: 'Planlı bakım çalışması',
    contents:
      '<p>Salı gecesi 03:00 ile 04:00 arasında bakım yapılacaktır. Bu sürede kupon oynanamaz, canlı oranlar ' +
      'güncellenmez.</p>',
    category: 4,
    url: null,
  },
  {
    title: 'İkramiyen hesabına geçti',
    contents: '<p>Kazanan kuponunun ikramiyesi bakiyene eklendi.</p>',
    category: 1,
    url: '/profil/hesap-hareketlerim',
  },
  {
    title: 'Haftanın kolay kuponları hazır',
    contents:
      '<p>Editörlerin seçtiği kuponlar tek dokunuşla kuponunda.</p>' +
      '<p>Oranlar değişebilir; oynamadan önce kuponunu kontrol et.</p>',
    category: 2,
    url: '/kolay-kuponlar',
  },
  {
    title: 'Ertelenen maçlar hakkında',
    contents:
      '<p>Olumsuz hava nedeniyle ertelenen maçlardaki seçimlerin, maç 24 saat içinde oynanmazsa <em>iptal</em> ' +
      'sayılır ve oranı 1,00 olarak hesaplanır.</p>',
    category: 3,
    url: null,
  },
  {
    title: 'Bayinin adresi değişti',
    contents: '<p>Kayıtlı bayin yeni adresine taşındı. Güncel adresi bayi bilgilerinde bulabilirsin.</p>',
    category: 1,
    url: '/profil/kayitli-bayi-bilgilerim',
  },
];

const notices: readonly Template[] = [
  {
    title: 'Üyelik sözleşmesi güncellendi',
    contents:
      '<h2>Üyelik sözleşmesi</h2><p>Sözleşmenin 4. ve 7. maddeleri güncellendi.</p>' +
      '<table><thead><tr><th>Madde</th><th>Değişen</th></tr></thead><tbody>' +
      '<tr><td>4</td><td>Para çekme süreleri</td></tr><tr><td>7</td><td>Bildirim yolları</td></tr></tbody></table>',
    category: 4,
    url: null,
  },
  {
    title: 'Kişisel verilerin korunması aydınlatma metni',
    contents:
      '<p>Kişisel verilerinin hangi amaçla ve ne kadar süreyle işlendiğini bu metinde bulabilirsin.</p>' +
      '<ol><li>Kimlik bilgileri</li><li>İletişim bilgileri</li><li>İşlem bilgileri</li></ol>',
    category: 4,
    url: null,
  },
  {
    title: 'Sorumlu oyun',
    contents:
      '<p>Oyun bir eğlencedir; kaybetmeyi göze alabileceğin kadarını oyna. Oyun alışkanlığın seni zorluyorsa ' +
      'destek hattımızı arayabilirsin.</p>',
    category: 4,
    url: null,
  },
];
