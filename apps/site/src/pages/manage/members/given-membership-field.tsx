import { DateField } from '@shuyuan/ui/date-field';
import { Inline } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { ListChoice } from '@shuyuan/widgets/resource-list';
import type { MembersStrings } from './members.strings.ts';

interface Given {
  plan_id: number;
  until: string;
}

interface GivenMembershipFieldProps {
  value: unknown;
  plans: readonly ListChoice[];
  onChange: (value: Given | null) => void;
  error: string | undefined;
  words: MembersStrings;
  now: () => number;
}

const hour = 3_600_000;
/** The last second of a day in China, and the day of a moment there. */
const endOf = (day: string) => new Date(`${day}T23:59:59+08:00`).toISOString();
const dayOf = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 10);

/** Which membership is given, and until which day, by the clock of China. */
export function GivenMembershipField({
  value,
  plans,
  onChange,
  error,
  words,
  now,
}: GivenMembershipFieldProps) {
  const given = value as Given | null;
  return (
    <Inline align="start">
      <NativeSelect
        label={words.given}
        description={words.givenHint}
        value={given ? String(given.plan_id) : ''}
        options={[{ value: '', label: words.notGiven }, ...plans]}
        onChange={(plan) =>
          onChange(
            plan === ''
              ? null
              : { plan_id: Number(plan), until: given?.until ?? endOf(dayOf(now() + 30 * 24 * hour)) },
          )
        }
        {...(error !== undefined && { errorMessage: error })}
      />
      {given && (
        <DateField
          label={words.givenUntil}
          value={dayOf(Date.parse(given.until))}
          onChange={(day) => day && onChange({ ...given, until: endOf(day) })}
        />
      )}
    </Inline>
  );
}
