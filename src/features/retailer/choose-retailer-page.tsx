import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import type { ChosenRetailer as Chosen, Retailer } from '../../model/retailer.ts';
import { retailerMode, retailerModeTexts } from '../../domain/member/retailer/retailer-mode.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { useRetailerSearch } from '../../parts/retailer-picker/use-retailer-search.ts';
import { writeService } from '../../state/engine/services.ts';
import { reloadPlayer, useSession } from '../../state/member/session.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { RetailerPicker } from '../../parts/retailer-picker/retailer-picker.tsx';
import { ChosenRetailer } from './chosen-retailer.tsx';
import { ContractApproval } from './contract-approval.tsx';

/** Stands at the addresses of choosing and of changing: the mode is the player's, not the address's (player-account §2). */
export default function ChooseRetailerPage() {
  const { player, balances } = useSession();
  const mode = retailerMode(balances === null ? player?.retailer : balances.retailer);
  const search = useRetailerSearch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  usePageTitle(retailerModeTexts[mode].title);

  const choose = async (retailer: Retailer): Promise<void> => {
    setBusy(true);
    setError(null);
    const result = await writeService('chooseRetailer', { body: { retailerId: retailer.id } });
    setBusy(false);
    if (!result.ok) {
      setError(failureText(result.failure));
      return;
    }
    setChosen(result.value);
    void reloadPlayer();
  };
  const approveThenChoose = (retailer: Retailer): void => {
    setError(null);
    const approve = (): void => {
      hideSheet();
      void choose(retailer);
    };
    showSheet({ title: 'Üyelik Sözleşmesi', content: <ContractApproval onApprove={approve} onLeave={hideSheet} /> });
  };

  if (chosen !== null) return <ChosenRetailer retailer={chosen} />;
  return (
    <RetailerPicker
      mode={mode}
      search={search}
      busy={busy}
      error={error}
      onChoose={(retailer) => {
        // A member whose retailer closed agrees to the contract anew (player-account §2).
        if (mode === 'RETAILER_PASSIVE') approveThenChoose(retailer);
        else void choose(retailer);
      }}
    />
  );
}
