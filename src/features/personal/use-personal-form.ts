import { emailAddress } from '../../domain/member/fields/email.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import { type PersonalForm, hasPersonalChanges, personalBody, personalFaults, personalForm } from './personal-form.ts';
import type { PersonalInformation } from '../../model/profile.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { requestDialog } from '../../state/overlays/requested-dialog.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { useNewerServerValues } from '../../ui/form/use-newer-server-values.ts';

const DOUBT = 'Bilgilerin kaydedilmiş olabilir. Yeniden denemeden önce sayfayı yenileyip kontrol et.';

/** @param say receives the result of saving */
export function usePersonalForm(person: PersonalInformation, say: (note: string) => void): Form<PersonalForm> {
  const form = useForm<PersonalForm>({
    initial: personalForm(person),
    check: personalFaults,
    submit: async (values) => {
      say('');
      if (!hasPersonalChanges(values, person)) {
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
      if (!settled) requestDialog('mail', email);
      return null;
    },
  });
  useNewerServerValues(form, personalForm(person));
  useReloadDeferral(hasPersonalChanges(form.values, person));
  return form;
}
