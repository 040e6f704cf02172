import type { StudyTab } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { BookIcon, MarkIcon, OrderIcon } from '@shuyuan/ui/icons';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { PagedListView } from '../async/paged-list.view.tsx';
import { useStudyCenter } from './study-center.context.ts';
import * as styles from './study-center.css.ts';
import { pageSize, studyTabs } from './study-center.store.ts';
import { StudyRowSkeleton, StudyRowView } from './study-row.view.tsx';

/** A picture of a study center: one of three tabs, and the articles in it. */
export function StudyCenterView() {
  const { state, strings, actions, props, rootRef } = useStudyCenter();
  const { place, list, announcement } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="study-center"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.center}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <LightTabs value={place.tab} onChange={actions.chooseTab}>
        <LightTabList label={strings.tabs}>
          {studyTabs.map((tab) => (
            <LightTab key={tab} id={tab}>
              {strings.tabNames[tab]}
            </LightTab>
          ))}
        </LightTabList>
        {studyTabs.map((tab) => (
          <LightTabPanel key={tab} id={tab}>
            <Articles />
          </LightTabPanel>
        ))}
      </LightTabs>
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** The articles of the chosen tab. */
function Articles() {
  const { state, strings, actions, locale } = useStudyCenter();
  return (
    <PagedListView
      list={state.list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ article }) => article.id}
      skeleton={{ label: strings.loading, count: 5, row: <StudyRowSkeleton /> }}
      nothing={<Nothing />}
    >
      {(row, index, at) => <StudyRowView row={row} at={at} isPriority={index < 4} />}
    </PagedListView>
  );
}

const pictures: Record<StudyTab, ReactNode> = {
  learning: <BookIcon size="large" />,
  subscribed: <OrderIcon size="large" />,
  collected: <MarkIcon size="large" />,
};

function Nothing() {
  const { state, strings, props } = useStudyCenter();
  const { tab } = state.place;
  const { title, hint } = strings.empty[tab];
  return (
    <EmptyState
      icon={pictures[tab]}
      title={title}
      description={hint}
      action={
        props.onBrowse && (
          <NativeButton tone="action" onPress={props.onBrowse}>
            {strings.browse}
          </NativeButton>
        )
      }
    />
  );
}
