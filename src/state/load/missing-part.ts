import { type ComponentType, type ReactNode, createContext } from 'react';

export interface MissingPartProps {
  reason: unknown;
  /** Requests the part at once. */
  onRetry: () => void;
  /** Stands there while its words are on their way. */
  fallback: ReactNode;
}

/** Stands in the place of a part that did not come; null where nothing is better, as between the buttons of the header. */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);
