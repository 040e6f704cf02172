import type { Note } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { formatCount } from '@shuyuan/ui/count-text';
import { ThumbsUpIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { Anchor } from './anchor.view.tsx';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';
import type { NoteEditing } from './notes.state.ts';

interface NoteRowProps {
  note: Note;
  /** When it came, epoch milliseconds. */
  at: number;
}

/** One note: where it belongs, what it says, and what can be done with it. */
export function NoteRow({ note, at }: NoteRowProps) {
  const { state, strings } = useNotes();
  const { editing, place } = state;
  const isEdited = note.updated_at !== note.created_at;
  return (
    <article data-part="note" className={styles.note}>
      <div className={styles.facts}>
        {place.tab === 'others' && (
          <>
            <Avatar name={note.user.nick_name} src={note.user.avatar} size="small" />
            <span className={styles.name}>{note.user.nick_name}</span>
          </>
        )}
        <Anchor second={note.second} paragraph={note.paragraph} />
        <span className={styles.quiet}>
          <RelativeTime value={note.created_at} now={at} />
          {isEdited && ` · ${strings.edited}`}
        </span>
        {note.is_own && note.is_public && <span className={styles.badge}>{strings.publicBadge}</span>}
      </div>
      {note.title && <p className={styles.title}>{note.title}</p>}
      {editing?.id === note.id ? (
        <Editing editing={editing} />
      ) : (
        <>
          <RichText html={note.content} variant="comment" />
          <Ways note={note} />
        </>
      )}
    </article>
  );
}

function Ways({ note }: { note: Note }) {
  const { strings, actions, props } = useNotes();
  const { id, is_public: isPublic } = note;
  return (
    <div className={styles.ways}>
      {props.study && (isPublic || !note.is_own) && <Like note={note} />}
      <NativeButton size="small" isQuiet onPress={() => actions.openNote(id)}>
        {strings.detail}
      </NativeButton>
      {note.is_own && (
        <>
          <NativeButton size="small" isQuiet onPress={() => actions.beginEdit(id)}>
            {strings.edit}
          </NativeButton>
          <NativeButton size="small" isQuiet onPress={() => void actions.publish(id, !isPublic)}>
            {isPublic ? strings.unpublish : strings.publish}
          </NativeButton>
          <NativeButton size="small" isQuiet onPress={() => actions.askRemove(id)}>
            {strings.remove}
          </NativeButton>
        </>
      )}
    </div>
  );
}

function Like({ note }: { note: Note }) {
  const { state, strings, actions, locale } = useNotes();
  const { isOn, count } = state.likes[note.id] ?? { isOn: note.is_thumbs_up, count: note.thumbs_up_count };
  const shown = formatCount(count, locale);
  return (
    <NativeButton size="small" isQuiet aria-pressed={isOn} onPress={() => actions.like(note.id)}>
      <ThumbsUpIcon size="small" />
      {count === 0 ? strings.likeNone : isOn ? strings.liked(shown) : strings.like(shown)}
    </NativeButton>
  );
}

function Editing({ editing }: { editing: NoteEditing }) {
  const { strings, actions } = useNotes();
  return (
    <div data-focus="editing" className={styles.editing}>
      <RichTextEditor
        size="small"
        label={strings.editLabel}
        isLabelHidden
        value={editing.content}
        {...(editing.problem && { errorMessage: editing.problem })}
        onChange={actions.typeEdit}
      />
      <div className={styles.ways}>
        <NativeButton tone="action" size="small" isPending={editing.isSending} onPress={actions.saveEdit}>
          {strings.saveEdit}
        </NativeButton>
        <NativeButton size="small" isQuiet onPress={actions.cancelEdit}>
          {strings.cancel}
        </NativeButton>
      </div>
    </div>
  );
}
