import { createCollectionApi } from '@shuyuan/api-client/exam-area';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Overview } from './overview.view.tsx';
import * as styles from './question-sets.css.ts';
import { questionSetsStrings } from './question-sets.strings.ts';

/** What was collected, by type. */
export default function QuestionCollectionPage() {
  const { client } = useSite();
  const { collection: words } = useStrings(questionSetsStrings);
  const sessionNumber = useSession((state) => state.sessionNumber);
  const stats = useResource(`question collection ${sessionNumber}`, (signal) =>
    createCollectionApi(client.http).stats(undefined, { signal }),
  );
  usePageReady({ isReady: stats.status !== 'loading' });
  return (
    <Overview words={words} stats={stats} addressOf={(type) => paths.playQuestionCollection({ type })}>
      {() => (
        <div className={styles.ways}>
          <LinkButton tone="action" size="large" href={paths.playQuestionCollection()}>
            {words.all}
          </LinkButton>
        </div>
      )}
    </Overview>
  );
}
