import type { ListedResource, ResourceType, StudiedResource } from '@shuyuan/api-client';
import { ArticleIcon, BookIcon, FileIcon, LessonIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { keyOf } from './resource-key.ts';
import { useStudyCenter } from './study-center.context.ts';
import { readingOf, type Reading } from './study-center.store.ts';
import { Facts } from './study-facts.view.tsx';
import * as styles from './study-row.css.ts';

interface RowProps {
  row: StudiedResource;
}

interface StudyRowViewProps extends RowProps {
  /** When the rows came, epoch milliseconds. */
  at: number;
  /** In the first view. */
  isPriority: boolean;
}

const pictures: Record<ResourceType, ReactNode> = {
  article: <ArticleIcon size="large" />,
  course: <LessonIcon size="large" />,
  anthology: <BookIcon size="large" />,
  video: <LessonIcon size="large" />,
  combo: <BookIcon size="large" />,
  paper: <FileIcon size="large" />,
};

/** One thing: what it is, how far it was studied, and the way into it. A press anywhere on it is a press on that way. */
export function StudyRowView({ row, at, isPriority }: StudyRowViewProps) {
  const { state, strings, props } = useStudyCenter();
  const { type, title, thumb, state: standing } = row.resource;
  const isPutBack = state.putBack.includes(keyOf(row.resource));
  const isGone = standing === 'gone';
  const Heading = props.level === 1 ? 'h2' : 'h3';
  return (
    <article
      data-part="row"
      data-type={type}
      data-gone={isGone || undefined}
      data-put-back={isPutBack || undefined}
      className={styles.article}
    >
      <div className={styles.cover}>
        <Image
          src={thumb}
          alt=""
          corners="card"
          // The covers of anthologies are upright.
          fit={type === 'anthology' ? 'contain' : 'cover'}
          isPriority={isPriority}
          fallback={pictures[type]}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>{isGone ? strings.gone : title}</Heading>
        <Facts row={row} at={at} />
        {!isGone && <Progress row={row} />}
      </div>
      <div className={styles.ways}>
        {!isGone && <Way resource={row.resource} reading={readingOf(row)} />}
        {!isGone && type === 'course' && props.learning && <LessonsWay row={row} />}
        {state.place.tab === 'collected' && <PutBack row={row} />}
      </div>
    </article>
  );
}

function PutBack({ row: { resource } }: RowProps) {
  const { state, strings, actions } = useStudyCenter();
  const isPutBack = state.putBack.includes(keyOf(resource));
  const title = resource.state === 'gone' ? strings.gone : resource.title;
  return (
    <div className={styles.putBack}>
      {isPutBack && <span className={styles.putBackWords}>{strings.isPutBack}</span>}
      <NativeButton
        isQuiet
        size="small"
        aria-label={isPutBack ? strings.undoOf(title) : strings.putBackOf(title)}
        onPress={() => actions.togglePutBack(resource)}
      >
        {isPutBack ? strings.undo : strings.putBack}
      </NativeButton>
    </div>
  );
}

function Progress({ row }: RowProps) {
  const { strings } = useStudyCenter();
  const reading = readingOf(row);
  const { notBegun, progress, finished } = strings.types[row.resource.type];
  const words = { new: notBegun, begun: progress(row.progress), done: finished }[reading];
  return (
    <div data-part="progress" className={styles.progress}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${row.progress}%` }} />
      </span>
      <span className={styles.progressWords}>{words}</span>
    </div>
  );
}

/** How far each lesson of a course was studied, in a dialog. */
function LessonsWay({ row: { resource } }: RowProps) {
  const { strings, actions } = useStudyCenter();
  return (
    <div className={styles.putBack}>
      <NativeButton
        isQuiet
        size="small"
        aria-label={strings.progressOfCourse(resource.title)}
        onPress={() => actions.openLessons(resource.id, resource.title)}
      >
        {strings.progressOf}
      </NativeButton>
    </div>
  );
}

interface WayProps {
  resource: ListedResource;
  /** How far somebody has come with it. */
  reading: Reading;
}

/** The way into it, which the whole row stands for. */
export function Way({ resource, reading }: WayProps) {
  const { strings, actions, props } = useStudyCenter();
  const { type, id, title } = resource;
  const words = strings.types[type].actions[reading];
  const href = props.getHref?.({ type, id });
  // The host has no place for papers.
  if (href === null || (href === undefined && type === 'paper')) return null;
  return (
    <div className={styles.way}>
      {href === undefined ? (
        <NativeButton aria-label={`${words} ${title}`} onPress={() => actions.open(resource)}>
          {words}
        </NativeButton>
      ) : (
        <LinkButton href={href}>
          {words} <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
}

/** The place of a row to come. */
export function StudyRowSkeleton() {
  return (
    <div className={styles.article}>
      <div className={styles.cover}>
        <SkeletonBlock ratio="16:9" />
      </div>
      <div className={styles.text}>
        <div className={styles.title}>
          <SkeletonText size="lead" width="most" />
        </div>
        <div className={styles.facts}>
          <span className={styles.factsBone}>
            <SkeletonText size="small" />
          </span>
        </div>
        <div className={styles.progress}>
          <span className={styles.progressBone}>
            <SkeletonText size="small" />
          </span>
        </div>
      </div>
      <div className={styles.ways}>
        <div className={styles.wayBone}>
          <SkeletonBlock height={36} />
        </div>
      </div>
    </div>
  );
}
