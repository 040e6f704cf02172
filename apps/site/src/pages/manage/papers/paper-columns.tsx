import type { ManagedPaperRow } from '@shuyuan/api-client/manage';
import { LinkButton } from '@shuyuan/ui/link-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { paths } from '../../../paths/paths.ts';
import { setColumns } from '../question-sets/set-columns.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';

/** What the list shows of a paper. */
export const paperColumns = (words: ManagedPapersStrings): readonly ListColumn<ManagedPaperRow>[] =>
  setColumns<ManagedPaperRow>(words, paths.paper, [
    { id: 'score', label: words.score, align: 'end', width: 'fit', cell: ({ score }) => score },
    {
      id: 'attempts',
      label: words.attempts,
      align: 'end',
      width: 'fit',
      sort: 'attempts_count',
      cell: (row) => row.attempts_count,
    },
    {
      id: 'grades',
      label: words.grades,
      width: 'fit',
      hasControls: true,
      cell: ({ id, title }) => (
        <LinkButton size="small" isQuiet href={paths.managePaperGrades(id)}>
          {words.grades}
          <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
        </LinkButton>
      ),
    },
    {
      id: 'print',
      label: words.print,
      width: 'fit',
      hasControls: true,
      cell: ({ id, title }) => (
        <LinkButton size="small" isQuiet href={paths.managePaperSheet(id)}>
          {words.print}
          <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ]);
