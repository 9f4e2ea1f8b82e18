import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshPage, usePageRefreshState } from '../../state/load/page-refresh.ts';
import { type PullMove, canPullFrom, followPull } from './follow-pull.ts';
import styles from './pull-refresh.module.css';

/** Milliseconds for which the indicator turns at least; a shorter one would look like a fault. */
const SHOWN_MS = 500;

/** Refreshes the lists of the page when it is pulled down at its top; absent on pages without such a list. */
export function PullRefresh() {
  const state = usePageRefreshState();
  const possible = state !== 'none';
  useOwnOverscroll(possible);
  return possible ? <Indicator loading={state === 'loading'} /> : null;
}

/** Turns off the browser's own gesture, which would reload the whole page as well. */
function useOwnOverscroll(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = '';
    };
  }, [on]);
}

function Indicator({ loading }: { loading: boolean }) {
  const [phase, setPhase] = useState<'idle' | 'pulled' | 'armed' | 'running'>('idle');
  const circle = useRef<HTMLDivElement>(null);
  const onMove = useEffectEvent((move: PullMove) => {
    if (phase === 'running') return;
    const distance = move.kind === 'pull' ? move.distance : 0;
    circle.current?.style.setProperty('--pulled', String(distance));
    setPhase(distance === 0 ? 'idle' : move.kind === 'pull' && move.isArmed ? 'armed' : 'pulled');
  });
  const onLift = useEffectEvent((isArmed: boolean) => {
    if (phase === 'running') return;
    circle.current?.style.setProperty('--pulled', '0');
    setPhase(isArmed ? 'running' : 'idle');
    if (isArmed) refreshPage();
  });
  useEffect(() => onPull({ onMove, onLift }), []);
  useEnd(phase === 'running', loading, () => setPhase('idle'));
  return (
    <>
      <div
        ref={circle}
        className={styles['circle']}
        data-phase={phase}
        aria-busy={phase === 'running'}
        aria-hidden="true"
      >
        <RefreshCw size={22} />
      </div>
      <output className="visually-hidden">{phase === 'running' ? 'Yenileniyor' : ''}</output>
    </>
  );
}

/** Calls back once nothing is in flight any more, and the indicator was seen. */
function useEnd(running: boolean, loading: boolean, end: () => void): void {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setSeen(true), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      setSeen(false);
    };
  }, [running]);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (running && seen && !loading) onEnd();
  }, [running, seen, loading]);
}

interface PullListeners {
  onMove: (move: PullMove) => void;
  /** @param isArmed true when the finger was far enough down, so that the page is refreshed */
  onLift: (isArmed: boolean) => void;
}

/** Follows each finger that touches down alone at the top of the page. Returns a function that ends it. */
function onPull({ onMove, onLift }: PullListeners): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  let follow: ReturnType<typeof followPull> | undefined;
  // The finger may be lifted before its last move is rendered.
  let isArmed = false;
  const start = ({ touches, target }: TouchEvent): void => {
    const [finger] = touches;
    const isPossible = finger !== undefined && touches.length === 1 && scrollY <= 0 && canPullFrom(target);
    if (follow !== undefined && !isPossible) onMove({ kind: 'other' });
    isArmed = false;
    follow = isPossible ? followPull({ x: finger.clientX, y: finger.clientY }) : undefined;
  };
  const move = (event: TouchEvent): void => {
    const [finger] = event.touches;
    if (follow === undefined || finger === undefined) return;
    const moved: PullMove = scrollY > 0 ? { kind: 'other' } : follow({ x: finger.clientX, y: finger.clientY });
    isArmed = moved.kind === 'pull' && moved.isArmed;
    // Chromium reports a finger that scrolls only five times a second, so the pull must not begin a scroll.
    if (moved.kind === 'pull' && event.cancelable) event.preventDefault();
    onMove(moved);
    if (moved.kind === 'other') follow = undefined;
  };
  const lift = (): void => {
    if (follow !== undefined) onLift(isArmed);
    follow = undefined;
  };
  const cancel = (): void => {
    if (follow !== undefined) onMove({ kind: 'other' });
    follow = undefined;
  };
  document.addEventListener('touchstart', start, options);
  document.addEventListener('touchmove', move, { ...options, passive: false });
  document.addEventListener('touchend', lift, options);
  document.addEventListener('touchcancel', cancel, options);
  return () => end.abort();
}
