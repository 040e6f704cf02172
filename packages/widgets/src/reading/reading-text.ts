/** A text on the page, as somebody goes through it. */
export interface ReadingText {
  /** How much of it lies above the lower edge of the window, in whole per cent; null when all of it is above the upper one. */
  place: () => number | null;
  /** How much of it the window shows at once, in per cent. */
  span: () => number;
  /** The page is in front: somebody may be reading. */
  isShown: () => boolean;
  /** Calls back when the text has moved in the window, once a frame. Answers the way to stop. */
  onMove: (listener: () => void) => () => void;
  /** Brings a place back to the lower edge of the window, and the focus to the first lines in sight there. */
  goTo: (place: number) => void;
  /** What is offered is about to go: a focus in it goes on to the first lines in sight. */
  takeFocus: () => void;
}
