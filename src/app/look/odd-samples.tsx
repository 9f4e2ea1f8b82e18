import { useState } from 'react';
import { OPEN } from '../../model/betting-status.ts';
import type { Market, Outcome } from '../../model/event.ts';
import { MbsBadge } from '../../parts/event-row/mbs-badge.tsx';
import { OddButton } from '../../parts/odd/odd-button.tsx';
import { Sample } from './sample.tsx';

const outcome = (number: number, name: string, odd: number, status = OPEN): Outcome => ({
  number,
  name,
  odd,
  webOdd: odd,
  status,
});
const outcomes = [outcome(1, '1', 178), outcome(2, '0', 1_250), outcome(3, '2', 100), outcome(4, 'Üst', 210, 0)];
const market: Market = { id: 1, key: '1_1', line: '', version: 1, status: OPEN, minBets: 1, outcomes };

export function OddSamples() {
  const [chosen, setChosen] = useState(1);
  const select = (_event: number, _market: number, number: number): void => setChosen(number);
  return (
    <>
      <Sample name="OddButton: seçili, açık, sunulmuyor, kilitli; adıyla, geniş, paylı, çizgili">
        {outcomes.map((each) => (
          <OddButton
            key={each.number}
            eventId={1}
            market={market}
            outcome={each}
            selected={each.number === chosen}
            onSelect={select}
          />
        ))}
        <OddButton eventId={1} market={null} outcome={null} selected={false} onSelect={select} />
        {(['Alt', '0 ve Var', 'Galatasaray'] as const).map((label) => (
          <OddButton
            key={label}
            eventId={2}
            market={market}
            outcome={outcome(1, label, 176)}
            selected={false}
            onSelect={select}
            label={label}
            percent={42}
            wide
          />
        ))}
        <OddButton
          eventId={3}
          market={market}
          outcome={outcome(1, 'Üst', 191)}
          selected={false}
          onSelect={select}
          line="176,5"
        />
      </Sample>
      <Sample name="MbsBadge">
        {[1, 2, 3, 4].map((value) => (
          <MbsBadge key={value} value={value} />
        ))}
        <MbsBadge value={1} king />
      </Sample>
    </>
  );
}
