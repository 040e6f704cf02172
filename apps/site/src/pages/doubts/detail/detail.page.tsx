import { createDoubtsApi, createPostsApi } from '@shuyuan/api-client/community';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { detailStrings } from './detail.strings.ts';
import { DoubtView } from './doubt.view.tsx';

/** One doubt, its answers and what is said below it. */
export default function DoubtPage() {
  const { client } = useSite();
  const strings = useStrings(detailStrings);
  const doubts = useMemo(() => createDoubtsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const [version, setVersion] = useState(0);
  return (
    <DetailPage
      id={idOf(useSearchParams()[0].get('id'))}
      question="doubt"
      version={version}
      load={async (id, signal) => {
        const doubt = await doubts.detail(id, { signal });
        await Promise.all(
          [doubt, ...doubt.answers, { content: doubt.stem ?? '' }].map(({ content }) =>
            prepareRichText(content),
          ),
        );
        return doubt;
      }}
      titleOf={({ title }) => title}
    >
      {(resource) => (
        <DetailFrame resource={resource} words={strings} skeleton={<SkeletonText size="reading" lines={8} />}>
          {(doubt) => (
            <DoubtView
              doubt={doubt}
              doubts={doubts}
              posts={posts}
              study={client.study}
              comments={client.comments}
              onChanged={() => setVersion(version + 1)}
            />
          )}
        </DetailFrame>
      )}
    </DetailPage>
  );
}
