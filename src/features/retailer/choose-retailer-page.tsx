import { useState } from 'react';
import { Link } from 'wouter';
import { retailerMode, retailerModeTexts } from '../../domain/member/retailer/retailer-mode.ts';
import type { ChosenRetailer, Retailer } from '../../model/retailer.ts';
import { LegalConfirm } from '../../parts/legal-text/legal-text.tsx';
import { Page } from '../../parts/page/page.tsx';
import { RetailerPicker } from '../../parts/retailer-picker/retailer-picker.tsx';
import { RetailerCard, Success } from '../../parts/success/success.tsx';
import { accountLinks } from '../../routes/account-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { sendRetailerChoice } from '../../state/member/send-retailer-choice.ts';
import { useSession } from '../../state/member/session.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';

/**
 * Page for both choosing and changing a retailer: the mode depends on the player, not on the address (rule retailer-3).
 */
export default function ChooseRetailerPage() {
  const { player, balances } = useSession();
  const mode = retailerMode(balances === null ? player?.retailer : balances.retailer);
  const { title, description } = retailerModeTexts[mode];
  const { busy, note, run } = useAction();
  const [chosen, setChosen] = useState<ChosenRetailer | null>(null);

  const choose = (picked: Retailer): void =>
    run(() => sendRetailerChoice(picked), {
      onDone: (retailer) => {
        setChosen(retailer);
        return undefined;
      },
    });

  if (chosen !== null) return <Done retailer={chosen} tabTitle={title} />;
  return (
    <Page width="wide" title={title} {...(description === '' ? {} : { intro: description })}>
      <RetailerPicker
        busy={busy !== ''}
        error={note}
        onChoose={(retailer) => {
          // A member whose retailer closed has to accept the contract again (rule retailer-7).
          if (mode === 'RETAILER_PASSIVE') askForContract(() => choose(retailer));
          else choose(retailer);
        }}
      />
    </Page>
  );
}

function askForContract(onConfirmed: () => void): void {
  const confirm = (): void => {
    hideSheet();
    onConfirmed();
  };
  showSheet({
    title: 'Üyelik Sözleşmesi',
    content: (
      <LegalConfirm
        name="contract-info"
        confirmText="Okudum, onaylıyorum"
        // A text that fails to load must not keep a member out of the account (rule retailer-7).
        confirmTextOnFailure="Metin yüklenemedi, onaylayıp devam et"
        onConfirm={confirm}
      >
        <Button variant="text" wide onClick={hideSheet}>
          Vazgeç
        </Button>
      </LegalConfirm>
    ),
  });
}

/** The chosen retailer; the text is fixed (rule retailer-8). */
function Done({ retailer, tabTitle }: { retailer: ChosenRetailer; tabTitle: string }) {
  return (
    <Page heading="none" tabTitle={tabTitle}>
      <Success
        title="Yeni bayi seçme işlemin başarılı bir şekilde gerçekleşmiştir"
        focused
        nextSteps={
          <>
            <Link href={entryLinks.home()} className={buttonClass('primary', true)}>
              Anasayfaya git
            </Link>
            <Link href={accountLinks.registeredRetailer()} className={buttonClass('quiet', true)}>
              Kayıtlı bayi bilgilerim
            </Link>
          </>
        }
      >
        <RetailerCard retailer={retailer} />
      </Success>
    </Page>
  );
}
