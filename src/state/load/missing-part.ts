import { type ComponentType, createContext } from 'react';

export interface MissingPartProps {
  reason: unknown;
  /** Requests the part at once. */
  onRetry: () => void;
}

/** Stands in the place of a part that did not come; null where nothing is better, as between the buttons of the header. */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);
