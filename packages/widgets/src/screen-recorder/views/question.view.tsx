import { CheckIcon, CopyIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { useId } from 'react';
import { Modal } from '../../modal/modal.tsx';
import type { Question } from '../screen-recorder.state.ts';
import type { RecorderAround } from './recorder-view.props.ts';
import * as styles from './question.css.ts';
import { Spoken } from './spoken.view.tsx';
import type { Said } from './use-said.ts';

interface QuestionModalProps {
  question: Question;
  around: RecorderAround;
  said: Said;
}

/** What stands over the recorder until it is answered. */
export function QuestionModal({ question, around, said }: QuestionModalProps) {
  const id = useId();
  const { title } = wordsOf(question, around);
  const isLink = question.kind === 'link';
  return (
    <Modal
      component="recorder-question"
      role={isLink ? 'dialog' : 'alertdialog'}
      size="small"
      label={title}
      describedBy={id}
      onClose={around.actions.answerNo}
    >
      <QuestionView question={question} around={around} id={id} />
      <Spoken said={said} at="question" />
    </Modal>
  );
}

interface QuestionViewProps {
  question: Question;
  around: RecorderAround;
  /** Of the sentence below the title. */
  id: string;
}

export function QuestionView({ question, around, id }: QuestionViewProps) {
  if (question.kind === 'link') return <LinkView link={question} around={around} id={id} />;
  const { actions } = around;
  const { title, lead, yes, no } = wordsOf(question, around);
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
  around,
  id,
}: { link: Extract<Question, { kind: 'link' }> } & Omit<QuestionViewProps, 'question'>) {
  const { strings, words, actions } = around;
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

function wordsOf(question: Question, { strings }: RecorderAround): QuestionWords {
  const no = strings.closeNo;
  switch (question.kind) {
    case 'close':
      return { title: strings.closeQuestion, lead: strings.closeLead, yes: strings.closeYes, no };
    case 'leave':
      return question.unsaved === 'take'
        ? { title: strings.leaveTakeQuestion, lead: strings.leaveTakeLead, yes: strings.leaveYes, no }
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
