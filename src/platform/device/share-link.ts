/** `shown`: neither sharing nor copying is possible, the player has to be shown the address. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'shown';

/** Limit for the system's share sheet and for the clipboard: some never settle, and the button would stay busy with them. */
const SYSTEM_ANSWER_MS = 10_000;

/** Hands an address to the system's share sheet; where there is none, to the clipboard. Settles within 20 s. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    // A sheet that is still open needs no words. The next tap finds it open and copies.
    const outcome = await inTime(shareBySystem({ title, url }), 'dismissed');
    if (outcome !== null) return outcome;
  }
  return inTime(copyByClipboard(url), 'shown');
}

/** null where the system would not: the service took longer than a tap counts, a sheet is open, or it shares nothing. */
async function shareBySystem(data: ShareData): Promise<Shared | null> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null;
  }
}

async function copyByClipboard(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No permission, or no secure context: the address itself is left.
    return 'shown';
  }
}

async function inTime<T>(outcome: Promise<T>, fallback: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), SYSTEM_ANSWER_MS);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
