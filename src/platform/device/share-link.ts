/** `shown`: neither sharing nor copying is possible, the player has to be shown the address. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'shown';

/** Hands an address to the system's share sheet; where there is none, to the clipboard. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    const told = await shareBySystem({ title, url });
    if (told !== null) return told;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No permission, or no secure context: the address itself is left.
    return 'shown';
  }
}

/** null where the system would not: the service took longer than a tap counts, or it shares nothing. */
async function shareBySystem(data: ShareData): Promise<Shared | null> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null;
  }
}
