import { Button } from '@shuyuan/ui/button';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { CloseIcon, EditIcon, LinkIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { readGivenAddress } from '../../../paths/given-address.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { linkFieldStrings } from './link-field.strings.ts';
import { useLinkName, useLinkSearch } from './use-link-targets.ts';

interface LinkFieldOptions {
  /** Name of the field in the contract. */
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
  /** Value of a field without a link. @default '' */
  empty?: null;
}

/** Form field of a link: a page or content of the site that is found by its title, or a typed address. */
export const linkField = (options: LinkFieldOptions): FormField => ({
  kind: 'custom',
  name: options.name,
  label: options.label,
  render: (field) => <LinkField {...options} {...field} />,
});

function LinkField({ value, onChange, error, ...options }: LinkFieldOptions & CustomFieldProps) {
  const strings = useStrings(linkFieldStrings);
  const address = typeof value === 'string' ? value : '';
  const isAddress = readGivenAddress(address) !== null;
  const [isSearching, setIsSearching] = useState(!isAddress);
  /** Set once the person has used the field, so that the focus stays in it. */
  const [isUsed, setIsUsed] = useState(false);

  function show(next: string, willSearch: boolean) {
    onChange(next === '' && options.empty === null ? null : next);
    setIsSearching(willSearch);
    setIsUsed(true);
  }

  // A value that is no address was typed as a search; the contract only says that it is wrong.
  const problem = error !== undefined && address !== '' && !isAddress ? strings.bad : error;
  const shared = { options, address, problem, hasFocus: isUsed };
  return isSearching || !isAddress ? (
    <LinkSearch
      {...shared}
      onType={(text) => onChange(text === '' && options.empty === null ? null : text)}
      onPick={(picked) => show(picked, false)}
    />
  ) : (
    <PickedLink {...shared} onChange={() => show(address, true)} onClear={() => show('', true)} />
  );
}

interface PartProps {
  options: LinkFieldOptions;
  address: string;
  problem: string | undefined;
  hasFocus: boolean;
}

interface LinkSearchProps extends PartProps {
  onType: (text: string) => void;
  onPick: (address: string) => void;
}

function LinkSearch({ options: field, address, problem, hasFocus, onType, onPick }: LinkSearchProps) {
  const strings = useStrings(linkFieldStrings);
  const [text, setText] = useState(address);
  const { options, isLoading, isEmpty } = useLinkSearch(text);
  const shownProblem = problem ?? (isEmpty && text.trim() !== '' ? strings.bad : undefined);
  return (
    <ComboBox
      label={field.label}
      isRequired={field.isRequired ?? false}
      {...(field.description !== undefined && { description: field.description })}
      placeholder={strings.placeholder}
      allowsFreeText
      filter={null}
      opensOnFocus
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to change the link
      autoFocus={hasFocus}
      isLoading={isLoading}
      emptyMessage={strings.nothing}
      defaultInputValue={address}
      options={options}
      onInputChange={(next) => {
        setText(next);
        onType(next.trim());
      }}
      onChange={(picked) => {
        if (picked !== null) onPick(picked);
      }}
      {...(shownProblem !== undefined && { errorMessage: shownProblem })}
    />
  );
}

interface PickedLinkProps extends PartProps {
  onChange: () => void;
  onClear: () => void;
}

function PickedLink({ options: field, address, problem, hasFocus, onChange, onClear }: PickedLinkProps) {
  const strings = useStrings(linkFieldStrings);
  const name = useLinkName(address);
  return (
    <Stack as="section" gap={4} label={field.label}>
      <Text weight="bold">{field.label}</Text>
      <Inline gap={8}>
        <LinkIcon size="small" />
        <Text>{name === null ? strings.loading : name.title}</Text>
        {name !== null && (
          <Text size="small" tone="muted">
            {name.title === address ? name.kind : `${name.kind} · ${address}`}
          </Text>
        )}
      </Inline>
      {name !== null && !name.isFound && (
        <Text size="small" tone="critical">
          {strings.unreachable}
        </Text>
      )}
      {problem !== undefined && (
        <Text size="small" tone="critical">
          {problem}
        </Text>
      )}
      <Inline gap={8}>
        <Button
          size="small"
          icon={<EditIcon size="small" />}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list that was picked from has gone
          autoFocus={hasFocus}
          onPress={onChange}
        >
          {strings.change}
        </Button>
        <Button size="small" isQuiet icon={<CloseIcon size="small" />} onPress={onClear}>
          {strings.clear}
        </Button>
      </Inline>
      {field.description !== undefined && (
        <Text size="small" tone="muted">
          {field.description}
        </Text>
      )}
    </Stack>
  );
}
