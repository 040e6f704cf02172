import { Page } from '@shuyuan/ui/layout';
import { QuestionPractice } from '@shuyuan/widgets/question-practice';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { filtersOf } from './filters-of.ts';
import { questionTypeOf } from './question-type-of.ts';
import { questionSetsStrings } from './question-sets.strings.ts';
import { usePractising } from './use-practising.ts';

/** What was collected: all of it, or a type. */
export default function PlayCollectionPage() {
  const { navigate } = useSite();
  const { collection: words, types } = useStrings(questionSetsStrings);
  const [search] = useSearchParams();
  const { practice, area, collection, onReady, doubtHref } = usePractising();
  const type = questionTypeOf(search);
  const cid1 = idOf(search.get('cid1'));
  return (
    <Page>
      <QuestionPractice
        from={{ kind: 'collection' }}
        subject={`collection ${type ?? ''} ${cid1 ?? ''}`}
        load={async (options) => {
          const query = { ...(type !== undefined && { type }), ...(cid1 !== null && { cid1 }) };
          const [set, stats] = await Promise.all([
            collection.questions(query, options),
            collection.stats(type, options),
          ]);
          return {
            ...set,
            title: type === undefined ? words.title : (types[type] ?? words.title),
            filters: filtersOf(stats, cid1),
          };
        }}
        practice={practice}
        area={area}
        collection={collection}
        doubtHref={doubtHref}
        level={1}
        onReady={onReady}
        onFilter={(id) => navigate(paths.playQuestionCollection({ type, cid1: id ?? undefined }))}
        onLeave={() => navigate(paths.questionCollection())}
      />
    </Page>
  );
}
