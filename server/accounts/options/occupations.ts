/** Occupations of registration and of personal information; the code is what travels. */
const names = (
  'Akademisyen|Asker|Avukat|Bankacı|Berber / Kuaför|Bilgi teknolojileri uzmanı|Çiftçi|Diş hekimi|Doktor|Eczacı|' +
  'Elektrikçi|Emekli|Emlak danışmanı|Esnaf|Ev hanımı / Ev erkeği|Fotoğrafçı|Garson|Gazeteci|Grafik tasarımcı|' +
  'Güvenlik görevlisi|Hemşire|İnşaat işçisi|İşçi|İşsiz|Kamu görevlisi|Kurye|Makinist|Mali müşavir|Marangoz|Memur|' +
  'Mimar|Mühendis|Müzisyen|Muhasebeci|Öğrenci|Öğretmen|Özel sektör çalışanı|Pazarlamacı|Polis|Psikolog|' +
  'Satış danışmanı|Serbest meslek|Sigortacı|Sporcu|Şoför|Teknisyen|Terzi|Turizm çalışanı|Veteriner|Yazılımcı|' +
  'Yönetici|Diğer'
).split('|');

const FIRST_CODE = 101;

export const occupations: readonly { name: string; code: string }[] = names.map((name, place) => ({
  name,
  code: String(FIRST_CODE + place),
}));
