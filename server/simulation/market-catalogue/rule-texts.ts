/** Invented rule texts of markets (`d` of wire-config-1), chosen by the market's name. */
import type { MarketType } from '../model.ts';

export function ruleText({ name, live, labels }: MarketType): string {
  const about = rules.find(([named]) => named.test(name))?.[1] ?? OTHER;
  const choices = labels.length > 0 && labels.length <= MOST_LISTED ? ` Seçenekler: ${labels.join(', ')}.` : '';
  const time = /Uzt/.test(name) ? ' Uzatmalar dahildir.' : ' Aksi yazmıyorsa normal süre geçerlidir.';
  return `${about}${choices}${time}${live ? ' Bahis, oynandığı andaki skordan bağımsız olarak maçın bütünü içindir.' : ''}`;
}

const MOST_LISTED = 9;
const OTHER = 'Adı geçen olayın nasıl sonuçlanacağı tahmin edilir; organizasyonun resmî sonucu geçerlidir.';

/** Rule texts by name pattern; the first match is used. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ve (Alt|Karşılıklı)/, 'İki bahis bir aradadır; kazanmak için ikisinin de tutması gerekir.'],
  [/Yarı \/ Maç/, 'İlk yarının ve maçın sonucu birlikte tahmin edilir; ilk söylenen ilk yarınındır.'],
  [/Çifte Şans/, 'Üç sonuçtan ikisi birden seçilir; biri gerçekleşirse bahis kazanır.'],
  [/Handikap/, 'Yazan değer ev sahibinin sayısına eklenir ya da ondan çıkarılır; sonuç bu hesapla belirlenir.'],
  [/Korner/, 'Kullanılan kornerler sayılır; verilip kullanılmayan korner sayılmaz.'],
  [/Kart/, 'Sahadaki oyunculara gösterilen kartlar sayılır; yedek kulübesine gösterilenler sayılmaz.'],
  [/Alt|Üst/, 'Toplamın yazan değerin altında mı üstünde mi kalacağı tahmin edilir. Eşitlik olmaz: değer buçukludur.'],
  [
    /Karşılıklı Gol/,
    'İki takımın da en az birer gol atıp atmayacağı tahmin edilir. Kendi kalesine goller rakibe yazılır.',
  ],
  [/Tek \/ Çift/, 'Toplamın tek mi çift mi olacağı tahmin edilir. Sıfır çifttir.'],
  [/Skor/, 'Karşılaşmanın tam skoru tahmin edilir; listede olmayan skorlar “Diğer” sayılır.'],
  [/Toplam Gol/, 'Maçta atılacak toplam gol sayısının hangi aralıkta kalacağı tahmin edilir.'],
  [/Set|Çeyrek|Periyot|Frame/, 'Yalnız adı geçen bölümün sonucu tahmin edilir; maçın sonucu bunu etkilemez.'],
  [/Yarı/, 'Yalnız adı geçen yarıda olanlar sayılır.'],
  [/Gol/, 'Golün kime ya da hangi ana yazılacağı resmî tutanağa göre belirlenir. Gol olmazsa ilgili seçenek kazanır.'],
  [/Sonuc|Kazan/, 'Karşılaşmayı hangi tarafın kazanacağı tahmin edilir.'],
  [
    /Uzun|Şampiyon/,
    'Organizasyonun sonundaki sıralama geçerlidir; çekilen ya da katılmayan taraflar kaybetmiş sayılır.',
  ],
];
