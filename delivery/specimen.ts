import type { ReactNode } from 'react';

export interface Specimen {
  draw: () => ReactNode;
  /** Where in it to press for what floats above the page, as a selector. */
  opener?: string;
  /** Why a page that the server rendered draws it in the browser alone. */
  lateBecause?: string;
}
