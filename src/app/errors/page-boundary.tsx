import { Component, type ReactNode } from 'react';
import { MissingPartContext } from '../../state/load/missing-part.ts';
import { caught } from '../../state/operator/caught.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CrashPage } from './crash-page.tsx';
import { MissingPage, MissingPart } from './missing-part.tsx';

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
    if (crash === null)
      return <MissingPartContext value={compact ? MissingPart : MissingPage}>{children}</MissingPartContext>;
    if (!compact) return <CrashPage error={crash.error} />;
    return (
      <div data-crash>
        <EmptyState
          title="Bu bölüm açılamadı"
          action={
            <Button variant="quiet" onClick={this.retry}>
              Tekrar dene
            </Button>
          }
        />
      </div>
    );
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
