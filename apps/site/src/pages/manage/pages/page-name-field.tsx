import { agreementNames, furtherPageName, pageNames } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { TextField } from '@shuyuan/ui/text-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { paths } from '../../../paths/paths.ts';
import type { ManagedPagesStrings } from './pages.strings.ts';

/** Names that the product knows: pages with an address of their own, and agreements. */
const knownNames = [...pageNames, ...agreementNames] as const;
type KnownName = (typeof knownNames)[number];

const isAgreement = (name: string) => agreementNames.some((each) => each === name);
const isKnown = (name: string): name is KnownName => knownNames.some((each) => each === name);

/** Returns what the list calls a page: its kind, or the address of a further one. */
export const pageLabel = (name: string, words: ManagedPagesStrings): string =>
  isKnown(name) ? words.pages[name] : paths.schoolPage(name);

/** Returns the address of a page on the site. */
export const pageHref = (name: string): string => {
  const own = pageNames.find((each) => each === name);
  return own ? paths[own]() : paths.schoolPage(name);
};

/** Field for the name of a page: one that the product knows, or a further one whose address is typed. */
export const pageNameField = (words: ManagedPagesStrings): FormField => ({
  kind: 'custom',
  name: 'name',
  label: words.page,
  isRequired: true,
  render: (field) => <PageNameField {...field} words={words} />,
});

function PageNameField({ value, onChange, error, words }: CustomFieldProps & { words: ManagedPagesStrings }) {
  const name = typeof value === 'string' ? value : '';
  const options = [
    ...knownNames.map((each) => ({ value: each, label: words.pages[each] })),
    { value: 'further' as const, label: words.further },
  ];
  return (
    <Stack gap={12}>
      <NativeSelect
        label={words.page}
        isRequired
        options={options}
        value={isKnown(name) ? name : 'further'}
        onChange={(chosen) => onChange(chosen === 'further' ? '' : chosen)}
        {...(isKnown(name) && error !== undefined && { errorMessage: error })}
      />
      {isAgreement(name) && (
        <div>
          <LinkButton size="small" isQuiet href={paths.schoolPage(name)} target="_blank">
            {words.seeAgreement}
          </LinkButton>
        </div>
      )}
      {!isKnown(name) && (
        <TextField
          label={words.address}
          description={words.addressHint(paths.schoolPage(name || words.exampleName))}
          isRequired
          autoComplete="off"
          value={name}
          onChange={onChange}
          {...addressProblem(name, error, words)}
        />
      )}
    </Stack>
  );
}

/** Returns the error of an address while it is typed, else that of the server. */
function addressProblem(name: string, error: string | undefined, words: ManagedPagesStrings) {
  const isWrong = name !== '' && !furtherPageName.test(name);
  const errorMessage = isWrong ? words.wrongAddress : error;
  return errorMessage === undefined ? {} : { errorMessage };
}
