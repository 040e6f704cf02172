import type { ReactNode, RefObject } from 'react';
import { Tree as AriaTree, type TreeProps as AriaProps } from 'react-aria-components/Tree';
import { RowsAtOnce } from '../collection/rows-at-once.tsx';
import { useChoice, type ChoiceProps } from '../collection/use-choice.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { treeStrings } from './tree.strings.ts';
import * as styles from './tree.css.ts';

export { TreeItem, type TreeItemProps } from './tree-item.tsx';

/**
 * Open items are controlled by `expanded`, or uncontrolled from `defaultExpanded`. Selection comes from `ChoiceProps`.
 */
export interface TreeProps extends ChoiceProps {
  /** Says what it lists. */
  label: string;
  /** `TreeItem`s, with `TreeItem`s in them. */
  children: ReactNode;
  /** Holds the `id`s of items that are open. Leave out, with `defaultExpanded`, to let the tree hold them. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  /** Called with all that are open now: load what is in them here. */
  onExpandedChange?: (expanded: string[]) => void;
  /** Opens an item that has no `href`, by a press or Enter. */
  onAction?: (id: string) => void;
  /** When there is no item: an `EmptyState`. @default one sentence */
  empty?: ReactNode;
}

interface BareTreeProps extends TreeProps {
  dragAndDropHooks?: NonNullable<AriaProps<object>['dragAndDropHooks']>;
  /** Receives the element that holds the items. */
  rootRef?: RefObject<HTMLDivElement | null>;
}

/**
 * Things within things: the chapters of a course and the lessons in them. An item that is chosen stands for itself, not
 * for what is in it.
 */
export function Tree(props: TreeProps) {
  return <BareTree {...props} />;
}

/** The tree without the code that drags, which only `ReorderableTree` brings. */
export function BareTree(props: BareTreeProps) {
  const { label, children, empty, dragAndDropHooks } = props;
  const { expanded, defaultExpanded, onExpandedChange, onAction } = props;
  const strings = useStrings(treeStrings);
  const [root, choice] = useChoice(props, props.rootRef);
  return (
    <>
      <RowsAtOnce />
      <AriaTree
        ref={root}
        aria-label={label}
        {...choice}
        {...(expanded && { expandedKeys: expanded })}
        {...(defaultExpanded && { defaultExpandedKeys: defaultExpanded })}
        {...(onExpandedChange && { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) })}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        {...(dragAndDropHooks && { dragAndDropHooks })}
        renderEmptyState={() => empty ?? <EmptyState size="small" title={strings.empty} />}
        data-component="tree"
        className={styles.tree}
      >
        {children}
      </AriaTree>
    </>
  );
}
