/** Names this browser to the identity service (header Device-Id): made once, kept on the device, nobody's secret. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const KEY = `${STORAGE_PREFIX}:device-id`;

/** Asked once a page: where storage is refused every page is a device of its own, and sign-in may ask for a code. */
export function claimDeviceId(): string {
  const made = crypto.randomUUID();
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null && known !== '') return known;
    localStorage.setItem(KEY, made);
    return made;
  } catch (error) {
    if (error instanceof DOMException) return made;
    throw error;
  }
}
