import { Sample } from './sample.tsx';
import styles from './look.module.css';

const surfaces = ['bg', 'surface', 'surface-2', 'surface-3', 'control', 'control-2', 'line'];
const inks = ['text', 'text-2', 'text-3', 'accent', 'king', 'live', 'up', 'down', 'focus'];
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'];

export function TokenSamples() {
  return (
    <>
      <Sample name="Yüzeyler">
        {surfaces.map((name) => (
          <span key={name} className={styles['swatch']} style={{ background: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Renkler">
        {inks.map((name) => (
          <span key={name} className={styles['swatch']} style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Yazı">
        {sizes.map((name) => (
          <span key={name} style={{ fontSize: `var(--text-${name})` }}>
            Beşiktaş 1.234,50 ₺ {name}
          </span>
        ))}
      </Sample>
    </>
  );
}
