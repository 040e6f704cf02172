import { RetryIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import type { Ref } from 'react';
import * as styles from './image-captcha.css.ts';
import type { CaptchaForm, ImageCaptchaState } from './image-captcha.state.ts';
import { formOf } from './image-captcha.store.ts';
import type { ImageCaptchaStrings } from './image-captcha.strings.ts';

export interface ImageCaptchaActions {
  setText: (text: string) => void;
  leave: () => void;
  renew: () => void;
  switchTo: (form: CaptchaForm) => void;
  breakPicture: () => void;
}

export interface ImageCaptchaViewProps {
  state: ImageCaptchaState;
  strings: ImageCaptchaStrings;
  actions: ImageCaptchaActions;
  inputRef?: Ref<HTMLInputElement>;
  takesFocus?: boolean;
}

/** A picture of the field. */
export function ImageCaptchaView({ state, strings, actions, inputRef, takesFocus }: ImageCaptchaViewProps) {
  const { challenge, text } = state;
  const form = formOf(challenge);
  const other: CaptchaForm = form === 'picture' ? 'words' : 'picture';
  return (
    <div data-component="image-captcha" data-state={challenge.status} className={styles.captcha}>
      <TextField
        ref={inputRef}
        label={challenge.status === 'question' ? strings.question(challenge.question) : strings.label}
        name="image_captcha"
        size="large"
        value={text}
        maxLength={20}
        autoComplete="off"
        {...(takesFocus && { autoFocus: true })}
        errorMessage={problemText(state, strings)}
        end={<Challenge state={state} strings={strings} actions={actions} />}
        onChange={actions.setText}
        onBlur={actions.leave}
      />
      <div className={styles.below}>
        <NativeButton isQuiet size="small" onPress={() => actions.switchTo(other)}>
          {other === 'words' ? strings.toWords : strings.toPicture}
        </NativeButton>
        {challenge.status === 'failed' && challenge.message !== null && (
          <span data-part="failure" className={styles.failure}>
            {challenge.message}
          </span>
        )}
      </div>
      <LiveRegion message={news(state, strings)} />
    </div>
  );
}

type PartProps = Pick<ImageCaptchaViewProps, 'state' | 'strings' | 'actions'>;

/** One button through all states, so that it keeps the focus while a new picture is on its way. */
function Challenge({ state: { challenge }, strings, actions }: PartProps) {
  const { status } = challenge;
  return (
    <button
      type="button"
      data-part="challenge"
      data-status={status}
      aria-label={status === 'picture' ? strings.change : undefined}
      aria-disabled={status === 'loading' || undefined}
      className={styles.challenge}
      onClick={status === 'loading' ? undefined : actions.renew}
    >
      {status === 'picture' && (
        <img
          src={challenge.img}
          alt={strings.picture}
          // Not on the button: its name would be read out twice.
          title={strings.change}
          className={styles.picture}
          onError={actions.breakPicture}
        />
      )}
      {status === 'loading' && strings.loading}
      {status === 'question' && (
        <>
          <RetryIcon size="small" />
          {strings.changeQuestion}
        </>
      )}
      {status === 'failed' && (
        <span>
          <span className={styles.word}>{strings.failed}</span>{' '}
          <span className={styles.word}>{strings.retry}</span>
        </span>
      )}
    </button>
  );
}

function problemText({ problem, challenge }: ImageCaptchaState, strings: ImageCaptchaStrings) {
  if (!problem) return undefined;
  if (problem.kind === 'refused') return problem.message;
  if (problem.kind === 'unready') return strings.unready;
  return formOf(challenge) === 'words' ? strings.answerMissing : strings.missing;
}

/** The first picture is met by whoever reaches the field; what comes later is told. */
function news({ challenge, isRenewed }: ImageCaptchaState, strings: ImageCaptchaStrings): string {
  if (challenge.status === 'failed') return challenge.message ?? strings.failed;
  if (!isRenewed) return '';
  if (challenge.status === 'question') return strings.questionCame(challenge.question);
  return challenge.status === 'picture' ? strings.pictureCame : '';
}
