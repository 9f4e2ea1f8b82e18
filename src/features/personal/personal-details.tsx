import { useState } from 'react';
import { Link } from 'wouter';
import { emailAddress } from '../../domain/member/fields/email.ts';
import { phoneText } from '../../domain/member/fields/phone.ts';
import type { PersonalInformation } from '../../model/profile.ts';
import { OptionPicker } from '../../parts/option-picker/option-picker.tsx';
import { accountPatterns } from '../../routes/account-routes.ts';
import { requestDialog } from '../../state/overlays/requested-dialog.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import styles from './personal.module.css';
import { type LoadableOptions, usePersonalFormOptions } from './use-personal-form-options.ts';
import { usePersonalForm } from './use-personal-form.ts';

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
