/** Sharing an address that is there already: by the system's share sheet, or the clipboard (rule sharing-6). */
import { type Shared, shareLink } from '../../platform/device/share-link.ts';

export interface ShareOutcome {
  /** What came of it; '' for nothing to say. */
  text: string;
  /** To be copied by hand; '' where it need not be. */
  url: string;
}

export async function shareText(title: string, url: string): Promise<ShareOutcome> {
  const how = await shareLink(title, url);
  return { text: shareNotes[how], url: how === 'shown' ? url : '' };
}

export const shareNotes: Record<Shared, string> = {
  shared: '',
  dismissed: '',
  copied: 'Bağlantı kopyalandı.',
  shown: 'Bağlantıyı buradan kopyalayabilirsin:',
};
