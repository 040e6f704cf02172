import type { User } from '@shuyuan/api-client';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { accountQuestion } from '../stores/linked-account.ts';
import { useSession, useSite, useStrings } from '../stores/site-context.tsx';
import { accountQuestionStrings } from './account-question.strings.ts';

/** Asks which account goes on, where somebody is signed in and has opened a link of another one. */
export function AccountQuestion() {
  const { session } = useSite();
  const strings = useStrings(accountQuestionStrings);
  const user = useSession((state) => state.user);
  const linkedAccount = useSession((state) => state.linkedAccount);
  const question = accountQuestion({ user, linkedAccount });
  if (!question) return null;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={strings.title}
      confirmLabel={strings.goOver}
      cancelLabel={strings.stay}
      onOpenChange={session.stayWithoutLink}
      onConfirm={session.goOverToLink}
    >
      <Stack gap={12}>
        <Account label={strings.current} user={question.current} />
        <Account label={strings.linked} user={question.linked} />
        <Text tone="muted">{strings.advice}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** Names alone would not tell two accounts apart: anybody may take the name of another. */
function Account({ label, user: { nick_name, uuid } }: { label: string; user: User }) {
  const strings = useStrings(accountQuestionStrings);
  return (
    <div>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Text weight="medium">{strings.account(nick_name, uuid)}</Text>
    </div>
  );
}
