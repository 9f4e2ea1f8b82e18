import { useState } from 'react';
import { useScoreWish } from '../../state/scores/wish.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export interface OutsideFrameProps {
  address: string;
  /** What it is, for who does not see it. */
  title: string;
  className: string | undefined;
  /** Said before it comes, to who does not wish to see scores yet. */
  closed: { title: string; text: string };
}

/** Another's page cannot be covered: for who does not wish to see scores yet it opens with a tap (rule cover-9). */
export function OutsideFrame({ address, title, className, closed }: OutsideFrameProps) {
  const wished = useScoreWish().how !== 'shown';
  const [asked, setAsked] = useState(false);
  if (wished && !asked) {
    return (
      <EmptyState
        {...closed}
        action={
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Yine de aç
          </Button>
        }
      />
    );
  }
  return (
    <iframe
      className={className}
      src={address}
      title={title}
      // Never of our own origin, which would be ours to read.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
