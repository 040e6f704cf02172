import { EmptyState } from '@shuyuan/ui/empty-state';
import { LockIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useHost } from '../host/host-context.tsx';

export interface SignedOutStrings {
  /** Of the whole widget, as a screen reader names it. */
  title: string;
  /** What signing in is for. */
  signedOut: string;
  signedOutHint: string;
  signIn: string;
}

export interface SignedOutProps {
  /** Public name for `data-component`: that of the widget in whose place it stands. */
  component: string;
  strings: SignedOutStrings;
}

/** In the place of what belongs to a person, as long as nobody is signed in: the way to the host's login dialog. */
export function SignedOut({ component, strings }: SignedOutProps) {
  const { session } = useHost();
  return (
    <section data-component={component} data-state="signed-out" aria-label={strings.title}>
      <EmptyState
        icon={<LockIcon size="large" />}
        title={strings.signedOut}
        description={strings.signedOutHint}
        action={
          <NativeButton tone="action" onPress={() => session.requestLogin(1)}>
            {strings.signIn}
          </NativeButton>
        }
      />
    </section>
  );
}
