import type { KeyboardEventHandler, PointerEventHandler } from 'react';

/** What the handle and the piece do under a pointer, and the handle under keys. */
export interface PieceHandlers {
  pointer: Pointers;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** A press on the rail beside the handle. */
  onRailPress: (event: { clientX: number; target: EventTarget; currentTarget: Element }) => void;
}

interface Pointers {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
  onLostPointerCapture: PointerEventHandler<HTMLElement>;
}
