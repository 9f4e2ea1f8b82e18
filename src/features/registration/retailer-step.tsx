import { retailerModeTexts } from '../../domain/member/retailer/retailer-mode.ts';
import { RetailerPicker } from '../../parts/retailer-picker/retailer-picker.tsx';
import { useAction } from '../../state/engine/use-action.ts';
import { chooseRetailer } from '../../state/member/registration.ts';
import styles from './registration.module.css';

/** Step 3: choice of the membership's first retailer. */
export function RetailerStep() {
  const { busy, note, run } = useAction();
  const { title, description } = retailerModeTexts.NO_RETAILER_SELECTED;
  return (
    <>
      <header>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{description}</p>
      </header>
      <RetailerPicker busy={busy !== ''} error={note} onChoose={(retailer) => run(() => chooseRetailer(retailer))} />
    </>
  );
}
