import { useState } from 'react';
import { useTourOffer } from '../../state/overlays/tours.ts';
import { BonusChoice, useBonusBalance } from './bonus-choice.tsx';
import { SlipActions } from './slip-actions.tsx';
import styles from './slip.module.css';
import { SlipFigures } from './play/figures.tsx';
import { SlipFoot } from './play/play-foot.tsx';
import { SlipItems } from './slip-items.tsx';
import { type SlipKind, SlipKindTabs, SystemChoice, leaveSystems } from './slip-kind.tsx';
import { SlipStake } from './slip-terms.tsx';
import { useSlipLocked } from './slip-lock.ts';
import { useSlip } from './use-slip.ts';

/** A slip with something in it; most of the slip's code, loaded with the first selection. */
export default function FilledSlip() {
  const view = useSlip();
  useTourOffer('slip');
  const locked = useSlipLocked();
  const [wanted, setWanted] = useState<SlipKind>('plain');
  const [bonusWanted, setBonusWanted] = useState(false);
  const useBonus = useBonusBalance() > 0 && bonusWanted;
  const { slip } = view;
  const kind = slip.systems.length > 0 ? 'system' : wanted;
  const changeKind = (next: SlipKind): void => {
    setWanted(next);
    if (next === 'plain') leaveSystems(slip.systems);
  };
  return (
    <>
      <fieldset className={styles['scroll']} disabled={locked} aria-label="Kupon">
        <SlipKindTabs kind={kind} onChange={changeKind} />
        <SlipItems view={view} />
        <div className={styles['terms']}>
          {kind === 'system' && <SystemChoice view={view} />}
          <SlipStake view={view} />
          <BonusChoice checked={useBonus} onChange={setBonusWanted} />
          <SlipFigures view={view} />
          <SlipActions slip={slip} />
        </div>
      </fieldset>
      <SlipFoot view={view} useBonus={useBonus} />
    </>
  );
}
