import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { articleLimits } from '@shuyuan/api-client/manage';
import { useArticleEditor } from './article-editor.context.ts';
import * as styles from './writing.css.ts';
import { countCharacters, readMinutes } from './written-text.ts';

/** Title, short description and text, as they will be read. */
export function WritingView() {
  const { state, strings, actions, props } = useArticleEditor();
  const { fields, problems } = state;
  const characters = countCharacters(fields.text);
  const textProblem = problems.find((problem) => problem === 'text' || problem === 'paid');
  return (
    <div className={styles.writing}>
      <div data-field="title" className={styles.field}>
        <textarea
          aria-label={strings.titleField}
          aria-required
          aria-invalid={problems.includes('title') || undefined}
          rows={1}
          maxLength={articleLimits.title}
          placeholder={strings.titleExample}
          value={fields.title}
          className={styles.title}
          onChange={({ target }) => actions.change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
      </div>
      <div className={styles.field}>
        <textarea
          aria-label={strings.descriptionField}
          rows={1}
          maxLength={articleLimits.description}
          placeholder={strings.descriptionExample}
          value={fields.description}
          className={styles.description}
          onChange={({ target }) => actions.change({ description: target.value })}
        />
      </div>
      <div data-field="text" className={styles.text}>
        <RichTextEditor
          label={strings.textField}
          isLabelHidden
          placeholder={strings.textExample}
          value={fields.text}
          {...(props.upload && { upload: props.upload })}
          {...(fields.price !== 'free' && { divider: strings.freeUntil })}
          {...(textProblem && { errorMessage: strings.problems[textProblem] })}
          onChange={(text) => actions.change({ text })}
        />
      </div>
      <p className={styles.length}>{strings.length(characters, readMinutes(characters))}</p>
    </div>
  );
}
