import { useState } from 'react';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { CodeField, DateField, PhoneField } from '../../ui/form/masked-fields.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Sample } from './sample.tsx';

const cities = ['Ankara', 'İstanbul', 'İzmir'].map((city) => ({ value: city, label: city }));
const leave = (): void => undefined;

export function FieldSamples() {
  const [text, setText] = useState('deniz@ornek');
  const [password, setPassword] = useState('');
  const [city, setCity] = useState('');
  const [checked, setChecked] = useState(true);
  const [chosen, setChosen] = useState(0);
  const field = { onBlur: leave, error: '' };
  return (
    <>
      <Sample name="TextField, PasswordField, SelectField">
        <TextField
          {...field}
          name="isim"
          label="E-posta"
          hint="Kodu buraya göndeririz."
          value={text}
          onChange={setText}
        />
        <TextField
          {...field}
          name="hata"
          label="E-posta"
          error="Geçerli bir e-posta adresi giriniz."
          value={text}
          onChange={setText}
        />
        <PasswordField
          {...field}
          name="sifre"
          label="Şifre"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <SelectField {...field} name="il" label="İl" options={cities} value={city} onChange={setCity} />
      </Sample>
      <Sample name="FormFrame: PhoneField, DateField, CodeField, MoneyField">
        <Masked />
      </Sample>
      <Sample name="CheckboxField, RadioGroup">
        <CheckboxField {...field} name="onay" label="Okudum, onaylıyorum" checked={checked} onChange={setChecked} />
        <RadioGroup
          legend="Oran değişirse"
          name="oran"
          labels={['Bana sor', 'Artanı kabul et', 'Hepsini kabul et']}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Sample>
      <Sample name="FormError">
        <FormError text="Bir sorun oluştu. İnternet bağlantını kontrol et." />
      </Sample>
    </>
  );
}

/** A complete form that is never sent. */
function Masked() {
  const form = useForm({
    initial: { tel: '', tarih: '', kod: '', tutar: '1.250,00' },
    check: ({ tel }) => ({ tel: tel === '' ? 'Telefon numaranı gir.' : '' }),
    submit: () => Promise.resolve(null),
  });
  return (
    <FormFrame of={form} label="Örnek" submit="Gönder">
      <PhoneField {...form.text('tel')} label="Cep telefonu" error={form.errors.tel ?? ''} />
      <DateField {...form.text('tarih')} label="Doğum tarihi" error="" />
      <CodeField {...form.text('kod')} label="Doğrulama kodu" error="" />
      <MoneyField {...form.text('tutar')} label="Tutar" error="" />
    </FormFrame>
  );
}
