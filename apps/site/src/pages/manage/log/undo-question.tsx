import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { logStrings } from './log.strings.ts';

interface UndoQuestionProps {
  actionId: number;
  /** What was done, in words. */
  action: string;
  onClose: () => void;
}

/** Asks whether a logged action is to be undone, and undoes it. The outcome is said by the console's notices. */
export function UndoQuestion({ actionId, action, onClose }: UndoQuestionProps) {
  const { notices } = useManage();
  const words = useStrings(logStrings);
  const [isPending, setIsPending] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      title={words.undoTitle}
      confirmLabel={words.undo}
      isPending={isPending}
      onConfirm={() => {
        setIsPending(true);
        void notices.undoLogged(actionId).then(onClose);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {words.undoQuestion(action)}
    </ConfirmDialog>
  );
}
