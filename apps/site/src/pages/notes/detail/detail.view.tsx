import { busyFor, type Note, type StudyApi } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { ThumbsUpButton } from '@shuyuan/widgets/reading';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { clockText } from '../../../shell/clock-text.ts';
import { noteHref } from '../note-href.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

export interface DetailViewProps {
  note: Resource<Note>;
  study: Pick<StudyApi, 'thumbsUp'>;
}

/** A picture of a note's page. */
export function DetailView({ note, study }: DetailViewProps) {
  const strings = useStrings(detailStrings);
  return (
    <div className={columns.form}>
      {note.status === 'loading' && (
        <Skeleton>
          <Stack gap={24}>
            <SkeletonText size="base" width="half" />
            <SkeletonText size="reading" lines={6} />
          </Stack>
        </Skeleton>
      )}
      {note.status === 'failed' && (
        <ErrorState
          title={strings.failed}
          description={strings.failedHint}
          retryAfter={busyFor(note.error)}
          onRetry={note.retry}
        />
      )}
      {note.status === 'ready' && <Shown note={note.data} study={study} />}
    </div>
  );
}

function Shown({ note, study }: { note: Note; study: DetailViewProps['study'] }) {
  const strings = useStrings(detailStrings);
  const { id, title, content, user, is_own: isOwn, is_public: isPublic } = note;
  const first = isOwn
    ? { label: strings.mine, href: paths.myNotes() }
    : { label: strings.home, href: paths.home() };
  return (
    <article>
      <Stack gap={24}>
        <Breadcrumbs items={[first, { label: strings.note }]} />
        <Stack gap={12}>
          <Heading level={1} font="reading" size="display">
            {title || strings.note}
          </Heading>
          <div className={styles.facts}>
            <Avatar name={user.nick_name} src={user.avatar} size="small" />
            <Text size="small">{user.nick_name}</Text>
            <Dates note={note} />
            {isOwn && <Badge>{isPublic ? strings.isPublic : strings.onlyYou}</Badge>}
          </div>
          <About note={note} />
        </Stack>
        <RichText html={content} pictures="own" />
        <div className={styles.ways}>
          {isPublic && (
            <ThumbsUpButton
              study={study}
              thing={{ type: 'note', id }}
              isOn={note.is_thumbs_up}
              count={note.thumbs_up_count}
            />
          )}
          {isOwn && (
            <LinkButton href={paths.editNote(id)} size="small">
              {strings.edit}
            </LinkButton>
          )}
        </div>
      </Stack>
    </article>
  );
}

function Dates({ note: { created_at, updated_at } }: { note: Note }) {
  const strings = useStrings(detailStrings);
  const edited = formatDate(Date.parse(updated_at));
  return (
    <Text size="small" tone="muted">
      <time dateTime={created_at}>{formatDate(Date.parse(created_at))}</time>
      {updated_at !== created_at && ` · ${strings.edited(edited)}`}
    </Text>
  );
}

/** The way to what it is about, at its moment. */
function About({ note }: { note: Note }) {
  const strings = useStrings(detailStrings);
  const isReachable = useReachable();
  const { resource, second, paragraph } = note;
  if (!resource?.title) return null;
  const place =
    second !== null ? clockText(second) : paragraph !== null ? strings.paragraph(paragraph + 1) : '';
  const text = strings.about(resource.title, place);
  const href = noteHref(note, isReachable);
  if (href === null)
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  return (
    <div>
      <LinkButton href={href} size="small">
        {text}
      </LinkButton>
    </div>
  );
}
