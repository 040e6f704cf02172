import type { ComponentType } from 'react';
import type { School } from './create-embed-host.browser.ts';
import type { Given } from './given.ts';

/**
 * Says something to the page, as a `CustomEvent` of this name that bubbles and crosses shadow roots. False when the page
 * has called `preventDefault()`: it takes care itself.
 */
export type Emit = (name: string, detail: unknown) => boolean;

export interface EmbeddedProps {
  given: Given;
  school: School;
  emit: Emit;
  /** The widget has closed itself: takes `open` back from the element. */
  shut: () => void;
}

/** One element's inside: reads what the page has said, and draws the widget. */
export interface EmbeddedWidget {
  component: ComponentType<EmbeddedProps>;
}
