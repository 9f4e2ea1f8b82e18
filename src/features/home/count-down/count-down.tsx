import { longDate } from '../../../domain/date-text.ts';
import { clockTime, DAY_SECONDS, twoDigits } from '../../../domain/time.ts';
import type { CountDown as CountDownTold } from '../../../model/content.ts';
import { useAtServerTime } from '../../../state/device/use-at-server-time.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { useServerOffset } from '../../../state/pool/use-pool-marking.ts';
import { FramedPicture } from '../../../ui/picture/framed-picture.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { PosterLink } from '../posters/poster-link.tsx';
import shared from '../posters/poster-card.module.css';
import styles from './count-down.module.css';

/** The operator's countdown (rule content-8); null, without a running clock, if there is none. */
export default function CountDown() {
  const { value } = useRead('getCountDown', {});
  return value === undefined || value === null ? null : <Card told={value} />;
}

function Card({ told }: { told: CountDownTold }) {
  const parts = countDownParts(told.endsAt, useAtServerTime(useServerOffset(), Math.floor));
  if (parts === null) return null;
  const { title, subtitle, endsAt, image } = told;
  return (
    <section className={styles['place']} aria-label="Geri sayım">
      <PosterLink poster={told} className={classNames(shared['card'], styles['card'])}>
        {image !== '' && <FramedPicture address={image} alt="" ratio="4 / 3" className={styles['picture']} />}
        <span className={classNames('stack shrink gap-2px text-xs muted', shared['words'], styles['words'])}>
          <b>{title}</b>
          {subtitle}
          {/* Read out once, because the figures change every second. */}
          <time className="visually-hidden" dateTime={new Date(endsAt * 1_000).toISOString()}>
            Bitiş: {longDate(endsAt)} {clockTime(endsAt)}
          </time>
        </span>
        <span className={`stack gap-2 ${styles['parts']} num`} aria-hidden>
          {parts.map(({ name, value }) => (
            <span key={name} className={`stack text-xs muted ${styles['part']}`}>
              <b>{value}</b>
              {name}
            </span>
          ))}
        </span>
      </PosterLink>
    </section>
  );
}

/** Remaining days, hours, minutes and seconds with their names (rule content-8); null when the time is over. Arguments are epoch seconds. */
export function countDownParts(endsAt: number, now: number): { name: string; value: string }[] | null {
  const left = endsAt - now;
  if (left <= 0) return null;
  return [
    { name: 'gün', value: String(Math.floor(left / DAY_SECONDS)) },
    { name: 'saat', value: twoDigits(Math.floor((left % DAY_SECONDS) / 3_600)) },
    { name: 'dakika', value: twoDigits(Math.floor((left % 3_600) / 60)) },
    { name: 'saniye', value: twoDigits(left % 60) },
  ];
}
