import { Avatar } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useCommentBox } from '../comment-box.context.ts';
import * as rowStyles from '../comment-row.css.ts';
import { isUndoable, type DeletedRow } from '../deleted-rows.ts';
import { placeId } from '../focus-place.ts';
import * as styles from './writing.css.ts';

interface DeletedProps {
  deleted: DeletedRow;
  now: number;
}

/** What one has just deleted, where its place is on no row: above the list, with the way to bring it back. */
export function Deleted({ deleted, now }: DeletedProps) {
  const { actions, strings, boxId } = useCommentBox();
  const { id, parentId, words, deletion } = deleted;
  const { problem, isUndoing } = deletion;
  const isOpen = isUndoable(deletion, now);
  return (
    <div
      className={rowStyles.unsent}
      data-part="deleted"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
      role="group"
      aria-label={strings.deletedPlace}
    >
      <Avatar name="" src="" />
      <div className={styles.column}>
        {words && <p className={rowStyles.unsentText}>{words}</p>}
        <div className={rowStyles.actions}>
          <span className={problem === '' ? rowStyles.deleted : rowStyles.unsentStatus}>
            {problem || (isOpen ? strings.deletedPlace : strings.undoOver)} ·
          </span>
          <NativeButton
            id={placeId(boxId, { on: 'undo-link', id })}
            size="small"
            isQuiet
            tone="action"
            isInactive={!isOpen}
            isPending={isUndoing}
            onPress={() => actions.undoDeletion(parentId, id)}
          >
            {strings.undoDeletion}
          </NativeButton>
        </div>
      </div>
    </div>
  );
}
