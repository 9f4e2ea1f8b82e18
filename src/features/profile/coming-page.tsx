import type { LucideIcon } from 'lucide-react';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface Part {
  icon: LucideIcon;
  title: string;
  text: string;
  /** On from here. */
  way: { href: string; label: string };
}

const parts = {
  responsibleGaming: {
    icon: HeartHandshake,
    title: 'Oyun eğlence içindir',
    text: 'Bütçeni ve süreni önceden belirle, kaybını geri kazanmak için oynama. Sorumlu oyun rehberi kısa süre içinde burada açılacak.',
    way: { href: links.home(), label: 'Ana sayfaya dön' },
  },
} satisfies Record<string, Part>;

/** Stands at an address that links lead to until what is there opens. */
export default function ComingPage({ part }: { part: keyof typeof parts }) {
  const { icon: Icon, title, text, way }: Part = parts[part];
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
