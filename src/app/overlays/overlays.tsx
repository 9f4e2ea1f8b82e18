import { useEffect } from 'react';
import { useConfigFlag } from '../../state/device/config-flag.ts';
import { usePersistence } from '../../state/device/persistence.ts';
import { MemberDialogs } from './member/member-dialogs.tsx';
import { ModalHost } from './dialogs/modal-host.tsx';
import { SheetHost } from './dialogs/sheet-host.tsx';
import { SignInPrompt } from './member/sign-in-prompt.tsx';
import { TourHost } from './tour-host.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { OperatorParts } from '../operator/operator-parts.tsx';
import { inWebView } from '../../platform/page/web-view.ts';
import { showTransitions } from '../routing/view-transition.ts';
import { AskedDialogs } from './asked-dialogs.tsx';
import { FavouritesOffer } from './member/favourites-offer.tsx';
import { PhoneSetup } from './member/phone-setup.tsx';
import { RequiredRetailer } from './member/required-retailer.tsx';
import { WithdrawalOutcome } from './member/withdrawal-outcome.tsx';
import { InstallHint } from './install-hint.tsx';
import { LiveRegion } from '../shell/frame/live-region.tsx';

/** Everything that may cover a page; none of it is part of the first paint. */
export default function Overlays() {
  usePersistence();
  useConfigFlag();
  useEffect(showTransitions, []);
  return (
    <>
      <LiveRegion />
      <ModalHost />
      <SheetHost />
      <SignInPrompt />
      <MemberDialogs />
      <AskedDialogs />
      <RequiredRetailer />
      <PhoneSetup />
      <PageBoundary compact resetKey="">
        <WithdrawalOutcome />
      </PageBoundary>
      <FavouritesOffer />
      <PageBoundary compact resetKey="">
        {!inWebView() && <InstallHint />}
      </PageBoundary>
      <PageBoundary compact resetKey="">
        <TourHost />
      </PageBoundary>
      <OperatorParts />
    </>
  );
}
