import { longestReportWords, reportReasons } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { TextArea } from '@shuyuan/ui/text-area';
import { Modal } from '../../widget/modal.tsx';
import * as styles from '../../widget/question.css.ts';
import { QuestionView } from '../../widget/question.view.tsx';
import { useCommentBox } from '../comment-box.context.ts';
import type { RowDialog } from '../comment-box.state.ts';
import { reportForm } from './row-dialog.css.ts';
import { withDialogWords } from './row-dialog.strings.ts';
import { limitedTo } from '../../widget/limited-to.ts';

/** Asks before a comment is deleted, or why it is reported. */
export function RowDialogView({ dialog }: { dialog: RowDialog }) {
  const context = useCommentBox();
  const strings = withDialogWords(context.locale, context.strings);
  const { isPending, error, actions } = dialog;
  if (dialog.kind === 'report') return <ReportDialog dialog={dialog} strings={strings} />;
  return (
    <QuestionView
      component="comment-delete"
      title={strings.deleteTitle}
      text={deleteTextOf(dialog, strings, context.canRestore)}
      error={error}
      no={strings.cancel}
      yes={strings.remove}
      isPending={isPending}
      onNo={actions.close}
      onYes={actions.confirm}
    />
  );
}

type Words = ReturnType<typeof withDialogWords<ReturnType<typeof useCommentBox>['strings']>>;

/** Whether it can come back, and what becomes of the replies. */
function deleteTextOf({ hasReplies }: RowDialog, strings: Words, canRestore: boolean) {
  if (canRestore) return hasReplies ? strings.deleteForNowKeepsReplies : strings.deleteForNow;
  return hasReplies ? strings.deleteKeepsReplies : strings.deleteText;
}

interface ReportDialogProps {
  dialog: RowDialog;
  strings: Words;
}

function ReportDialog({ dialog, strings }: ReportDialogProps) {
  const { name, reason, words, isPending, error, actions } = dialog;
  const title = strings.reportTitle(name);
  return (
    <Modal component="comment-report" size="small" label={title} keepsOnBeside onClose={actions.close}>
      <div className={reportForm}>
        <h2 className={styles.title}>{title}</h2>
        <NativeRadioGroup
          label={strings.reportReason}
          value={reason}
          isRequired
          options={reportReasons.map((value) => ({ value, label: strings.reportReasons[value] }))}
          onChange={actions.choose}
        />
        <TextArea
          label={strings.reportWords}
          rows={2}
          value={words.text()}
          isReadOnly={isPending}
          {...(words.isLong && limitedTo(longestReportWords))}
          onChange={actions.type}
          onSubmit={actions.confirm}
        />
        <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
        <div className={styles.answers}>
          <NativeButton isInactive={isPending} onPress={actions.close}>
            {strings.cancel}
          </NativeButton>
          <NativeButton
            tone="action"
            isInactive={!words.canSend}
            isPending={isPending}
            onPress={actions.confirm}
          >
            {strings.reportSubmit}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}
