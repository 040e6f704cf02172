import { PermissionButton } from '@shuyuan/ui/permission';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../../stores/site-context.tsx';
import { base64Of } from '../../file-import/base64.ts';
import { FileImportDialog } from '../../file-import/file-import-dialog.tsx';
import { importStrings } from './import.strings.ts';

/** Lessons from a spreadsheet, for who may change courses. */
export function ImportLessons({ onImported }: { onImported: () => void }) {
  const { client } = useManage();
  const words = useStrings(importStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PermissionButton permission="course.update" size="small" onPress={() => setIsOpen(true)}>
        {words.open}
      </PermissionButton>
      {isOpen && (
        <FileImportDialog
          words={words}
          calls={{
            prepare: async (file) => {
              const content = await base64Of(file);
              return (isDryRun, options) => client.lessons.importRows(content, isDryRun, options);
            },
            template: () => client.lessons.template(),
          }}
          accept={['.xlsx']}
          onImported={onImported}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
