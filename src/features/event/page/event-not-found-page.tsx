import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { failureText } from '../../../domain/failure-text.ts';
import type { Sport } from '../../../domain/sports.ts';
import type { Failure } from '../../../model/failure.ts';
import { Page } from '../../../parts/page/page.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface EventNotFoundPageProps {
  missing: 'sport' | 'event';
  sport?: Sport;
  /** Reason why the service returns no event, with the service's own text if it has one (rule match-7, failure-6). */
  failure?: Failure;
}

/** An address that leads to no event, and the way back to the program. */
export function EventNotFoundPage({ missing: what, sport, failure }: EventNotFoundPageProps) {
  const { title, text } = words[what];
  return (
    <Page title={title} heading="hidden" width="full">
      <section aria-label={title}>
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          title={title}
          text={failure?.message ?? text}
          action={
            <Link href={entryLinks.program(sport?.slug)} className={buttonClass('primary')}>
              {sport === undefined ? 'Programa dön' : `${sport.name} programına dön`}
            </Link>
          }
        />
      </section>
    </Page>
  );
}

/** Shown for a match that was not opened on this device before and cannot be loaded without a network. */
export function UncachedMatch({ sport, failure, onRetry }: { sport: Sport; failure: Failure; onRetry: () => void }) {
  return (
    <Page title="Bu maç henüz cihazında yok" heading="hidden" width="full">
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={26} aria-hidden />}
          title="Bu maç henüz cihazında yok"
          text={`${failureText(failure)} Bağlantın gelince kendiliğinden açılır; o zamana kadar daha önce açtığın maçlara bakabilirsin.`}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                Tekrar dene
              </Button>
              <Link href={entryLinks.program(sport.slug)} className={buttonClass('quiet')}>
                {sport.name} programı
              </Link>
            </>
          }
        />
      </div>
    </Page>
  );
}

const words: Record<EventNotFoundPageProps['missing'], { title: string; text: string }> = {
  sport: { title: 'Böyle bir spor yok', text: 'Adres yanlış yazılmış olabilir.' },
  event: { title: 'Bu maç programda yok', text: 'Maç bitmiş ya da programdan kaldırılmış olabilir.' },
};
