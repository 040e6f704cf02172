/**
 * What a page has to write into the frame that the recorder stands in. The first two it cannot do without; the others
 * let it copy a link, keep the screen awake and show the preview as large as the screen.
 */
export const frameAllowance =
  'allow="display-capture; microphone; clipboard-write; screen-wake-lock; fullscreen; picture-in-picture"';
