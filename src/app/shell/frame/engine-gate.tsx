import type { ReactNode } from 'react';
import { useEngineHealth } from '../../../state/engine/connection.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';

const EngineProblem = loadableComponent(() => import('./engine-problem.tsx'));

/** The page, unless the engine did not start, several times over. */
export function EngineGate({ children }: { children: ReactNode }) {
  const health = useEngineHealth();
  return health === 'failed' ? <EngineProblem /> : children;
}
