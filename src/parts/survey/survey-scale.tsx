import Angry from 'lucide-react/icons/angry';
import Frown from 'lucide-react/icons/frown';
import Laugh from 'lucide-react/icons/laugh';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import { type ReactNode, useId } from 'react';
import { faceNames, surveys } from '../../domain/survey/survey-answer.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './survey.module.css';

interface ScaleProps {
  labelledBy: string;
  /** Null before the first choice. */
  chosen: number | null;
  onChoose: (point: number) => void;
}

/** Points from 0 to 10. */
export function ScoreScale(props: ScaleProps) {
  return (
    <>
      <Points {...props} look="scores" points={surveys.general.points} render={(point) => point} />
      <p className="flex between gap-3 text-xs faint" aria-hidden>
        <span>0: hiç önermem</span>
        <span>10: kesinlikle öneririm</span>
      </p>
    </>
  );
}

/** Five faces, points 1 to 5. A phone has no room for a word under each, so the chosen one's word is below. */
export function FaceScale(props: ScaleProps) {
  const [worst, best] = [faceNames[0], faceNames.at(-1)];
  return (
    <>
      <Points
        {...props}
        look="faces"
        points={surveys.deposit.points}
        render={(point) => {
          const Icon = icons[point - 1] ?? Meh;
          return (
            <>
              <Icon size={28} aria-hidden />
              <span className={`clip text-xs weight-550 ${styles['face']}`}>{faceNames[point - 1]}</span>
            </>
          );
        }}
      />
      <p className={classNames('flex between gap-3 text-xs faint', styles['below'])} aria-hidden>
        {props.chosen === null ? (
          <>
            <span>{worst}</span>
            <span>{best}</span>
          </>
        ) : (
          <b>{faceNames[props.chosen - 1]}</b>
        )}
      </p>
    </>
  );
}

const icons = [Angry, Frown, Meh, Smile, Laugh] as const;

interface PointsProps extends ScaleProps {
  look: 'scores' | 'faces';
  points: readonly number[];
  render: (point: number) => ReactNode;
}

/** Radio buttons, so that arrow keys move between the points. */
function Points({ labelledBy, chosen, onChoose, look, points, render }: PointsProps) {
  const name = useId();
  return (
    <div className={styles[look]} role="radiogroup" aria-labelledby={labelledBy}>
      {points.map((point) => (
        <label key={point} className={classNames('stack gap-2px weight-650 muted', styles['point'], 'num')}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={point}
            checked={point === chosen}
            onChange={() => onChoose(point)}
          />
          {render(point)}
        </label>
      ))}
    </div>
  );
}
