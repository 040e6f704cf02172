import { useRef, type ReactNode } from 'react';
import { GridListItem as AriaGridListItem } from 'react-aria-components/GridList';
import { ItemName, type ItemProps } from '../collection/item.tsx';
import { MoveHandle } from '../collection/move-handle.tsx';
import { ownPresses } from '../collection/own-presses.ts';
import { SelectionBox } from '../collection/selection-box.tsx';
import { Words } from '../collection/words.tsx';
import * as styles from './grid-list.css.ts';

const { words, title, description, aside } = styles;
const looks = { words, title, description, aside };

/** Name, link and second line come from `ItemProps`, which tree items share. */
export interface GridListItemProps extends ItemProps {
  /** Before the words: an `Avatar`, a small `Image`, or one of `@shuyuan/ui/icons`. */
  start?: ReactNode;
  /** What can be done with it: `IconButton`s, or one `Button`. */
  actions?: ReactNode;
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
      {({ allowsDragging, selectionMode, state }) => (
        <>
          {allowsDragging && (
            <MoveHandle id={id} title={title} focus={state.selectionManager} className={styles.drag} />
          )}
          {selectionMode !== 'none' && <SelectionBox />}
          {start && (
            <span data-part="start" className={styles.start}>
              {start}
            </span>
          )}
          <Words
            title={<ItemName item={props} link={link} className={styles.link} />}
            description={description}
            aside={aside}
            looks={looks}
          />
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
