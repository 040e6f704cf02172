import { answerPictureLimits } from '@shuyuan/api-client';
import { ImageIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useRef } from 'react';
import * as styles from '../fields.css.ts';
import type { AnswerPictures } from '../question-type.ts';
import type { QuestionStrings } from '../questions.strings.ts';

interface AnswerPicturesProps {
  pictures: AnswerPictures;
  /** Takes none. */
  isDisabled: boolean;
  strings: QuestionStrings;
}

/** The pictures of a written answer, those on their way, and the way to add more. */
export function AnswerPicturesView({ pictures, isDisabled, strings }: AnswerPicturesProps) {
  const { addresses, waiting = [], onRemove } = pictures;
  return (
    <div className={styles.blank}>
      {addresses.length + waiting.length > 0 && (
        <ul aria-label={strings.pictures} className={styles.pictures}>
          {addresses.map((address, place) => (
            <li key={address.split('?', 1)[0]} className={styles.pictureItem}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={strings.picture(place + 1)} className={styles.picture} />
              </a>
              {onRemove && (
                <NativeButton
                  size="small"
                  isQuiet
                  isInactive={isDisabled}
                  aria-label={strings.removePicture(place + 1)}
                  onPress={() => onRemove(address)}
                >
                  {strings.remove}
                </NativeButton>
              )}
            </li>
          ))}
          {waiting.map((one) => (
            <Waiting
              key={one.id}
              picture={one}
              pictures={pictures}
              isDisabled={isDisabled}
              strings={strings}
            />
          ))}
        </ul>
      )}
      {pictures.onAdd && <Add pictures={pictures} isDisabled={isDisabled} strings={strings} />}
    </div>
  );
}

type WaitingPicture = NonNullable<AnswerPictures['waiting']>[number];

/** A picture that has not arrived: on its way, or why not and what to do about it. */
function Waiting({
  picture: { id, name, problem },
  pictures: { onRetry, onDrop },
  isDisabled,
  strings,
}: AnswerPicturesProps & { picture: WaitingPicture }) {
  return (
    <li className={styles.pictureItem}>
      <span className={styles.hint}>{name}</span>
      <span role={problem === '' ? 'status' : 'alert'} className={styles.hint}>
        {problem === '' ? strings.sendingPicture : problem}
      </span>
      {problem !== '' && (
        <span className={styles.pictureWays}>
          <NativeButton
            size="small"
            isInactive={isDisabled}
            aria-label={strings.retryPicture(name)}
            onPress={() => onRetry?.(id)}
          >
            {strings.retry}
          </NativeButton>
          <NativeButton
            size="small"
            isQuiet
            aria-label={strings.dropPicture(name)}
            onPress={() => onDrop?.(id)}
          >
            {strings.remove}
          </NativeButton>
        </span>
      )}
    </li>
  );
}

function Add({ pictures, isDisabled, strings }: AnswerPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const count = pictures.addresses.length + (pictures.waiting?.length ?? 0);
  const isFull = count >= answerPictureLimits.count;
  return (
    <div className={styles.addPicture}>
      {/* The button beside it opens it: browsers draw their own in their own language. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={answerPictureLimits.types.join(',')}
        aria-label={strings.addPicture}
        disabled={isDisabled || isFull}
        onChange={({ currentTarget }) => {
          pictures.onAdd?.([...(currentTarget.files ?? [])]);
          // The same file may be chosen once more.
          currentTarget.value = '';
        }}
      />
      <NativeButton size="small" isInactive={isDisabled || isFull} onPress={() => input.current?.click()}>
        <ImageIcon size="small" />
        {strings.addPicture}
      </NativeButton>
      <span className={styles.hint}>{strings.pictureLimits(count, answerPictureLimits.count)}</span>
    </div>
  );
}
