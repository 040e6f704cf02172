import { createCombosApi } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { SceneListPage } from '../../archetypes/scene-list-page.tsx';
import { ComboItem } from '../combo-item.tsx';
import { listStrings } from './list.strings.ts';

/** Columns by category and scene. */
export default function ComboListPage() {
  const { client } = useSite();
  return (
    <SceneListPage
      words={useStrings(listStrings)}
      question="combos"
      load={(query, options) => createCombosApi(client.http).list(query, options)}
      addressOf={paths.combos}
      ratio="4:3"
    >
      {(combo, isPriority) => <ComboItem key={combo.id} combo={combo} isPriority={isPriority} />}
    </SceneListPage>
  );
}
