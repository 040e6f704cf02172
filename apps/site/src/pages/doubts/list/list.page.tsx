import { createDoubtsApi } from '@shuyuan/api-client/community';
import { Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DoubtListPlace } from '../../../paths/community-paths.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemSkeleton } from '../../problems/problem-item.tsx';
import * as styles from '../../problems/problem.css.ts';
import { DoubtItem } from '../doubt-item.tsx';
import { AskDoubt } from './ask-doubt.tsx';
import { doubtPlaceOf, doubtScenes } from './doubt-place.ts';
import { listStrings } from './list.strings.ts';

const size = 16;

/** What was asked about lessons; of one lesson, where the address names it, with the way to ask more. */
export default function DoubtListPage() {
  const { client, navigate } = useSite();
  const words = useStrings(listStrings);
  const doubts = useMemo(() => createDoubtsApi(client.http), [client]);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { scene, video, course, second, isAsking } = doubtPlaceOf(search);
  const addressOf = (place: DoubtListPlace) =>
    paths.doubts({ video, course, scene: scene === 'default' ? undefined : scene, ...place });
  return (
    <ListPage
      words={words}
      question={`doubts ${page} ${scene} ${video ?? ''} ${video === undefined ? (course ?? '') : ''}`}
      load={(signal) =>
        doubts.list(
          {
            page,
            size,
            scene,
            // Of a lesson what was asked in any course.
            ...(video !== undefined ? { video_id: video } : course !== undefined && { course_id: course }),
          },
          { signal },
        )
      }
      rowsOf={(list) => list}
      place={{ page, size }}
      addressOf={(to) => addressOf({ page: to.page === 1 ? undefined : to.page })}
      renderFilters={() => (
        <Stack gap={12}>
          {video !== undefined && isAsking && (
            <AskDoubt
              doubts={doubts}
              video={video}
              course={course}
              second={second}
              onCancel={() => navigate(addressOf({}))}
            />
          )}
          <div className={styles.ways}>
            {video !== undefined && !isAsking && (
              <LinkButton href={addressOf({ ask: 1 })} tone="action">
                {words.ask}
              </LinkButton>
            )}
            {video !== undefined && (
              <LinkButton href={paths.video(video, second)}>{words.toLesson}</LinkButton>
            )}
            <LinkButton href={paths.myDoubts()}>{words.mine}</LinkButton>
          </div>
          <Choices
            label={words.scene}
            choices={doubtScenes.map((each) => ({
              name: words.scenes[each],
              href: addressOf({ scene: each === 'default' ? undefined : each }),
              isCurrent: each === scene,
            }))}
          />
        </Stack>
      )}
      wholeAddress={scene === 'default' ? null : addressOf({ scene: undefined })}
      wayOn={{ href: paths.courses(), label: words.toCourses }}
      className={styles.rows}
      skeleton={{ count: 6, row: <ProblemSkeleton /> }}
    >
      {(doubt) => <DoubtItem key={doubt.id} doubt={doubt} />}
    </ListPage>
  );
}
