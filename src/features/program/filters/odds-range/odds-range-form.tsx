import { type FormEvent, useMemo, useState } from 'react';
import { parseAmount } from '../../../../domain/money-input.ts';
import { decimalText } from '../../../../domain/number-text.ts';
import type { ListQuery } from '../../../../contract/port/topics.ts';
import { type TopicView, useTopicValue } from '../../../../state/engine/use-topic.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { Chip } from '../../../../ui/control/chip.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { oddsRangeText } from '../filter-options.ts';
import { type ProgramFilters, hasOddsRange, oddsRange } from '../program-filters.ts';
import styles from './odds-range.module.css';

type Range = Pick<ProgramFilters, 'leastOdd' | 'mostOdd'>;

interface OddsRangeFormProps extends Range {
  /** The list the range applies to, which counts the matches of a typed one. */
  view: TopicView<'list'>;
  onApply: (range: Range) => void;
}

/** Least and most odd of the list's main market (rule program-41); nothing changes until the choice is applied. */
export default function OddsRangeForm({ view, leastOdd, mostOdd, onApply }: OddsRangeFormProps) {
  const [least, setLeast] = useState(() => textOf(leastOdd));
  const [most, setMost] = useState(() => textOf(mostOdd));
  const typed = readRange(least, most);
  const total = useTotal(view, 'range' in typed ? typed.range : noRange);
  const put = (range: Range): void => {
    setLeast(textOf(range.leastOdd));
    setMost(textOf(range.mostOdd));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ('range' in typed) onApply(typed.range);
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', onBlur: () => undefined, maxLength: 7 } as const;
  return (
    <form className={`stack one-column gap-3 ${styles['form']}`} noValidate onSubmit={submit}>
      <p className="text-sm muted">Listenin ilk bahsinde en az bir açık oran bu aralıkta olan maçlar kalır.</p>
      <div className={styles['ends']}>
        <TextField {...field} name="least" label="En az" value={least} onChange={setLeast} error="" />
        <TextField
          {...field}
          name="most"
          label="En çok"
          value={most}
          onChange={setMost}
          error={'fault' in typed ? typed.fault : ''}
        />
      </div>
      <div className={styles['presets']}>
        {presets.map((preset) => (
          <Chip
            key={oddsRangeText(preset)}
            selected={preset.leastOdd === readOdd(least) && preset.mostOdd === readOdd(most)}
            onClick={() => put(preset)}
          >
            <span className="num">{oddsRangeText(preset)}</span>
          </Chip>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button variant="quiet" disabled={least === '' && most === ''} onClick={() => put(noRange)}>
          Seçimi temizle
        </Button>
        <Button variant="primary" type="submit" disabled={'fault' in typed}>
          {'range' in typed && !hasOddsRange(typed.range)
            ? 'Tüm oranları göster'
            : total === undefined
              ? 'Göster'
              : `${total} maçı göster`}
        </Button>
      </div>
    </form>
  );
}

const noRange: Range = { leastOdd: 0, mostOdd: 0 };

const presets: readonly Range[] = [
  { leastOdd: 0, mostOdd: 150 },
  { leastOdd: 150, mostOdd: 200 },
  { leastOdd: 200, mostOdd: 300 },
  { leastOdd: 300, mostOdd: 0 },
];

const textOf = (hundredths: number): string => (hundredths === 0 ? '' : decimalText(hundredths));

/** Hundredths; 0 for an empty field, NaN for a text that is no odd. */
function readOdd(text: string): number {
  const odd = parseAmount(text);
  return odd === null ? 0 : odd === 'unclear' || odd > MOST_ODD ? NaN : odd;
}

/** Highest odd that fits the address, hundredths. */
const MOST_ODD = 999_999;

function readRange(least: string, most: string): { range: Range } | { fault: string } {
  const [leastOdd, mostOdd] = [readOdd(least), readOdd(most)];
  if (Number.isNaN(leastOdd) || Number.isNaN(mostOdd)) return { fault: 'Oranı 1,85 gibi yaz.' };
  if (mostOdd > 0 && leastOdd > mostOdd) return { fault: 'En çok, en azdan küçük olamaz.' };
  if (mostOdd > 0 && !hasOddsRange(oddsRange(leastOdd, mostOdd))) return { fault: 'Oranlar 1,00’dan büyüktür.' };
  return { range: oddsRange(leastOdd, mostOdd) };
}

/** Number of matches that the list would leave with this range. */
function useTotal({ topic }: TopicView<'list'>, { leastOdd, mostOdd }: Range): number | undefined {
  const query = useMemo((): ListQuery => {
    const { odds: _, ...others } = topic.query.narrowing ?? {};
    const most = mostOdd === 0 ? Number.MAX_SAFE_INTEGER : mostOdd;
    return { ...topic.query, narrowing: { ...others, odds: { least: leastOdd, most } } };
  }, [topic, leastOdd, mostOdd]);
  return useTopicValue({ kind: 'list', query }, 'facets')?.total;
}
