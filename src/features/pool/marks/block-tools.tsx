import ClipboardCopy from 'lucide-react/icons/copy';
import Dices from 'lucide-react/icons/dices';
import Eraser from 'lucide-react/icons/eraser';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { countText } from '../../../domain/number-text.ts';
import type { DraftChange } from '../../../domain/pool/change-draft.ts';
import { emptyBlock, isEmptyBlock, missingMatches } from '../../../domain/pool/marks.ts';
import { POOL_MATCHES, type PoolBlock, type PoolRound, type PoolSlip } from '../../../model/pool.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './tools.module.css';
import Hash from 'lucide-react/icons/hash';
import { plainText } from '../../../lib/plain-text.ts';
import type { Result } from '../../../model/failure.ts';
import { readService } from '../../../state/engine/call-service.ts';
import { useIsMounted, useAction } from '../../../state/engine/use-action.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { openPoolSlip } from '../../../state/pool/use-pool-marking.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';

interface ShortCodeProps {
  cycle: number;
  /** True if opening a code would replace existing marks. */
  hasMarks: boolean;
}

/** Fills in the marks of a shared coupon by its code (rule pool-19). */
function ShortCode(props: ShortCodeProps) {
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

const OTHER_ROUND = 'Bu kod başka bir haftanın; bu haftada kullanılamaz.';

interface BlockTabsProps {
  blocks: readonly PoolBlock[];
  /** Number of columns of each block; 0 for a block that is not filled. */
  columnCounts: readonly number[];
  /** Index of the shown block, from 0. */
  shown: number;
  onShow: (place: number) => void;
}

/** The four blocks with the state of each. On a wide screen these are the headings of the four blocks side by side. */
export function BlockTabs({ blocks, columnCounts: columnsOf, shown, onShow }: BlockTabsProps) {
  return (
    <fieldset className={`stack shrink gap-2px ${styles['tabs']}`} aria-label="Kolonlar">
      {blocks.map((block, place) => {
        const text = blockText(block, columnsOf[place] ?? 0);
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a block is its place
            key={place}
            type="button"
            className={`stack text-sm muted ${styles['tab']}`}
            aria-pressed={place === shown}
            data-state={text.state}
            onClick={() => onShow(place)}
          >
            <b>{place + 1}. Kolon</b>
            <span className="num">{text.text}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function blockText(block: PoolBlock, columns: number): { text: string; state: 'empty' | 'begun' | 'filled' } {
  if (isEmptyBlock(block)) return { text: 'Boş', state: 'empty' };
  if (columns === 0) return { text: `${missingMatches(block).length} eksik`, state: 'begun' };
  return { text: `${countText(columns)} kolon`, state: 'filled' };
}

interface BlockToolsProps {
  blocks: readonly PoolBlock[];
  shown: number;
  round: PoolRound;
  canUndo: boolean;
  onUndo: () => void;
  /** Puts one random sign on each of these matches. */
  onRandom: (matches: readonly number[]) => void;
  onChange: (change: DraftChange) => void;
}

const all = Array.from({ length: POOL_MATCHES }, (_, at) => at + 1);

/** Actions for the shown block as a whole. */
export function BlockTools({ blocks, shown, round, canUndo, onUndo, onRandom, onChange }: BlockToolsProps) {
  const [copying, setCopying] = useState(false);
  const block = blocks[shown] ?? emptyBlock;
  const empty = isEmptyBlock(block);
  const missing = missingMatches(block);
  const { cycle } = round;
  const halfDone = !empty && missing.length > 0;
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" onClick={() => onRandom(halfDone ? missing : all)}>
        <Dices size={18} aria-hidden /> {halfDone ? 'Tamamla' : 'Rastgele'}
        <span className="visually-hidden"> ({shown + 1}. kolon)</span>
      </Button>
      <Button variant="quiet" disabled={!canUndo} onClick={onUndo}>
        <Undo2 size={18} aria-hidden /> Geri al
      </Button>
      <Button variant="quiet" disabled={empty} aria-expanded={copying} onClick={() => setCopying(!copying)}>
        <ClipboardCopy size={18} aria-hidden /> Kopyala
      </Button>
      <Button variant="quiet" disabled={empty} onClick={() => onChange({ type: 'clear', cycle, block: shown })}>
        <Eraser size={18} aria-hidden /> Temizle
      </Button>
      <ShortCode cycle={cycle} hasMarks={blocks.some((each) => !isEmptyBlock(each))} />
      {copying && !empty && (
        <fieldset className={styles['copy']} aria-label={`${shown + 1}. kolonu kopyala`}>
          <span>{shown + 1}. kolonu nereye?</span>
          {blocks.map((_, to) =>
            to === shown ? null : (
              <Button
                // oxlint-disable-next-line react/no-array-index-key -- a block is its place
                key={to}
                variant="quiet"
                onClick={() => {
                  setCopying(false);
                  onChange({ type: 'copy', cycle, from: shown, to });
                }}
              >
                {to + 1}. kolona
              </Button>
            ),
          )}
        </fieldset>
      )}
    </div>
  );
}
