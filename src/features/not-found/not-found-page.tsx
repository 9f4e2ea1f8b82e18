import Compass from 'lucide-react/icons/compass';
import { Link } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export default function NotFoundPage() {
  return (
    <Page heading="hidden" width="full">
      <EmptyState
        icon={<Compass size={26} aria-hidden="true" />}
        title="Aradığın sayfa burada değil"
        text="Adres değişmiş ya da yanlış yazılmış olabilir. Programdan veya anasayfadan devam edebilirsin."
        action={
          <>
            <Link href={entryLinks.home()} className={buttonClass('primary')}>
              Anasayfaya dön
            </Link>
            <Link href={entryLinks.program()} className={buttonClass('quiet')}>
              Programa git
            </Link>
          </>
        }
      />
    </Page>
  );
}
