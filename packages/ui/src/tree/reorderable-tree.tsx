import { useEffect, useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { itemElement } from '../collection/item-element.ts';
import { MoveByKeysProvider } from '../collection/move-by-keys.tsx';
import { focusWhenAwake } from '../dialog/use-focus-return.ts';
import { BareTree, type TreeProps } from './tree.tsx';
import * as styles from './tree.css.ts';

/** Place in a tree: at the end within an item, or before or after it. */
export interface TreePlace {
  id: string;
  position: 'before' | 'on' | 'after';
}

/** Tree whose items can be moved. The owner controls order and levels. */
export interface ReorderableTreeProps extends TreeProps {
  /** Whether an item may be dropped there. */
  canDrop: (id: string, place: TreePlace) => boolean;
  /** Called when an item was dropped. Show it there to answer. */
  onDrop: (id: string, place: TreePlace) => void;
  /** Called when an arrow key moves the item that is picked up: -1 up, 1 down. Show it there; store it after `onStepsEnd`. */
  onStep: (id: string, by: -1 | 1) => void;
  /** Called when the item is put down, with true, or put back where it was, with false. */
  onStepsEnd: (isKept: boolean) => void;
  /** Position of an item as it is shown, in words, for screen readers: chapter, number within it. */
  placeOf: (id: string) => string;
  /** Item that gets the focus; a new object each time. An item that comes with a dialog gets it after that has closed. */
  focus?: { id: string } | null;
}

/** A `Tree` whose items are moved by dragging, by touch or from the keyboard. */
export function ReorderableTree(props: ReorderableTreeProps) {
  const { canDrop, onDrop, onStep, onStepsEnd, placeOf, focus = null, ...tree } = props;
  const root = useRef<HTMLDivElement>(null);
  const dragged = useRef('');
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.gap} />,
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0]);
    },
    getDropOperation: (target) =>
      target.type === 'item' &&
      String(target.key) !== dragged.current &&
      canDrop(dragged.current, { id: String(target.key), position: target.dropPosition })
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const [id] = keys;
      if (id !== undefined) onDrop(String(id), { id: String(target.key), position: target.dropPosition });
    },
  });
  useEffect(() => {
    if (!focus) return;
    // A dialog that closes gives the focus back in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const item = itemElement(root.current, focus.id);
        if (item) focusWhenAwake(item, true);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [focus]);
  return (
    <MoveByKeysProvider root={root} onStep={onStep} onEnd={onStepsEnd} placeOf={placeOf}>
      <BareTree {...tree} rootRef={root} dragAndDropHooks={dragAndDropHooks} />
    </MoveByKeysProvider>
  );
}
