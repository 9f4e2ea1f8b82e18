import type { ReactNode } from 'react';
import { useEngineHealth } from '../../../state/engine/connection.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';

const EngineProblem = loadableComponent(() => import('./engine-problem.tsx'));

/** The page, unless the engine did not start, several times over. */
export function EngineGate({ children }: { children: ReactNode }) {
  const health = useEngineHealth();
  if (health !== 'failed') return children;
  return (
    <PageBoundary resetKey="">
      <EngineProblem />
    </PageBoundary>
  );
}
