import { createExamsApi, isApiError } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { PaperView } from './paper.view.tsx';
import { paperStrings } from './paper.strings.ts';

/** One paper: what it asks for, whether somebody may take it, and what they have done of it. */
export default function PaperPage() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Paper key={id} id={id} />;
}

function Paper({ id }: { id: number }) {
  const { client, host, navigate } = useSite();
  const strings = useStrings(paperStrings);
  const [isStarting, setIsStarting] = useState(false);
  const sessionNumber = useSession((state) => state.sessionNumber);
  const paper = useResource(`paper ${id} ${sessionNumber}`, async (signal) => {
    const answer = await createExamsApi(client.http).detail(id, { signal });
    await prepareRichText(answer.paper.render_description);
    return answer;
  });
  const isMissing = paper.status === 'failed' && paper.error.code === 404;
  usePageReady({
    isReady: paper.status !== 'loading' && !isMissing,
    title: paper.status === 'ready' ? paper.data.paper.title : undefined,
  });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;

  async function start() {
    setIsStarting(true);
    try {
      const { record_id: attempt } = await createExamsApi(client.http).start(id);
      navigate(paths.playPaper(id, attempt));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setIsStarting(false);
      if (error.kind !== 'unauthorized')
        host.notify('critical', error.kind === 'business' ? error.message : strings.notStarted);
    }
  }

  return <PaperView paper={paper} isStarting={isStarting} onStart={() => void start()} />;
}
