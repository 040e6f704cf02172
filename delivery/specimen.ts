import type { ReactNode } from 'react';

export interface Specimen {
  draw: () => ReactNode;
  /** Where in it to press for what floats above the page, as a selector. */
  opener?: string;
}
