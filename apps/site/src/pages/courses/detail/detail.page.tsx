import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One course: what it is, who teaches it, what is in it and what it costs. */
export default function CoursePage() {
  const { client } = useSite();
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question="course"
      load={async (id, signal) => {
        const answer = await client.courses.detail(id, { signal });
        await prepareRichText(answer.course.render_description);
        return answer;
      }}
      titleOf={({ course }) => course.title}
    >
      {(course) => <DetailView course={course} />}
    </DetailPage>
  );
}
