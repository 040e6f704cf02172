import { createIssuesApi } from '@shuyuan/api-client/community';
import { Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSizes, sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemSkeleton } from '../../problems/problem-item.tsx';
import * as styles from '../../problems/problem.css.ts';
import { IssueItem } from '../issue-item.tsx';
import { listStrings } from './list.strings.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

/** Topics, those that are pinned first. */
export default function IssueListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const issues = useMemo(() => createIssuesApi(client.http), [client]);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const size = sizeOf(search, usualSize);
  const scene = search.get('scene') === 'digest' ? 'digest' : 'default';
  const addressOf = (place: { page: number; size?: number }, to: typeof scene = scene) =>
    paths.issues({
      page: place.page === 1 ? undefined : place.page,
      size: (place.size ?? size) === usualSize ? undefined : (place.size ?? size),
      scene: to === 'digest' ? to : undefined,
    });
  return (
    <ListPage
      words={words}
      question={`issues ${page} ${size} ${scene}`}
      load={(signal) => issues.list({ page, size, scene }, { signal })}
      rowsOf={(list) => list}
      place={{ page, size }}
      addressOf={(to) => addressOf(to)}
      sizes={listSizes}
      renderFilters={() => (
        <Stack gap={12}>
          <div className={styles.ways}>
            <LinkButton href={paths.editIssue()} tone="action">
              {words.begin}
            </LinkButton>
          </div>
          <Choices
            label={words.scene}
            choices={(['default', 'digest'] as const).map((each) => ({
              name: words.scenes[each],
              href: addressOf({ page: 1 }, each),
              isCurrent: each === scene,
            }))}
          />
        </Stack>
      )}
      wholeAddress={scene === 'default' ? null : paths.issues()}
      wayOn={{ href: paths.editIssue(), label: words.begin }}
      className={styles.rows}
      skeleton={{ count: 6, row: <ProblemSkeleton /> }}
    >
      {(issue) => <IssueItem key={issue.id} issue={issue} />}
    </ListPage>
  );
}
