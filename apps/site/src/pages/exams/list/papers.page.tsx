import { createExamsApi } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ExamList } from './exam-list.tsx';
import { PaperItem } from './paper-item.tsx';
import { papersStrings } from './papers.strings.ts';

/** Papers by category, page by page. */
export default function PapersPage() {
  const { client } = useSite();
  const strings = useStrings(papersStrings);
  return (
    <ExamList
      kind="papers"
      words={strings}
      load={(query, signal) => createExamsApi(client.http).list(query, { signal })}
      wayOn={{ href: paths.articles(), label: strings.toArticles }}
    >
      {(paper, { user_papers: attempts }) => (
        <PaperItem key={paper.id} paper={paper} attempt={attempts[String(paper.id)]} />
      )}
    </ExamList>
  );
}
