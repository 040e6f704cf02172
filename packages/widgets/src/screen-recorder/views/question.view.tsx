import { CheckIcon, CopyIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { useId } from 'react';
import { Modal } from '../../widget/modal.tsx';
import type { Question } from '../screen-recorder.state.ts';
import type { RecorderViewContext } from './recorder-view.props.ts';
import * as styles from './question.css.ts';
import { AnnouncementView } from './announcement.view.tsx';
import type { PlacedAnnouncement } from './use-announcement.ts';

interface QuestionModalProps {
  question: Question;
  context: RecorderViewContext;
  placed: PlacedAnnouncement;
}

/** What stands over the recorder until it is answered. */
export function QuestionModal({ question, context, placed }: QuestionModalProps) {
  const id = useId();
  const { title } = wordsOf(question, context);
  const isLink = question.kind === 'link';
  return (
    <Modal
      component="recorder-question"
      role={isLink ? 'dialog' : 'alertdialog'}
      size="small"
      label={title}
      describedBy={id}
      onClose={context.actions.answerNo}
    >
      <QuestionView question={question} context={context} id={id} />
      <AnnouncementView placed={placed} at="question" />
    </Modal>
  );
}

interface QuestionViewProps {
  question: Question;
  context: RecorderViewContext;
  /** Of the sentence below the title. */
  id: string;
}

export function QuestionView({ question, context, id }: QuestionViewProps) {
  if (question.kind === 'link') return <LinkView link={question} context={context} id={id} />;
  const { actions } = context;
  const { title, lead, yes, no } = wordsOf(question, context);
  return (
    <div className={styles.question}>
      <h2 className={styles.title}>{title}</h2>
      <p id={id} className={styles.lead}>
        {lead}
      </p>
      <div className={styles.answers}>
        <NativeButton onPress={actions.answerNo}>{no}</NativeButton>
        <NativeButton tone="critical" onPress={actions.answerYes}>
          {yes}
        </NativeButton>
      </div>
    </div>
  );
}

function LinkView({
  link,
  context,
  id,
}: { link: Extract<Question, { kind: 'link' }> } & Omit<QuestionViewProps, 'question'>) {
  const { strings, words, actions } = context;
  const { address, isCopied } = link;
  return (
    <div className={styles.question}>
      <h2 className={styles.linkTitle}>
        <span className={styles.seal}>
          <PositiveIcon />
        </span>
        {strings.linkAdded}
      </h2>
      <p id={id} className={styles.lead}>
        {strings.linkLead}
      </p>
      <div className={styles.address}>
        <TextField label={strings.linkAddress} isLabelHidden isReadOnly value={address} />
      </div>
      <div className={styles.answers}>
        <NativeButton onPress={actions.answerNo}>{strings.done}</NativeButton>
        <span data-first-stop>
          <NativeButton tone="action" onPress={actions.confirmLink}>
            {isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
            {isCopied ? words.copied : strings.copyLink}
          </NativeButton>
        </span>
      </div>
    </div>
  );
}

interface QuestionWords {
  title: string;
  lead: string;
  yes: string;
  no: string;
}

function wordsOf(question: Question, { strings }: RecorderViewContext): QuestionWords {
  const no = strings.closeNo;
  switch (question.kind) {
    case 'close':
      return { title: strings.closeQuestion, lead: strings.closeLead, yes: strings.closeYes, no };
    case 'leave':
      return question.unsaved === 'draft'
        ? { title: strings.leaveDraftQuestion, lead: strings.leaveDraftLead, yes: strings.leaveYes, no }
        : {
            title: strings.leaveChangesQuestion,
            lead: strings.leaveChangesLead,
            yes: strings.leaveChangesYes,
            no,
          };
    case 'discard':
    case 'discard-upload':
      return {
        title: question.kind === 'discard' ? strings.discardQuestion : strings.discardUploadQuestion,
        lead: strings.discardLead,
        yes: strings.discard,
        no: strings.discardNo,
      };
    case 'link':
      return { title: strings.linkAdded, lead: strings.linkLead, yes: '', no };
  }
}
