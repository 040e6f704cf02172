import type { ManagedCourse } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { FileIcon } from '@shuyuan/ui/icons';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { Switch } from '@shuyuan/ui/switch';
import { TextField } from '@shuyuan/ui/text-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { useSite } from '../../../stores/site-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import { entriesOf, withEntry } from '../contents/parts.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import type { ManagedCoursesStrings } from './courses.strings.ts';

type Stored = ManagedCourse['attachments'][number];

/** An attachment as the form writes it: one that is not stored yet has a key of its own. */
type Attachment = Omit<Stored, 'id'> & { id: number | null; key?: string };

const keyOf = ({ id, key }: Attachment) => (id === null ? `new ${key}` : String(id));

/** The files that come with a course, from the library. */
export const attachmentsField = (words: ManagedCoursesStrings): FormField => ({
  kind: 'custom',
  name: 'attachments',
  label: words.attachments,
  render: (field) => <AttachmentsField {...field} words={words} />,
});

interface AttachmentsFieldProps extends CustomFieldProps {
  words: ManagedCoursesStrings;
}

function AttachmentsField({ value, onChange, error, words }: AttachmentsFieldProps) {
  const { host } = useSite();
  const { pick, picker } = useMediaPicker();
  const [open, setOpen] = useState<Attachment | null>(null);
  const attachments = value as readonly Attachment[];
  const parts = attachments.length > 0 ? [{ title: '', entries: attachments }] : [];

  async function choose() {
    const file = await pick('file');
    if (!file) return;
    setOpen({
      id: null,
      key: host.createId(),
      media_id: file.id,
      name: file.title,
      only_buyer: true,
      file_name: file.file_name,
      bytes: file.bytes,
      download_times: 0,
    });
  }

  return (
    <ContentsList
      label={words.attachments}
      hint={words.attachmentsHint}
      empty={words.noAttachments}
      hasChapters={false}
      parts={parts}
      onChange={(next) => onChange(entriesOf(next))}
      keyOf={keyOf}
      wordsOf={({ name, file_name: file, only_buyer: onlyBuyer, download_times: times }) => ({
        title: name,
        description: [file, onlyBuyer ? words.buyersOnly : words.everybody, words.downloads(times)].join(
          ' · ',
        ),
        start: <FileIcon size="small" />,
      })}
      onOpen={setOpen}
      error={error}
    >
      <Inline>
        <Button size="small" icon={<FileIcon size="small" />} onPress={() => void choose()}>
          {words.addAttachment}
        </Button>
      </Inline>
      {picker}
      {open !== null && (
        <AttachmentDialog
          attachment={open}
          words={words}
          onDone={(attachment) => {
            onChange(entriesOf(withEntry(parts, keyOf, attachment)));
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ContentsList>
  );
}

interface AttachmentDialogProps {
  attachment: Attachment;
  words: ManagedCoursesStrings;
  onDone: (attachment: Attachment) => void;
  onClose: () => void;
}

function AttachmentDialog({ attachment, words, onDone, onClose }: AttachmentDialogProps) {
  const [draft, setDraft] = useState(attachment);
  const isNameless = draft.name.trim() === '';
  return (
    <Dialog
      isOpen
      keepsOnBackdrop
      title={words.attachment}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            tone="action"
            isDisabled={isNameless}
            onPress={() => onDone({ ...draft, name: draft.name.trim() })}
          >
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TextField
          label={words.attachmentName}
          isRequired
          autoComplete="off"
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <Switch
          isSelected={draft.only_buyer}
          onChange={(onlyBuyer) => setDraft({ ...draft, only_buyer: onlyBuyer })}
          description={words.buyersOnlyHint}
        >
          {words.buyersOnly}
        </Switch>
      </Stack>
    </Dialog>
  );
}
