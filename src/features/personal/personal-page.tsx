import { Page } from '../../parts/page/page.tsx';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IdentityDetails } from './identity-details.tsx';
import { PersonalDetails } from './personal-details.tsx';

/** `/profil/kisisel-bilgilerim`: the member's details; those that cannot be changed are explained. */
export default function PersonalPage() {
  const person = useRead('getPersonalInformation', {});
  return (
    <Page contentReady={person.phase !== 'loading'}>
      <LoadedContent of={person} skeleton={<PersonalSkeleton />}>
        {(value) => (
          <>
            <IdentityDetails person={value} />
            <PersonalDetails person={value} />
          </>
        )}
      </LoadedContent>
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
