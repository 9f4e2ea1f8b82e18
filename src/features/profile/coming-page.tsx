import Banknote from 'lucide-react/icons/banknote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const parts = {
  pool: {
    icon: ReceiptText,
    title: 'Spor Toto kuponların burada olacak',
    text: 'Spor Toto kısa süre içinde burada açılacak.',
  },
  deposit: {
    icon: Banknote,
    title: 'Para yatırma burada olacak',
    text: 'Para yatırma kısa süre içinde burada açılacak. O zamana kadar bakiyeni bayinden yükleyebilirsin.',
  },
} as const;

/** Stands at the address of a part of the account until that part opens. */
export default function ComingPage({ part }: { part: keyof typeof parts }) {
  const { icon: Icon, title, text } = parts[part];
  return (
    <Page heading="hidden" width="full">
      <EmptyState
        icon={<Icon size={26} aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <Link href={links.program('futbol')} className={buttonClass('primary')}>
            Programa git
          </Link>
        }
      />
    </Page>
  );
}
