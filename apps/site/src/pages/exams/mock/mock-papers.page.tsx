import { createMockApi } from '@shuyuan/api-client/exam-area';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ExamList } from '../list/exam-list.tsx';
import { MockItem } from './mock-item.tsx';
import { mockPapersStrings } from './mock-papers.strings.ts';

/** Mock papers by category, page by page. */
export default function MockPapersPage() {
  const { client } = useSite();
  const strings = useStrings(mockPapersStrings);
  return (
    <ExamList
      kind="mockPapers"
      words={strings}
      load={(query, signal) => createMockApi(client.http).list(query, { signal })}
      wayOn={{ href: paths.exam(), label: strings.toExams }}
    >
      {(paper, { user_papers: attempts }) => (
        <MockItem key={paper.id} paper={paper} attempt={attempts[String(paper.id)]} />
      )}
    </ExamList>
  );
}
