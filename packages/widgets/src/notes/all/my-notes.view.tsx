import { EmptyState } from '@shuyuan/ui/empty-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PagedListView } from '../../async/paged-list.view.tsx';
import { BulkBar } from '../../widget/bulk-bar.view.tsx';
import { QuestionView } from '../../widget/question.view.tsx';
import { MyNoteRow } from './my-note-row.view.tsx';
import { useMyNotes } from './my-notes.context.ts';
import * as styles from './my-notes.css.ts';
import { notedTypes, pageSize } from './my-notes.store.ts';
import { Waiting } from './waiting.view.tsx';

/** A picture of all notes of a person: what narrows them, the notes, what is done with the ticked ones. */
export function MyNotesView() {
  const { state, strings, actions, props, rootRef } = useMyNotes();
  const { list, chosen, asked, announcement } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="my-notes"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.notes}
    >
      <div className={styles.head}>
        <Heading className={styles.heading}>{strings.title}</Heading>
        <Ways />
      </div>
      <Filters />
      <Waiting />
      <Rows />
      <BulkBar
        count={chosen.length}
        strings={strings}
        isRemoving={asked?.isPending ?? false}
        onRemove={actions.askRemove}
        onClear={actions.clearChosen}
      />
      {asked && (
        <QuestionView
          component="my-notes-question"
          title={strings.removeAsk(chosen.length)}
          text={strings.removeText}
          error={asked.problem}
          no={strings.keep}
          yes={strings.remove}
          isPending={asked.isPending}
          onNo={actions.answerNo}
          onYes={actions.answerYes}
        />
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Ways() {
  const { state, strings, actions, props } = useMyNotes();
  return (
    <div className={styles.ways} data-print="hidden">
      <NativeButton size="small" isPending={state.isExporting} onPress={actions.exportNotes}>
        {strings.exportAll}
      </NativeButton>
      <NativeButton size="small" onPress={actions.print}>
        {strings.print}
      </NativeButton>
      {props.onCreate && (
        <NativeButton size="small" tone="action" onPress={props.onCreate}>
          {strings.create}
        </NativeButton>
      )}
    </div>
  );
}

function Filters() {
  const { state, strings, actions } = useMyNotes();
  return (
    <search data-print="hidden">
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          actions.search();
        }}
      >
        <input
          type="search"
          aria-label={strings.keywords}
          placeholder={strings.keywords}
          maxLength={100}
          className={styles.search}
          value={state.typed}
          onChange={({ target }) => actions.type(target.value)}
        />
        <NativeSelect
          label={strings.type}
          isLabelHidden
          value={state.place.type ?? 'all'}
          options={[
            { value: 'all', label: strings.allTypes },
            ...notedTypes.map((value) => ({ value, label: strings.types[value] })),
          ]}
          onChange={(type) => actions.chooseType(type === 'all' ? undefined : type)}
        />
        <NativeButton onPress={actions.search}>{strings.search}</NativeButton>
      </form>
    </search>
  );
}

function Rows() {
  const { state, strings, actions, locale } = useMyNotes();
  return (
    <PagedListView
      list={state.list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ id }) => id}
      skeleton={{ label: strings.loading, count: 5, row: <SkeletonText size="base" lines={3} /> }}
      nothing={<Nothing />}
    >
      {(note, _index, at) => <MyNoteRow note={note} at={at} />}
    </PagedListView>
  );
}

function Nothing() {
  const { strings, actions, props } = useMyNotes();
  if (actions.isNarrowed())
    return (
      <EmptyState
        title={strings.none}
        action={<NativeButton onPress={actions.showAll}>{strings.showAll}</NativeButton>}
      />
    );
  return (
    <EmptyState
      title={strings.empty}
      description={strings.emptyHint}
      action={
        props.onCreate && (
          <NativeButton tone="action" onPress={props.onCreate}>
            {strings.create}
          </NativeButton>
        )
      }
    />
  );
}
