/**
 * Identifies this browser to the identity service (header Device-Id). Created once, stored on the device, not secret.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedString } from '../browser-storage/stored-value.ts';

const stored = storedString({ key: `${STORAGE_PREFIX}:device-id` });

/** Call it once per page: if storage is refused every call returns another id, and sign-in may require a code. */
export function claimDeviceId(): string {
  const known = stored.read();
  if (known !== '') return known;
  const created = crypto.randomUUID();
  stored.write(created);
  return created;
}
