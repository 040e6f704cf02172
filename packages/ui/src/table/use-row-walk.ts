import { useCallback, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { TableState } from 'react-aria-components/Table';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea';
const leaving = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
const isTyping = (element: Element) =>
  element.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])');

const bodyRow = (target: EventTarget) => (target as Element).closest<HTMLElement>('tbody > [role="row"]');

function hold(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** One step along a row: the row itself, then what can be pressed in it. */
function walk(row: HTMLElement, from: Element, isForward: boolean) {
  const stops = [row, ...row.querySelectorAll<HTMLElement>(controls)];
  stops[stops.indexOf(from as HTMLElement) + (isForward ? 1 : -1)]?.focus();
}

/** Up and down go from row to row, as react-aria does it; left and right through what can be pressed in one. */
export function useRowWalk() {
  const state = useRef<TableState<unknown> | null>(null);
  const isPointer = useRef(false);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    isPointer.current = false;
    const target = event.target as HTMLElement;
    const row = bodyRow(target);
    if (!row || event.altKey) {
      // Below the head react-aria would look for a cell.
      const first = event.key === 'ArrowDown' && target.closest('th')?.closest('table');
      if (first) {
        hold(event);
        first.querySelector<HTMLElement>('tbody > [role="row"][data-key]')?.focus();
      }
      return;
    }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (isTyping(target)) return event.stopPropagation();
      hold(event);
      const isRtl = getComputedStyle(row).direction === 'rtl';
      return walk(row, target, (event.key === 'ArrowRight') !== isRtl);
    }
    if (target !== row && leaving.includes(event.key) && !isTyping(target)) row.focus();
  }

  /** A press on a control must not make react-aria focus the row that had the focus before. */
  function onFocusCapture({ target }: FocusEvent<HTMLElement>) {
    const row = bodyRow(target);
    if (!isPointer.current || !row || target === row) return;
    const [cell] = state.current?.collection.getChildren?.(row.dataset['key'] ?? '') ?? [];
    if (cell) state.current?.selectionManager.setFocusedKey(cell.key);
  }

  const region = {
    onKeyDownCapture,
    onFocusCapture,
    onPointerDownCapture: () => {
      isPointer.current = true;
    },
  };
  const onState = useCallback((next: TableState<unknown> | null) => {
    state.current = next;
  }, []);
  return { region, onState };
}
