import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useHost } from '../../host/host-context.tsx';
import {
  freeRoom,
  movedBy,
  positionOf,
  readPlace,
  standardPlace,
  stepByKey,
  type BarPlace,
} from './bar-place.ts';
import { useDrag } from './use-drag.ts';
import { onElementSize, onWindowSize, windowSize } from './window-size.browser.ts';

const key = 'recorder/bar-place';

/** Where the bar lies, how it is moved by hand and by keys, and that it is found there again. */
export function useBarPlace() {
  const { storage } = useHost();
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef<BarPlace>(standardPlace);
  /** From then on the place is the person's, whatever was kept. */
  const isMoved = useRef(false);

  function put(next: BarPlace) {
    const element = bar.current;
    if (!element) return;
    place.current = next;
    const { left, top } = positionOf(next, freeRoom(windowSize(), sizeOf(element)));
    // Written past React: a hand moves it sixty times a second.
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }

  function move(by: { x: number; y: number }) {
    const element = bar.current;
    isMoved.current = true;
    if (element) put(movedBy(place.current, by, freeRoom(windowSize(), sizeOf(element))));
  }

  const keep = () => void storage.set(key, place.current).catch(() => {});

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const again = () => put(place.current);
    again();
    const stops = [onWindowSize(again), onElementSize(element, again)];
    return () => stops.forEach((stop) => stop());
  }, []);

  useEffect(() => {
    let isOver = false;
    storage.get(key).then(
      (value) => {
        const kept = readPlace(value);
        if (kept && !isOver && !isMoved.current) put(kept);
      },
      // Not kept here: it lies where it lies without.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [storage]);

  const { handlers: pointer, isDragged } = useDrag({
    begins: (target) => !target.closest('[data-part="controls"]'),
    onMove: (_, by) => move(by),
    onEnd: keep,
  });

  function handleKey(event: KeyboardEvent) {
    const step = stepByKey(event.key, event.shiftKey);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
    keep();
  }

  return { bar, pointer, handleKey, isDragged };
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });
