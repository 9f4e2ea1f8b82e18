import Star from 'lucide-react/icons/star';
import styles from './star-button.module.css';

export interface StarButtonProps {
  /** Of what is kept among the favourites. */
  name: string;
  pressed: boolean;
  size: number;
  onClick: () => void;
}

/** Keeps something among the favourites, or takes it out of them. */
export function StarButton({ name, pressed, size, onClick }: StarButtonProps) {
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={pressed}
      aria-label={`${name} favorilerde`}
      title={pressed ? 'Favorilerden çıkar' : 'Favorilere ekle'}
      onClick={onClick}
    >
      <Star size={size} aria-hidden />
    </button>
  );
}
