import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { listenToGestures, type GestureHandlers } from './gestures.ts';
import { panBy, wholePicture, zoomAt, type Room } from './zoom.ts';

/** One press of a button or of a key. */
const step = 1.5;

/** How the reader looks at a picture, and the gestures that change it. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  onBeside: () => void,
) {
  const [view, setView] = useState(wholePicture);
  const [isHeld, setHeld] = useState(false);
  const room = (): Room => ({ stage: sizeOf(stage.current), picture: sizeOf(picture.current) });
  const zoom = (factor: number, point = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, factor, point, room()));
  const pan = (x: number, y: number) => setView((now) => panBy(now, x, y, room()));
  useGestures(stage, { zoom, pan, hold: setHeld, beside: onBeside });
  return {
    view,
    isHeld,
    pan,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    reset: () => setView(wholePicture),
  };
}

export type Zoom = ReturnType<typeof useZoom>;

function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    if (!stage.current) return;
    return listenToGestures(stage.current, {
      zoom: (factor, point) => latest.current.zoom(factor, point),
      pan: (x, y) => latest.current.pan(x, y),
      hold: (isHeld) => latest.current.hold(isHeld),
      beside: () => latest.current.beside(),
    });
  }, [stage]);
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});
