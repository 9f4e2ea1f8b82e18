import Hash from 'lucide-react/icons/hash';
import { plainText } from '../../../lib/plain-text.ts';
import type { PoolSlip } from '../../../model/pool.ts';
import type { Result } from '../../../model/failure.ts';
import { readService } from '../../../state/engine/call-service.ts';
import { useIsMounted } from '../../../state/engine/use-is-mounted.ts';
import { useAction } from '../../../state/engine/use-action.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { openPoolSlip } from '../../../state/pool/use-pool-marking.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import styles from './tools.module.css';

export interface ShortCodeProps {
  cycle: number;
  /** True if opening a code would replace existing marks. */
  hasMarks: boolean;
}

/** Fills in the marks of a shared coupon by its code (rule pool-19). */
export function ShortCode(props: ShortCodeProps) {
  return (
    <Button variant="quiet" onClick={() => showForm({ title: 'Kısa kodla doldur', content: <CodeForm {...props} /> })}>
      <Hash size={18} aria-hidden /> Kısa kod
    </Button>
  );
}

function CodeForm({ cycle, hasMarks }: ShortCodeProps) {
  const { busy, note, failed, run } = useAction('');
  const stillHere = useIsMounted();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: plainText(code).trim() === '' ? 'Kısa kodu yaz.' : '' }),
    submit: async ({ code }) => {
      run(() => openCode(plainText(code).trim(), cycle, stillHere), {
        onDone: () => {
          if (stillHere()) hideModal();
          return undefined;
        },
      });
      return null;
    },
  });
  return (
    <form {...form.form} className={`stack gap-4 ${styles['code']}`} aria-label="Kısa kodla doldur">
      <p>Bir kuponun kısa kodunu yaz, işaretleri kolonlarına gelsin.</p>
      {hasMarks && <p>Şimdiki işaretlerinin yerine geçer; “Geri al” ile dönebilirsin.</p>}
      <TextField label="Kısa kod" {...form.text('code')} autoComplete="off" />
      <FormError text={failed ? note : ''} />
      <Button type="submit" variant="primary" wide aria-busy={busy !== ''} aria-disabled={busy !== ''}>
        İşaretleri getir
      </Button>
    </form>
  );
}

async function openCode(code: string, cycle: number, stillHere: () => boolean): Promise<Result<unknown>> {
  const answer = await readService('openPoolCode', { body: { code } });
  // A form that was closed meanwhile must not replace marks made since.
  if (!answer.ok || !stillHere()) return answer;
  const slip: PoolSlip = answer.value.data;
  if (slip.cycle !== cycle) return { ok: false, failure: { kind: 'refused', message: OTHER_ROUND } };
  return openPoolSlip(slip);
}

const OTHER_ROUND = 'Bu kod başka bir programın; bu programda kullanılamaz.';
