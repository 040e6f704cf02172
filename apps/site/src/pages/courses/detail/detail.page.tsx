import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { DetailView } from './detail.view.tsx';

/** One course: what it is, who teaches it, what is in it and what it costs. */
export default function CoursePage() {
  const id = idOf(useParams()['id'] ?? null);
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Course key={id} id={id} />;
}

function Course({ id }: { id: number }) {
  const { client } = useSite();
  // Who signs in is answered with what is open to them.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const course = useResource(`course ${id} ${sessionNumber}`, async (signal) => {
    const answer = await client.courses.detail(id, { signal });
    await prepareRichText(answer.course.render_description);
    return answer;
  });
  const isMissing = course.status === 'failed' && course.error.code === 404;
  usePageReady({
    isReady: course.status !== 'loading' && !isMissing,
    title: course.status === 'ready' ? course.data.course.title : undefined,
  });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;
  return <DetailView course={course} />;
}
