import { Checkbox, CheckboxGroup } from '@shuyuan/ui/checkbox';
import type { FormField } from '@shuyuan/widgets/resource-form';
import { useMemo } from 'react';
import { useManage } from '../../shell/manage/manage-context.tsx';
import { useResource } from '../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession } from '../../stores/site-context.tsx';
import type { IdChoice } from './id-field.tsx';

interface TagsFieldOptions {
  label: string;
  choices: readonly IdChoice[];
  /** Of a tag that is none of the choices: there may be more than were asked for, or they may not be seen. */
  chosenOne: (id: number) => string;
}

/** The tags that something carries, kept as their ids. */
export const tagsField = ({ label, choices, chosenOne }: TagsFieldOptions): FormField => ({
  kind: 'custom',
  name: 'tag_ids',
  label,
  textOf: (value) => {
    const chosen = chosenIds(value);
    return withOthers(choices, chosen, chosenOne)
      .filter((choice) => chosen.includes(choice.value))
      .map((choice) => choice.label)
      .join('、');
  },
  render({ value, onChange, error }) {
    const chosen = chosenIds(value);
    const all = withOthers(choices, chosen, chosenOne);
    return (
      <CheckboxGroup
        label={label}
        orientation="horizontal"
        value={chosen}
        onChange={(ids) => onChange(ids.map(Number).toSorted((a, b) => a - b))}
        {...(error !== undefined && { errorMessage: error })}
      >
        {all.map((choice) => (
          <Checkbox key={choice.value} value={choice.value}>
            {choice.label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  },
});

const chosenIds = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The choices, and those chosen ones that are none of them. */
function withOthers(
  choices: readonly IdChoice[],
  chosen: readonly string[],
  chosenOne: TagsFieldOptions['chosenOne'],
): readonly IdChoice[] {
  const others = chosen.filter((id) => !choices.some((choice) => choice.value === id));
  return [...choices, ...others.map((id) => ({ value: id, label: chosenOne(Number(id)) }))];
}

/** The tags to choose from. None for who may not see them, and until they have come. */
export function useTagChoices(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'tag'));
  const rows = useResource(`console tags ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.tags.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
