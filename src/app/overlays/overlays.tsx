import { useEffect } from 'react';
import { useStoreAppConfigFlag } from '../../state/device/app-config-flag.ts';
import { usePersistentStorage } from '../../state/device/use-persistent-storage.ts';
import { MemberDialogs } from './member/member-dialogs.tsx';
import { ModalHost } from './dialogs/modal-host.tsx';
import { SheetHost } from './dialogs/sheet-host.tsx';
import { SignInDialogHost } from './member/sign-in-dialog-host.tsx';
import { TourHost } from './tour-host.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { OperatorParts } from '../operator/operator-parts.tsx';
import { isWebView } from '../../platform/page/web-view.ts';
import { enableViewTransitions } from '../routing/view-transition.ts';
import { RequestedDialogs } from './requested-dialogs.tsx';
import { FavouritesOffer } from './member/favourites-offer.tsx';
import { PhoneSetup } from './member/phone-setup.tsx';
import { RequiredRetailerPrompt } from './member/required-retailer-prompt.tsx';
import { WithdrawalOutcome } from './member/withdrawal-outcome.tsx';
import { InstallHint } from './install-hint.tsx';
import { LiveRegion } from '../shell/frame/live-region.tsx';

/** Everything that may cover a page; none of it is part of the first paint. */
export default function Overlays() {
  usePersistentStorage();
  useStoreAppConfigFlag();
  useEffect(enableViewTransitions, []);
  return (
    <>
      <LiveRegion />
      <ModalHost />
      <SheetHost />
      <SignInDialogHost />
      <MemberDialogs />
      <RequestedDialogs />
      <RequiredRetailerPrompt />
      <PhoneSetup />
      <PageBoundary compact resetKey="">
        <WithdrawalOutcome />
      </PageBoundary>
      <FavouritesOffer />
      <PageBoundary compact resetKey="">
        {!isWebView() && <InstallHint />}
      </PageBoundary>
      <PageBoundary compact resetKey="">
        <TourHost />
      </PageBoundary>
      <OperatorParts />
    </>
  );
}
