import { type CSSProperties, useState } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './framed-picture.module.css';

interface FramedPictureProps {
  /** '' for none. */
  address: string;
  alt: string;
  /** Aspect ratio as in CSS: "16 / 9". Undefined if the frame gets its size from its surroundings. */
  ratio?: string;
  /** Above the fold: loaded at once instead of lazily. */
  eager?: boolean;
  /** Address of a different picture for phones. */
  phoneAddress?: string;
  className?: string | undefined;
}

/** Picture of a service in a frame that reserves its size, and keeps it if the picture is missing. */
export function FramedPicture({
  address,
  alt,
  ratio,
  eager: first = false,
  phoneAddress: phone = '',
  className,
}: FramedPictureProps) {
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
