import { Banknote, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

const parts = {
  pool: {
    icon: ReceiptText,
    title: 'Spor Toto kuponlarım',
    heading: 'Spor Toto kuponların burada olacak',
    text: 'Spor Toto kısa süre içinde burada açılacak.',
  },
  deposit: {
    icon: Banknote,
    title: 'Para yatırma',
    heading: 'Para yatırma burada olacak',
    text: 'Para yatırma kısa süre içinde burada açılacak. O zamana kadar bakiyeni bayinden yükleyebilirsin.',
  },
} as const;

/** Stands at the address of a part of the account until that part opens. */
export default function ComingPage({ part }: { part: keyof typeof parts }) {
  const { icon: Icon, title, heading, text } = parts[part];
  usePageTitle(title);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        icon={<Icon size={26} aria-hidden="true" />}
        title={heading}
        text={text}
        action={
          <Link href={links.program('futbol')} className={buttonClass('primary')}>
            Programa git
          </Link>
        }
      />
    </>
  );
}
