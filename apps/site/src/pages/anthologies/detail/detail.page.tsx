import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { DetailView } from './detail.view.tsx';

/** One anthology: what it is, what is in it, and where the reader goes on. */
export default function AnthologyPage() {
  const id = idOf(useParams()['id'] ?? null);
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Anthology key={id} id={id} />;
}

function Anthology({ id }: { id: number }) {
  const { client } = useSite();
  // Who signs in is answered with what they may read, and with how far they have come.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const anthology = useResource(`anthology ${id} ${sessionNumber}`, async (signal) => {
    const answer = await client.anthologies.detail(id, { signal });
    await prepareRichText(answer.anthology.render_description);
    return answer;
  });
  const isMissing = anthology.status === 'failed' && anthology.error.code === 404;
  usePageReady({
    isReady: anthology.status !== 'loading' && !isMissing,
    title: anthology.status === 'ready' ? anthology.data.anthology.title : undefined,
  });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;
  return <DetailView anthology={anthology} />;
}
