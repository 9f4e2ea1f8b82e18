/** Invented editors and comment texts. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';

export type WireComment = WireResponse<'getEventComments'>[number];

export const inventedEditors = [
  { name: 'Ece Yalçınkaya', title: 'Süper Lig' },
  { name: 'Mert Akdoğan', title: 'Avrupa ligleri' },
  { name: 'Selin Uçar', title: 'Basketbol' },
  { name: 'Barış Tümer', title: 'İstatistik' },
  { name: 'Deniz Karaca', title: 'Alt ligler' },
  { name: 'Okan Sezgin', title: 'Banko maçlar' },
  { name: 'Zeynep Arslanoğlu', title: 'Kadın futbolu' },
  { name: 'Tolga Ergin', title: 'Sürpriz oranlar' },
  { name: 'İpek Soydan', title: 'Premier Lig' },
  { name: 'Kerem Balaban', title: 'Gol bahisleri' },
  { name: 'Nil Özdağ', title: 'Tenis' },
  { name: 'Uğur Çelebi', title: 'Canlı bahis' },
];

export const commentTexts = [
  'İki takımın da hücum oyuncuları formda. Bu oranı kaçırmazdım.',
  'Son haftalardaki oyun bu seçimi destekliyor, oran da makul.',
  'Eksikler dengeyi bozuyor. Küçük bir oran ama kupona güven katar.',
  'Savunmalar yorgun, gol sesi erken gelir diye düşünüyorum.',
  'Kadro derinliği fark yaratır; favoriye güveniyorum.',
  'İki tarafın son beş maçı birbirine çok benziyor, sürprizi kovalıyorum.',
  'Hakem ve hava koşulları oyunu yavaşlatacak, hesabımı ona göre yaptım.',
  'Temposu yüksek bir maç bekliyorum; ilk dakikalar her şeyi değiştirebilir.',
];
