import Star from 'lucide-react/icons/star';
import styles from './star-button.module.css';

interface StarButtonProps {
  /** Name of the favourite, used in the accessible name. */
  name: string;
  pressed: boolean;
  size: number;
  onClick: () => void;
}

/** Toggle button that adds something to the favourites or removes it. */
export function StarButton({ name, pressed, size, onClick }: StarButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button muted ${styles['star']}`}
      aria-pressed={pressed}
      aria-label={`${name} favorilerde`}
      title={pressed ? 'Favorilerden çıkar' : 'Favorilere ekle'}
      onClick={onClick}
    >
      <Star size={size} aria-hidden />
    </button>
  );
}
