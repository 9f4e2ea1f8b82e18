import { Component, type ReactNode } from 'react';
import { afterFirstScreen } from '../../state/load/after-first-screen.ts';
import { MissingPartContext, type MissingPartProps } from '../../state/load/missing-part.ts';
import { caught } from '../../state/operator/caught.ts';

// Their words weigh more than what the first screen has room for, and are needed when the network is away.
const CrashPage = afterFirstScreen(() => import('./crash-page.tsx'));
const MissingPart = afterFirstScreen(() => import('./missing-part.tsx'));

interface Props {
  children: ReactNode;
  /** Another value gives what is inside a new chance: the address, for a page. */
  resetKey: string;
  /** For a part beside the page: a line and a retry instead of the page of words. */
  compact?: boolean;
}

interface State {
  crash: { error: unknown } | null;
}

/** Keeps what breaks inside, and says in its way what of it did not come. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidMount(): void {
    CrashPage.begin();
    MissingPart.begin();
  }

  override componentDidCatch(error: unknown): void {
    caught.tell(error);
    // The cause may be of the page that is left, also where the boundary itself stays.
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

// No context inside: the code of these words may be missing too.
const onPage = (props: MissingPartProps & { compact?: boolean }): ReactNode => (
  <MissingPartContext value={null}>
    <MissingPart {...props} />
  </MissingPartContext>
);
const inPlace = (props: MissingPartProps): ReactNode => onPage({ ...props, compact: true });
