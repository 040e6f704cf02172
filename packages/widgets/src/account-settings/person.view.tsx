import type { User } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { ErrorState } from '@shuyuan/ui/error-state';
import { CopyIcon } from '@shuyuan/ui/icons';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useId } from 'react';
import type { AccountViewContext } from './account-view-context.ts';
import * as styles from './account-settings.css.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import { NameRowView } from './name-row.view.tsx';
import { PersonSkeleton } from './person-skeleton.view.tsx';
import * as own from './person.css.ts';
import { RowView } from './row.view.tsx';

interface PersonViewProps {
  state: Pick<AccountSettingsState, 'person' | 'renaming'>;
  context: AccountViewContext;
}

/** Who is signed in: face, account id, and the rows of facts with what can be done about each. */
export function PersonView({ state, context }: PersonViewProps) {
  const { person: came, renaming } = state;
  const { strings, actions } = context;
  if (came.status === 'loading') return <PersonSkeleton strings={strings} />;
  if (came.status === 'failed')
    return (
      <ErrorState
        size="small"
        title={strings.failed}
        description={came.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={came.isRetrying}
        onRetry={actions.load}
      />
    );
  const { person, at } = came;
  return (
    <>
      <Head person={person} at={at} context={context} />
      <dl className={styles.rows}>
        <NameRowView person={person} renaming={renaming} context={context} />
        <MobileRow person={person} context={context} />
        <PasswordRow person={person} context={context} />
        <RowView term={strings.registeredAt}>
          <time dateTime={person.created_at}>{formatDate(Date.parse(person.created_at))}</time>
        </RowView>
      </dl>
    </>
  );
}

const day = 24 * 60 * 60_000;

interface HeadProps {
  person: User;
  /** When the facts came, epoch milliseconds. */
  at: number;
  context: AccountViewContext;
}

function Head({ person, at, context: { strings, actions } }: HeadProps) {
  const { nick_name, avatar, role, uuid, created_at } = person;
  const days = Math.max(0, Math.floor((at - Date.parse(created_at)) / day));
  return (
    <div className={own.head}>
      <Avatar name={nick_name} src={avatar} size="large" />
      <div className={styles.lines}>
        <div className={styles.named}>
          <p data-focus="person" tabIndex={-1} className={own.name}>
            <bdi>{nick_name}</bdi>
          </p>
          {role && <Badge tone="action">{role.name}</Badge>}
        </div>
        <div className={styles.facts}>
          <span className={own.accountId}>
            <span>
              {strings.accountId} <bdi>{uuid}</bdi>
            </span>
            <NativeIconButton
              size="small"
              label={strings.copyAccountId}
              icon={<CopyIcon size="small" />}
              onPress={actions.copyAccountId}
            />
          </span>
          <span>{strings.daysHere(days)}</span>
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  person: User;
  context: AccountViewContext;
}

function MobileRow({ person, context: { strings, actions } }: RowProps) {
  if (person.is_bind_mobile === 1)
    return (
      <RowView term={strings.mobile}>
        <bdi dir="ltr">{person.mobile}</bdi>
      </RowView>
    );
  const action = (
    <NativeButton size="small" onPress={actions.bindMobile}>
      {strings.bindMobile}
    </NativeButton>
  );
  return (
    <RowView term={strings.mobile} action={action}>
      {strings.mobileMissing}
    </RowView>
  );
}

function PasswordRow({ person, context: { strings, actions } }: RowProps) {
  const hintId = useId();
  const isSet = person.is_password_set === 1;
  const isPossible = person.is_bind_mobile === 1;
  const action = (
    <NativeButton
      size="small"
      isInactive={!isPossible}
      aria-describedby={hintId}
      onPress={actions.changePassword}
    >
      {isSet ? strings.changePassword : strings.setPassword}
    </NativeButton>
  );
  return (
    <RowView
      term={strings.password}
      hint={isPossible ? strings.passwordHint : strings.passwordNeedsMobile}
      hintId={hintId}
      action={action}
    >
      {isSet ? strings.passwordSet : strings.passwordMissing}
    </RowView>
  );
}
