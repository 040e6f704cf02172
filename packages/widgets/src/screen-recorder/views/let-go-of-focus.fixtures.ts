import { expect, waitFor } from 'storybook/test';

/**
 * Takes the focus out of a picture: whether a browser shows its ring depends on what was pressed before, in whichever
 * story. Where the focus goes is told by the flows.
 */
export async function letGoOfFocus(): Promise<void> {
  const hasFocus = () => expect(document.activeElement).not.toBe(document.body);
  await waitFor(hasFocus, { timeout: 1000 }).catch(() => {});
  // What moves it on once the state is painted has done so: preact takes that literally.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
