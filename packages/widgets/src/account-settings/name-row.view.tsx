import type { User } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { onEscape } from '../widget/on-escape.ts';
import type { AccountViewContext } from './account-view-context.ts';
import * as styles from './account-settings.css.ts';
import type { Renaming } from './account-settings.state.ts';
import * as own from './person.css.ts';
import { RowView } from './row.view.tsx';

interface NameRowViewProps {
  person: User;
  renaming: Renaming | null;
  context: AccountViewContext;
}

/** The name, and in its place the field for another one. */
export function NameRowView({ person, renaming, context }: NameRowViewProps) {
  const { strings, actions } = context;
  if (renaming)
    return (
      <div className={styles.fieldRow}>
        <dt className={own.term}>{strings.nickName}</dt>
        <dd className={own.field}>
          <NameField renaming={renaming} context={context} />
        </dd>
      </div>
    );
  const action =
    person.is_set_nickname === 1 ? (
      <span className={own.done}>{strings.renameSpent}</span>
    ) : (
      <div data-focus="rename">
        <NativeButton size="small" aria-label={strings.renameName} onPress={actions.rename}>
          {strings.rename}
        </NativeButton>
      </div>
    );
  return (
    <RowView term={strings.nickName} action={action}>
      <bdi>{person.nick_name}</bdi>
    </RowView>
  );
}

function NameField({ renaming, context }: { renaming: Renaming; context: AccountViewContext }) {
  const { strings, actions } = context;
  const { name, isSaving, problem, error, isRestored } = renaming;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the field inside
    <div data-part="rename" className={own.form} onKeyDown={onEscape(actions.cancelName)}>
      {isRestored && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <p role="status" className={own.restored}>
          {strings.nameRestored}
        </p>
      )}
      <div data-focus="name-field">
        <TextField
          isLabelHidden
          label={strings.nickName}
          description={strings.renameOnce}
          errorMessage={problem}
          value={name}
          autoComplete="nickname"
          enterKeyHint="done"
          isReadOnly={isSaving}
          onChange={actions.setName}
          onEnter={actions.saveName}
        />
        <div role="alert">{error && <p className={own.error}>{error}</p>}</div>
      </div>
      <div className={own.tools}>
        <NativeButton size="small" tone="action" isPending={isSaving} onPress={actions.saveName}>
          {strings.save}
        </NativeButton>
        <NativeButton size="small" isInactive={isSaving} onPress={actions.cancelName}>
          {strings.cancel}
        </NativeButton>
      </div>
    </div>
  );
}
