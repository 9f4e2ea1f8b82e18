import { EMPTY_FORM_TEXT } from '../../../domain/member/registration/registration-errors.ts';
import { PASSWORD_HINT } from '../../../domain/member/fields/password.ts';
import { CodeListsNotice } from './option-lists-notice.tsx';
import { Consents } from './consents.tsx';
import styles from './details-form.module.css';
import { FieldPair, FormSection } from './form-section.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useRegisterLists } from './use-register-lists.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** The form of step 1, in groups that follow an identity card, a phone and a signature. */
export function DetailsForm() {
  const { form, emptyField } = useDetailsForm();
  const lists = useRegisterLists(form);
  const identityNumber = form.text('identityNumber');
  const waiting = lists.phase === 'loading';

  return (
    <form {...form.form} className={styles['form']} aria-label="Kişisel Bilgiler">
      <FormSection title="Kimlik bilgilerin">
        <FieldPair>
          <TextField
            {...identityNumber}
            label="T.C. kimlik numarası"
            inputMode="numeric"
            maxLength={11}
            autoComplete="off"
            onChange={(text) => identityNumber.onChange(text.replace(/\D/g, ''))}
          />
          <DateField {...form.text('birthDate')} label="Doğum tarihi" hint="Üye olmak için 18 yaşını doldurmalısın." />
        </FieldPair>
        <FieldPair short>
          <TextField {...form.text('name')} label="Ad" autoComplete="given-name" />
          <TextField {...form.text('surname')} label="Soyad" autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <SelectField
            {...form.text('nationality')}
            label="Uyruk"
            options={lists.nationalities}
            placeholder={waiting ? 'Yükleniyor…' : 'Seç'}
            autoComplete="country"
          />
          <SelectField
            {...form.text('occupation')}
            label="Meslek"
            options={lists.occupations}
            placeholder={waiting ? 'Yükleniyor…' : 'Seç'}
            autoComplete="off"
          />
        </FieldPair>
        <CodeListsNotice lists={lists} />
      </FormSection>

      <FormSection title="İletişim bilgilerin">
        <FieldPair>
          <TextField
            {...form.text('email')}
            label="E-posta"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="ornek@eposta.com"
          />
          <PhoneField
            {...form.text('phoneNumber')}
            label="Cep telefonu"
            hint="Onay kodunu bu numaraya göndereceğiz."
            autoComplete="tel-national"
          />
        </FieldPair>
      </FormSection>

      <FormSection title="Şifren">
        <PasswordField {...form.text('password')} label="Şifre" hint={PASSWORD_HINT} autoComplete="new-password" />
      </FormSection>

      <FormSection title="Sözleşme ve izinler">
        <Consents form={form} />
      </FormSection>

      <FormError text={emptyField ? EMPTY_FORM_TEXT : form.formError} />
      <SubmitButton busy={form.busy}>{form.busy ? 'Gönderiliyor…' : 'Devam et'}</SubmitButton>
    </form>
  );
}
