import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import type { LibraryViewContext } from './library-view-context.ts';
import { LibraryListView } from './library-list.view.tsx';
import { OpenRecordView } from './open-record.view.tsx';
import { LibraryQuestionView } from './question.view.tsx';
import { flatCategories, type RecordLibraryState } from './record-library.state.ts';
import * as styles from './record-library.css.ts';

export interface RecordLibraryViewProps {
  state: RecordLibraryState;
  context: LibraryViewContext;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of the library: the list of a category, or one recording in its place. */
export function RecordLibraryView({ state, context, rootRef }: RecordLibraryViewProps) {
  const { open, question, announcement, categories } = state;
  const flat = categories.status === 'ready' ? flatCategories(categories.tree) : [];
  return (
    <section
      ref={rootRef}
      data-component="record-library"
      data-state={open ? `open-${open.status}` : state.list.status}
      aria-label={context.strings.title}
      className={styles.library}
    >
      {open ? (
        <OpenRecordView key={open.id} open={open} categories={flat} context={context} />
      ) : (
        <LibraryListView state={state} context={context} />
      )}
      {question && <LibraryQuestionView question={question} context={context} />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
