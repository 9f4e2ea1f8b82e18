import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

export default function NotFoundPage() {
  usePageTitle('Sayfa bulunamadı');
  return (
    <>
      <h1 className="visually-hidden">Sayfa bulunamadı</h1>
      <EmptyState
        icon={<Compass size={26} aria-hidden="true" />}
        title="Aradığın sayfa burada değil"
        text="Adres değişmiş ya da yanlış yazılmış olabilir. Programdan veya anasayfadan devam edebilirsin."
        action={
          <>
            <Link href={links.home()} className={buttonClass('primary')}>
              Anasayfaya dön
            </Link>
            <Link href={links.program('futbol')} className={buttonClass('quiet')}>
              Programa git
            </Link>
          </>
        }
      />
    </>
  );
}
