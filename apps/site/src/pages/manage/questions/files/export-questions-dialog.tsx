import { isApiError } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { Radio, RadioGroup } from '@shuyuan/ui/radio-group';
import { saveExport } from '@shuyuan/widgets/resource-list';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import type { QuestionFilesStrings } from './question-files.strings.ts';

interface ExportQuestionsDialogProps {
  words: QuestionFilesStrings;
  /** What the list is narrowed to. */
  filters: { type?: number; level?: number; category_id?: number };
  onClose: () => void;
}

/** The forms of a file of questions, the most common first. */
export const exportFormats = ['xlsx', 'gift', 'qti'] as const;

/** The questions that the list shows, as a file. */
export function ExportQuestionsDialog({ words, filters, onClose }: ExportQuestionsDialogProps) {
  const { client } = useManage();
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('xlsx');
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function run() {
    setPending(true);
    setOutcome('');
    try {
      const file = await client.questionFiles.exportFile({ format, ...filters });
      saveExport(file);
      setOutcome(words.exported(file.total, file.skipped));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setOutcome(words.failed);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={words.exportTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button tone="action" isPending={isPending} onPress={() => void run()}>
            {words.download}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{words.exportHint}</Text>
        <RadioGroup
          label={words.format}
          value={format}
          onChange={(value) => setFormat(exportFormats.find((each) => each === value) ?? 'xlsx')}
        >
          {exportFormats.map((each) => (
            <Radio key={each} value={each} description={words.formatHints[each]}>
              {words.formats[each]}
            </Radio>
          ))}
        </RadioGroup>
        <output>
          <Text as="span">{outcome}</Text>
        </output>
      </Stack>
    </Dialog>
  );
}
