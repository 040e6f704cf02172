import { Children, isValidElement, useRef, useState, type ReactNode } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { MoveByKeysProvider } from '../collection/move-by-keys.tsx';
import { moveByKeysStrings } from '../collection/move-by-keys.strings.ts';
import { useStrings } from '../provider/ui-context.ts';
import { BareGridList, type GridListProps } from './grid-list.tsx';
import * as styles from './grid-list.css.ts';
import { moved } from './moved.ts';

/** As `GridListProps`; the order is controlled by the owner. */
export interface ReorderableGridListProps extends GridListProps {
  /** `id`s of all items, as they are shown. */
  order: readonly string[];
  /** Called with all `id`s when something was put elsewhere. Show the items in this order to answer. */
  onReorder: (order: string[]) => void;
}

/**
 * A `GridList` whose items are put in order by dragging, by touch or from the keyboard. Brings some 15 KiB more than
 * `GridList`.
 */
export function ReorderableGridList({ order, onReorder, children, ...list }: ReorderableGridListProps) {
  const strings = useStrings(moveByKeysStrings);
  const root = useRef<HTMLDivElement>(null);
  /** Order while an item is moved by keys; null otherwise. */
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const shown = moving ?? order;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.gap} />,
    onReorder: ({ keys, target }) => {
      const ids = [...keys].map(String);
      onReorder(moved(order, ids, String(target.key), target.dropPosition === 'before'));
    },
  });
  function handleStep(id: string, by: -1 | 1) {
    const target = shown[shown.indexOf(id) + by];
    if (target !== undefined) setMoving(moved(shown, [id], target, by === -1));
  }
  function handleEnd(isKept: boolean) {
    if (isKept && moving?.some((id, at) => id !== order[at])) onReorder([...moving]);
    setMoving(null);
  }
  return (
    <MoveByKeysProvider
      root={root}
      onStep={handleStep}
      onEnd={handleEnd}
      placeOf={(id) => strings.place(shown.indexOf(id) + 1, shown.length)}
    >
      <BareGridList {...list} rootRef={root} dragAndDropHooks={dragAndDropHooks}>
        {moving ? inOrder(children, moving) : children}
      </BareGridList>
    </MoveByKeysProvider>
  );
}

/** The items in another order than the owner gives them in. */
function inOrder(children: ReactNode, order: readonly string[]): ReactNode {
  const idOf = (child: ReactNode) => (isValidElement<{ id: string }>(child) ? child.props.id : '');
  return Children.toArray(children).toSorted(
    (one, other) => order.indexOf(idOf(one)) - order.indexOf(idOf(other)),
  );
}
