import type { Note } from '@shuyuan/api-client';
import { formatCount } from '@shuyuan/ui/count-text';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { momentText } from '../../widget/moment-text.ts';
import { useMyNotes } from './my-notes.context.ts';
import * as styles from './my-notes.css.ts';
import type { MyNotesStrings } from './my-notes.strings.ts';

interface MyNoteRowProps {
  note: Note;
  /** When it came, epoch milliseconds. */
  at: number;
}

/** One note among all: ticked, read, opened, and the way to what it is about. */
export function MyNoteRow({ note, at }: MyNoteRowProps) {
  const { state, strings, actions, locale } = useMyNotes();
  return (
    <article data-part="note" className={styles.note}>
      <input
        type="checkbox"
        data-print="hidden"
        className={styles.tick}
        aria-label={strings.choose(note.title || note.excerpt)}
        checked={state.chosen.includes(note.id)}
        onChange={() => actions.toggle(note.id)}
      />
      <div className={styles.words}>
        <div className={styles.facts}>
          <About note={note} />
          <span className={styles.quiet}>
            <RelativeTime value={note.created_at} now={at} />
          </span>
          {note.is_public && <span className={styles.badge}>{strings.publicBadge}</span>}
          {note.thumbs_up_count > 0 && (
            <span className={styles.quiet}>{strings.likes(formatCount(note.thumbs_up_count, locale))}</span>
          )}
        </div>
        {note.title && <p className={styles.title}>{note.title}</p>}
        <RichText html={note.content} variant="comment" />
        <div className={styles.ways} data-print="hidden">
          <NativeButton size="small" isQuiet onPress={() => actions.open(note.id)}>
            {strings.open}
          </NativeButton>
        </div>
      </div>
    </article>
  );
}

/** What it is about, with its place. */
function About({ note }: { note: Note }) {
  const { strings, props } = useMyNotes();
  const { resource } = note;
  if (!resource?.title) return null;
  const text = [note.course?.title, resource.title, placeOf(note, strings)].filter(Boolean).join(' · ');
  const href = props.getHref?.(note) ?? null;
  if (href === null) return <span className={styles.quiet}>{text}</span>;
  return (
    <LinkButton href={href} size="small" isQuiet>
      {text}
    </LinkButton>
  );
}

function placeOf({ second, paragraph }: Note, strings: MyNotesStrings) {
  if (second !== null) return momentText(second);
  return paragraph === null ? '' : strings.paragraphOf(paragraph + 1);
}
