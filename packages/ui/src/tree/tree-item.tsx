import { Children, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { TreeItem as AriaTreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ItemName, type ItemProps } from '../collection/item.tsx';
import { MoveHandle } from '../collection/move-handle.tsx';
import { ownPresses } from '../collection/own-presses.ts';
import { SelectionBox } from '../collection/selection-box.tsx';
import { Words } from '../collection/words.tsx';
import { ChevronRightIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { treeStrings } from './tree.strings.ts';
import * as styles from './tree.css.ts';

const { words, title, description, aside } = styles;
const looks = { words, title, description, aside };

/** Name, link and second line come from `ItemProps`; nested items are children. */
export interface TreeItemProps extends ItemProps {
  /** `TreeItem`s in it. */
  children?: ReactNode;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** Marks the item the reader is at. */
  isCurrent?: boolean;
  /** Actions at the end of the row: `IconButton`s, or one `Button`. */
  actions?: ReactNode;
  /** Something is in it that is not here yet: ask for it when it opens; until `children` are here a place is held. */
  hasChildren?: boolean;
}

/** One thing of a `Tree`, with what is in it. */
export function TreeItem(props: TreeItemProps) {
  const { id, title, description, icon, aside, actions, children, href } = props;
  const { isCurrent = false, hasChildren, isDisabled = false } = props;
  const strings = useStrings(treeStrings);
  const link = useRef<HTMLAnchorElement>(null);
  const isWaiting = hasChildren && Children.toArray(children).length === 0;
  return (
    <AriaTreeItem
      id={id}
      textValue={title}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => link.current?.click() })}
      {...(isCurrent && { 'data-current': true })}
      data-part="item"
      className={styles.item}
    >
      <TreeItemContent>
        {({ hasChildItems, selectionMode, allowsDragging, state }) => (
          <span className={styles.row}>
            {allowsDragging && (
              <MoveHandle id={id} title={title} focus={state.selectionManager} className={styles.drag} />
            )}
            {hasChildItems && (
              <Button slot="chevron" data-part="chevron" className={styles.chevron}>
                <ChevronRightIcon size="small" />
              </Button>
            )}
            {!hasChildItems && !(allowsDragging && icon) && <span className={styles.chevronPlace} />}
            {selectionMode !== 'none' && (
              <span className={styles.boxPlace}>
                <SelectionBox />
              </span>
            )}
            {icon && (
              <span data-part="icon" className={styles.icon}>
                {icon}
              </span>
            )}
            <span className={styles.says}>
              <Words
                title={<ItemName item={props} isCurrent={isCurrent} link={link} className={styles.link} />}
                description={description}
                aside={aside}
                isCurrent={isCurrent}
                looks={looks}
              />
            </span>
            {actions && (
              <span {...ownPresses} data-part="actions" className={styles.actions}>
                {actions}
              </span>
            )}
          </span>
        )}
      </TreeItemContent>
      {isWaiting && (
        <AriaTreeItem id={`${id} sy-loading`} textValue={strings.loading} isDisabled className={styles.item}>
          <TreeItemContent>
            <span className={styles.row}>
              <span className={styles.chevronPlace} />
              <span className={styles.bone}>
                <SkeletonText width="third" />
              </span>
            </span>
          </TreeItemContent>
        </AriaTreeItem>
      )}
      {children}
    </AriaTreeItem>
  );
}
