import { Page } from '../../parts/page/page.tsx';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { IdentityDetails } from './identity-details.tsx';
import { PersonalDetails } from './personal-details.tsx';

/** `/profil/kisisel-bilgilerim`: the member's details; those that cannot be changed are explained. */
export default function PersonalPage() {
  const person = useRead('getPersonalInformation', {});
  return (
    <Page contentReady={person.phase !== 'loading'}>
      <LoadedContent of={person} skeleton={<SkeletonRows label="Bilgilerin yükleniyor…" height={[330, 560]} />}>
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
