import { expect, waitFor } from 'storybook/test';

/** Settles when the focus is in `element`: what opens takes it a moment after it is drawn, and keys go to where it is. */
export const focusInside = (element: HTMLElement) =>
  waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
