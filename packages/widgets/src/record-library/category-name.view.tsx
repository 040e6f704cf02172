import { recordLimits } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { onEscape } from '../widget/on-escape.ts';
import * as styles from './category-tree.css.ts';
import type { LibraryViewContext } from './library-view-context.ts';
import type { Naming } from './record-library.state.ts';
import { limitedTo } from '../widget/limited-to.ts';

/** The field for a category's name, in the place of the category. */
export function CategoryNameView({ naming, context }: { naming: Naming; context: LibraryViewContext }) {
  const { strings, actions } = context;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the field inside
    <div className={styles.naming} onKeyDown={onEscape(actions.cancelName)}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        isLabelHidden
        size="small"
        label={strings.categoryName}
        placeholder={strings.categoryName}
        {...limitedTo(recordLimits.categoryName)}
        value={naming.name}
        errorMessage={naming.error}
        enterKeyHint="done"
        onChange={actions.setName}
        onEnter={actions.saveName}
      />
      <div className={styles.namingTools}>
        <NativeButton size="small" tone="action" isPending={naming.isSaving} onPress={actions.saveName}>
          {strings.save}
        </NativeButton>
        <NativeButton size="small" onPress={actions.cancelName}>
          {strings.cancel}
        </NativeButton>
      </div>
    </div>
  );
}
