import { memo } from 'react';
import { Avatar } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { momentText } from '../../widget/moment-text.ts';
import { useCommentBox } from '../comment-box.context.ts';
import type { Field, OpenEdit, ReplyInput, Timestamp, UnsentRow, Viewer } from '../comment-box.state.ts';
import type { CommentBoxStrings } from '../comment-box.strings.ts';
import * as rowStyles from '../comment-row.css.ts';
import { placeId } from '../focus-place.ts';
import { WordsField, type WordsFieldProps } from './words-field.view.tsx';
import * as styles from './writing.css.ts';

/** What the views of those who write draw from. */
function useWriting() {
  const { actions, strings, boxId, writing } = useCommentBox();
  if (!writing) throw new Error('Nobody can write here.');
  return { actions: { ...actions, ...writing.actions }, strings, boxId };
}

interface ComposerProps {
  viewer: Viewer;
  field: Field;
  timestamp: Timestamp | null;
  isPosting: boolean;
}

/** Where a signed-in person writes a new comment. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { viewer, field, timestamp, isPosting } = props;
  const { actions, strings, boxId } = useWriting();
  return (
    <div className={styles.composer}>
      <Avatar name={viewer.name} src={viewer.avatar} />
      <div className={styles.column}>
        <WordsField
          field={field}
          id={placeId(boxId, { on: 'composer' })}
          label={strings.placeholder}
          rows={3}
          onChange={actions.type}
          onSubmit={actions.post}
          onBlur={actions.leaveField}
        />
        <div className={styles.fieldFooter}>
          <span className={styles.hint} data-posting={isPosting || undefined}>
            {isPosting ? strings.posting : strings.submitHint}
          </span>
          {timestamp && (
            <label className={styles.timestamp}>
              <input
                type="checkbox"
                className={styles.timestampCheckbox}
                checked={timestamp.isOn}
                onChange={actions.toggleTimestamp}
              />
              {strings.timestamp(momentText(timestamp.seconds))}
            </label>
          )}
          <NativeButton tone="action" isInactive={!field.canSend} onPress={actions.post}>
            {strings.submit}
          </NativeButton>
        </div>
      </div>
    </div>
  );
});

/** Opens under the row that it answers. */
export function ReplyField({ reply }: { reply: ReplyInput }) {
  const { actions, strings, boxId } = useWriting();
  const { field, target, isSending } = reply;
  return (
    <RowField
      field={field}
      id={placeId(boxId, { on: 'reply-field' })}
      label={strings.replyPlaceholder(target.name)}
      send={isSending ? strings.posting : strings.replySubmit}
      isSending={isSending}
      onChange={actions.typeReply}
      onSend={actions.sendReply}
      onCancel={actions.cancelReply}
    />
  );
}

/** Stands in the place of the words that are being changed: what is on its way is not called back. */
export function EditField({ edit }: { edit: OpenEdit }) {
  const { actions, strings, boxId } = useWriting();
  const { id, field, isSending } = edit;
  return (
    <RowField
      field={field}
      id={placeId(boxId, { on: 'edit-field', id })}
      label={strings.editField}
      send={isSending ? strings.editSaving : strings.editSave}
      isSending={isSending}
      isBound={isSending}
      onChange={actions.typeSent}
      onSend={() => void actions.saveSent()}
      onCancel={actions.cancelSent}
    />
  );
}

interface RowFieldProps extends Pick<WordsFieldProps, 'field' | 'id' | 'label' | 'onChange'> {
  /** What the button says that sends. */
  send: string;
  isSending: boolean;
  /** It cannot be left now. */
  isBound?: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** A field of a row, with what sends it and what leaves it. */
function RowField({ send, isSending, isBound = false, onSend, onCancel, ...field }: RowFieldProps) {
  const { actions, strings } = useWriting();
  return (
    <div className={rowStyles.replyField}>
      <WordsField
        {...field}
        rows={2}
        isReadOnly={isSending}
        onSubmit={onSend}
        onEscape={onCancel}
        onBlur={actions.leaveField}
      />
      <div className={styles.fieldFooter}>
        <NativeButton size="small" isQuiet isInactive={isBound} onPress={onCancel}>
          {strings.cancel}
        </NativeButton>
        <NativeButton
          size="small"
          tone="action"
          isInactive={!field.field.canSend}
          isPending={isSending}
          onPress={onSend}
        >
          {send}
        </NativeButton>
      </div>
    </div>
  );
}

interface UnsentProps {
  viewer: Viewer;
  unsent: UnsentRow;
  /** Says whom it answers, where it does not stand under that row. */
  isApart?: boolean;
}

/** 发送失败 · 重试 · 编辑 · 删除 */
export function Unsent({ viewer, unsent, isApart = false }: UnsentProps) {
  const { actions, strings, boxId } = useWriting();
  const { id, text, target, atSeconds, status, editing } = unsent;
  const isBusy = status === 'sending';
  const save = () => actions.saveEdit(id);
  const cancel = () => actions.cancelEdit(id);
  return (
    <div
      className={rowStyles.unsent}
      data-part="unsent"
      data-status={status}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
      role="group"
      aria-label={strings.unsent}
    >
      <Avatar name={viewer.name} src={viewer.avatar} size={target && !isApart ? 'small' : 'standard'} />
      <div className={styles.column}>
        <div className={rowStyles.header}>
          <b className={rowStyles.name}>{viewer.name}</b>
          {target && isApart && <span className={rowStyles.meta}>{strings.replyTo(target.name)}</span>}
          {atSeconds !== null && <span className={rowStyles.meta}>{momentText(atSeconds)}</span>}
        </div>
        {editing ? (
          <div className={rowStyles.replyField}>
            <WordsField
              field={editing}
              id={placeId(boxId, { on: 'edit-field', id })}
              label={strings.edit}
              rows={2}
              onChange={(words) => actions.typeEdit(id, words)}
              onSubmit={save}
              onEscape={cancel}
              onBlur={actions.leaveField}
            />
            <div className={styles.fieldFooter}>
              <NativeButton size="small" isQuiet onPress={cancel}>
                {strings.cancel}
              </NativeButton>
              <NativeButton size="small" tone="action" isInactive={!editing.canSend || isBusy} onPress={save}>
                {strings.save}
              </NativeButton>
            </div>
          </div>
        ) : (
          <>
            <p className={rowStyles.unsentText}>{text}</p>
            <div className={rowStyles.actions}>
              <span className={rowStyles.unsentStatus}>{statusText(unsent, strings)}</span>
              <NativeButton
                size="small"
                isQuiet
                tone="action"
                isInactive={isBusy}
                onPress={() => actions.retryUnsent(id)}
              >
                {strings.retry}
              </NativeButton>
              <NativeButton size="small" isQuiet isInactive={isBusy} onPress={() => actions.editUnsent(id)}>
                {strings.edit}
              </NativeButton>
              <NativeButton size="small" isQuiet isInactive={isBusy} onPress={() => actions.removeUnsent(id)}>
                {strings.remove}
              </NativeButton>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function statusText({ status, message, isKept }: UnsentRow, strings: CommentBoxStrings) {
  switch (status) {
    case 'queued':
      return strings.sendWaiting;
    case 'sending':
      return strings.sendAgain;
    case 'signed-out':
      return strings.sendSignedOut;
    case 'failed':
      return `${strings.sendFailed} · ${message || (isKept ? strings.sendKept : strings.sendUnkept)}`;
    case 'refused':
      return message ? `${strings.sendFailed} · ${message}` : strings.sendFailed;
  }
}
