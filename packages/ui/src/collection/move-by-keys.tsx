import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { itemElement } from './item-element.ts';
import { moveByKeysStrings } from './move-by-keys.strings.ts';
import { isPress, MoveByKeysContext } from './move-handle.tsx';

interface MoveByKeysProviderProps {
  /** Element that holds the items. */
  root: RefObject<HTMLElement | null>;
  /** Called when an arrow key moves the item that is picked up: -1 up, 1 down. Nothing is stored before `onEnd`. */
  onStep: (id: string, by: -1 | 1) => void;
  /** Called when the item is put down, with true, or put back where it was, with false. */
  onEnd: (isKept: boolean) => void;
  /** Position of an item as it is shown, in words. */
  placeOf: (id: string) => string;
  children: ReactNode;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves items by keys: Enter on the handle picks the item up, the arrows move it at once, Enter puts it down. React-aria's
 * own keyboard session begins at the item that had the focus last and offers the item's own place twice.
 */
export function MoveByKeysProvider({ root, onStep, onEnd, placeOf, children }: MoveByKeysProviderProps) {
  const strings = useStrings(moveByKeysStrings);
  const hintId = useId();
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  const [step, setStep] = useState(0);
  const [message, setMessage] = useState<((place: string) => string) | null>(null);
  /** Item whose position is announced. */
  const [spoken, setSpoken] = useState('');

  const say = (id: string, next: (place: string) => string) => {
    setSpoken(id);
    setMessage(() => next);
  };
  function toggle(id: string, title: string) {
    if (picked) return end(true);
    setPicked({ id, title });
    say(id, (place) => strings.pickedUp(title, place));
  }
  function end(isKept: boolean) {
    if (!picked) return;
    const { id, title } = picked;
    onEnd(isKept);
    setPicked(null);
    setStep(step + 1);
    say(id, (place) => (isKept ? strings.putDown : strings.cancelled)(title, place));
  }
  function move(by: -1 | 1) {
    if (!picked) return;
    onStep(picked.id, by);
    setStep(step + 1);
    say(picked.id, (place) => place);
  }
  useKeysOfPage(picked !== null, { move, end });
  useKeptFocus(root, spoken, step);

  return (
    <MoveByKeysContext value={{ picked: picked?.id ?? null, toggle, hintId }}>
      {children}
      <VisuallyHidden>
        <span id={hintId}>{strings.hint}</span>
      </VisuallyHidden>
      <LiveRegion message={message?.(placeOf(spoken)) ?? ''} announcementId={`${step} ${picked?.id}`} />
    </MoveByKeysContext>
  );
}

interface PageKeys {
  move: (by: -1 | 1) => void;
  end: (isKept: boolean) => void;
}

/** Listens to the whole page while an item is picked up: a row that changes its place loses the focus for a moment. */
function useKeysOfPage(isPicked: boolean, keys: PageKeys) {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isPicked) return;
    const options = { capture: true };
    document.addEventListener('keydown', handleKey, options);
    document.addEventListener('pointerdown', handlePress, options);
    return () => {
      document.removeEventListener('keydown', handleKey, options);
      document.removeEventListener('pointerdown', handlePress, options);
    };
    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Tab') return latest.current.end(true);
      // Escape would close the sheet that the list is in, letters would go to another row.
      event.preventDefault();
      event.stopPropagation();
      const by = steps[event.key];
      if (by) latest.current.move(by);
      else if (isPress(event.key)) latest.current.end(true);
      else if (event.key === 'Escape') latest.current.end(false);
    }
    function handlePress() {
      latest.current.end(true);
    }
  }, [isPicked]);
}

/** Keeps the focus on the handle of an item that has moved. */
function useKeptFocus(root: RefObject<HTMLElement | null>, id: string, step: number) {
  useEffect(() => {
    if (step === 0) return;
    const focus = () =>
      itemElement(root.current, id)?.querySelector<HTMLElement>('[data-part="drag"]')?.focus();
    focus();
    // React-aria shows the new order in a rendering of its own, after this one.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [root, id, step]);
}
