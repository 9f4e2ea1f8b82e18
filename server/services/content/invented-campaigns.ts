/** Campaigns of the content service: two that are on, one that is over, one that has not begun. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { DAY_IN_MS, DAY_SECONDS, TURKEY_OFFSET_MS, dayNumberOf } from '../../turkish-time.ts';

type WireCampaign = WireResponse<'getCampaigns'>[number];

export function inventedCampaigns(nowMs: number): WireCampaign[] {
  // Whole days in Türkiye: a campaign ends with its last day.
  const today = (dayNumberOf(nowMs) * DAY_IN_MS - TURKEY_OFFSET_MS) / 1_000;
  const days = (from: number, to: number) => ({
    beginDate: today + from * DAY_SECONDS,
    endDate: today + (to + 1) * DAY_SECONDS - 1,
  });
  return [
    {
      id: 'yatirim',
      title: 'Yatırımına %10 bonus',
      summary: 'Bu hafta yaptığın ilk para yatırma işlemine 100,00 TL’ye kadar bonus.',
      image: '',
      url: '/profil/para-yatirma',
      ...days(-3, 4),
      text: '<p>Kampanya dönemindeki <b>ilk</b> yatırımın için geçerlidir.</p><ul><li>Bonus, yatırımının %10’udur ve en fazla 100,00 TL’dir.</li><li>Çekmeden önce bonusun 10 katı tutarında kupon oynanır.</li><li>En az 1,50 oranlı kuponlar sayılır.</li></ul>',
    },
    {
      id: 'kral',
      title: 'Kral oranlarla hafta sonu',
      summary: 'Kral oranlı maçlarda daha yüksek kazanç.',
      image: '',
      url: '/program/futbol',
      ...days(-1, 1),
      text: '<p>Kral oran işaretli bahislerde geçerlidir. Ayrıca katılım gerekmez.</p>',
    },
    { id: 'gecmis', title: 'Biten kampanya', summary: '', image: '', url: '', ...days(-30, -10), text: '' },
    { id: 'gelecek', title: 'Başlamamış kampanya', summary: '', image: '', url: '', ...days(5, 9), text: '' },
  ];
}
