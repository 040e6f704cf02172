import type { MediaKind } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { PlayIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { useMediaPicker } from './media/use-media-picker.tsx';

interface MediaFieldOptions {
  /** As the contract calls it. */
  name: string;
  kind: MediaKind;
  label: string;
  description: string;
  none: string;
  pick: string;
  takeOff: string;
  /** What the chosen file is called, by what is written. */
  titleOf: (values: CustomFieldProps['values']) => string;
}

/** One file of the library, an upload or an own recording: kept as its id. */
export const mediaField = (options: MediaFieldOptions): FormField => ({
  kind: 'custom',
  name: options.name,
  label: options.label,
  description: options.description,
  render: (field) => <MediaField {...options} {...field} />,
});

function MediaField(props: MediaFieldOptions & CustomFieldProps) {
  const { kind, label, description, none, pick: pickLabel, takeOff, titleOf } = props;
  const { value, values, onChange, error } = props;
  const { pick, picker } = useMediaPicker();
  /** What was chosen here: the row knows what was stored alone. */
  const [chosen, setChosen] = useState<{ id: number; title: string } | null>(null);
  const title = chosen !== null && chosen.id === value ? chosen.title : titleOf(values);
  async function choose() {
    const file = await pick(kind);
    if (!file) return;
    setChosen({ id: file.id, title: file.title });
    onChange(file.id);
  }
  return (
    <Stack as="section" gap={8} label={label}>
      <Text weight="bold">{label}</Text>
      <Text>{typeof value === 'number' ? title || `#${value}` : none}</Text>
      <Text size="small" tone="muted">
        {description}
      </Text>
      {error !== undefined && (
        <Text size="small" tone="critical">
          {error}
        </Text>
      )}
      <Inline gap={8}>
        <Button size="small" icon={<PlayIcon size="small" />} onPress={() => void choose()}>
          {pickLabel}
        </Button>
        {typeof value === 'number' && (
          <Button size="small" isQuiet onPress={() => onChange(null)}>
            {takeOff}
          </Button>
        )}
      </Inline>
      {picker}
    </Stack>
  );
}
