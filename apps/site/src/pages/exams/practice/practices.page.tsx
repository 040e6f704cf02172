import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ExamList } from '../list/exam-list.tsx';
import { PracticeItem } from './practice-item.tsx';
import { practicesStrings } from './practices.strings.ts';

/** Practices by category, page by page. */
export default function PracticesPage() {
  const { client } = useSite();
  const strings = useStrings(practicesStrings);
  return (
    <ExamList
      kind="practices"
      words={strings}
      load={(query, signal) => createPracticeApi(client.http).list(query, { signal })}
      wayOn={{ href: paths.exam(), label: strings.toExams }}
    >
      {(practice, { user_practices: done }) => (
        <PracticeItem key={practice.id} practice={practice} done={done[String(practice.id)] ?? 0} />
      )}
    </ExamList>
  );
}
