import { EmptyState } from '@shuyuan/ui/empty-state';
import { BookIcon, HistoryIcon, MarkIcon, OrderIcon } from '@shuyuan/ui/icons';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { ReactNode } from 'react';
import { PagedListView } from '../async/paged-list.view.tsx';
import { useStudyCenter } from './study-center.context.ts';
import * as styles from './study-center.css.ts';
import { keyOf } from './resource-key.ts';
import { HistoryView } from './history/history.view.tsx';
import { LessonsView } from './lessons/lessons.view.tsx';
import { centerTabs, pageSize, studyTypes, type CenterTab } from './study-center.store.ts';
import { StudyRowSkeleton, StudyRowView } from './study-row.view.tsx';
import { TodayView } from './today/today.view.tsx';

/** A picture of a study center: what is next, the days, and one of four tabs with what is in it. */
export function StudyCenterView() {
  const { state, strings, actions, props, rootRef } = useStudyCenter();
  const { place, announcement } = state;
  const list = place.tab === 'history' ? state.history : state.list;
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
      <TodayView />
      <LightTabs value={place.tab} onChange={actions.chooseTab}>
        <LightTabList label={strings.tabs}>
          {centerTabs.map((tab) => (
            <LightTab key={tab} id={tab}>
              {strings.tabNames[tab]}
            </LightTab>
          ))}
        </LightTabList>
        {centerTabs.map((tab) => (
          <LightTabPanel key={tab} id={tab}>
            {tab === 'history' ? (
              <HistoryView />
            ) : (
              <>
                <Types />
                <Rows />
              </>
            )}
          </LightTabPanel>
        ))}
      </LightTabs>
      <LessonsView />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** All types or one, where there is more than one to choose from. */
function Types() {
  const { state, strings, actions } = useStudyCenter();
  const { place, counts } = state;
  const offered = studyTypes.filter((type) => type === place.type || (counts[type] ?? 0) > 0);
  if (offered.length < 2 && place.type === undefined) return null;
  const all = offered.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return (
    <div data-part="types" className={styles.types}>
      <NativeSelect
        label={strings.type}
        isLabelHidden
        size="small"
        value={place.type ?? 'all'}
        options={[
          { value: 'all', label: strings.allTypes(all) },
          ...offered.map((type) => ({
            value: type,
            label: strings.ofType(strings.types[type].name, counts[type] ?? 0),
          })),
        ]}
        onChange={(type) => actions.chooseType(type === 'all' ? undefined : type)}
      />
    </div>
  );
}

/** What stands in the chosen tab. */
function Rows() {
  const { state, strings, actions, locale } = useStudyCenter();
  return (
    <PagedListView
      list={state.list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ resource }) => keyOf(resource)}
      skeleton={{ label: strings.loading, count: 5, row: <StudyRowSkeleton /> }}
      nothing={<Nothing />}
    >
      {(row, index, at) => <StudyRowView row={row} at={at} isPriority={index < 4} />}
    </PagedListView>
  );
}

const pictures: Record<CenterTab, ReactNode> = {
  learning: <BookIcon size="large" />,
  subscribed: <OrderIcon size="large" />,
  collected: <MarkIcon size="large" />,
  history: <HistoryIcon size="large" />,
};

function Nothing() {
  const { state, strings, props } = useStudyCenter();
  const { tab, type } = state.place;
  const { title, hint } = type ? { title: strings.noneOf[type], hint: undefined } : strings.empty[tab];
  return (
    <EmptyState
      icon={pictures[tab]}
      title={title}
      {...(hint !== undefined && { description: hint })}
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
