import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { Field, Frame, type ControlWiring, type FieldProps } from '../field/field.tsx';
import { FileTrigger } from '../file-trigger/file-trigger.tsx';
import { useLimitWords } from '../file-trigger/use-limit-words.ts';
import { CloseIcon, ImageIcon } from '../icons/index.ts';
import { Image, type ImageProps } from '../image/image.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { useStrings } from '../provider/ui-context.ts';
import type { PickPicture, UploadPicture } from '../rich-text-editor/uploads.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './picture-field.css.ts';
import { pictureFieldStrings } from './picture-field.strings.ts';
import { UploadRefusal } from './upload-refusal.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Label, help and error come from `FieldProps`. */
export interface PictureFieldProps extends Pick<
  FieldProps,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'id'
> {
  /** Address of the picture; empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** Ratio that the picture will be shown in. @default '16:9' */
  ratio?: NonNullable<ImageProps['ratio']>;
  /** `contain` previews the whole picture, such as a logo. @default 'cover' */
  fit?: ImageProps['fit'];
  /** `dark` previews a picture that is made for dark places. @default 'light' */
  ground?: 'light' | 'dark';
  /** Stores a picture from the computer. Reject with an `UploadRefusal` to say why not. Without it there is no button for that. */
  upload?: UploadPicture;
  /** Lets the person choose a picture that is stored already. Without it there is no button for that. */
  pickPicture?: PickPicture;
}

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Maximum size of a picture, in bytes: what the server accepts. */
const maxBytes = 10 * 2 ** 20;

const failureText = (error: unknown, otherwise: string) =>
  error instanceof UploadRefusal ? error.message : otherwise;

/** One picture: previewed as it will look, uploaded, chosen from what is stored, or given by its address. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, errorMessage, ratio = '16:9', ground = 'light', fit = 'cover' } = props;
  const strings = useStrings(pictureFieldStrings);
  const state = usePictureUpload(props.upload, onChange);
  const { upload } = state;
  const failure = upload.status === 'failed' ? failureText(upload.error, strings.failed) : undefined;
  const shownError = failure ?? errorMessage;
  return (
    <Field
      field={{ ...props, ...(shownError !== undefined && { errorMessage: shownError }) }}
      component="picture-field"
    >
      {(control, isInvalid) => (
        <div className={styles.parts}>
          <div data-part="preview" className={cx(styles.preview[ratio], ground === 'dark' && styles.dark)}>
            <Image
              src={value}
              alt={value === '' ? '' : strings.preview(props.label)}
              ratio={ratio}
              fit={fit}
              corners="none"
              isPriority
              isGroundless={ground === 'dark'}
            />
          </div>
          <Controls field={props} state={state} control={control} isInvalid={isInvalid} />
          <LiveRegion message={upload.status === 'done' ? strings.uploaded : ''} />
        </div>
      )}
    </Field>
  );
}

interface ControlsProps {
  field: PictureFieldProps;
  state: ReturnType<typeof usePictureUpload>;
  control: ControlWiring;
  isInvalid: boolean;
}

function Controls({ field, state, control, isInvalid }: ControlsProps) {
  const { value, onChange, upload: send, pickPicture } = field;
  const { upload, start, reset } = state;
  const strings = useStrings(pictureFieldStrings);
  const { limits } = useLimitWords({ accept: kinds, maxSize: maxBytes });
  const input = useRef<HTMLInputElement>(null);
  const isRunning = upload.status === 'running';

  function change(address: string) {
    reset();
    onChange(address);
  }

  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        {send && (
          <FileTrigger
            accept={kinds}
            maxSize={maxBytes}
            hasLimits={false}
            isPending={isRunning}
            onSelect={([file]) => file && void start(file)}
          >
            {strings.upload}
          </FileTrigger>
        )}
        {pickPicture && (
          <Button
            icon={<ImageIcon size="small" />}
            onPress={() => void pickPicture().then((picked) => picked && change(picked.src))}
          >
            {strings.pick}
          </Button>
        )}
        {(isRunning || value !== '') && (
          <Button
            isQuiet
            icon={<CloseIcon size="small" />}
            onPress={() => {
              if (isRunning) return reset();
              change('');
              // The button goes with the picture.
              input.current?.focus();
            }}
          >
            {isRunning ? strings.cancel : strings.clear}
          </Button>
        )}
      </div>
      {isRunning && (
        <ProgressBar
          size="small"
          label={strings.uploading(upload.name)}
          value={upload.share === null ? null : upload.share * 100}
        />
      )}
      <Frame size="standard" isInvalid={isInvalid}>
        <input
          {...control}
          ref={input}
          data-part="input"
          className={cx(fieldStyles.input, fieldStyles.inset.standard)}
          inputMode="url"
          autoComplete="off"
          placeholder={strings.paste}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Frame>
      {send && <span className={styles.limits}>{limits}</span>}
    </div>
  );
}
