import { useEffect, type Ref } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import type { ImageCaptchaStore } from './image-captcha.store.ts';
import { imageCaptchaStrings } from './image-captcha.strings.ts';
import { ImageCaptchaView } from './image-captcha.view.tsx';

export interface ImageCaptchaFieldProps {
  /** Of `createImageCaptcha`. The field opens it when it appears; the form asks it for its `answer`. */
  store: ImageCaptchaStore;
  /** For the focus, when this is the first field that is wrong. */
  inputRef?: Ref<HTMLInputElement>;
  /** Puts the focus into the field when it appears. */
  takesFocus?: boolean;
}

/** The field for a picture's letters, or for the answer to a question in words. 44 px high, as in the login forms. */
export function ImageCaptchaField({ store, inputRef, takesFocus }: ImageCaptchaFieldProps) {
  const { locale } = useHost();
  const state = useStore(store);
  useEffect(() => store.open(), [store]);
  return (
    <ImageCaptchaView
      state={state}
      strings={imageCaptchaStrings[locale]}
      actions={store}
      {...(inputRef !== undefined && { inputRef })}
      {...(takesFocus && { takesFocus })}
    />
  );
}
