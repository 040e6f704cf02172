import { PermissionButton } from '@shuyuan/ui/permission';
import { useState } from 'react';
import { useStrings } from '../../../../stores/site-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importStrings } from './import.strings.ts';

/** Lessons from a spreadsheet, for who may change courses. */
export function ImportLessons({ onImported }: { onImported: () => void }) {
  const words = useStrings(importStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PermissionButton permission="course.update" size="small" onPress={() => setIsOpen(true)}>
        {words.open}
      </PermissionButton>
      {isOpen && <ImportDialog words={words} onImported={onImported} onClose={() => setIsOpen(false)} />}
    </>
  );
}
