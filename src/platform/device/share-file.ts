/** Hands a file to the system's share sheet, or saves it on the device. */

/** True where the share sheet takes files of this kind. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** `dismissed`: the player closed the sheet; `refused`: the system did not open it. */
export async function shareFile(file: File): Promise<'shared' | 'dismissed' | 'refused'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
