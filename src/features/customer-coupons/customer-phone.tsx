import { phoneFault, phoneText } from '../../domain/member/fields/contact-details.ts';
import { Button } from '../../ui/control/button.tsx';
import { PhoneField } from '../../ui/form/masked-fields.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './customer-coupons.module.css';

interface CustomerPhoneProps {
  /** Phone number of the customer, digits only; '' for all customers. */
  phone: string;
  onPhone: (phone: string) => void;
}

/** Form that filters the list by one customer. */
export function CustomerPhone({ phone, onPhone }: CustomerPhoneProps) {
  const form = useForm({
    initial: { phone },
    check: (values) => {
      const fault = phoneFault(values.phone);
      return fault === null ? {} : { phone: fault };
    },
    submit: async (values) => {
      onPhone(values.phone);
      return null;
    },
  });
  if (phone !== '') {
    return (
      <p className={`stack gap-3 ${styles['customer']} num`}>
        <span>{phoneText(phone)} numaralı müşterin</span>
        <Button variant="quiet" onClick={() => onPhone('')}>
          Tüm müşteriler
        </Button>
      </p>
    );
  }
  return (
    <form {...form.form} className={`stack gap-3 ${styles['search']}`} autoComplete="off">
      <PhoneField label="Müşterinin telefon numarası" {...form.text('phone')} autoComplete="off" />
      <SubmitButton busy={form.busy}>Kuponlarını göster</SubmitButton>
    </form>
  );
}
