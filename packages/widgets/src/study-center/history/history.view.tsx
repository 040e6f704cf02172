import type { HistoryRow } from '@shuyuan/api-client';
import { ArticleIcon, HistoryIcon, LessonIcon } from '@shuyuan/ui/icons';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Image } from '@shuyuan/ui/image';
import { NativeButton } from '@shuyuan/ui/native-button';
import { PagedListView } from '../../async/paged-list.view.tsx';
import type { Locale } from '../../host/widget-host.ts';
import { momentText } from '../../widget/moment-text.ts';
import { keyOf } from '../resource-key.ts';
import { useStudyCenter } from '../study-center.context.ts';
import * as rowStyles from '../study-row.css.ts';
import { StudyRowSkeleton, Way } from '../study-row.view.tsx';
import { historySize } from './history.ts';
import * as styles from './history.css.ts';

/** What was watched and read, day by day. */
export function HistoryView() {
  const { state, strings, actions, locale, props } = useStudyCenter();
  const { history } = state;
  return (
    <PagedListView
      list={history}
      pageSize={historySize}
      strings={{ ...strings, pager: strings.historyPager }}
      locale={locale}
      actions={actions}
      keyOf={({ resource }) => keyOf(resource)}
      skeleton={{ label: strings.loading, count: 5, row: <StudyRowSkeleton /> }}
      nothing={
        <EmptyState
          icon={<HistoryIcon size="large" />}
          title={strings.empty.history.title}
          description={strings.empty.history.hint}
          action={
            props.onBrowse && (
              <NativeButton tone="action" onPress={props.onBrowse}>
                {strings.browse}
              </NativeButton>
            )
          }
        />
      }
    >
      {(row, index) => {
        const before = history.status === 'ready' ? history.rows[index - 1] : undefined;
        return (
          <>
            {row.day !== before?.day && <Day day={row.day} />}
            <Row row={row} isPriority={index < 4} />
          </>
        );
      }}
    </PagedListView>
  );
}

/** The days are the school's, and so is the hour. */
const schoolTimeZone = 'Asia/Shanghai';

const hourText = (instant: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: schoolTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

const dayText = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function Day({ day }: { day: string }) {
  const { state, strings, props, locale } = useStudyCenter();
  const Heading = props.level === 1 ? 'h2' : 'h3';
  const today = state.today.status === 'ready' ? state.today.days.today : null;
  const yesterday =
    today === null ? null : new Date(Date.parse(today) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const name =
    day === today
      ? strings.historyDay.today
      : day === yesterday
        ? strings.historyDay.yesterday
        : dayText(day, locale);
  return <Heading className={styles.day}>{name}</Heading>;
}

function Row({ row, isPriority }: { row: HistoryRow; isPriority: boolean }) {
  const { strings, actions, props, locale } = useStudyCenter();
  const { resource, progress, position } = row;
  const isGone = resource.state === 'gone';
  const title = isGone ? strings.gone : resource.title;
  const { type, id } = resource;
  const isVideo = type === 'video';
  const Heading = props.level === 1 ? 'h3' : 'h4';
  // Nothing else stands in the history.
  const forget = type === 'video' || type === 'article' ? () => actions.forget({ type, id }, title) : null;
  return (
    <article
      data-part="row"
      data-type={resource.type}
      data-gone={isGone || undefined}
      className={rowStyles.article}
    >
      <div className={rowStyles.cover}>
        <Image
          src={resource.thumb}
          alt=""
          corners="card"
          isPriority={isPriority}
          fallback={isVideo ? <LessonIcon size="large" /> : <ArticleIcon size="large" />}
        />
      </div>
      <div className={rowStyles.text}>
        <Heading className={rowStyles.title}>{title}</Heading>
        <div className={rowStyles.facts}>
          <span>{strings.types[resource.type].name}</span>{' '}
          <time dateTime={row.studied_at}>{strings.at(hourText(row.studied_at, locale))}</time>{' '}
          {position !== null && progress < 100 && <span>{strings.stoppedAt(momentText(position))}</span>}{' '}
          <span>
            {progress === 100
              ? strings.types[resource.type].finished
              : strings.types[resource.type].progress(progress)}
          </span>
        </div>
      </div>
      <div className={rowStyles.ways}>
        {!isGone && <Way resource={resource} reading={progress === 100 ? 'done' : 'begun'} />}
        {forget && (
          <div className={rowStyles.putBack}>
            <NativeButton isQuiet size="small" aria-label={strings.forgetOf(title)} onPress={forget}>
              {strings.forget}
            </NativeButton>
          </div>
        )}
      </div>
    </article>
  );
}
