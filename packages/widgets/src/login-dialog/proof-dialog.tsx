import type { CaptchaApi } from '@shuyuan/api-client';
import { Stack, Text } from '@shuyuan/ui/layout';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { NativeButton, NativeFormButton } from '@shuyuan/ui/native-button';
import { useState } from 'react';
import { createImageCaptcha, ImageCaptchaField, type ImageCaptchaStore } from '../image-captcha/index.ts';
import * as styles from './login-dialog.css.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { SliderPuzzle } from './slider-puzzle/index.ts';
import type { ProofWay } from './sms-code/sms-code.state.ts';

export interface ProofDialogProps {
  way: ProofWay;
  isSending: boolean;
  captcha: Pick<CaptchaApi, 'slider' | 'checkSlider' | 'image'>;
  strings: LoginDialogStrings;
  onTicket: (ticket: string) => void;
  onPicture: (picture: ImageCaptchaStore) => void;
  onWay: (way: ProofWay) => void;
  onCancel: () => void;
}

/** Asks for proof of a person before a code is sent: a puzzle, or the letters of a picture. */
export function ProofDialog({ way, strings, onCancel, ...props }: ProofDialogProps) {
  return (
    <LightDialog title={strings.proofTitle} size="small" isOpen keepsOnBackdrop onClose={onCancel}>
      <Stack gap={12}>
        <Text tone="muted">{way === 'puzzle' ? strings.puzzleLead : strings.pictureLead}</Text>
        {way === 'puzzle' ? (
          <div className={styles.puzzle}>
            <SliderPuzzle
              takesFocus
              captcha={props.captcha}
              onPass={props.onTicket}
              onUsePicture={() => props.onWay('picture')}
            />
          </div>
        ) : (
          <PictureProof strings={strings} {...props} />
        )}
      </Stack>
    </LightDialog>
  );
}

function PictureProof({
  captcha,
  isSending,
  strings,
  onPicture,
  onWay,
}: Omit<ProofDialogProps, 'way' | 'onCancel'>) {
  const [picture] = useState(() => createImageCaptcha({ captcha }));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onPicture(picture);
      }}
    >
      <ImageCaptchaField store={picture} />
      <Stack gap={8}>
        <NativeFormButton type="submit" tone="action" size="large" isFullWidth isPending={isSending}>
          {strings.confirm}
        </NativeFormButton>
        <NativeButton isQuiet onPress={() => onWay('puzzle')}>
          {strings.usePuzzle}
        </NativeButton>
      </Stack>
    </form>
  );
}
