import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { useStrings } from '../../../stores/site-context.tsx';
import { articleStrings } from './article.strings.ts';

export interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before words of an article are lost that neither the device nor the server has taken in. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const strings = useStrings(articleStrings);
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
