import { type ReactNode, Suspense, lazy } from 'react';
import { useEngineHealth } from '../../../state/engine/connection.ts';

const EngineProblem = lazy(() => import('./engine-problem.tsx'));

/** The page, unless the engine did not start, several times over. */
export function EngineGate({ children }: { children: ReactNode }) {
  const health = useEngineHealth();
  if (health !== 'failed') return children;
  return (
    <Suspense fallback={null}>
      <EngineProblem />
    </Suspense>
  );
}
