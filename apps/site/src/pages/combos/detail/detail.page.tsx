import { createCombosApi } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One column: what it is, what stands in it and what it costs. */
export default function ComboPage() {
  const { client } = useSite();
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="combo"
      load={async (id, signal) => {
        const answer = await createCombosApi(client.http).detail(id, { signal });
        await prepareRichText(answer.combo.render_description);
        return answer;
      }}
      titleOf={({ combo }) => combo.title}
    >
      {(combo) => <DetailView combo={combo} />}
    </DetailPage>
  );
}
