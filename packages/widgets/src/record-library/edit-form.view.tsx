import { recordLimits, textLength } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { TextArea } from '@shuyuan/ui/text-area';
import { TextField } from '@shuyuan/ui/text-field';
import type { LibraryViewContext } from './library-view-context.ts';
import * as styles from './open-record.css.ts';
import type { EditForm, FlatCategory } from './record-library.state.ts';
import { limitedTo } from '../widget/limited-to.ts';

interface EditFormViewProps {
  form: EditForm;
  categories: readonly FlatCategory[];
  context: LibraryViewContext;
}

/** A space of the width of a Chinese character: the list of the system shows depth by nothing else. */
const indent = '\u3000';

/** Title, description and category of the open recording, to be changed. */
export function EditFormView({ form, categories, context }: EditFormViewProps) {
  const { strings, actions } = context;
  const isTooLong = textLength(form.description) > recordLimits.description;
  return (
    <div data-part="edit" className={styles.form}>
      {form.isRestored && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <p role="status" className={styles.restored}>
          {strings.restored}
        </p>
      )}
      <div data-focus="title-field">
        <TextField
          isRequired
          label={strings.titleField}
          {...limitedTo(recordLimits.title)}
          value={form.title}
          errorMessage={form.isTitleMissing && strings.titleMissing}
          onChange={actions.setTitle}
          onEnter={actions.save}
        />
      </div>
      <TextArea
        label={strings.descriptionField}
        description={strings.descriptionHint}
        {...limitedTo(recordLimits.description)}
        rows={6}
        value={form.description}
        onChange={actions.setDescription}
        onSubmit={actions.save}
      />
      <NativeSelect
        label={strings.categoryField}
        options={[
          { value: '0', label: strings.uncategorised },
          ...categories.map(({ id, name, depth }) => ({
            value: String(id),
            label: indent.repeat(depth - 1) + name,
          })),
        ]}
        value={String(form.categoryId)}
        onChange={(id) => actions.setCategory(Number(id))}
      />
      <div role="alert">{form.error && <p className={styles.error}>{form.error}</p>}</div>
      <div className={styles.tools}>
        <NativeButton tone="action" isPending={form.isSaving} isInactive={isTooLong} onPress={actions.save}>
          {strings.save}
        </NativeButton>
        <NativeButton isInactive={form.isSaving} onPress={actions.cancelEdit}>
          {strings.cancel}
        </NativeButton>
      </div>
    </div>
  );
}
