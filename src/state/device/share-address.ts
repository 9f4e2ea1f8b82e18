/** Shares an existing address by the system's share sheet, or the clipboard (rule sharing-6). */
import { type ShareResult, shareLink } from '../../platform/device/share-link.ts';

interface ShareMessage {
  /** Message for the player; '' for none. */
  text: string;
  /** Address to copy by hand; '' when that is not needed. */
  url: string;
}

export async function shareAddress(title: string, url: string): Promise<ShareMessage> {
  const how = await shareLink(title, url);
  return { text: shareMessages[how], url: how === 'shown' ? url : '' };
}

export const shareMessages: Record<ShareResult, string> = {
  shared: '',
  dismissed: '',
  copied: 'Bağlantı kopyalandı.',
  shown: 'Bağlantıyı buradan kopyalayabilirsin:',
};
