/** The three modes of the retailer view (rule retailer-3). */
import type { PlayerRetailer } from '../../../model/player.ts';

type RetailerMode = 'NO_RETAILER_SELECTED' | 'RETAILER_PASSIVE' | 'DEFAULT';

export const retailerModeTexts: Record<RetailerMode, { title: string; description: string }> = {
  NO_RETAILER_SELECTED: {
    title: 'Bayini Seç ve Üyeliğini Şimdi Tamamla',
    description:
      'Üyeliğini tamamlamak, para yatırmak ve çekmek için bayiye gitmen gerekmez. Bayini dilediğin zaman değiştirebilirsin.',
  },
  RETAILER_PASSIVE: {
    title: 'Bayini Seç',
    description:
      'Bayin artık hizmet veremiyor. Devam etmek için yeni bir bayi seçmen ve üyelik sözleşmesini onaylaman gerekiyor.',
  },
  DEFAULT: { title: 'Bayi Değiştir', description: '' },
};

/** Mode for a player with this retailer, or without one. */
export function retailerMode(retailer: Pick<PlayerRetailer, 'status'> | null | undefined): RetailerMode {
  if (retailer === null || retailer === undefined) return 'NO_RETAILER_SELECTED';
  return retailer.status === 'Passive' ? 'RETAILER_PASSIVE' : 'DEFAULT';
}
