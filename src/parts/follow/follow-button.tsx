import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useFollowedMatchIds } from '../../state/following/following.ts';
import { showSheet } from '../../state/overlays/dialogs.ts';
import { FollowChoices, type FollowableHead } from './follow-choices.tsx';
import styles from './follow.module.css';

/** Opens the choices of what to follow of a match; pressed while the match itself is followed. */
export function FollowButton({ head }: { head: FollowableHead }) {
  const isFollowed = useFollowedMatchIds().has(head.id);
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <button
      type="button"
      className={`icon-button muted ${styles['bell']}`}
      aria-pressed={isFollowed}
      aria-label="Takip et"
      title="Takip et"
      onClick={() => showSheet({ title: 'Takip et', content: <FollowChoices head={head} /> })}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
