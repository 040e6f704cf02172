import { NativeSelect } from '@shuyuan/ui/native-select';
import { NumberField } from '@shuyuan/ui/number-field';
import { RichTextEditor, type RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import { Switch } from '@shuyuan/ui/switch';
import { TextArea } from '@shuyuan/ui/text-area';
import { TextField } from '@shuyuan/ui/text-field';
import type { FormField, FormValues } from './resource-form.types.ts';
import { limitedTo } from '../widget/limited-to.ts';

interface FormFieldViewProps {
  field: FormField;
  value: unknown;
  /** All that is written. */
  values: FormValues;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /** How pictures come into texts. */
  pictures: Pick<RichTextEditorProps, 'upload' | 'pickPicture' | 'onSendingChange'>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A field of a form by its kind. */
export function FormFieldView({ field, value, values, error, onChange, pictures }: FormFieldViewProps) {
  const { label, description, isRequired = false } = field;
  const shared = {
    label,
    isRequired,
    ...(description !== undefined && { description }),
    ...(error !== undefined && { errorMessage: error }),
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...shared}
          value={textOf(value)}
          onChange={onChange}
          autoComplete="off"
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
        />
      );
    case 'multi-line':
      return (
        <TextArea
          {...shared}
          value={textOf(value)}
          onChange={onChange}
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          {...(field.maxLength !== undefined && limitedTo(field.maxLength))}
        />
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          {...(field.unit !== undefined && { unit: field.unit })}
          {...(field.min !== undefined && { min: field.min })}
        />
      );
    case 'choice':
      return <NativeSelect {...shared} options={field.choices} value={textOf(value)} onChange={onChange} />;
    case 'switch':
      return (
        <Switch
          isSelected={value === true}
          onChange={onChange}
          {...(description !== undefined && { description })}
          {...(error !== undefined && { errorMessage: error })}
        >
          {label}
        </Switch>
      );
    case 'rich-text':
      return <RichTextEditor {...shared} {...pictures} value={textOf(value)} onChange={onChange} />;
    case 'custom':
      return field.render({ value, values, onChange, error });
  }
}
