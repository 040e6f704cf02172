import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One anthology: what it is, what is in it, and where the reader goes on. */
export default function AnthologyPage() {
  const { client } = useSite();
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question="anthology"
      load={async (id, signal) => {
        const answer = await client.anthologies.detail(id, { signal });
        await prepareRichText(answer.anthology.render_description);
        return answer;
      }}
      titleOf={({ anthology }) => anthology.title}
    >
      {(anthology) => <DetailView anthology={anthology} />}
    </DetailPage>
  );
}
