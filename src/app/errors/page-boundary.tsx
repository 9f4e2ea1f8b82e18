import { Component, type ReactNode } from 'react';
import { lazyAfterFirstScreen } from '../../state/load/after-first-screen.ts';
import { MissingPartContext, type MissingPartProps } from '../../state/load/loadable.ts';
import { uncaughtErrorHandler } from '../../state/operator/early-errors.ts';

// Crash texts are too large for the first screen, and must be loaded before the network fails.
const CrashPage = lazyAfterFirstScreen(() => import('./crash-page.tsx'));
const MissingPart = lazyAfterFirstScreen(() => import('./missing-part-notice.tsx'));

interface Props {
  children: ReactNode;
  /** A new value retries the children after a crash; for a page, pass the address. */
  resetKey: string;
  /** True for a secondary part of the page: a line with a retry instead of a full page of text. */
  compact?: boolean;
}

interface State {
  crash: { error: unknown } | null;
}

/** Contains crashes of its children, and renders a replacement for parts whose code failed to load. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidMount(): void {
    CrashPage.preload();
    MissingPart.preload();
  }

  override componentDidCatch(error: unknown): void {
    uncaughtErrorHandler.report(error);
    // Retries at the next navigation, because the crash may be caused by the page being left, even if the boundary
    // stays mounted.
    this.stopWaiting();
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    for (const navigation of ['popstate', 'pushState']) addEventListener(navigation, this.retry, { signal });
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.crash !== null) this.retry();
  }

  override componentWillUnmount(): void {
    this.stopWaiting();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, compact = false } = this.props;
    if (crash === null) return <MissingPartContext value={compact ? inPlace : onPage}>{children}</MissingPartContext>;
    return <CrashPage error={crash.error} onRetry={compact ? this.retry : undefined} />;
  }

  private waiting: AbortController | undefined;

  private stopWaiting(): void {
    this.waiting?.abort();
  }

  private readonly retry = (): void => {
    this.stopWaiting();
    this.setState({ crash: null });
  };
}

// Provides no replacement inside, because the code of these texts may fail to load too.
const onPage = (props: MissingPartProps & { compact?: boolean }): ReactNode => (
  <MissingPartContext value={null}>
    <MissingPart {...props} />
  </MissingPartContext>
);
const inPlace = (props: MissingPartProps): ReactNode => onPage({ ...props, compact: true });
