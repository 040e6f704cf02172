import { isApiError } from '@shuyuan/api-client';
import { createMockApi, type MockPaperDetail } from '@shuyuan/api-client/exam-area';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { mockPaperStrings } from './mock-paper.strings.ts';
import { MockPaperView } from './mock-paper.view.tsx';

/** One mock paper: what it draws, whether somebody may take it, and what they have done of it. */
export default function MockPaperPage() {
  const { client } = useSite();
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="mock paper"
      load={async (id, signal) => {
        const answer = await createMockApi(client.http).detail(id, { signal });
        await prepareRichText(answer.paper.render_description);
        return answer;
      }}
      titleOf={({ paper }) => paper.title}
    >
      {(paper, id) => <MockPaper paper={paper} id={id} />}
    </DetailPage>
  );
}

function MockPaper({ paper, id }: { paper: Resource<MockPaperDetail>; id: number }) {
  const { client, host, navigate } = useSite();
  const strings = useStrings(mockPaperStrings);
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    setIsStarting(true);
    try {
      const { recordId } = await createMockApi(client.http).start(id);
      navigate(paths.playMockPaper(id, recordId));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setIsStarting(false);
      if (error.kind !== 'unauthorized')
        host.notify('critical', error.kind === 'business' ? error.message : strings.notStarted);
    }
  }

  return <MockPaperView paper={paper} isStarting={isStarting} onStart={() => void start()} />;
}
