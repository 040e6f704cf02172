import { limitTyping } from '@shuyuan/ui/modality';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { articleLimits } from '@shuyuan/api-client/manage';
import { limitedTo } from '../widget/limited-to.ts';
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
          placeholder={strings.titleExample}
          value={fields.title}
          className={styles.title}
          {...limitTyping(limitedTo(articleLimits.title), (title) =>
            actions.change({ title: title.replace(/(?<!\s)\s*\n\s*/g, ' ') }),
          )}
        />
      </div>
      <div className={styles.field}>
        <textarea
          aria-label={strings.descriptionField}
          rows={1}
          placeholder={strings.descriptionExample}
          value={fields.description}
          className={styles.description}
          {...limitTyping(limitedTo(articleLimits.description), (description) =>
            actions.change({ description }),
          )}
        />
      </div>
      <div data-field="text" className={styles.text}>
        <RichTextEditor
          label={strings.textField}
          isLabelHidden
          placeholder={strings.textExample}
          value={fields.text}
          {...(props.upload && { upload: props.upload })}
          {...(props.pickPicture && { pickPicture: props.pickPicture })}
          {...(fields.price !== 'free' && { divider: strings.freeUntil })}
          {...(textProblem && { errorMessage: strings.problems[textProblem] })}
          onSendingChange={actions.notePictures}
          onChange={(text) => actions.change({ text })}
        />
      </div>
      <p className={styles.length}>{strings.length(characters, readMinutes(characters))}</p>
    </div>
  );
}
