import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { QuestionBankView } from './question-bank.view.tsx';

/** Where a practice is made out of the bank. */
export default function QuestionBankPage() {
  const { client, navigate } = useSite();
  const sessionNumber = useSession((state) => state.sessionNumber);
  const categories = useResource(`question bank ${sessionNumber}`, (signal) =>
    createPracticeApi(client.http).categories({ signal }),
  );
  usePageReady({ isReady: categories.status !== 'loading' });
  return (
    <QuestionBankView
      categories={categories}
      onMake={({ categories: ids, types, levels }) =>
        navigate(
          paths.playQuestionBank({
            category_ids: ids.join(','),
            types: types.join(','),
            levels: levels.length > 0 ? levels.join(',') : undefined,
          }),
        )
      }
    />
  );
}
