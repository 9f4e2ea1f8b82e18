/** Shares an existing address by the system's share sheet, or the clipboard (rule sharing-6). */
import { type Shared, shareLink } from '../../platform/device/share-link.ts';

export interface ShareOutcome {
  /** Message for the player; '' for none. */
  text: string;
  /** Address to copy by hand; '' when that is not needed. */
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
