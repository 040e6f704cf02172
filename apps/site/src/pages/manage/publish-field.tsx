import { CheckIcon, CautionIcon, InfoIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { useStrings } from '../../stores/site-context.tsx';
import { momentField } from './moment-field.tsx';
import { publishFieldStrings } from './publish-field.strings.ts';

/** One thing that something needs before it can appear. */
export interface PublishCheck {
  label: string;
  isMet: boolean;
}

interface PublishFieldOptions {
  label: string;
  description: string;
  checks: (values: FormValues) => readonly PublishCheck[];
  /** Warnings that do not prevent publishing. */
  notes?: (values: FormValues) => readonly string[];
}

/** When something appears, after the list of what that needs. The server refuses what misses one. */
export function publishField({ label, description, checks, notes }: PublishFieldOptions): FormField {
  const moment = momentField({ name: 'published_at', label, description });
  return {
    kind: 'custom',
    name: 'published_at',
    label,
    render: (field) => (
      <Stack gap={12}>
        <Checks checks={checks(field.values)} notes={notes?.(field.values) ?? []} />
        {moment.kind === 'custom' && moment.render(field)}
      </Stack>
    ),
  };
}

interface ChecksProps {
  checks: readonly PublishCheck[];
  notes: readonly string[];
}

function Checks({ checks, notes }: ChecksProps) {
  const words = useStrings(publishFieldStrings);
  const missing = checks.filter(({ isMet }) => !isMet).length;
  return (
    <Stack gap={4} as="section" label={words.title}>
      <Text weight="bold">{missing === 0 ? words.complete : words.missing(missing)}</Text>
      <Stack as="ul" gap={4}>
        {checks.map(({ label, isMet }) => (
          <Inline key={label} as="li" gap={8} isSingleRow>
            {isMet ? <CheckIcon size="small" /> : <CautionIcon size="small" />}
            <Text as="span" tone={isMet ? 'muted' : 'critical'}>
              {isMet ? words.met(label) : words.unmet(label)}
            </Text>
          </Inline>
        ))}
        {notes.map((note) => (
          <Inline key={note} as="li" gap={8} isSingleRow>
            <InfoIcon size="small" />
            <Text as="span" tone="caution">
              {note}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

/** Whether something is written in a field. */
export const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';
