import { ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../app/routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

/** Stands at the address of the coupon history until that part opens. */
export default function CouponsPage() {
  usePageTitle('Kuponlarım');
  return (
    <>
      <h1 className="visually-hidden">Kuponlarım</h1>
      <EmptyState
        icon={<ReceiptText size={26} aria-hidden="true" />}
        title="Kuponların burada olacak"
        text="Kupon geçmişin kısa süre içinde burada açılacak. Seçtiğin oranlar bu cihazda seni bekler."
        action={
          <Link href={links.program('futbol')} className={buttonClass('primary')}>
            Programa git
          </Link>
        }
      />
    </>
  );
}
