import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { DEFAULT_SPORT } from './program-place.ts';

/** An address with a sport that does not exist leads back to one that does. */
export function UnknownSport() {
  usePageTitle('Spor bulunamadı');
  return (
    <>
      <h1 className="visually-hidden">Spor bulunamadı</h1>
      <EmptyState
        title="Böyle bir spor bulamadık"
        text="Adres yanlış yazılmış ya da bu spor programdan kalkmış olabilir."
        action={
          <Link className={buttonClass('primary')} href={links.program(DEFAULT_SPORT)}>
            Futbol programına dön
          </Link>
        }
      />
    </>
  );
}
