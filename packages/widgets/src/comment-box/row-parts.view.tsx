import type { ReactNode } from 'react';
import { commentEditMinutes, commentUndoMinutes } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText, type RichTextName } from '@shuyuan/ui/rich-text';
import type { Deletion, MentionedPerson, Row } from './comment-rows.ts';
import type { OpenEdit } from './comment-box.state.ts';
import { Moment, Paragraph } from './comment-anchors.view.tsx';
import * as styles from './comment-row.css.ts';
import { FoldedText, mayBeLong } from './comment-text.view.tsx';
import { placeId } from './focus-place.ts';
import type { CommentBoxContext } from './comment-box.context.ts';

export interface RowParts {
  row: Row;
  parentId: number;
  now: number;
  /** Undefined for a visitor. */
  viewerId: number | undefined;
  /** Its words are being changed. */
  edit: OpenEdit | null;
  /** It says what somebody blocked has written, and the reader has not asked for it. */
  isFolded: boolean;
  /** Seconds into the recording. */
  moment?: number | null;
  /** Of the article, from 0. */
  paragraph?: number | null | undefined;
  replyTo?: string | null;
  /** Its place alone is left. */
  isRemoved?: boolean | undefined;
  isReplying: boolean;
  /** A reply to it was begun. */
  isBegun: boolean;
  /** A link has led here. */
  isLinked: boolean;
  furtherAction?: ReactNode;
  context: CommentBoxContext;
}

/** How long its author may change a row. */
const editable = commentEditMinutes * 60_000;

/** How long its author may bring back a deleted row. */
const undoable = commentUndoMinutes * 60_000;

const isOwn = ({ row: { userId }, viewerId }: RowParts) => viewerId !== undefined && userId === viewerId;

/** What a comment and a reply both show. No component of its own: rows are drawn by the hundred. */
export function rowParts(parts: RowParts) {
  const { row, parentId, now, moment = null, replyTo, context, paragraph = null } = parts;
  const { id, author, createdAt } = row;
  const { strings, getCommentHref } = context;
  if (row.deletion && isOwn(parts)) return deletedPlace(parts, row.deletion);
  if (parts.isRemoved || row.deletion || parts.isFolded) return withoutWords(parts);
  return (
    <>
      <Avatar
        name={author?.name ?? ''}
        src={author?.avatar ?? ''}
        size={id === parentId ? 'standard' : 'small'}
      />
      <div className={styles.header}>
        <b className={author ? styles.name : styles.unknownName}>{author?.name ?? strings.unknownUser}</b>
        {replyTo && <span className={styles.meta}>{strings.replyTo(replyTo)}</span>}
        {getCommentHref && !row.isWaiting ? (
          <a className={styles.ownLink} href={getCommentHref(id)}>
            <RelativeTime value={createdAt} now={now} />
          </a>
        ) : (
          <RelativeTime value={createdAt} now={now} />
        )}
        {row.editedAt && <span className={styles.meta}>{strings.edited}</span>}
        {moment !== null && <Moment seconds={moment} />}
        {paragraph !== null && <Paragraph paragraph={paragraph} />}
        {row.isWaiting && <span className={styles.held}>{strings.heldMark}</span>}
      </div>
      {words(parts)}
      <div className={styles.actions}>{row.isWaiting ? heldActions(parts) : rowActions(parts)}</div>
    </>
  );
}

/** What can be done with a row that all see. */
function rowActions(parts: RowParts) {
  const { row, parentId, now, isReplying, furtherAction, context } = parts;
  const { actions, strings, boxId, getCommentHref } = context;
  const { id, createdAt } = row;
  return (
    <>
      <NativeButton
        id={placeId(boxId, { on: 'reply-link', id })}
        size="small"
        isQuiet
        aria-expanded={isReplying}
        onPress={() => actions.toggleReply(parentId, id)}
      >
        {parts.isBegun && !isReplying ? strings.replyDraft : strings.reply}
      </NativeButton>
      {furtherAction}
      {getCommentHref && (
        <NativeButton size="small" isQuiet onPress={() => void actions.copyLink(id)}>
          {strings.copyLink}
        </NativeButton>
      )}
      {isOwn(parts) && context.canEdit && context.writing && now - Date.parse(createdAt) < editable && (
        <NativeButton
          id={placeId(boxId, { on: 'edit-link', id })}
          size="small"
          isQuiet
          aria-expanded={parts.edit !== null}
          onPress={() => void context.writing?.actions.startEdit(parentId, id)}
        >
          {strings.edit}
        </NativeButton>
      )}
      {dialogButton(parts)}
    </>
  );
}

