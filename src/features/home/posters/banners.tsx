import { currentPosters, PosterLink } from './poster-link.tsx';
import { useRead } from '../../../state/load/use-read.ts';
import { FramedPicture } from '../../../ui/picture/framed-picture.tsx';
import { useMinute } from '../../../state/device/clock.ts';
import { useServicePlatform } from '../../../state/device/service-platform.ts';
import styles from './posters.module.css';

/** The operator's banners beside the program: each a picture, or its text if it has none. */
export function Banners() {
  const now = useMinute();
  const platform = useServicePlatform();
  const { value } = useRead('getBanners', { query: { platform, position: 'home' } });
  const shown = currentPosters(value ?? [], now);
  if (shown.length === 0) return null;
  return (
    <ul className={`stack gap-3 ${styles['banners']}`} aria-label="Öne çıkanlar">
      {shown.map((poster) => (
        <li key={poster.id}>
          <PosterLink poster={poster} className={`stack clip ${styles['banner']}`}>
            <FramedPicture
              address={poster.image}
              phoneAddress={poster.mobileImage}
              alt={poster.title === '' ? poster.alt : ''}
              className={styles['picture']}
            />
            <span className={`stack pad text-sm ${styles['words']}`}>
              <b>{poster.title}</b>
              {poster.subtitle}
            </span>
          </PosterLink>
        </li>
      ))}
    </ul>
  );
}
