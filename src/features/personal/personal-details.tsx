import { useState, useMemo } from 'react';
import { Link } from 'wouter';
import { emailAddress, phoneText } from '../../domain/member/fields/contact-details.ts';
import type { PersonalInformation, CodedOption } from '../../model/player.ts';
import { OptionPicker } from '../../parts/option-picker/option-picker.tsx';
import { accountPatterns } from '../../routes/account-routes.ts';
import { requestDialog } from '../../state/overlays/dialogs.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import styles from './personal.module.css';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import type { NamedPlace } from '../../model/retailer.ts';
import { useRead } from '../../state/load/use-read.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import { type PersonalForm, hasPersonalChanges, personalBody, personalFaults, personalForm } from './personal-form.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { useNewerServerValues } from '../../ui/form/use-newer-server-values.ts';

const DOUBT = 'Bilgilerin kaydedilmiş olabilir. Yeniden denemeden önce sayfayı yenileyip kontrol et.';

/** @param say receives the result of saving */
function usePersonalForm(person: PersonalInformation, say: (note: string) => void): Form<PersonalForm> {
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

interface LoadableOptions {
  phase: Loaded<unknown>['phase'];
  options: readonly SelectOption[];
}

/** The option lists of the form. `failed` has the first failure; its `retry` reloads all failed lists. */
function usePersonalFormOptions(provinceId: string) {
  const occupations = useRead('getOccupations', {});
  const nationalities = useRead('getNationalities', {});
  const provinces = useRead('getProvinces', {});
  const districts = useRead('getDistricts', provinceId === '' ? null : { query: { provinceId } });
  return {
    occupations: useOptions(occupations, ofOption),
    nationalities: useOptions(nationalities, ofOption),
    provinces: useOptions(provinces, ofPlace),
    districts: useOptions(districts, ofPlace),
    failed: failureOf([occupations, nationalities, provinces, districts]),
  };
}

function failureOf(loads: readonly Loaded<unknown>[]): { failure: Failure; retry: () => void } | undefined {
  const failed = loads.filter(({ phase }) => phase === 'failed');
  const failure = failed.find((load) => load.failure !== null)?.failure ?? null;
  return failure === null ? undefined : { failure, retry: () => failed.forEach(({ retry }) => retry()) };
}

function useOptions<T>({ phase, value }: Loaded<T[]>, optionOf: (row: T) => SelectOption): LoadableOptions {
  const options = useMemo(() => value?.map(optionOf) ?? [], [value, optionOf]);
  return { phase, options };
}

const ofOption = ({ name, code }: CodedOption): SelectOption => ({ label: name, value: code });
const ofPlace = ({ id, name }: NamedPlace): SelectOption => ({ label: name, value: String(id) });

/** Details the player can change here; the phone number is changed on its own page with a code. */
export function PersonalDetails({ person }: { person: PersonalInformation }) {
  const [note, setNote] = useState('');
  const form = usePersonalForm(person, setNote);
  const lists = usePersonalFormOptions(form.values.provinceId);
  const province = form.text('provinceId');
  const mail = mailState(person, form.values.email);
  return (
    <section className="stack gap-2" aria-labelledby="personal-details">
      <h2 id="personal-details" className={`text-sm weight-600 muted ${styles['heading']}`}>
        Değiştirebileceğin bilgiler
      </h2>
      <div className="card stack pad gap-4">
        <Phone number={person.phoneNumber} />
        <FormFrame of={form} label="Değiştirebileceğin bilgiler" submit="Kaydet" busyText="Kaydediliyor…">
          <TextField
            {...form.text('email')}
            label="E-posta"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={mailHints[mail]}
          />
          {mail === 'open' && (
            <Button variant="text" className={styles['verify']} onClick={() => requestDialog('mail', person.email)}>
              E-postanı doğrula
            </Button>
          )}
          <OptionPicker {...form.text('occupation')} label="Meslek" {...of(lists.occupations)} />
          <OptionPicker {...form.text('nationality')} label="Uyruk" {...of(lists.nationalities)} />
          <div className={styles['pair']}>
            <SelectField
              {...province}
              label="İl"
              {...of(lists.provinces)}
              onChange={(id) => {
                province.onChange(id);
                // A district belongs to one province, so it is cleared.
                form.set('districtId', '');
              }}
            />
            <SelectField {...form.text('districtId')} label="İlçe" {...of(lists.districts)} />
          </div>
          <TextAreaField {...form.text('address')} label="Adres" autoComplete="street-address" />
          {lists.failed !== undefined && <FailureNotice failure={lists.failed.failure} onRetry={lists.failed.retry} />}
        </FormFrame>
        {/* Always mounted, so that text added later is read out by screen readers. */}
        <output className={`text-sm weight-550 ${styles['note']}`}>{note}</output>
      </div>
    </section>
  );
}

/** Select props for a list that may still be loading. */
function of({ options, phase }: LoadableOptions) {
  return { options, placeholder: phase === 'loading' ? 'Yükleniyor…' : 'Seç', disabled: phase !== 'ready' };
}

/** The number can be changed only on its verification page, with a code. */
function Phone({ number }: { number: string }) {
  return (
    <div className={`row between gap-4 ${styles['phone']}`}>
      <p>
        <span className={styles['label']}>Cep telefonu</span>
        <b className="num">{number === '' ? 'Kayıtlı numaran yok' : phoneText(number)}</b>
      </p>
      <Link href={accountPatterns.profilePhone} className={buttonClass('quiet')}>
        {number === '' ? 'Ekle' : 'Değiştir'}
        <span className="visually-hidden"> (cep telefonu)</span>
      </Link>
    </div>
  );
}

/** State of the saved address; a different one has to be saved first. */
function mailState({ email, isMailVerified }: PersonalInformation, typed: string): keyof typeof mailHints {
  if (email === '' || emailAddress(typed) !== email) return 'another';
  return isMailVerified ? 'verified' : 'open';
}

const mailHints = {
  another: 'Kaydettikten sonra bu adresi bir kodla doğrularsın.',
  verified: 'Bu adres doğrulandı.',
  open: 'Bu adres henüz doğrulanmadı.',
} as const;
