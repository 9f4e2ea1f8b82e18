import type { LucideIcon } from 'lucide-react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface Part {
  icon: LucideIcon;
  title: string;
  text: string;
}

const parts = {
  pool: {
    icon: ReceiptText,
    title: 'Spor Toto kuponların burada olacak',
    text: 'Spor Toto kısa süre içinde burada açılacak.',
  },
} satisfies Record<string, Part>;

/** Stands at an address that links lead to until what is there opens. */
export default function ComingPage({ part }: { part: keyof typeof parts }) {
  const { icon: Icon, title, text }: Part = parts[part];
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
