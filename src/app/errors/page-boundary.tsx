import { Component, type ReactNode } from 'react';
import { caught } from '../../state/operator/caught.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CrashPage } from './crash-page.tsx';

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

export class PageBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    caught.tell(error);
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.crash !== null) this.retry();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    if (!this.props.compact) return <CrashPage error={crash.error} />;
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

  private readonly retry = (): void => this.setState({ crash: null });
}
