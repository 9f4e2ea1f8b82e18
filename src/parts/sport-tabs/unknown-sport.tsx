import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../page/page.tsx';

interface UnknownSportProps {
  /** Address of the same page for football. */
  href: string;
  /** Text of the link to it. */
  label: string;
}

/** Page for an address that names no sport. */
export function UnknownSport({ href, label }: UnknownSportProps) {
  return (
    <Page tabTitle="Spor bulunamadı" heading="hidden" width="full">
      <EmptyState
        icon={<SearchX size={26} aria-hidden />}
        title="Böyle bir spor yok"
        text="Adres yanlış yazılmış ya da bu spor artık programda değil."
        action={
          <Link className={buttonClass('primary')} href={href}>
            {label}
          </Link>
        }
      />
    </Page>
  );
}
