import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
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
  /** On from here; to the program unless told. */
  way?: { href: string; label: string };
}

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
  responsibleGaming: {
    icon: HeartHandshake,
    title: 'Oyun eğlence içindir',
    text: 'Bütçeni ve süreni önceden belirle, kaybını geri kazanmak için oynama. Sorumlu oyun rehberi kısa süre içinde burada açılacak.',
    way: { href: links.home(), label: 'Ana sayfaya dön' },
  },
} satisfies Record<string, Part>;

const toProgram = { href: links.program('futbol'), label: 'Programa git' };

/** Stands at the address of a part of the product until that part opens. */
export default function ComingPage({ part }: { part: keyof typeof parts }) {
  const { icon: Icon, title, text, way = toProgram }: Part = parts[part];
  return (
    <Page heading="hidden" width="full">
      <EmptyState
        icon={<Icon size={26} aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <Link href={way.href} className={buttonClass('primary')}>
            {way.label}
          </Link>
        }
      />
    </Page>
  );
}
