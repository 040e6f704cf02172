import { Button } from '@shuyuan/ui/button';
import { Inline } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { useState } from 'react';
import { useStrings } from '../../../../stores/site-context.tsx';
import type { IdChoice } from '../../id-field.tsx';
import { ExportQuestionsDialog } from './export-questions-dialog.tsx';
import { ImportQuestionsDialog } from './import-questions-dialog.tsx';
import { questionFilesStrings } from './question-files.strings.ts';

interface QuestionFilesProps {
  categories: readonly IdChoice[];
  /** What the list is narrowed to. */
  filters: { type?: number; level?: number; category_id?: number };
  onImported: () => void;
}

/** Questions from files, for who may add some, and into files. */
export function QuestionFiles({ categories, filters, onImported }: QuestionFilesProps) {
  const words = useStrings(questionFilesStrings);
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <Inline gap={8} align="end">
      <PermissionButton permission="question.store" size="small" onPress={() => setOpen('import')}>
        {words.import.open}
      </PermissionButton>
      <Button size="small" onPress={() => setOpen('export')}>
        {words.exporting}
      </Button>
      {open === 'import' && (
        <ImportQuestionsDialog words={words.import} {...{ categories, onImported }} onClose={close} />
      )}
      {open === 'export' && <ExportQuestionsDialog {...{ words, filters }} onClose={close} />}
    </Inline>
  );
}
