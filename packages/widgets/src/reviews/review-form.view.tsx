import { reviewLimits } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RatingField } from '@shuyuan/ui/rating';
import { TextArea } from '@shuyuan/ui/text-area';
import { limitedTo } from '../widget/limited-to.ts';
import { ratingNames } from './review-draft.ts';
import { useReviews } from './reviews.context.ts';
import * as styles from './reviews.css.ts';
import type { Writing } from './reviews.store.ts';

/** Three ratings and a text. */
export function ReviewForm({ writing }: { writing: Writing }) {
  const { strings, actions } = useReviews();
  const { draft, errors, failure, isSending, id } = writing;
  return (
    <form
      noValidate
      data-focus="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actions.send();
      }}
    >
      {ratingNames.map((name) => (
        <RatingField
          key={name}
          label={strings.ratings[name]}
          isRequired
          value={draft[name]}
          onChange={(stars) => actions.write({ [name]: stars })}
          {...(errors[name] !== undefined && { errorMessage: errors[name] })}
        />
      ))}
      <TextArea
        label={strings.content}
        description={strings.contentHint}
        isRequired
        value={draft.content}
        onChange={(content) => actions.write({ content })}
        onSubmit={actions.send}
        {...limitedTo(reviewLimits.longest)}
        {...(errors.content !== undefined && { errorMessage: errors.content })}
      />
      <Checkbox isSelected={draft.isAnonymous} onChange={(isAnonymous) => actions.write({ isAnonymous })}>
        {strings.anonymous}
      </Checkbox>
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.ways}>
        <Button type="submit" tone="action" isPending={isSending}>
          {id === null ? strings.send : strings.save}
        </Button>
        <NativeButton isQuiet onPress={actions.stopWriting}>
          {strings.cancel}
        </NativeButton>
      </div>
    </form>
  );
}
