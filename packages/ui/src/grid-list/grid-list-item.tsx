import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridListItem as AriaGridListItem } from 'react-aria-components/GridList';
import { ownPresses } from '../collection/own-presses.ts';
import { SelectionBox } from '../collection/selection-box.tsx';
import { DragIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './grid-list.css.ts';

export interface GridListItemProps {
  /** Handed to `onChange`, `onAction` and `onReorder`. */
  id: string;
  /** Its name, in words: first letters typed find it. */
  title: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Before the words: an `Avatar`, a small `Image`, or one of `@shuyuan/ui/icons`. */
  start?: ReactNode;
  /** Opposite the words: a date, a price, a `Badge`. */
  aside?: ReactNode;
  /** What can be done with it: `IconButton`s, or one `Button`. */
  actions?: ReactNode;
  /** Makes the title a link, which a press anywhere on the item, or Enter, follows. */
  href?: string;
  /** Can be neither chosen nor opened. */
  isDisabled?: boolean;
}

/** One row of a `GridList`. */
export function GridListItem(props: GridListItemProps) {
  const { id, title, description, start, aside, actions, href, isDisabled = false } = props;
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <AriaGridListItem
      id={id}
      textValue={title}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => link.current?.click() })}
      data-part="item"
      className={styles.item}
    >
      {({ allowsDragging, selectionMode }) => (
        <>
          {allowsDragging && (
            <Button slot="drag" data-part="drag" className={styles.drag}>
              <DragIcon size="small" />
            </Button>
          )}
          {selectionMode !== 'none' && <SelectionBox />}
          {start && (
            <span data-part="start" className={styles.start}>
              {start}
            </span>
          )}
          <span className={styles.words}>
            <span data-part="title" className={styles.title}>
              {href === undefined ? (
                title
              ) : (
                <span {...ownPresses}>
                  <Link ref={link} href={href} className={styles.link}>
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
          {actions && (
            <span {...ownPresses} data-part="actions" className={styles.actions}>
              {actions}
            </span>
          )}
        </>
      )}
    </AriaGridListItem>
  );
}
