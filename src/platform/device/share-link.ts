/** `shown`: neither sharing nor copying is possible, so the address must be shown to the player. */
export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'shown';

/** Limit for the share sheet and for the clipboard, ms: some never settle, and the button would stay busy. */
const SYSTEM_ANSWER_MS = 10_000;

/** Shares an address through the system's share sheet, or copies it where there is none. Settles within 20 s. */
export async function shareLink(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    // A sheet that is still open after the limit counts as dismissed. The next tap then fails to open another and
    // copies.
    const outcome = await inTime(shareBySystem({ title, url }), 'dismissed');
    if (outcome !== null) return outcome;
  }
  return inTime(copyByClipboard(url), 'shown');
}

/**
 * Returns null if the system refused: the user activation expired, a sheet is already open, or the type is not
 * supported.
 */
async function shareBySystem(data: ShareData): Promise<ShareResult | null> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null;
  }
}

async function copyByClipboard(url: string): Promise<ShareResult> {
  return (await copyText(url)) ? 'copied' : 'shown';
}

/** Resolves to false when the browser refuses: no permission, or no secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
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
