import { useRef, useState } from 'react';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { ConsentName, ProfileSettings } from '../../model/profile.ts';
import { saveProfileSetting } from '../../state/member/profile-settings.ts';

const DOUBT = 'Değişiklik kaydedilmiş olabilir. Anahtarın şu anki durumuna bak.';

export interface ConsentSettings {
  isGiven: (name: ConsentName) => boolean;
  /** Reason why the last change was reverted; '' for none. */
  faultOf: (name: ConsentName) => string;
  setGiven: (name: ConsentName, given: boolean) => void;
}

/**
 * Switches with optimistic update: each change is saved on its own and reverted if the service refuses (rule
 * profile-8).
 * @param loaded settings from the service; a newer object replaces the local state
 * @param reload loads the settings again
 */
export function useConsentSettings(loaded: ProfileSettings, reload: () => void): ConsentSettings {
  const [known, setKnown] = useState({ loaded, settings: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, settings: loaded });
  const [pending, setPending] = useState<Partial<Record<ConsentName, boolean | undefined>>>({});
  const [faults, setFaults] = useState<Partial<Record<ConsentName, string>>>({});
  const saving = useRef(new Set<ConsentName>());

  const choose = async (name: ConsentName, given: boolean): Promise<void> => {
    // A second tap on a switch that is being saved is ignored.
    if (saving.current.has(name)) return;
    saving.current.add(name);
    setPending((all) => ({ ...all, [name]: given }));
    setFaults((all) => ({ ...all, [name]: '' }));
    const result = await saveProfileSetting(name, given);
    saving.current.delete(name);
    setPending((all) => ({ ...all, [name]: undefined }));
    if (result.ok) setKnown((before) => ({ ...before, settings: result.value }));
    else {
      setFaults((all) => ({ ...all, [name]: outcomeText(result.failure, DOUBT) }));
      reload();
    }
  };
  return {
    isGiven: (name) => pending[name] ?? known.settings[name],
    faultOf: (name) => faults[name] ?? '',
    setGiven: (name, given) => void choose(name, given),
  };
}
