import { TextArea } from '@shuyuan/ui/text-area';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';

interface OutcomesFieldOptions {
  label: string;
  description: string;
}

/** Short sentences, each on a line of its own. */
export const outcomesField = (options: OutcomesFieldOptions): FormField => ({
  kind: 'custom',
  name: 'outcomes',
  ...options,
  render: (field) => <OutcomesField {...options} {...field} />,
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function OutcomesField({
  label,
  description,
  value,
  onChange,
  error,
}: OutcomesFieldOptions & CustomFieldProps) {
  const written = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  // An empty line that is still being written is no sentence, and stays to be written on.
  const text = linesOf(typed).join('\n') === written.join('\n') ? typed : written.join('\n');
  return (
    <TextArea
      label={label}
      description={description}
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(linesOf(next));
      }}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
