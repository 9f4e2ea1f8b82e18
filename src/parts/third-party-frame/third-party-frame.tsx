import { useState } from 'react';
import { useSpoilerPreference } from '../../state/spoiler/use-spoiler-preference.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface ThirdPartyFrameProps {
  address: string;
  /** Accessible name of the frame. */
  title: string;
  className: string | undefined;
  /** Shown instead of the frame to players who hide scores, until they open it. */
  spoilerNotice: { title: string; text: string };
}

/**
 * Frame of a third-party page. Its scores cannot be covered, so players who hide scores open it with a tap (rule
 * cover-9).
 */
export function ThirdPartyFrame({ address, title, className, spoilerNotice: closed }: ThirdPartyFrameProps) {
  const wished = useSpoilerPreference().how !== 'shown';
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
      // Addresses are never of our own origin; the frame could read our storage then.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
