import { Page } from '../../parts/page/page.tsx';
import { useRead } from '../../state/load/use-read.ts';
import { Shown } from '../../ui/feedback/shown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FixedFacts } from './fixed-facts.tsx';
import { PersonalDetails } from './personal-details.tsx';

/** `/profil/kisisel-bilgilerim`: the member's details; those that cannot be changed are explained. */
export default function PersonalPage() {
  const person = useRead('getPersonalInformation', {});
  return (
    <Page stands={person.phase !== 'loading'}>
      <Shown of={person} skeleton={<PersonalSkeleton />}>
        {(value) => (
          <>
            <FixedFacts person={value} />
            <PersonalDetails person={value} />
          </>
        )}
      </Shown>
    </Page>
  );
}

function PersonalSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Bilgilerin yükleniyor…</p>
      <Skeleton height={330} />
      <Skeleton height={560} />
    </div>
  );
}
