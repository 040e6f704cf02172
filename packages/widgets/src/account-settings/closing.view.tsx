import { NativeButton } from '@shuyuan/ui/native-button';
import { QuestionView } from '../widget/question.view.tsx';
import type { AccountViewContext } from './account-view-context.ts';
import * as styles from './account-settings.css.ts';
import type { Closing } from './account-settings.state.ts';
import * as own from './closing.css.ts';

interface ClosingViewProps {
  closing: Closing | null;
  context: AccountViewContext;
}

/** What closing the account means, and the way to it. */
export function ClosingView({ closing, context }: ClosingViewProps) {
  const { strings, actions, level } = context;
  const Heading = `h${level + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <div data-part="closing" className={styles.part}>
      <Heading className={styles.partHeading}>{strings.closeAccount}</Heading>
      <p className={styles.words}>{strings.closeText}</p>
      <div className={own.action}>
        <NativeButton aria-haspopup="dialog" onPress={actions.close}>
          {strings.closeAccount}
        </NativeButton>
      </div>
      {closing && (
        <QuestionView
          component="account-settings-question"
          title={strings.closeTitle}
          text={strings.closeWarning}
          error={closing.error}
          no={strings.keepAccount}
          yes={strings.confirmClose}
          isPending={closing.isPending}
          onNo={actions.cancelClose}
          onYes={actions.confirmClose}
        />
      )}
    </div>
  );
}
