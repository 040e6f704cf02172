import type { LessonImport } from '@shuyuan/api-client/manage';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { PermissionButton } from '@shuyuan/ui/permission';
import { useState } from 'react';
import { paths } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../../stores/site-context.tsx';
import { base64Of } from '../../file-import/base64.ts';
import { FileImportDialog } from '../../file-import/file-import-dialog.tsx';
import { importStrings, type ImportStrings } from './import.strings.ts';

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
          renderNote={({ waiting }, isDone) => (
            <Waiting {...{ waiting, isDone, words }} onOpen={() => setIsOpen(false)} />
          )}
          accept={['.xlsx']}
          onImported={onImported}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface WaitingProps {
  waiting: LessonImport['waiting'];
  isDone: boolean;
  words: ImportStrings;
  onOpen: () => void;
}

/** Published courses whose lessons wait to be published, with the way to each. */
function Waiting({ waiting, isDone, words, onOpen }: WaitingProps) {
  if (waiting.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text tone="caution">{isDone ? words.waits : words.willWait}</Text>
      <Stack as="ul" gap={4}>
        {waiting.map(({ id, title, lessons_count: count }) => (
          <Inline key={id} as="li" gap={8}>
            <Text as="span">{words.waitingIn(title, count)}</Text>
            {isDone && (
              <LinkButton size="small" isQuiet href={paths.manageCourses({ open: id })} onPress={onOpen}>
                {words.openWaiting}
              </LinkButton>
            )}
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
