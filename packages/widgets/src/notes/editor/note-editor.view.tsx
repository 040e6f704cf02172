import { noteLimits } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeCheckbox } from '@shuyuan/ui/native-radio-group';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { TextField } from '@shuyuan/ui/text-field';
import { limitedTo } from '../../widget/limited-to.ts';
import { useNoteEditor } from './note-editor.context.ts';
import * as styles from './note-editor.css.ts';

/** A picture of one note that is written. */
export function NoteEditorView() {
  const { state, strings, props, rootRef } = useNoteEditor();
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="note-editor"
      data-state={state.note.status}
      aria-label={strings.title}
      className={styles.editor}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <Body />
      <LiveRegion message={state.announcement.text} announcementId={state.announcement.id} />
    </section>
  );
}

function Body() {
  const { state, strings, actions } = useNoteEditor();
  const { note } = state;
  switch (note.status) {
    case 'loading':
      return (
        <Skeleton label={strings.loading}>
          <SkeletonBlock height={420} />
        </Skeleton>
      );
    case 'failed':
      return (
        <ErrorState
          title={strings.failed}
          description={note.isOffline ? strings.offlineHint : strings.failedHint}
          isRetrying={note.isRetrying}
          onRetry={actions.retry}
        />
      );
    case 'gone':
      return <EmptyState title={strings.gone} />;
    case 'ready':
      return <Form about={note.saved?.resource?.title ?? ''} />;
    default:
      return note satisfies never;
  }
}

function Form({ about }: { about: string }) {
  const { state, strings, actions, props } = useNoteEditor();
  const { draft, problem, isRestored, isSending } = state;
  return (
    <div className={styles.form}>
      {about && <p className={styles.hint}>{strings.about(about)}</p>}
      {isRestored && (
        <div className={styles.restored}>
          <p className={styles.hint}>{strings.restored}</p>
          <NativeButton size="small" isQuiet onPress={actions.discard}>
            {strings.discard}
          </NativeButton>
        </div>
      )}
      <TextField
        label={strings.noteTitle}
        description={strings.noteTitleHint}
        value={draft.title}
        {...limitedTo(noteLimits.title)}
        onChange={actions.setTitle}
      />
      <div data-focus="words">
        <RichTextEditor
          label={strings.content}
          isRequired
          value={draft.content}
          {...(problem && { errorMessage: problem })}
          onChange={actions.setContent}
        />
      </div>
      <NativeCheckbox isSelected={draft.isPublic} onChange={actions.setPublic}>
        {strings.isPublic}
      </NativeCheckbox>
      <div className={styles.ways}>
        <NativeButton tone="action" isPending={isSending} onPress={actions.save}>
          {strings.save}
        </NativeButton>
        {props.onCancel && (
          <NativeButton isQuiet onPress={props.onCancel}>
            {strings.cancel}
          </NativeButton>
        )}
      </div>
    </div>
  );
}
