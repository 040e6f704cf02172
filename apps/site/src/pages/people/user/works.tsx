import { busyFor } from '@shuyuan/api-client';
import { createFollowsApi, type Work } from '@shuyuan/api-client/community';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Stack, Text } from '@shuyuan/ui/layout';
import { useUi } from '@shuyuan/ui/provider';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { readTabPlace } from '../../../paths/tab-place.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useReachable, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import * as styles from '../people.css.ts';
import { worksStrings } from './works.strings.ts';

const tabs = ['article', 'course', 'problem', 'solution', 'note'] as const;
const size = 10;

const addresses: Record<Work['type'], (id: number) => string> = {
  article: (id) => paths.article(id),
  course: (id) => paths.course(id),
  problem: paths.problem,
  solution: paths.solution,
  note: paths.note,
};

/** What a person has published, kind by kind; sections that are closed are left out. */
export function Works({ userId }: { userId: number }) {
  const { client, navigate } = useSite();
  const words = useStrings(worksStrings);
  const { locale } = useUi();
  const isReachable = useReachable();
  const [search] = useSearchParams();
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const { tab, page } = readTabPlace(search, tabs);
  const list = useResource(`works ${userId} ${tab} ${page} ${session}`, (signal) =>
    createFollowsApi(client.http).works(userId, { type: tab, page, size }, { signal }),
  );
  const shown = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  const addressOf = (kind: Work['type'], to = 1) =>
    paths.userWorks(userId, {
      tab: kind === tabs[0] ? undefined : kind,
      page: to === 1 ? undefined : to,
    });
  return (
    <Stack as="section" gap={16} label={words.tabs}>
      <Choices
        label={words.tabs}
        choices={tabs
          .filter((kind) => isReachable(addresses[kind](1)))
          .map((kind) => ({
            name: words.kinds[kind],
            href: addressOf(kind),
            isCurrent: kind === tab,
          }))}
      />
      {list.status === 'failed' && (
        <ErrorState
          title={words.failed}
          description={words.failedHint}
          retryAfter={busyFor(list.error)}
          onRetry={list.retry}
        />
      )}
      {list.status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText lines={4} />
        </Skeleton>
      )}
      {shown && shown.data.length === 0 && <EmptyState title={words.empty(words.kinds[tab])} />}
      {shown && shown.data.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
        <ol role="list" className={styles.rows} aria-busy={list.status === 'loading'}>
          {shown.data.map((work) => (
            <WorkRow key={`${work.type} ${work.id}`} work={work} />
          ))}
        </ol>
      )}
      {shown && shown.total > size && (
        <Pager
          label={words.pager}
          locale={locale}
          total={shown.total}
          page={page}
          size={size}
          sizes={[size]}
          getHref={(to) => addressOf(tab, to)}
          onChange={(change) => navigate(addressOf(tab, change.page))}
        />
      )}
    </Stack>
  );
}

function WorkRow({ work: { type, id, title, excerpt, created_at: at } }: { work: Work }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={addresses[type](id)} className={styles.link}>
          {title || excerpt}
        </Link>
        {title !== '' && excerpt !== '' && <Text tone="muted">{excerpt}</Text>}
        <div className={styles.facts}>
          <time dateTime={at}>{formatDate(Date.parse(at))}</time>
        </div>
      </div>
    </li>
  );
}
