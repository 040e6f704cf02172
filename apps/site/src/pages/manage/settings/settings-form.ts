import { featureNames } from '@shuyuan/api-client';
import type { FormDeclaration, FormField } from '@shuyuan/widgets/resource-form';
import type { featureWords } from './feature-words.strings.ts';
import type { SettingsStrings } from './settings.strings.ts';

type Field = keyof SettingsStrings['fields'];

/** The settings by their groups, as page and form show them. */
export const settingGroups = [
  { name: 'site', fields: ['webname', 'logo', 'white_logo'] },
  { name: 'filing', fields: ['icp', 'icp_link', 'icp2', 'icp2_link', 'contact.phone', 'contact.email'] },
  { name: 'signingIn', fields: ['socialites.wechat_scan', 'member.enabled_mobile_bind_alert'] },
] as const satisfies readonly { name: 'site' | 'filing' | 'signingIn'; fields: readonly Field[] }[];

const addresses: ReadonlySet<Field> = new Set(['logo', 'white_logo', 'icp_link', 'icp2_link']);
const switches: ReadonlySet<Field> = new Set(['member.enabled_mobile_bind_alert', 'socialites.wechat_scan']);

/** The sheet on which all settings are written. */
export function settingsForm(
  words: SettingsStrings,
  features: (typeof featureWords)['zh-CN'],
): FormDeclaration {
  const fieldOf = (name: Field): FormField => {
    const label = words.fields[name];
    if (switches.has(name)) return { kind: 'switch', name, label };
    if (name === 'webname') return { kind: 'text', name, label, isRequired: true };
    return { kind: 'text', name, label, ...(addresses.has(name) && { description: words.addressHint }) };
  };
  const fields = [
    ...settingGroups.flatMap((group) => group.fields.map(fieldOf)),
    ...featureNames.map((feature): FormField => ({
      kind: 'switch',
      name: `features.${feature}`,
      label: features[feature].name,
      description: features[feature].about,
    })),
  ];
  return {
    name: 'setting',
    fields,
    // Never shown: it names what is written.
    blank: Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'switch' ? false : ''])),
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageSettings.update.body,
    titleOf: () => words.quoted,
  };
}
