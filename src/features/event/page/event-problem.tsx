import type { Failure } from '../../../model/failure.ts';
import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { links } from '../../../routes/routes.ts';
import { failureText } from '../../../domain/failure-text.ts';
import type { Sport } from '../../../domain/sports.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';

export interface EventProblemProps {
  what: 'sport' | 'event';
  sport?: Sport;
  /** Why the service gives no event, in its own words when it has some (sportsbook §8). */
  failure?: Failure;
}

/** An address that leads to no event, and the way back to the program. */
export function EventProblem({ what, sport, failure }: EventProblemProps) {
  const title = what === 'sport' ? 'Böyle bir spor yok' : 'Bu maç programda yok';
  usePageTitle(title);
  const text =
    failure?.kind === 'refused'
      ? failureText(failure)
      : what === 'sport'
        ? 'Adres yanlış yazılmış olabilir.'
        : 'Maç bitmiş ya da programdan kaldırılmış olabilir.';
  const slug = sport?.slug ?? 'futbol';
  return (
    <section aria-label={title}>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title={title}
        text={text}
        action={
          <Link href={links.program(slug)} className={buttonClass('primary')}>
            {sport === undefined ? 'Programa dön' : `${sport.name} programına dön`}
          </Link>
        }
      />
    </section>
  );
}

/** The service answered that there is no such event, or none that can be played; asking again changes nothing. */
export function isGone(failure: Failure): boolean {
  return failure.kind === 'notFound' || failure.kind === 'refused';
}
