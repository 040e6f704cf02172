import { PictureField, type PictureFieldProps } from '@shuyuan/ui/picture-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { usePictures } from './media/use-pictures.ts';

interface PictureFieldOptions extends Pick<PictureFieldProps, 'label' | 'ratio' | 'fit' | 'ground'> {
  /** Name of the field in the contract. */
  name: string;
  description?: string;
  isRequired?: boolean;
}

/** Form field of a picture: uploaded here, chosen from the media library, or given by its address. */
export const pictureField = (options: PictureFieldOptions): FormField => ({
  kind: 'custom',
  name: options.name,
  label: options.label,
  render: (field) => <ManagedPicture {...options} {...field} />,
});

function ManagedPicture({ value, onChange, error, ...options }: PictureFieldOptions & CustomFieldProps) {
  const { props: pictures, picker } = usePictures();
  const { label, description, isRequired = false, ratio, fit, ground } = options;
  return (
    <>
      <PictureField
        label={label}
        isRequired={isRequired}
        {...(description !== undefined && { description })}
        {...(ratio && { ratio })}
        {...(fit && { fit })}
        {...(ground && { ground })}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        {...(error !== undefined && { errorMessage: error })}
        {...pictures}
      />
      {picker}
    </>
  );
}
