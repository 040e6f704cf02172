import { DatePicker } from '@shuyuan/ui/date-picker';
import type { FormField } from '@shuyuan/widgets/resource-form';

interface MomentFieldOptions {
  /** As the contract calls it. */
  name: string;
  label: string;
  description: string;
}

const eightHours = 8 * 60 * 60 * 1000;

/** `2026-11-21T19:30` by the clock of China; null for no moment. */
export const writtenOf = (instant: unknown) =>
  typeof instant === 'string'
    ? new Date(Date.parse(instant) + eightHours).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
    : null;

/** The instant of what was written by the clock of China. */
export const instantOf = (written: string) => new Date(`${written}:00+08:00`).toISOString();

/** A moment to the minute, or none: written by the clock of China, kept as the contract's instant. */
export const momentField = ({ name, label, description }: MomentFieldOptions): FormField => ({
  kind: 'custom',
  name,
  label,
  render: ({ value, onChange, error }) => (
    <DatePicker
      label={label}
      description={description}
      granularity="minute"
      value={writtenOf(value)}
      onChange={(moment) => onChange(moment ? instantOf(moment) : null)}
      {...(error !== undefined && { errorMessage: error })}
    />
  ),
});
