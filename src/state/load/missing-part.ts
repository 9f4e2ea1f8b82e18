import { type ComponentType, type ReactNode, createContext } from 'react';

export interface MissingPartProps {
  reason: unknown;
  /** Requests the part at once. */
  onRetry: () => void;
  /** Rendered until the words are loaded. */
  fallback: ReactNode;
}

/** Rendered in place of a part that could not be fetched; null where nothing is better, as between the buttons of the header. */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);
