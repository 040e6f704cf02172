import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useMediaLibrary } from '../media-library.context.ts';
import type { RefusedRemoval } from '../media-library.state.ts';
import { UseList } from '../open/use-list.view.tsx';
import * as styles from './files.css.ts';

/** Files were not deleted because they are used: by what, with the way there. */
export function RefusedRemovalView() {
  const { state, strings, actions } = useMediaLibrary();
  const { refusal } = state;
  return (
    <Dialog
      role="alertdialog"
      title={strings.inUse}
      isOpen={refusal !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) actions.closeRefusal();
      }}
      footer={
        <Button tone="action" onPress={actions.closeRefusal}>
          {strings.close}
        </Button>
      }
    >
      {refusal && (
        <div data-part="refusal" className={styles.refusal}>
          <p className={styles.refusalText}>{refusal.message}</p>
          <Users files={refusal.files} />
        </div>
      )}
    </Dialog>
  );
}

function Users({ files }: Pick<RefusedRemoval, 'files'>) {
  const { strings } = useMediaLibrary();
  if (files === null)
    return (
      <Skeleton>
        <SkeletonText lines={2} />
      </Skeleton>
    );
  if (files === 'failed') return <p className={styles.refusalText}>{strings.usesFailed}</p>;
  return (
    <>
      <p className={styles.refusalText}>{strings.inUseHint}</p>
      {files.map(({ id, title, uses }) => (
        <section key={id} aria-label={title}>
          <h3 className={styles.refusalTitle}>{title}</h3>
          <UseList uses={uses} />
        </section>
      ))}
    </>
  );
}
