import { Page } from '@shuyuan/ui/layout';
import { QuestionPractice } from '@shuyuan/widgets/question-practice';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { filtersOf } from './filters-of.ts';
import { questionTypeOf } from './question-type-of.ts';
import { questionSetsStrings } from './question-sets.strings.ts';
import { usePractising } from './use-practising.ts';

/** What was answered wrong: all of it, a type, what is due, or whichever. */
export default function PlayWrongBookPage() {
  const { navigate } = useSite();
  const { wrongBook: words, types } = useStrings(questionSetsStrings);
  const [search] = useSearchParams();
  const { practice, area, collection, wrongBook, onReady, doubtHref } = usePractising();
  const type = questionTypeOf(search);
  const cid1 = idOf(search.get('cid1'));
  const mode = search.get('mode');
  return (
    <Page>
      <QuestionPractice
        from={{ kind: 'wrongbook' }}
        subject={`wrong book ${type ?? ''} ${cid1 ?? ''} ${mode ?? ''}`}
        load={async (options) => {
          if (mode === 'random') return { ...(await wrongBook.random(options)), title: words.random };
          const query = {
            ...(type !== undefined && { type }),
            ...(cid1 !== null && { cid1 }),
            ...(mode === 'due' && { due: '1' as const }),
          };
          const [set, stats] = await Promise.all([
            wrongBook.questions(query, options),
            mode === 'due' ? null : wrongBook.index(type, options),
          ]);
          return {
            ...set,
            title: type === undefined ? words.title : (types[type] ?? words.title),
            ...(stats && { filters: filtersOf(stats, cid1) }),
          };
        }}
        practice={practice}
        area={area}
        collection={collection}
        doubtHref={doubtHref}
        level={1}
        onReady={onReady}
        onFilter={(id) => navigate(paths.playWrongBook({ type, cid1: id ?? undefined }))}
        onRemove={(id) => wrongBook.remove(id)}
        onLeave={() => navigate(paths.wrongBook())}
      />
    </Page>
  );
}
