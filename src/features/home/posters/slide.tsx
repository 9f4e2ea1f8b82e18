import type { Poster } from '../../../model/content.ts';
import { FramedPicture } from '../../../ui/picture/framed-picture.tsx';
import { PosterLink } from './poster-link.tsx';
import styles from './slider.module.css';

/** A slide with its text over the picture; without text the picture alone. */
export function Slide({ poster, first }: { poster: Poster; first: boolean }) {
  const { title, subtitle, image, mobileImage, alt, buttonText } = poster;
  return (
    <PosterLink poster={poster} className={`stack clip ${styles['link']}`}>
      <FramedPicture
        address={image}
        phoneAddress={mobileImage}
        alt={title === '' ? alt : ''}
        eager={first}
        className={styles['picture']}
      />
      {title !== '' && (
        <span className={styles['words']}>
          <b className={`clamp-2 ${styles['title']}`}>{title}</b>
          {subtitle !== '' && <span className={`clamp-2 text-xs ${styles['subtitle']}`}>{subtitle}</span>}
          {buttonText !== '' && <span className={`middle text-xs weight-700 ${styles['button']}`}>{buttonText}</span>}
        </span>
      )}
    </PosterLink>
  );
}
