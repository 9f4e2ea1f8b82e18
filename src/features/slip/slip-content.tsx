import { FolderOpen, Ticket } from 'lucide-react';
import { useState } from 'react';
import { usePlay, useSelections } from '../../state/slip.ts';
import { useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BonusChoice, useBonusBalance } from './bonus-choice.tsx';
import { PlayConfirmed } from './play-confirmed.tsx';
import { showSavedSlips } from './saved-slips-sheet.tsx';
import { SlipActions } from './slip-actions.tsx';
import styles from './slip-content.module.css';
import { SlipFailure } from './slip-failure.tsx';
import { SlipFigures } from './slip-figures.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipItems } from './slip-items.tsx';
import { type SlipKind, SlipKindTabs, SystemChoice, leaveSystems } from './slip-kind.tsx';
import { SlipStake } from './slip-stake.tsx';
import { useSlip, useSlipLocked } from './use-slip.ts';

/** The slip from its items to its button; the same in the sheet and in the column. */
export function SlipContent() {
  const selections = useSelections();
  const play = usePlay();
  if (play.phase === 'confirmed') return <PlayConfirmed play={play} />;
  return (
    <div className={styles['content']}>
      <SlipFailure />
      {selections.length === 0 ? <EmptySlip /> : <FilledSlip />}
    </div>
  );
}

function FilledSlip() {
  const view = useSlip();
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

function EmptySlip() {
  const member = useSession().phase === 'member';
  return (
    <EmptyState
      icon={<Ticket size={24} aria-hidden />}
      title="Kuponun boş"
      text="Oranlara dokunarak seçim ekle."
      action={
        member && (
          <Button variant="quiet" onClick={showSavedSlips}>
            <FolderOpen size={16} aria-hidden /> Kayıtlı kuponlarım
          </Button>
        )
      }
    />
  );
}
