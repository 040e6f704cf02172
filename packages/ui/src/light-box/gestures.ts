interface Point {
  x: number;
  y: number;
}

export interface GestureHandlers {
  /** Around a point, in pixels from the middle. */
  zoom: (factor: number, point: Point) => void;
  pan: (x: number, y: number) => void;
  /** While a finger or the pointer is down. */
  hold: (isHeld: boolean) => void;
  /** A press that neither met the picture nor moved. */
  beside: () => void;
}

/** How far a finger may tremble in a press, in pixels. */
const tremble = 4;

const spread = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

const middle = (points: Point[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Wheel, double click, one finger or the pointer to drag, two fingers to pinch. */
export function listenToGestures(stage: HTMLElement, { zoom, pan, hold, beside }: GestureHandlers) {
  const held = new Map<number, Point>();
  let begun: { isBeside: boolean; at: Point } | undefined;
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    // Not passive: a wheel that zooms must not scroll.
    stage.addEventListener(name, handle, { signal: listening.signal, passive: false });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent) => ({ x: clientX, y: clientY });
  const fromMiddle = ({ x, y }: Point) => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  on('wheel', (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(Math.exp((-event.deltaY * pixels) / 400), fromMiddle(pointOf(event)));
  });
  on('dblclick', (event) => zoom(2.5, fromMiddle(pointOf(event))));
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (held.size === 0) begun = { isBeside: event.target === stage, at: pointOf(event) };
    stage.setPointerCapture(event.pointerId);
    held.set(event.pointerId, pointOf(event));
    hold(true);
  });
  on('pointermove', (event) => {
    if (!held.has(event.pointerId)) return;
    const before = [...held.values()];
    held.set(event.pointerId, pointOf(event));
    const after = [...held.values()];
    const to = middle(after);
    if (after.length === 2 && spread(before) > 0) zoom(spread(after) / spread(before), fromMiddle(to));
    pan(to.x - middle(before).x, to.y - middle(before).y);
  });
  const release = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return;
    hold(held.size > 0);
    const { x, y } = pointOf(event);
    const isPress = begun && Math.hypot(x - begun.at.x, y - begun.at.y) < tremble;
    if (event.type === 'pointerup' && begun?.isBeside && isPress) beside();
  };
  on('pointerup', release);
  on('pointercancel', release);
  return () => listening.abort();
}
