import { Children, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { TreeItem as AriaTreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ownPresses } from '../collection/own-presses.ts';
import { SelectionBox } from '../collection/selection-box.tsx';
import { ChevronRightIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { treeStrings } from './tree.strings.ts';
import * as styles from './tree.css.ts';

export interface TreeItemProps {
  /** Handed to `onChange`, `onExpandedChange` and `onAction`. */
  id: string;
  /** Its name, in words: first letters typed find it. */
  title: string;
  /** `TreeItem`s in it. */
  children?: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** Opposite the words: how long it takes, a `Badge`. */
  aside?: ReactNode;
  /** Makes the title a link, which a press anywhere on the item, or Enter, follows. */
  href?: string;
  /** Marks the item the reader is at. */
  isCurrent?: boolean;
  /** Something is in it that is not here yet: ask for it when it opens; until `children` are here a place is held. */
  hasChildren?: boolean;
  /** Can be neither chosen nor opened. */
  isDisabled?: boolean;
}

/** One thing of a `Tree`, with what is in it. */
export function TreeItem(props: TreeItemProps) {
  const { id, title, children, href, hasChildren, isDisabled = false } = props;
  const strings = useStrings(treeStrings);
  const link = useRef<HTMLAnchorElement>(null);
  const isWaiting = hasChildren && Children.toArray(children).length === 0;
  return (
    <AriaTreeItem
      id={id}
      textValue={title}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => link.current?.click() })}
      {...(props.isCurrent && { 'data-current': true })}
      data-part="item"
      className={styles.item}
    >
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <span className={styles.row}>
            {hasChildItems ? (
              <Button slot="chevron" data-part="chevron" className={styles.chevron}>
                <ChevronRightIcon size="small" />
              </Button>
            ) : (
              <span className={styles.chevronPlace} />
            )}
            {selectionMode !== 'none' && (
              <span className={styles.boxPlace}>
                <SelectionBox />
              </span>
            )}
            <Words item={props} link={link} />
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

function Words({ item, link }: { item: TreeItemProps; link: RefObject<HTMLAnchorElement | null> }) {
  const { title, description, icon, aside, href, isCurrent } = item;
  return (
    <>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span
          data-part="title"
          className={styles.title}
          {...(isCurrent && { 'aria-current': 'true' as const })}
        >
          {href === undefined ? (
            title
          ) : (
            <span {...ownPresses}>
              <Link
                ref={link}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={styles.link}
              >
                {title}
              </Link>
            </span>
          )}
        </span>
        {description && (
          <span data-part="description" className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {aside && (
        <span data-part="aside" className={styles.aside}>
          {aside}
        </span>
      )}
    </>
  );
}
