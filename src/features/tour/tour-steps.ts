/** Texts of the tours, one short card per step. */
import type { TourName, TourStep } from '../../state/overlays/tours.ts';

export const tourSteps: Record<TourName, readonly TourStep[]> = {
  slip: [
    {
      target: 'slip-item',
      title: 'Seçimlerin burada',
      text: 'Oranlar sen bakarken de güncellenir; değişenin eski oranı yanında görünür. Çarpıyla seçimini kaldırırsın.',
    },
    {
      target: 'slip-kind',
      title: 'Kombine ya da sistem',
      text: 'Sistemde seçimlerinin bir kısmı tutsa da kazanabilirsin. Güvendiğin seçimi Banko ile her kolona koyarsın.',
    },
    {
      target: 'slip-stake',
      title: 'Ne kadarlık oynuyorsun?',
      text: 'Bedeli yaz ya da hazır tutarlardan birini seç. Misli ve kupon adedi hemen altında yazar.',
    },
    {
      target: 'slip-foot',
      title: 'Kazancın ve Oyna',
      text: 'Toplam oranın ve en yüksek kazancın hep burada. Kuponun ancak “Oyna” deyince gönderilir.',
    },
  ],
  kingOdd: [
    {
      target: 'king-highlight',
      title: 'Kral Oran nedir?',
      text: 'Aynı seçime standarttan yüksek oran. Bir şey yapman gerekmez, kuponuna kendiliğinden yazılır.',
    },
    {
      target: 'king-crown',
      title: 'Taç işaretini ara',
      text: 'Taç olan maçlarda Kral Oran var. Ne kadar fazla kazandırdığını kuponunda görürsün.',
    },
    {
      target: 'king-filter',
      title: 'Yalnızca Kral Oranlar',
      text: 'Bu filtre yalnızca Kral Oran, Kral MBS ya da Kral Canlı olan maçları gösterir.',
    },
  ],
};
