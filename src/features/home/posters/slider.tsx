import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { currentPosters, PosterLink } from './poster-link.tsx';
import type { Poster } from '../../../model/content.ts';
import type { Loaded } from '../../../model/load.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { lazyAfterFirstScreen } from '../../../state/load/after-first-screen.ts';
import { useSession } from '../../../state/member/session.ts';
import { useMinute } from '../../../state/device/clock.ts';
import styles from './slider.module.css';
import { useSlides } from './use-slides.ts';
import { FramedPicture } from '../../../ui/picture/framed-picture.tsx';

/** The first slide of a member with waiting coupons. It is the slider's, because its space is reserved already. */
const MyCouponsSlide = lazyAfterFirstScreen(() => import('./my-coupons-slide.tsx'));
const MY_COUPONS = 'my-coupons';

/** The operator's slides, one after the other (rule content-1). */
export default function Slider({ load }: { load: Loaded<Poster[]> }) {
  const now = useMinute();
  const isMember = useSession().phase === 'member';
  const hasCoupons = (useTopicValue({ kind: 'coupons' }, 'changes')?.pendingCount ?? 0) > 0 && isMember;
  if (load.phase === 'loading') return <Skeleton height="100%" radius="l" />;
  const slides = currentPosters(load.value ?? [], now);
  // Mounted anew with the first slide, because a strip keeps the slide in sight when one comes before it.
  return <Slides key={String(hasCoupons)} posters={slides.length === 0 ? [ours] : slides} hasCoupons={hasCoupons} />;
}

/** Shown if the service returns no slides, because the space is already reserved. */
const ours: Poster = {
  id: 'program',
  title: 'Günün programı',
  subtitle: 'On dört spor dalı, bütün maçlar, güncel oranlar.',
  image: '',
  mobileImage: '',
  alt: '',
  url: entryLinks.program(),
  buttonText: 'Programı aç',
  beginsAt: null,
  endsAt: null,
};

/** Moved by swipe, arrow keys and buttons; advances by itself until stopped or hovered. */
function Slides({ posters, hasCoupons }: { posters: readonly Poster[]; hasCoupons: boolean }) {
  const slides = hasCoupons ? [{ ...ours, id: MY_COUPONS }, ...posters] : posters;
  const { current, playing, list, goTo: go, togglePlaying: toggle, handlers } = useSlides(slides.length, hasCoupons);
  const several = slides.length > 1;
  return (
    // The arrow keys come from the elements inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['slider']}
      aria-roledescription="slayt gösterisi"
      aria-label="Öne çıkanlar"
      {...handlers}
    >
      <ul ref={list} className={styles['slides']} aria-live={playing ? 'off' : 'polite'}>
        {slides.map((poster, place) => (
          <li
            key={poster.id}
            className={`stack shrink ${styles['slide']}`}
            aria-roledescription="slayt"
            aria-label={`${place + 1} / ${slides.length}`}
            inert={place !== current}
            data-slide={poster.id}
          >
            {poster.id === MY_COUPONS ? <MyCouponsSlide /> : <Slide poster={poster} first={place === 0} />}
          </li>
        ))}
      </ul>
      {several && (
        <>
          <div className={styles['dots']} aria-hidden="true">
            {slides.map(({ id }, place) => (
              <i key={id} data-current={place === current || undefined} />
            ))}
          </div>
          <div className={styles['controls']}>
            <button type="button" aria-label="Önceki" className={styles['step']} onClick={() => go(current - 1)}>
              <ChevronLeft size={20} aria-hidden />
            </button>
            {!hasCoupons && (
              <button type="button" aria-label={playing ? 'Durdur' : 'Oynat'} onClick={toggle}>
                {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
              </button>
            )}
            <button type="button" aria-label="Sonraki" className={styles['step']} onClick={() => go(current + 1)}>
              <ChevronRight size={20} aria-hidden />
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** A slide with its text over the picture; without text the picture alone. */
function Slide({ poster, first }: { poster: Poster; first: boolean }) {
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
