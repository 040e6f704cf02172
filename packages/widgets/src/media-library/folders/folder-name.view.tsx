import { mediaLimits } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { TextField } from '@shuyuan/ui/text-field';
import { limitedTo } from '../../widget/limited-to.ts';
import { useMediaLibrary } from '../media-library.context.ts';

/** Asks for the name of a folder, new or not. */
export function FolderName() {
  const { state, strings, actions } = useMediaLibrary();
  const { naming } = state;
  const isNew = naming?.on.kind === 'create';
  return (
    <Dialog
      size="small"
      title={isNew ? strings.newFolder : strings.renameFolder}
      isOpen={naming !== null}
      keepsOnBackdrop
      onOpenChange={(isOpen) => {
        if (!isOpen) actions.cancelNaming();
      }}
      footer={
        <>
          <Button isQuiet onPress={actions.cancelNaming}>
            {strings.cancel}
          </Button>
          <Button
            tone="action"
            isPending={naming?.isSaving ?? false}
            onPress={() => void actions.saveFolder()}
          >
            {strings.save}
          </Button>
        </>
      }
    >
      {naming && (
        <TextField
          label={strings.folderName}
          isRequired
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          value={naming.name}
          {...limitedTo(mediaLimits.folderName)}
          {...(naming.error !== '' && { errorMessage: naming.error })}
          onChange={actions.typeFolderName}
          onEnter={() => void actions.saveFolder()}
        />
      )}
    </Dialog>
  );
}
