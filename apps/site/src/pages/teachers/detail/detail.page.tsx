import { createTeachersApi } from '@shuyuan/api-client';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One teacher: who they are, and what they teach and write. */
export default function TeacherPage() {
  const { client } = useSite();
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question="teacher"
      load={(id, signal) => createTeachersApi(client.http).detail(id, { signal })}
      titleOf={({ teacher }) => teacher.name}
      isPersonal={false}
    >
      {(teacher) => <DetailView teacher={teacher} />}
    </DetailPage>
  );
}
