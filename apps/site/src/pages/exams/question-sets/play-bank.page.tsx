import { Page } from '@shuyuan/ui/layout';
import { QuestionPractice } from '@shuyuan/widgets/question-practice';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { bankChoiceOf } from './bank-choice.ts';
import { questionSetsStrings } from './question-sets.strings.ts';
import { usePractising } from './use-practising.ts';

/** Questions of the bank that were chosen by category, type and level. */
export default function PlayBankPage() {
  const { navigate } = useSite();
  const { bank: words } = useStrings(questionSetsStrings);
  const [search] = useSearchParams();
  const { practice, area, collection, onReady, doubtHref } = usePractising();
  const choice = bankChoiceOf(search);
  if (!choice) return <FailureScreen isInPlace kind="not-found" />;
  return (
    <Page>
      <QuestionPractice
        from={{ kind: 'questionbank' }}
        subject={`bank ${search.toString()}`}
        load={async (options) => ({ ...(await practice.bank(choice, options)), title: words.practice })}
        practice={practice}
        area={area}
        collection={collection}
        doubtHref={doubtHref}
        level={1}
        onReady={onReady}
        onLeave={() => navigate(paths.questionBank())}
      />
    </Page>
  );
}
