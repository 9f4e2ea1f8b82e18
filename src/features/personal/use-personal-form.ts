import { emailAddress } from '../../domain/member/fields/email.ts';
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
import { useNewerFacts } from '../../ui/form/use-newer-facts.ts';

const DOUBT = 'Bilgilerin kaydedilmiş olabilir. Yeniden denemeden önce sayfayı yenileyip kontrol et.';

/** @param say receives the result of saving */
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
      const email = emailAddress(values.email);
      // An unchanged address needs no dialog: the page offers its verification (rule profile-5).
      const settled = email === person.email || result.value.isMailVerified === true;
      say(settled ? 'Bilgilerin kaydedildi.' : 'Bilgilerin kaydedildi. E-posta adresini doğrulamayı unutma.');
      // The address is passed on, because the session may not have read it yet.
      if (!settled) openDialog('mail', email);
      return null;
    },
  });
  useNewerFacts(form, personalForm(person));
  useReloadHold(differs(form.values, person));
  return form;
}
