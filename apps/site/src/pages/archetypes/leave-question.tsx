import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';

export interface LeaveWords {
  leave: string;
  leaveText: string;
  lose: string;
  stay: string;
}

export interface LeaveQuestionProps {
  words: LeaveWords;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was written is lost by leaving the page. */
export function LeaveQuestion({ words, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={words.leave}
      confirmLabel={words.lose}
      cancelLabel={words.stay}
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      {words.leaveText}
    </ConfirmDialog>
  );
}
