import { EmptyState } from '@shuyuan/ui/empty-state';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PagedListView } from '../async/paged-list.view.tsx';
import { QuestionView } from '../widget/question.view.tsx';
import { Composer } from './composer.view.tsx';
import { Marks } from './marks.view.tsx';
import { NoteRow } from './note-row.view.tsx';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';
import { noteSorts, noteTabs } from './notes.state.ts';
import { pageSize } from './notes.store.ts';
import { Unsent } from './unsent.view.tsx';

/** A picture of the notes on something: whose, in their order, and the box at the foot. */
export function NotesView() {
  const { state, strings, actions, props, rootRef } = useNotes();
  const { place, list, announcement, isVisitor, asked } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="notes"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.notes}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <div className={styles.scroll}>
        <LightTabs value={place.tab} onChange={actions.chooseTab}>
          <LightTabList label={strings.tabs}>
            {noteTabs.map((tab) => (
              <LightTab key={tab} id={tab}>
                {strings.tabNames[tab]}
              </LightTab>
            ))}
          </LightTabList>
          {noteTabs.map((tab) => (
            <LightTabPanel key={tab} id={tab}>
              <div className={styles.panel}>
                {tab === 'mine' ? <OwnHead /> : <Sorts />}
                {tab === 'mine' && isVisitor ? <SignIn /> : <Rows />}
              </div>
            </LightTabPanel>
          ))}
        </LightTabs>
      </div>
      {!isVisitor && (
        <div className={styles.foot}>
          <Composer />
        </div>
      )}
      {asked && (
        <QuestionView
          component="notes-question"
          title={strings.removeAsk}
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

/** What has not arrived, what was not understood, and the ways out for all of one's own. */
function OwnHead() {
  const { state, strings, actions, props } = useNotes();
  const { list, isExporting, isVisitor } = state;
  if (isVisitor) return null;
  return (
    <>
      <Unsent />
      <Marks />
      {list.status === 'ready' && list.total > 0 && (
        <div className={styles.ways}>
          <NativeButton size="small" isQuiet isPending={isExporting} onPress={actions.exportNotes}>
            {strings.exportAll}
          </NativeButton>
          {props.onOpenAll && (
            <NativeButton size="small" isQuiet onPress={props.onOpenAll}>
              {strings.all}
            </NativeButton>
          )}
        </div>
      )}
    </>
  );
}

function Sorts() {
  const { state, strings, actions } = useNotes();
  return (
    <div className={styles.sorts}>
      <NativeSelect
        label={strings.sort}
        isLabelHidden
        size="small"
        value={state.place.sort}
        options={noteSorts.map((value) => ({ value, label: strings.sorts[value] }))}
        onChange={actions.chooseSort}
      />
    </div>
  );
}

function SignIn() {
  const { strings, actions } = useNotes();
  return (
    <EmptyState
      title={strings.signedOut}
      description={strings.signedOutHint}
      action={
        <NativeButton tone="action" onPress={actions.signIn}>
          {strings.signIn}
        </NativeButton>
      }
    />
  );
}

function Rows() {
  const { state, strings, actions, locale } = useNotes();
  const { list, place } = state;
  const isMine = place.tab === 'mine';
  return (
    <PagedListView
      list={list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ id }) => id}
      skeleton={{ label: strings.loading, count: 3, row: <SkeletonText size="base" lines={3} /> }}
      nothing={
        <EmptyState
          size="small"
          title={isMine ? strings.empty : strings.othersEmpty}
          description={isMine ? strings.emptyHint : strings.othersEmptyHint}
        />
      }
    >
      {(note, _index, at) => <NoteRow note={note} at={at} />}
    </PagedListView>
  );
}
