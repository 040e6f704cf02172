import type { ManagedCaptions } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import type { CaptionsStrings } from './captions.strings.ts';

interface RemoveCaptionsProps {
  captions: ManagedCaptions;
  videoId: number;
  words: CaptionsStrings;
  onClose: (isRemoved: boolean) => void;
}

/** Asks before captions are deleted: they cannot be brought back. */
export function RemoveCaptions({ captions, videoId, words, onClose }: RemoveCaptionsProps) {
  const { client } = useManage();
  const [state, setState] = useState<'asked' | 'removing' | 'failed'>('asked');
  async function remove() {
    setState('removing');
    try {
      await client.captions.remove(videoId, captions.id);
      onClose(true);
    } catch {
      setState('failed');
    }
  }
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={words.removeQuestion(captions.label)}
      confirmLabel={words.confirmRemove}
      isPending={state === 'removing'}
      {...(state === 'failed' && { error: words.notRemoved })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      onConfirm={() => void remove()}
    >
      {words.removeHint}
    </ConfirmDialog>
  );
}
