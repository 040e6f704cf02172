import { NativeButton } from '@shuyuan/ui/native-button';
import { useStore } from 'zustand';
import { paths } from '../paths/paths.ts';
import { useSite, useStrings } from '../stores/site-context.tsx';
import * as styles from './preview-bar.css.ts';
import { shellStrings } from './shell.strings.ts';

/** Says as which role the site is seen, and leads back. */
export function PreviewBar() {
  const { preview, session, navigate } = useSite();
  const { seenAs, endPreview } = useStrings(shellStrings);
  const role = useStore(preview, (state) => state.role);
  if (role === null) return null;

  async function handleEnd() {
    preview.end();
    // Who may enter is asked of the person, who holds again what they held before.
    await session.refreshUser().catch(() => {});
    navigate(role?.from ?? paths.manage());
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status" className={styles.bar}>
      <span className={styles.words}>{seenAs(role.name)}</span>
      <NativeButton size="small" onPress={() => void handleEnd()}>
        {endPreview}
      </NativeButton>
    </div>
  );
}
