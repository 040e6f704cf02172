import type { ReactNode, RefObject } from 'react';
import { GridList as AriaGridList, type GridListProps as AriaProps } from 'react-aria-components/GridList';
import { RowsAtOnce } from '../collection/rows-at-once.tsx';
import { useChoice, type ChoiceProps } from '../collection/use-choice.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { Skeleton, SkeletonCircle, SkeletonText } from '../skeleton/skeleton.tsx';
import * as styles from './grid-list.css.ts';
import { gridListStrings } from './grid-list.strings.ts';

/** Items as children. Selection comes from `ChoiceProps`. */
export interface GridListProps extends ChoiceProps {
  /** Says what it lists. */
  label: string;
  /** `GridListItem`s. */
  children: ReactNode;
  /** Opens an item that has no `href`, by a press or Enter; its box then chooses it. */
  onAction?: (id: string) => void;
  /** The first items are on their way: their places are held. */
  isLoading?: boolean;
  /** How many places are held. @default 3 */
  loadingItems?: number;
  /** When there is no item: an `EmptyState`. @default one sentence */
  empty?: ReactNode;
}

interface BareGridListProps extends GridListProps {
  dragAndDropHooks?: NonNullable<AriaProps<object>['dragAndDropHooks']>;
  /** Receives the element that holds the items. */
  rootRef?: RefObject<HTMLDivElement | null>;
}

/** Things below each other, each a row with a name, what is known of it, and what can be done with it. */
export function GridList(props: GridListProps) {
  return <BareGridList {...props} />;
}

/** The list without the code that drags, which only `ReorderableGridList` brings. */
export function BareGridList(props: BareGridListProps) {
  const { label, children, onAction } = props;
  const { isLoading, loadingItems = 3, empty, dragAndDropHooks } = props;
  const strings = useStrings(gridListStrings);
  const [root, choice] = useChoice(props, props.rootRef);
  if (isLoading) return <Places count={loadingItems} label={strings.loading} />;
  return (
    <>
      <RowsAtOnce />
      <AriaGridList
        ref={root}
        aria-label={label}
        {...choice}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        {...(dragAndDropHooks && { dragAndDropHooks })}
        renderEmptyState={() => empty ?? <EmptyState size="small" title={strings.empty} />}
        data-component="grid-list"
        className={styles.list}
      >
        {children}
      </AriaGridList>
    </>
  );
}

function Places({ count, label }: { count: number; label: string }) {
  return (
    <div data-component="grid-list" className={styles.list}>
      <Skeleton label={label}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-part="loading-item" className={styles.place}>
            <SkeletonCircle />
            <span className={styles.words}>
              <SkeletonText width={index % 2 ? 'third' : 'half'} />
              <SkeletonText size="small" width={index % 2 ? 'half' : 'most'} />
            </span>
          </div>
        ))}
      </Skeleton>
    </div>
  );
}
