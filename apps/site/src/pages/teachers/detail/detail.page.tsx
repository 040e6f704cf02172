import { createTeachersApi } from '@shuyuan/api-client';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { DetailView } from './detail.view.tsx';

/** One teacher: who they are, and what they teach and write. */
export default function TeacherPage() {
  const id = idOf(useParams()['id'] ?? null);
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Teacher key={id} id={id} />;
}

function Teacher({ id }: { id: number }) {
  const { client } = useSite();
  const teacher = useResource(`teacher ${id}`, (signal) =>
    createTeachersApi(client.http).detail(id, { signal }),
  );
  const isMissing = teacher.status === 'failed' && teacher.error.code === 404;
  usePageReady({
    isReady: teacher.status !== 'loading' && !isMissing,
    title: teacher.status === 'ready' ? teacher.data.teacher.name : undefined,
  });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;
  return <DetailView teacher={teacher} />;
}
