import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { PASSWORD_HINT } from '../../../domain/member/fields/credentials.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { DateField, IdentityField, PhoneField } from '../../../ui/form/masked-fields.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import shared from '../registration.module.css';
import { Benefits } from './benefits.tsx';
import { RegistrationConsents } from './registration-consents.tsx';
import styles from './details-step.module.css';
import { useDetailsForm } from './use-details-form.ts';
import type { RegistrationForm } from '../../../domain/member/registration/registration-form.ts';
import type { Failure } from '../../../model/failure.ts';
import { useRead } from '../../../state/load/use-read.ts';
import type { Form } from '../../../ui/form/use-form.ts';

/** Step 1: benefits of a membership, and the personal details. */
export function DetailsStep() {
  return (
    <>
      <header>
        <h1 className={shared['title']}>Hemen Üye Ol</h1>
        <p className={shared['lead']}>
          Zaten üye misin?{' '}
          <Link href={entryLinks.signIn()} className={shared['link']}>
            Giriş yap
          </Link>
        </p>
      </header>
      <Benefits />
      <DetailsForm />
    </>
  );
}

/** Form in groups for identity, contact, password and consents. */
function DetailsForm() {
  const form = useDetailsForm();
  const lists = useRegistrationFormOptions(form);
  const placeholder = lists.phase === 'loading' ? 'Yükleniyor…' : 'Seç';

  return (
    <FormFrame of={form} label="Kişisel Bilgiler" submit="Devam et" busyText="Gönderiliyor…">
      <Section title="Kimlik bilgilerin">
        <Pair>
          <IdentityField {...form.text('identityNumber')} />
          <DateField {...form.text('birthDate')} label="Doğum tarihi" hint="Üye olmak için 18 yaşını doldurmalısın." />
        </Pair>
        <Pair short>
          <TextField {...form.text('name')} label="Ad" autoComplete="given-name" />
          <TextField {...form.text('surname')} label="Soyad" autoComplete="family-name" />
        </Pair>
        <Pair>
          <SelectField
            {...form.text('nationality')}
            label="Uyruk"
            options={lists.nationalities}
            placeholder={placeholder}
            autoComplete="country"
          />
          <SelectField
            {...form.text('occupation')}
            label="Meslek"
            options={lists.occupations}
            placeholder={placeholder}
            autoComplete="off"
          />
        </Pair>
        {/* The form cannot be sent without the lists. */}
        {lists.failure !== null && <FailureNotice failure={lists.failure} onRetry={lists.retry} />}
      </Section>

      <Section title="İletişim bilgilerin">
        <Pair>
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
        </Pair>
      </Section>

      <Section title="Şifren">
        <PasswordField {...form.text('password')} label="Şifre" hint={PASSWORD_HINT} autoComplete="new-password" />
      </Section>

      <Section title="Sözleşme ve izinler">
        <RegistrationConsents form={form} />
      </Section>
    </FormFrame>
  );
}

/** A group of related fields, announced as a group by screen readers. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`card shrink pad ${styles['section']}`}>
      <legend className={`text-md weight-700 ${styles['title']}`}>{title}</legend>
      <div className={`stack one-column gap-2 ${styles['fields']}`}>{children}</div>
    </fieldset>
  );
}

/** Two fields in one line if there is room; with `short` also on a phone. */
function Pair({ short = false, children }: { short?: boolean; children: ReactNode }) {
  return <div className={short ? styles['shortPair'] : styles['pair']}>{children}</div>;
}

interface RegistrationFormOptions {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Reason why the lists are missing; null while they load and once they are loaded. */
  failure: Failure | null;
  retry: () => void;
  occupations: SelectOption[];
  nationalities: SelectOption[];
}

/** The option lists of step 1. The most common nationality is preselected. */
function useRegistrationFormOptions({ values, set }: Form<RegistrationForm>): RegistrationFormOptions {
  const { phase, value, failure, retry } = useRead('getRegisterCommon', {});
  const { occupations, nationalities } = value ?? none;

  const usual = nationalities.find(({ code }) => usualCodes.includes(code))?.code;
  useEffect(() => {
    if (usual !== undefined && values.nationality === '') set('nationality', usual);
    // Runs once when the list arrives, because an emptied choice is the player's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [usual]);

  return {
    phase,
    failure: phase === 'failed' ? failure : null,
    retry,
    occupations: useMemo(() => options(occupations), [occupations]),
    nationalities: useMemo(() => options(nationalities), [nationalities]),
  };
}

interface Option {
  name: string;
  code: string;
}

const none: { occupations: Option[]; nationalities: Option[] } = { occupations: [], nationalities: [] };
const usualCodes = ['TR', 'TC', 'TUR'];

function options(items: readonly Option[]): SelectOption[] {
  return items.map(({ name, code }) => ({ label: name, value: code }));
}
