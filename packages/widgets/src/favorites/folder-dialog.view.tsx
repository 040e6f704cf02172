import { favoriteLimits } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { Modal } from '../widget/modal.tsx';
import { QuestionView } from '../widget/question.view.tsx';
import { useFavorites } from './favorites.context.ts';
import * as styles from './favorites.css.ts';

/** Names a folder, or asks before one is removed. */
export function FolderDialogView() {
  const { state, strings, actions } = useFavorites();
  const { dialog } = state;
  if (!dialog) return null;
  const { kind, folder, name, error, isPending } = dialog;
  if (kind === 'remove')
    return (
      <QuestionView
        component="favorite-folder-question"
        title={strings.removeOf(folder?.name ?? '')}
        text={strings.removeText}
        error={error}
        no={strings.cancel}
        yes={strings.remove}
        isPending={isPending}
        onNo={actions.closeDialog}
        onYes={actions.submitFolder}
      />
    );
  const title = kind === 'create' ? strings.create : strings.renameOf(folder?.name ?? '');
  return (
    <Modal component="favorite-folder" size="small" label={title} keepsOnBeside onClose={actions.closeDialog}>
      <div className={styles.dialog}>
        <h2 className={styles.dialogTitle}>{title}</h2>
        <TextField
          label={strings.name}
          description={strings.nameHint(favoriteLimits.name)}
          maxLength={favoriteLimits.name}
          value={name}
          onChange={actions.changeName}
          onEnter={actions.submitFolder}
          {...(error && { errorMessage: error })}
        />
        <div className={styles.dialogWays}>
          <NativeButton onPress={actions.closeDialog}>{strings.cancel}</NativeButton>
          <NativeButton tone="action" isPending={isPending} onPress={actions.submitFolder}>
            {strings.save}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}
