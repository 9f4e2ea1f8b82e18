import { momentText } from '../../domain/date-text.ts';
import { parseAmount } from '../../domain/money-input.ts';
import { moneyText } from '../../domain/number-text.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { OwnLimitsState } from '../../model/own-limits.ts';
import { useToday } from '../../state/device/clock.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { changeOwnLimits } from '../../state/own-limits/own-limits.ts';
import { Button } from '../../ui/control/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './own-limits.module.css';

/** The amount of a week: this week as a bar, what waits, and the amount to set (rules balance-3 to balance-5). */
export function WeeklyCard({ limits }: { limits: OwnLimitsState }) {
  const { weekly } = limits;
  const { busy, note, run } = useAction();
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => ({ amount: amountError(amount) }),
    submit: async ({ amount }) => {
      const kurus = parseAmount(amount);
      if (typeof kurus !== 'number') return null;
      const result = await changeOwnLimits({ type: 'weekly', amount: kurus });
      if (!result.ok) return { form: outcomeText(result.failure, '') };
      form.set('amount', '');
      return null;
    },
  });
  return (
    <div className={`stack gap-3 ${styles['part']}`}>
      {weekly === null ? (
        <p className="text-sm muted leading-145">Haftada en fazla ne kadar oynayacağını belirle.</p>
      ) : (
        <Week limits={limits} weekly={weekly} />
      )}
      <Waiting next={limits.next} busy={busy !== ''} onCancel={() => run(() => changeOwnLimits({ type: 'keep' }))} />
      <form {...form.form} className="stack gap-3" aria-label="Haftalık tutar">
        <MoneyField label={weekly === null ? 'Haftalık tutar' : 'Yeni haftalık tutar'} {...form.text('amount')} />
        <p className="text-xs muted leading-145">
          Azaltırsan hemen, artırırsan ya da kaldırırsan 24 saat sonra geçerli olur.
        </p>
        <FormError text={form.formError === '' ? note : form.formError} />
        <div className="row wrap gap-2">
          <Button type="submit" variant="primary" aria-disabled={form.busy}>
            Kaydet
          </Button>
          {weekly !== null && limits.next?.weekly !== null && (
            <Button variant="quiet" onClick={() => run(() => changeOwnLimits({ type: 'weekly', amount: null }))}>
              Tutarı kaldır
            </Button>
          )}
        </div>
      </form>
      <p className="text-xs muted leading-145">
        Bu cihazda oynadığın kuponların bedeli, tutarı ilk belirlediğin andan sayılır. Bonusla oynadıkların sayılmaz.
      </p>
    </div>
  );
}

function Week({ limits: { spent, weekEndsAt }, weekly }: { limits: OwnLimitsState; weekly: number }) {
  const today = useToday();
  return (
    <div className="stack gap-2">
      <p className={`row wrap between ${styles['sum']}`}>
        <span className="text-sm weight-600">Bu hafta</span>
        <span className="text-sm num" translate="no">
          <b>{moneyText(spent)}</b> / {moneyText(weekly)}
        </span>
      </p>
      <ProgressBar max={Math.max(1, weekly)} value={Math.min(spent, weekly)} aria-label="Bu hafta" />
      <p className="text-xs muted num">Yeni hafta: {momentText(weekEndsAt, today)}</p>
    </div>
  );
}

interface WaitingProps {
  next: OwnLimitsState['next'];
  busy: boolean;
  onCancel: () => void;
}

/** A higher amount, or none, that waits for its time. */
function Waiting({ next, busy, onCancel }: WaitingProps) {
  const today = useToday();
  if (next === null) return null;
  const { weekly, at } = next;
  return (
    <div className={`row wrap between gap-2 ${styles['waiting']}`} data-waiting>
      <p className="text-sm num">
        {weekly === null ? 'Tutar kalkacak' : `${moneyText(weekly)} geçerli olacak`}: {momentText(at, today)}
      </p>
      <Button variant="quiet" aria-disabled={busy} onClick={onCancel}>
        Vazgeç
      </Button>
    </div>
  );
}

function amountError(text: string): string {
  const amount = parseAmount(text);
  if (amount === null) return 'Bir tutar yaz.';
  return amount === 'unclear' ? 'Tutarı rakamla yaz, örneğin 250,00.' : '';
}
