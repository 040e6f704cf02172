import { createDoubtsApi } from '@shuyuan/api-client/community';
import { Stack } from '@shuyuan/ui/layout';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DoubtListPlace } from '../../../paths/community-paths.ts';
import { listSizes, sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemSkeleton } from '../../problems/problem-item.tsx';
import * as styles from '../../problems/problem.css.ts';
import { DoubtItem } from '../doubt-item.tsx';
import { Asking } from './asking.tsx';
import { doubtPlaceOf, doubtScenes } from './doubt-place.ts';
import { listStrings } from './list.strings.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

/** What was asked about lessons; of one lesson or one question, where the address names it, with the way to ask more. */
export default function DoubtListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const doubts = useMemo(() => createDoubtsApi(client.http), [client]);
  const [search] = useSearchParams();
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const page = pageOf(search);
  const size = sizeOf(search, usualSize);
  const sizePart = (of: number) => ({ size: of === usualSize ? undefined : of });
  const place = doubtPlaceOf(search);
  const { scene, video, course, question } = place;
  const addressOf = (to: DoubtListPlace) =>
    paths.doubts({
      ...sizePart(size),
      video,
      course,
      question,
      scene: scene === 'default' ? undefined : scene,
      ...to,
    });
  return (
    <ListPage
      words={words}
      question={`doubts ${page} ${size} ${scene} ${video ?? ''} ${video === undefined ? (course ?? '') : ''} ${question ?? ''} ${question === undefined ? '' : session}`}
      load={(signal) =>
        doubts.list(
          {
            page,
            size,
            scene,
            ...(question !== undefined && { question_id: question }),
            // Of a lesson what was asked in any course.
            ...(video !== undefined ? { video_id: video } : course !== undefined && { course_id: course }),
          },
          { signal },
        )
      }
      rowsOf={(list) => list}
      place={{ page, size }}
      addressOf={(to) => addressOf({ page: to.page === 1 ? undefined : to.page, ...sizePart(to.size) })}
      sizes={listSizes}
      renderFilters={() => (
        <Stack gap={12}>
          <Asking doubts={doubts} place={place} addressOf={addressOf} />
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
