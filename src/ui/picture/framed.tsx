import { type CSSProperties, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './framed.module.css';

export interface FramedProps {
  /** '' for none. */
  address: string;
  alt: string;
  /** Aspect ratio as in CSS: "16 / 9". Undefined if the frame gets its size from its surroundings. */
  ratio?: string;
  /** Above the fold: loaded at once instead of lazily. */
  first?: boolean;
  /** Address of a different picture for phones. */
  phone?: string;
  className?: string | undefined;
}

/** Picture of a service in a frame that reserves its size, and keeps it if the picture is missing. */
export function Framed({ address, alt, ratio, first = false, phone = '', className }: FramedProps) {
  const [failed, setFailed] = useState('');
  const style: CSSProperties | undefined = ratio === undefined ? undefined : { aspectRatio: ratio };
  return (
    <span className={classNames(styles['frame'], className)} style={style}>
      {address !== '' && failed !== address && (
        <picture>
          {phone !== '' && <source media="(width < 660px)" srcSet={phone} />}
          <img
            className={styles['picture']}
            src={address}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onError={() => setFailed(address)}
          />
        </picture>
      )}
    </span>
  );
}
