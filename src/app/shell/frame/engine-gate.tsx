import type { ReactNode } from 'react';
import { useEngineHealth } from '../../../state/engine/use-connection.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';

const EngineProblem = createLoadableComponent(() => import('./engine-problem.tsx'));

/** Renders the page, unless the engine failed to start several times. */
export function EngineGate({ children }: { children: ReactNode }) {
  const health = useEngineHealth();
  if (health !== 'failed') return children;
  return (
    <PageBoundary resetKey="">
      <EngineProblem />
    </PageBoundary>
  );
}
