import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { PracticeView } from './practice.view.tsx';

/** One practice: its chapters, and how far somebody is in each. */
export default function PracticePage() {
  const { client } = useSite();
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="practice"
      load={async (id, signal) => {
        const answer = await createPracticeApi(client.http).detail(id, { signal });
        await prepareRichText(answer.practice.render_description);
        return answer;
      }}
      titleOf={({ practice }) => practice.name}
    >
      {(practice) => <PracticeView practice={practice} />}
    </DetailPage>
  );
}
