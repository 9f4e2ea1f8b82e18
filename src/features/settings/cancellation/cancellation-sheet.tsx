import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useState } from 'react';
import { Link } from 'wouter';
import { couponListQuery } from '../../../domain/coupon/coupon-tab-info.ts';
import { cancellationConsequences, hasPendingCoupons, cancellationObstacles } from './cancellation-consequences.ts';
import type { CodedOption } from '../../../model/player.ts';
import { openConfirm } from '../../../parts/confirm/confirm.tsx';
import { accountLinks } from '../../../routes/account-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { useSession, onAfterSessionEnd } from '../../../state/member/session.ts';
import { hideSheet, showModal } from '../../../state/overlays/dialogs.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import styles from './cancellation-sheet.module.css';
import { isOutcomeUnknown } from '../../../contract/failure-checks.ts';
import type { Result } from '../../../model/failure.ts';
import { writeService } from '../../../state/engine/call-service.ts';
import { refreshSession } from '../../../state/member/session-calls.ts';

/** Sheet to cancel the membership: consequences, reason, and a last confirmation. */
export function CancellationSheet() {
  const reasons = useRead('getCancellationReasons', {});
  return (
    <div className={`stack gap-3 ${styles['cancellation']}`}>
      <Meaning />
      <LoadedContent of={reasons} skeleton={<SkeletonRows label="Yükleniyor…" height={420} />}>
        {(list) => <Reasons list={list} />}
      </LoadedContent>
    </div>
  );
}

function Meaning() {
  const { balances } = useSession();
  const [query] = useState(() => couponListQuery('bekleyen', { filter: '', sort: '1' }, 1, Date.now() / 1000));
  const coupons = useRead('getPlayedBetslips', { query });
  const now = {
    balance: balances?.balance ?? null,
    bonus: balances?.bonusBalance ?? null,
    hasOpenCoupons: coupons.value === undefined ? null : hasPendingCoupons(coupons.value),
  };
  return (
    <>
      <ul className={`stack text-sm muted ${styles['list']}`}>
        {cancellationConsequences(now).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {cancellationObstacles(now).map((line) => (
        <p key={line} className={`flex gap-2 text-sm leading-145 ${styles['obstacle']}`}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{line}</span>
        </p>
      ))}
      {now.balance !== null && now.balance > 0 && (
        <Link href={accountLinks.withdraw()} className={buttonClass('quiet', true)}>
          Paranı çek
        </Link>
      )}
      {now.hasOpenCoupons === true && (
        <Link href={entryLinks.coupons()} className={buttonClass('quiet', true)}>
          Bekleyen kuponlarına bak
        </Link>
      )}
    </>
  );
}

function Reasons({ list }: { list: readonly CodedOption[] }) {
  const [chosen, setChosen] = useState(-1);
  const [missing, setMissing] = useState(false);
  const reason = list[chosen];
  return (
    <>
      <RadioGroup
        legend="Neden ayrılıyorsun?"
        name="cancellationReason"
        labels={list.map(({ name }) => name)}
        chosen={chosen}
        onChoose={(place) => {
          setChosen(place);
          setMissing(false);
        }}
      >
        <FormError text={missing ? 'Devam etmek için bir neden seç.' : ''} />
      </RadioGroup>
      <Button variant="quiet" wide onClick={() => (reason === undefined ? setMissing(true) : askFinally(reason))}>
        Devam et
      </Button>
      <Button variant="primary" wide onClick={hideSheet}>
        Vazgeç
      </Button>
    </>
  );
}

function askFinally({ name, code }: CodedOption): void {
  openConfirm({
    title: 'Üyeliğin iptal edilsin mi?',
    children: `Nedenin: ${name}. Üyeliğin hemen iptal edilir ve bütün cihazlarda oturumun kapanır. Bu işlem geri alınamaz.`,
    confirmText: 'Üyeliğimi iptal et',
    busyText: 'İptal ediliyor…',
    onConfirm: () => cancelMembership(code, sayGone),
    onDone: hideSheet,
  });
}

/** Shown on the home page, where an ended session leads. */
function sayGone(): void {
  showModal({
    title: 'Üyeliğin iptal edildi',
    content: 'Oturumun bütün cihazlarda kapatıldı ve bu cihazda sana ait hiçbir bilgi kalmadı.',
    closeOnRouteChange: false,
  });
}

/**
 * Cancels the membership. All sessions of the player end with it; the engine ends this one.
 * @param onGone called once nothing of the member is on screen any more
 */
async function cancelMembership(reasonCode: string, onGone: () => void): Promise<Result<unknown>> {
  const result = await writeService('cancelMembership', { query: { reasonCode }, body: {} });
  if (result.ok) {
    const leave = onAfterSessionEnd(() => {
      leave();
      onGone();
    });
  } else if (isOutcomeUnknown(result.failure)) {
    // If the membership was cancelled, the session is over: the service reports that on the next call, and this tab
    // goes home.
    await refreshSession();
  }
  return result;
}
