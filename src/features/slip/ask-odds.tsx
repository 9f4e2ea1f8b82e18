import { oddText } from '../../domain/odd-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import { useEffect, useRef } from 'react';
import { oddsConsent } from '../../domain/slip/odds-consent.ts';
import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { dismissPlay, usePlay, useSelections } from '../../state/slip/slip.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './ask-odds.module.css';
import type { AgreedOdds } from './play/use-play.ts';
import { useSlip } from './use-slip.ts';

/** Odds moved since the player agreed to them: nothing is sent until there is a yes to those on screen. */
export function askForOdds(onAgree: (odds: AgreedOdds) => void): void {
  showModal({
    title: 'Oranlar değişti',
    content: <AskOdds onAgree={onAgree} />,
    disableOutsideClick: true,
    onClose: dismissPlay,
  });
}

function AskOdds({ onAgree }: { onAgree: (odds: AgreedOdds) => void }) {
  const selections = useSelections();
  const { price } = useSlip();
  useEndWithQuestion();
  const { changes } = oddsConsent(selections, nothingAccepted);
  const agree = (): void => {
    hideModal();
    onAgree(changes.map(({ eventId, marketId, outcomeNumber, to }) => ({ eventId, marketId, outcomeNumber, odd: to })));
  };
  const leave = (): void => {
    hideModal();
    dismissPlay();
  };
  return (
    <div className={styles['ask']}>
      <p className={styles['text']}>
        {changes.length === 0
          ? 'Oranlar yeniden kabul ettiğin değerlere döndü.'
          : 'Kuponun gönderilmedi. Yeni oranlarla oynamak ister misin?'}
      </p>
      <ul className={`${styles['changes']} num`}>
        {changes.map((change) => (
          <li key={change.eventId} className={styles['change']}>
            <span className={styles['name']}>
              {selections.find(({ eventId }) => eventId === change.eventId)?.eventName}
            </span>
            <span>
              <span className="visually-hidden">Eski oran </span>
              <s className={styles['from']}>{oddText(change.from)}</s>
              <span className="visually-hidden">, yeni oran </span>
              <b className={styles[change.direction]}>{oddText(change.to)}</b>
            </span>
          </li>
        ))}
      </ul>
      <dl className={`${styles['winning']} num`}>
        <dt>Maks. kazanç</dt>
        <dd>{moneyText(price.king.total.winning)}</dd>
      </dl>
      <Button variant="primary" wide onClick={agree}>
        Yeni oranları kabul et ve oyna
      </Button>
      <Button variant="quiet" wide onClick={leave}>
        Vazgeç
      </Button>
    </div>
  );
}

/** Answered in another tab, or by the slip itself: the question is over here too. */
function useEndWithQuestion(): void {
  const { phase } = usePlay();
  const asked = useRef(false);
  useEffect(() => {
    if (phase === 'ask') asked.current = true;
    else if (asked.current) hideModal();
  }, [phase]);
}

const nothingAccepted = { acceptAll: false, acceptIncreases: false };
