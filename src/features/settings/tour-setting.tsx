import { useLocation } from 'wouter';
import { entryLinks } from '../../routes/routes.ts';
import { type TourName, requestTour } from '../../state/overlays/tours.ts';
import { useSelections } from '../../state/slip/slip-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './settings-page.module.css';

/** Starts a tour from its beginning, on the page of the program. */
export function TourSetting() {
  const [, navigate] = useLocation();
  const empty = useSelections().length === 0;
  const start = (tour: TourName): void => {
    requestTour(tour);
    navigate(entryLinks.program());
  };
  return (
    <>
      <Row
        label="Kuponun"
        hint={empty ? 'Kuponuna ilk seçimi eklediğinde başlar.' : 'Seçimler, sistem, bedel ve kazanç adım adım.'}
        onStart={() => start('slip')}
      />
      <Row label="Kral Oran" hint="Daha yüksek oranlı maçları nasıl bulursun?" onStart={() => start('kingOdd')} />
    </>
  );
}

function Row({ label, hint, onStart }: { label: string; hint: string; onStart: () => void }) {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">{label}</span>
        <span className="text-xs muted leading-145">{hint}</span>
      </p>
      <Button variant="quiet" onClick={onStart}>
        Başlat<span className="visually-hidden"> ({label} tanıtımı)</span>
      </Button>
    </div>
  );
}
