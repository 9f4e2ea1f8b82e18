import { type CSSProperties, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './framed.module.css';

export interface FramedProps {
  /** '' for none. */
  address: string;
  alt: string;
  /** Width by height, as CSS has it: "16 / 9". Left out where the frame takes its size from around it. */
  ratio?: string;
  /** On the first screen: not put off until it is in sight. */
  first?: boolean;
  /** Another picture for a phone. */
  phone?: string;
  className?: string | undefined;
}

/** A picture of a service in a frame that has its size before it comes, and keeps it where none does. */
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
