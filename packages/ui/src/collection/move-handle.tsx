import { createContext, useContext, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { DragIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { moveByKeysStrings } from './move-by-keys.strings.ts';

interface MoveByKeys {
  /** Item that is picked up; null for none. */
  picked: string | null;
  /** Picks an item up, or puts it down. */
  toggle: (id: string, title: string) => void;
  hintId: string;
}

/** Set by `MoveByKeysProvider`. */
export const MoveByKeysContext = createContext<MoveByKeys | null>(null);

export const isPress = (key: string) => key === 'Enter' || key === ' ';

/** Focus of a collection of react-aria. */
interface CollectionFocus {
  setFocused: (isFocused: boolean) => void;
  setFocusedKey: (id: string) => void;
}

interface MoveHandleProps {
  id: string;
  title: string;
  focus: CollectionFocus;
  className: string;
}

/** Handle by which a row is dragged, or moved by keys. */
export function MoveHandle({ id, title, focus, className }: MoveHandleProps) {
  const keys = useContext(MoveByKeysContext);
  const strings = useStrings(moveByKeysStrings);
  const isPicked = keys?.picked === id;
  /** A screen reader focuses the handle itself: react-aria would send the focus to the row that had it last. */
  function handleFocus() {
    focus.setFocused(true);
    focus.setFocusedKey(id);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!keys || !isPress(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) keys.toggle(id, title);
  }
  function handleKeyUp(event: KeyboardEvent) {
    if (!keys || !isPress(event.key)) return;
    // Firefox clicks when the space bar is released.
    event.preventDefault();
    event.stopPropagation();
  }
  /** Screen readers and switches click. */
  function handleClick(event: MouseEvent) {
    if (!keys) return;
    event.preventDefault();
    event.stopPropagation();
    keys.toggle(id, title);
  }
  return (
    // In front of the button: react-aria's own press would begin its own session.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button within has the role
    <span
      style={{ display: 'contents' }}
      onFocusCapture={handleFocus}
      onKeyDownCapture={handleKeyDown}
      onKeyUpCapture={handleKeyUp}
      onClickCapture={handleClick}
    >
      <Button
        slot="drag"
        data-part="drag"
        {...(keys && { 'aria-describedby': keys.hintId })}
        aria-label={strings.move(title)}
        aria-pressed={isPicked}
        {...(isPicked && { 'data-picked': true })}
        className={className}
      >
        <DragIcon size="small" />
      </Button>
    </span>
  );
}
