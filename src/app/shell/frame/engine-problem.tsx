import PlugZap from 'lucide-react/icons/plug-zap';
import { engine } from '../../../state/engine/call-engine.ts';
import { Button } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Replaces the page when the engine did not start, with ways to retry. */
export default function EngineProblem() {
  return (
    <div role="alert">
      <EmptyState
        icon={<PlugZap size={26} aria-hidden="true" />}
        title="Program başlatılamadı"
        text="Oranlar getirilemedi. Tekrar dene; olmazsa sayfayı yenile."
        action={
          <>
            <Button variant="primary" onClick={() => engine().restart()}>
              Tekrar dene
            </Button>
            <Button variant="quiet" onClick={() => location.reload()}>
              Sayfayı yenile
            </Button>
          </>
        }
      />
    </div>
  );
}
