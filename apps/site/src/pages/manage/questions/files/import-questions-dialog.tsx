import { NativeSelect } from '@shuyuan/ui/native-select';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { base64Of } from '../../file-import/base64.ts';
import { FileImportDialog } from '../../file-import/file-import-dialog.tsx';
import type { IdChoice } from '../../id-field.tsx';
import type { QuestionFilesStrings } from './question-files.strings.ts';

interface ImportQuestionsDialogProps {
  words: QuestionFilesStrings['import'];
  categories: readonly IdChoice[];
  onImported: () => void;
  onClose: () => void;
}

/** A spreadsheet, a package, or else a text. */
const formatOf = (name: string) => (name.endsWith('.xlsx') ? 'xlsx' : name.endsWith('.zip') ? 'qti' : 'gift');

/** Questions from a file; those that name no category go to the chosen one. */
export function ImportQuestionsDialog({ words, categories, ...rest }: ImportQuestionsDialogProps) {
  const { client } = useManage();
  const [category, setCategory] = useState('');
  return (
    <FileImportDialog
      {...rest}
      words={words}
      accept={['.xlsx', '.gift', '.txt', '.zip']}
      calls={{
        prepare: async (file) => {
          const sent = {
            format: formatOf(file.name.toLowerCase()),
            content: await base64Of(file),
            category_id: category === '' ? null : Number(category),
          } as const;
          return async (isDryRun, options) => {
            const { action_id: actionId, ...outcome } = await client.questionFiles.importRows(
              { ...sent, is_dry_run: isDryRun },
              options,
            );
            return { ...outcome, action_ids: actionId === null ? [] : [actionId] };
          };
        },
        template: () => client.questionFiles.template(),
      }}
    >
      <NativeSelect
        label={words.fallback}
        options={[{ value: '', label: words.noFallback }, ...categories]}
        value={category}
        onChange={setCategory}
      />
    </FileImportDialog>
  );
}
