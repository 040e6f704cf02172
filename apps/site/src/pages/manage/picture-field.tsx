import { isApiError } from '@shuyuan/api-client';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { Stack } from '@shuyuan/ui/layout';
import { TextField } from '@shuyuan/ui/text-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useEffect, useRef, useState } from 'react';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { pictureFieldStrings } from './picture-field.strings.ts';

interface PictureFieldOptions {
  /** As the contract calls it. */
  name: string;
  label: string;
  description: string;
  isRequired?: boolean;
}

/** The address of a picture, typed or of one that is uploaded here. */
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
  const mayUpload = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'article.store'));
  const { state, upload } = useUpload(onChange);
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
      {mayUpload && (
        <FileTrigger
          accept={['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']}
          maxSize={mostBytes}
          isPending={state === 'uploading'}
          onSelect={([file]) => file && void upload(file)}
        >
          {state === 'uploading' ? words.uploading : words.upload}
        </FileTrigger>
      )}
    </Stack>
  );
}

/** One upload at a time, given up with the form. */
function useUpload(onChange: (address: string) => void) {
  const { client } = useSite();
  const [state, setState] = useState<'still' | 'uploading' | 'failed'>('still');
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function upload(file: File) {
    const own = new AbortController();
    call.current = own;
    setState('uploading');
    try {
      const { url } = await client.uploads.image(file, { signal: own.signal });
      if (own.signal.aborted) return;
      setState('still');
      onChange(url);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!own.signal.aborted) setState('failed');
    }
  }
  return { state, upload };
}
