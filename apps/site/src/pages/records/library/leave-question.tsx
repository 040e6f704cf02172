import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { useStrings } from '../../../stores/site-context.tsx';
import { libraryStrings } from './library.strings.ts';

export interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes of a recording are lost by leaving the page. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const strings = useStrings(libraryStrings);
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={strings.leave}
      confirmLabel={strings.lose}
      cancelLabel={strings.stay}
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      {strings.leaveText}
    </ConfirmDialog>
  );
}
