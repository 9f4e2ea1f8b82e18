import { useEffect, useRef } from 'react';
import { outcomeText } from '../../domain/outcome-text.ts';
import {
  type PersonalForm,
  differs,
  personalBody,
  personalFaults,
  personalForm,
} from '../../domain/member/profile/personal-form.ts';
import type { PersonalInformation } from '../../model/profile.ts';
import { useReloadHold } from '../../state/device/reload-hold.ts';
import { writeService } from '../../state/engine/services.ts';
import { openDialog } from '../../state/overlays/asked-dialog.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

const DOUBT = 'Bilgilerin kaydedilmiş olabilir. Yeniden denemeden önce sayfayı yenileyip kontrol et.';

/** @param say what came of saving */
export function usePersonalForm(person: PersonalInformation, say: (note: string) => void): Form<PersonalForm> {
  const form = useForm<PersonalForm>({
    initial: personalForm(person),
    check: personalFaults,
    submit: async (values) => {
      say('');
      if (!differs(values, person)) {
        say('Bilgilerin zaten böyle kayıtlı.');
        return null;
      }
      const result = await writeService('updatePersonalInformation', { body: personalBody(values, person) });
      if (!result.ok) return { form: outcomeText(result.failure, DOUBT) };
      const verified = result.value.isMailVerified ?? values.email.trim() === person.email;
      say(verified ? 'Bilgilerin kaydedildi.' : 'Bilgilerin kaydedildi. E-posta adresini doğrulamayı unutma.');
      if (!verified) openDialog('mail');
      return null;
    },
  });
  useNewerFacts(form, person);
  useReloadHold(differs(form.values, person));
  return form;
}

/** What the service tells anew (a verified address, a save of another tab) is shown where nothing else was typed. */
function useNewerFacts({ values, set }: Form<PersonalForm>, person: PersonalInformation): void {
  const shown = useRef(person);
  useEffect(() => {
    const before = personalForm(shown.current);
    const next = personalForm(person);
    shown.current = person;
    for (const name of Object.keys(next) as (keyof PersonalForm)[]) {
      if (values[name] === before[name] && next[name] !== before[name]) set(name, next[name]);
    }
    // When the facts are others, and not when something is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [person]);
}
