/** A member's account settings: consents, and the balance hidden or shown. */
import type { Result } from '../../model/failure.ts';
import type { ProfileSettings } from '../../model/player.ts';
import { readService, writeService } from '../engine/call-service.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Saves one setting. Calls are serialised and each starts from the service's current settings, because the service
 * takes all of them at once, and a choice made meanwhile, here or on another device, must not be undone (rule
 * profile-8).
 */
export function saveProfileSetting(name: keyof ProfileSettings, given: boolean): Promise<Result<ProfileSettings>> {
  const save = async (): Promise<Result<ProfileSettings>> => {
    const now = await readService('getProfileSettings', {});
    if (!now.ok) return now;
    const settings = { ...now.value.data, [name]: given };
    const sent = await writeService('setProfileSettings', { body: settings });
    return sent.ok ? { ok: true, value: settings } : sent;
  };
  const saved = last.then(save, save);
  last = saved;
  return saved;
}
