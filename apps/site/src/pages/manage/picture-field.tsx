import { isApiError } from '@shuyuan/api-client';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { Button } from '@shuyuan/ui/button';
import { ImageIcon } from '@shuyuan/ui/icons';
import { Inline, Stack } from '@shuyuan/ui/layout';
import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { TextField } from '@shuyuan/ui/text-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../stores/site-context.tsx';
import { usePictures } from './media/use-pictures.ts';
import { pictureFieldStrings } from './picture-field.strings.ts';

interface PictureFieldOptions {
  /** As the contract calls it. */
  name: string;
  label: string;
  description: string;
  isRequired?: boolean;
}

/** The address of a picture, typed, or of one that is uploaded here or chosen from the media library. */
export const pictureField = (options: PictureFieldOptions): FormField => ({
  kind: 'custom',
  ...options,
  render: (field) => <PictureField {...options} {...field} />,
});

/** What the call takes. */
const mostBytes = 10 * 2 ** 20;

function PictureField({
  label,
  description,
  isRequired = false,
  value,
  onChange,
  error,
}: PictureFieldOptions & CustomFieldProps) {
  const words = useStrings(pictureFieldStrings);
  const { props: pictures, picker } = usePictures();
  const { pickPicture } = pictures;
  const { state, upload } = useUpload(pictures.upload, onChange);
  const problem = error ?? (state === 'failed' ? words.failed : undefined);
  return (
    <Stack gap={8}>
      <TextField
        label={label}
        description={description}
        isRequired={isRequired}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        {...(problem !== undefined && { errorMessage: problem })}
      />
      <Inline gap={8}>
        {pictures.upload && (
          <FileTrigger
            accept={['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']}
            maxSize={mostBytes}
            isPending={state === 'uploading'}
            onSelect={([file]) => file && void upload(file)}
          >
            {state === 'uploading' ? words.uploading : words.upload}
          </FileTrigger>
        )}
        {pickPicture && (
          <Button
            icon={<ImageIcon size="small" />}
            onPress={() => void pickPicture().then((picked) => picked && onChange(picked.src))}
          >
            {words.pick}
          </Button>
        )}
      </Inline>
      {picker}
    </Stack>
  );
}

/** One upload at a time, given up with the form. */
function useUpload(send: UploadPicture | undefined, onChange: (address: string) => void) {
  const [state, setState] = useState<'still' | 'uploading' | 'failed'>('still');
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function upload(file: File) {
    if (!send) return;
    const own = new AbortController();
    call.current = own;
    setState('uploading');
    try {
      const { src } = await send(file, { signal: own.signal, onProgress: () => {} });
      if (own.signal.aborted) return;
      setState('still');
      onChange(src);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!own.signal.aborted) setState('failed');
    }
  }
  return { state, upload };
}