/** The server takes neither answers to what waits nor changes of it, and a link would lead nobody there. */
const heldActions = (parts: RowParts) => (
  <>
    {parts.furtherAction}
    {dialogButton(parts)}
  </>
);

/** Deletes one's own, and reports what somebody else has written. */
function dialogButton(parts: RowParts) {
  const { row, parentId, context } = parts;
  const { actions, strings, canDelete, canReport } = context;
  const dialog = isOwn(parts) ? 'delete' : 'report';
  return (
    (dialog === 'delete' ? canDelete : canReport) && (
      <NativeButton size="small" isQuiet onPress={() => actions.openDialog(dialog, parentId, row.id)}>
        {dialog === 'delete' ? strings.remove : strings.report}
      </NativeButton>
    )
  );
}

/** 已删除 · 撤销: the place of one's own that was just deleted. The button stays when the time is over, and keeps the focus. */
function deletedPlace({ row: { id }, parentId, now, furtherAction, context }: RowParts, deletion: Deletion) {
  const { actions, strings, boxId } = context;
  const { at, isUndoing, problem, isFinal } = deletion;
  const isOver = now - at >= undoable;
  return (
    <>
      <Avatar name="" src="" size={id === parentId ? 'standard' : 'small'} />
      <div className={styles.actions}>
        <span className={problem === '' ? styles.deleted : styles.unsentStatus}>
          {problem || (isOver ? strings.undoOver : strings.deletedPlace)} ·
        </span>
        <NativeButton
          id={placeId(boxId, { on: 'undo-link', id })}
          size="small"
          isQuiet
          tone="action"
          isInactive={isOver || isFinal}
          isPending={isUndoing}
          onPress={() => actions.undoDeletion(parentId, id)}
        >
          {strings.undoDeletion}
        </NativeButton>
        {furtherAction}
      </div>
    </>
  );
}

/** A place without words: they were removed, or folded because of who wrote them. */
function withoutWords({ row, isFolded, furtherAction, context, ...parts }: RowParts) {
  const { actions, strings } = context;
  const { id } = row;
  const isRemoved = parts.isRemoved || row.deletion;
  return (
    <>
      <Avatar name="" src="" />
      <div className={styles.header}>
        <span className={styles.unknownName}>{isRemoved ? strings.removed : strings.blocked}</span>
      </div>
      <div className={styles.actions}>
        {isFolded && !isRemoved && (
          <NativeButton size="small" isQuiet aria-expanded={false} onPress={() => actions.showBlocked(id)}>
            {strings.unfold}
          </NativeButton>
        )}
        {furtherAction}
      </div>
    </>
  );
}

/** What it says, or the field in which that is being changed. */
function words({ row: { content, mentions = [] }, edit, isLinked, context }: RowParts) {
  const { writing, pictures } = context;
  const names = mentions.length > 0 ? namesOf(mentions, context) : undefined;
  if (edit && writing) return <writing.EditField edit={edit} />;
  return mayBeLong(content) ? (
    <div className={styles.content}>
      <FoldedText html={content} isLinked={isLinked} names={names} />
    </div>
  ) : (
    <RichText html={content} variant="comment" pictures={pictures} names={names} />
  );
}

/** Whoever is mentioned is shown by what they are called by now, and leads to their page. */
const namesOf = (
  mentions: readonly MentionedPerson[],
  { actions, strings }: CommentBoxContext,
): RichTextName[] =>
  mentions.map(({ id, name, currentName }) => ({
    text: `@${name}`,
    label: `@${currentName ?? strings.unknownUser}`,
    ...(currentName !== null && { onPress: () => actions.showPerson(id) }),
  }));
