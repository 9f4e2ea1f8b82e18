/**
 * Identifies this browser to the identity service (header Device-Id). Created once, stored on the device, not secret.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const KEY = `${STORAGE_PREFIX}:device-id`;

/** Call it once per page: if storage is refused every call returns another id, and sign-in may require a code. */
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
