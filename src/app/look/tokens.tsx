import { Part } from './part.tsx';
import styles from './look.module.css';

const surfaces = ['bg', 'surface', 'surface-2', 'surface-3', 'control', 'control-2', 'line'];
const inks = ['text', 'text-2', 'text-3', 'accent', 'king', 'live', 'up', 'down', 'focus'];
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'];

export function Tokens() {
  return (
    <>
      <Part name="Yüzeyler">
        {surfaces.map((name) => (
          <span key={name} className={styles['swatch']} style={{ background: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Part>
      <Part name="Renkler">
        {inks.map((name) => (
          <span key={name} className={styles['swatch']} style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Part>
      <Part name="Yazı">
        {sizes.map((name) => (
          <span key={name} style={{ fontSize: `var(--text-${name})` }}>
            Beşiktaş 1.234,50 ₺ {name}
          </span>
        ))}
      </Part>
    </>
  );
}
