import { type ComponentType, type ReactNode, createContext } from 'react';

export interface MissingPartProps {
  reason: unknown;
  /** Requests the part at once. */
  onRetry: () => void;
  /** Rendered until the texts have loaded. */
  fallback: ReactNode;
}

/**
 * Component that replaces a part whose code failed to load; null to render nothing, for example between the header's
 * buttons.
 */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);
