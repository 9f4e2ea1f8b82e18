import Headset from 'lucide-react/icons/headset';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ChatProvider } from '../../contract/operator.ts';
import { isBelow, roots } from '../../routes/areas.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { useEndedSessionCount, useSession } from '../../state/member/session.ts';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat.module.css';

interface LiveChatProps {
  provider: ChatProvider;
  /** Renders the button in the header; passed in by the app, whose header it is. */
  InHeader: ComponentType<{ children: ReactNode }>;
}

/**
 * Button that opens the operator's live chat, for members (rule account-11): on every page of a desktop, on a phone
 * only on the account's pages. Nothing of the chat is loaded before it is opened.
 */
export default function LiveChat({ provider, InHeader }: LiveChatProps) {
  const { phase, player } = useSession();
  const sessions = useEndedSessionCount();
  const app = useTopicValue({ kind: 'config' }, 'app');
  const desktop = useViewport() === 'desktop';
  const [pathname] = useLocation();
  const offered = desktop ? app?.desktopLiveChat === true : app?.liveChat === true && isBelow(pathname, roots.account);
  if (phase !== 'member' || player === null) return null;
  return <Chat key={`${sessions}:${player.playerNo}`} provider={provider} InHeader={InHeader} offered={offered} />;
}

/** An open conversation continues on pages that do not offer the chat; it ends with the session. */
function Chat({ provider, InHeader, offered }: LiveChatProps & { offered: boolean }) {
  const [state, setState] = useState<'closed' | 'open' | 'small'>('closed');
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && state !== 'open') launcher.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);
  const launches = state === 'small' || (offered && state === 'closed');
  return (
    <>
      {launches && (
        <InHeader>
          <button
            ref={launcher}
            type="button"
            className={styles['launcher']}
            aria-label="Canlı destek"
            title="Canlı destek"
            data-continues={state === 'small' || undefined}
            onClick={() => setState('open')}
          >
            <Headset size={20} aria-hidden="true" />
          </button>
        </InHeader>
      )}
      {state !== 'closed' && (
        <ChatPanel
          provider={provider}
          small={state === 'small'}
          onSmall={() => setState('small')}
          onEnd={() => setState('closed')}
        />
      )}
    </>
  );
}
