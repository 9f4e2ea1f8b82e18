import { useState } from 'react';
import { Link } from 'wouter';
import { contactSubjects, messageLengthText } from '../../domain/contact/contact-form.ts';
import { Page } from '../../parts/page/page.tsx';
import { Success } from '../../parts/success/success.tsx';
import { contactLinks } from '../../routes/account-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useOnline } from '../../state/engine/online.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PhoneField } from '../../ui/form/masked-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import styles from './contact.module.css';
import { CONTACT_OFFLINE_TEXT, useContactForm } from './use-contact-form.ts';

/** `/profil/bize-ulasin`: for everybody, signed in or not (rule contact-2). */
export default function ContactFormPage() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Page heading="none">
        <Success
          title="Mesajın alındı"
          text="Mesajını inceleyip sana en kısa sürede telefonla ya da e-postayla döneceğiz."
          focused
          nextSteps={
            <>
              <Link href={entryLinks.home()} className={buttonClass('primary', true)}>
                Anasayfaya git
              </Link>
              <Button variant="quiet" wide onClick={() => setSent(false)}>
                Yeni mesaj yaz
              </Button>
            </>
          }
        />
      </Page>
    );
  }
  return (
    <Page
      intro="Sorunu, önerini ya da şikâyetini yaz; sana dönelim."
      back={{ href: contactLinks.channels(), label: 'İletişim' }}
    >
      <ContactForm onSent={() => setSent(true)} />
    </Page>
  );
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useContactForm(onSent);
  const offline = !useOnline();
  return (
    <FormFrame
      // Offline the line below gives the reason, so the form does not repeat it.
      of={offline ? { ...form, formError: '' } : form}
      label="Bize yaz"
      submit="Gönder"
      busyText="Gönderiliyor…"
      submitDisabled={offline}
      foot={offline && <p className={`text-sm muted leading-145 ${styles['reason']}`}>{CONTACT_OFFLINE_TEXT}</p>}
    >
      <div className={styles['pair']}>
        <TextField label="Ad" autoComplete="given-name" maxLength={50} {...form.text('name')} />
        <TextField label="Soyad" autoComplete="family-name" maxLength={50} {...form.text('surname')} />
      </div>
      <div className={styles['pair']}>
        <PhoneField label="Telefon numarası" {...form.text('phoneNumber')} />
        <TextField label="E-posta" type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      </div>
      <SelectField label="Konu" placeholder="Seç" options={subjectOptions} {...form.text('subject')} />
      <TextAreaField label="Mesajın" long hint={messageLengthText(form.values.message)} {...form.text('message')} />
    </FormFrame>
  );
}

const subjectOptions = contactSubjects.map(({ code, title }) => ({ value: code, label: title }));
