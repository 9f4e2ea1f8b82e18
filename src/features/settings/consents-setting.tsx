import { useEffect, useRef, useState } from 'react';
import type { LegalTextName } from '../../contract/services/common-calls.ts';
import type { ConsentName, ProfileSettings } from '../../model/player.ts';
import { LegalText } from '../../parts/legal-text/legal-text.tsx';
import { legalTitles } from '../../parts/legal-text/legal-titles.ts';
import { useRead } from '../../state/load/use-read.ts';
import { syncHiddenBalance } from '../../state/member/hidden-balance.ts';
import { showContract } from '../../state/overlays/dialogs.ts';
import { Switch } from '../../ui/control/switch.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './settings-page.module.css';
import { outcomeText } from '../../domain/outcome-text.ts';
import { saveProfileSetting } from '../../state/member/profile-settings.ts';

const DOUBT = 'Değişiklik kaydedilmiş olabilir. Anahtarın şu anki durumuna bak.';

interface ConsentSettings {
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
function useConsentSettings(loaded: ProfileSettings, reload: () => void): ConsentSettings {
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

interface ConsentFacts {
  name: ConsentName;
  label: string;
  hint: string;
  text: LegalTextName;
}

const consents: readonly ConsentFacts[] = [
  { name: 'sms', label: 'SMS', hint: 'Kampanya ve fırsatlar SMS ile gelir.', text: 'commercial-electronic-consent' },
  {
    name: 'email',
    label: 'E-posta',
    hint: 'Kampanya ve fırsatlar e-posta adresine gelir.',
    text: 'commercial-electronic-consent',
  },
  {
    name: 'call',
    label: 'Telefon araması',
    hint: 'Kampanya ve fırsatlar için aranırsın.',
    text: 'commercial-electronic-consent',
  },
  {
    name: 'push',
    label: 'Anlık bildirim',
    hint: 'Kampanya ve fırsatlar bildirim olarak gelir.',
    text: 'commercial-electronic-consent',
  },
  {
    name: 'personalMarketing',
    label: 'Sana özel kampanyalar',
    hint: 'Teklifler için oyun alışkanlıkların değerlendirilir.',
    text: 'personal-marketing-consent',
  },
];

/** The member's consents: each with its text, withdrawn with the same switch that gave it (rule profile-7). */
export function ConsentsSetting() {
  const settings = useRead('getProfileSettings', {});
  return (
    <LoadedContent
      of={settings}
      skeleton={<SkeletonRows label="İzinlerin yükleniyor…" height={ROW_HEIGHT * consents.length + INTRO_HEIGHT} />}
    >
      {(loaded) => <ConsentList loaded={loaded} reload={settings.retry} />}
    </LoadedContent>
  );
}

function ConsentList({ loaded, reload }: { loaded: ProfileSettings; reload: () => void }) {
  const all = useConsentSettings(loaded, reload);
  useEffect(() => syncHiddenBalance(loaded.hideBalance), [loaded]);
  return (
    <>
      <p className={`text-xs muted leading-145 ${styles['intro']}`}>
        İzinlerini istediğin an aynı yerden geri alabilirsin; hesabını etkilemez.
      </p>
      {consents.map((consent) => (
        <Consent key={consent.name} {...consent} all={all} />
      ))}
    </>
  );
}

function Consent({ name, label, hint, text, all }: ConsentFacts & { all: ConsentSettings }) {
  return (
    <div className={styles['consent']}>
      <Switch label={label} hint={hint} on={all.isGiven(name)} onChange={(given) => all.setGiven(name, given)} />
      <button
        type="button"
        className={`text-xs weight-600 ${styles['text']}`}
        onClick={() => showContract({ title: legalTitles[text], content: <LegalText name={text} /> })}
      >
        Onay metni<span className="visually-hidden"> ({label})</span>
      </button>
      <div className={styles['fault']}>
        <FormError text={all.faultOf(name)} />
      </div>
    </div>
  );
}

/** Px, as in the style sheet. */
const ROW_HEIGHT = 92;
const INTRO_HEIGHT = 44;
