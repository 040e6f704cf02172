import { createExamsApi, isApiError, type PaperDetail } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { PaperView } from './paper.view.tsx';
import { paperStrings } from './paper.strings.ts';

/** One paper: what it asks for, whether somebody may take it, and what they have done of it. */
export default function PaperPage() {
  const { client } = useSite();
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="paper"
      load={async (id, signal) => {
        const answer = await createExamsApi(client.http).detail(id, { signal });
        await prepareRichText(answer.paper.render_description);
        return answer;
      }}
      titleOf={({ paper }) => paper.title}
    >
      {(paper, id) => <Paper paper={paper} id={id} lesson={idOf(search.get('lesson'))} />}
    </DetailPage>
  );
}

interface PaperProps {
  paper: Resource<PaperDetail>;
  id: number;
  /** The lesson that the paper is taken in. */
  lesson: number | null;
}

function Paper({ paper, id, lesson }: PaperProps) {
  const { client, host, navigate } = useSite();
  const strings = useStrings(paperStrings);
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    setIsStarting(true);
    try {
      const { record_id: attempt } = await createExamsApi(client.http).start(id);
      navigate(paths.playPaper(id, attempt, lesson ?? undefined));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setIsStarting(false);
      if (error.kind !== 'unauthorized')
        host.notify('critical', error.kind === 'business' ? error.message : strings.notStarted);
    }
  }

  return <PaperView paper={paper} lesson={lesson} isStarting={isStarting} onStart={() => void start()} />;
}
