import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { codeDigits, codeFault } from '../../domain/member/fields/credentials.ts';
import {
  type SharedReference,
  parseSharedReference,
  parseSlipCode,
  slipCodeFailureText,
  slipCodeText,
} from '../../domain/slip/slip-code.ts';
import { Page } from '../../parts/page/page.tsx';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { CodeField } from '../../ui/form/masked-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { QrButton } from './qr-button.tsx';
import { SharedSlip } from './shared-slip.tsx';
import styles from './shared-slip-page.module.css';

const MALFORMED = 'Kod altı rakamdan oluşur.';

/**
 * `/paylasilan-kuponlar`: the slip of the short code in `kod`, otherwise the field for a code (rule sharing-9). A text
 * that another app shared with the product arrives in `title`, `text` and `url` (rule installed-3).
 */
export default function SlipCodePage() {
  const query = new URLSearchParams(useSearch());
  const asked = query.get('kod') ?? '';
  const shared = sharedText(query);
  if (asked !== '') {
    const code = parseSlipCode(asked);
    if (code !== undefined) return <CodedSlip key={code} code={code} />;
    return <CodeForm typed={codeDigits(asked)} error={MALFORMED} />;
  }
  if (shared === '') return <CodeForm />;
  const reference = parseSharedReference(shared, location.origin);
  if (reference !== undefined) return <Redirect to={referencePath(reference)} replace />;
  return <CodeForm unread={shared} />;
}

/** Text shared by another app; '' for none. */
function sharedText(query: URLSearchParams): string {
  return ['url', 'text', 'title']
    .map((name) => query.get(name) ?? '')
    .join('\n')
    .trim();
}

function referencePath(reference: SharedReference): string {
  return reference.kind === 'slip' ? couponLinks.sharedSlip(reference.sharedId) : couponLinks.slipCode(reference.code);
}

function CodedSlip({ code }: { code: string }) {
  const slip = useRead('openSlipCode', { body: { code } });
  if (slip.phase === 'ready') {
    return (
      <Page width="wide" intro={`Kod ${slipCodeText(code)}`}>
        <SharedSlip slip={slip.value} reload={slip.retry} />
      </Page>
    );
  }
  const { failure } = slip;
  if (slip.phase === 'loading' || failure === null) {
    return (
      <Page width="wide" contentReady={false}>
        <Skeleton height={280} />
      </Page>
    );
  }
  const refusal = slipCodeFailureText(failure);
  if (refusal !== undefined) return <CodeForm typed={code} error={refusal} onSame={slip.retry} />;
  return (
    <Page width="wide">
      <UnavailableItem
        failure={failure}
        onRetry={slip.retry}
        missing={{ title: 'Kupon açılamadı', text: 'Bu kodla bir kupon açılamıyor.', action: null }}
        unreached={{
          title: 'Bu kupon çevrimdışı görülemiyor',
          text: 'Kodla paylaşılan kuponlar cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir.',
        }}
      />
    </Page>
  );
}

interface CodeFormProps {
  /** The code that did not open a slip. */
  typed?: string;
  /** Reason for it; '' for none. */
  error?: string;
  /** A shared text without a coupon and without a code. */
  unread?: string;
  /** Requests the slip of the same code again. */
  onSame?: () => void;
}

function CodeForm({ typed = '', error = '', unread = '', onSame }: CodeFormProps) {
  const [, navigate] = useLocation();
  const [shownError, setShownError] = useState(error);
  const open = (code: string): void => {
    if (code === typed && onSame !== undefined) onSame();
    else navigate(couponLinks.slipCode(code));
  };
  const form = useForm({
    initial: { code: typed },
    check: ({ code }) => ({ code: codeFault(code) === null ? '' : MALFORMED }),
    submit: async ({ code }) => {
      open(code);
      return null;
    },
  });
  const field = form.text('code');
  const onChange = (code: string): void => {
    field.onChange(code);
    if (code === typed) return;
    setShownError('');
    if (codeFault(code) === null) open(code);
  };
  return (
    <Page title="Kodla kupon aç" width="form" intro="Sana söylenen altı rakamı yaz, kupon açılsın.">
      {unread !== '' && (
        <div className={`stack gap-2 ${styles['unread']}`}>
          <FormError text="Paylaştığın metinde kupon bağlantısı ya da altı rakamlı kod yok." />
          <blockquote className="text-sm muted">{unread}</blockquote>
        </div>
      )}
      <FormFrame
        of={form}
        label="Kodla kupon aç"
        submit="Kuponu aç"
        foot={<QrButton onFound={(found) => navigate(referencePath(found))} />}
      >
        <CodeField {...field} onChange={onChange} label="Kupon kodu" focused={error !== ''} />
        <FormError text={shownError} />
      </FormFrame>
    </Page>
  );
}
