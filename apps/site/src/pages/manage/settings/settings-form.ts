import { featureNames, type FeatureName } from '@shuyuan/api-client';
import type { FormDeclaration, FormField } from '@shuyuan/widgets/resource-form';
import { pictureField } from '../picture-field.tsx';
import type { featureWords } from '../../../shell/features/feature-words.strings.ts';
import type { SettingsStrings } from './settings.strings.ts';

type Field = keyof SettingsStrings['fields'];

/** The settings by their groups, as page and form show them. */
export const settingGroups = [
  { name: 'site', fields: ['webname', 'logo', 'white_logo'] },
  { name: 'filing', fields: ['icp', 'icp_link', 'icp2', 'icp2_link', 'contact.phone', 'contact.email'] },
  { name: 'signingIn', fields: ['socialites.wechat_scan', 'member.enabled_mobile_bind_alert'] },
  {
    name: 'watermark',
    fields: [
      'player.enabled_bullet_secret',
      'player.bullet_secret.text',
      'player.bullet_secret.size',
      'player.bullet_secret.color',
      'player.bullet_secret.opacity',
    ],
  },
  { name: 'refunds', fields: ['pay.hand_text', 'refund.days', 'refund.fee_percent'] },
  {
    name: 'invitations',
    fields: [
      'invite.binds_at_login',
      'invite.days',
      'invite.draw_percent',
      'invite.least_withdrawal',
      'invite.rules',
    ],
  },
  {
    name: 'credits',
    fields: ['credit.register', 'credit.watched_video', 'credit.watched_course', 'credit.paid_order_percent'],
  },
] as const satisfies readonly {
  name: 'site' | 'filing' | 'signingIn' | 'watermark' | 'refunds' | 'invitations' | 'credits';
  fields: readonly Field[];
}[];

const addresses: ReadonlySet<Field> = new Set(['icp_link', 'icp2_link']);
/** Ground that each logo is previewed on. */
const logos = { logo: 'light', white_logo: 'dark' } as const satisfies Partial<
  Record<Field, 'light' | 'dark'>
>;
const switches: ReadonlySet<Field> = new Set([
  'member.enabled_mobile_bind_alert',
  'socialites.wechat_scan',
  'player.enabled_bullet_secret',
  'invite.binds_at_login',
]);
const numbers: ReadonlySet<Field> = new Set([
  'player.bullet_secret.size',
  'player.bullet_secret.opacity',
  'refund.days',
  'refund.fee_percent',
  'invite.days',
  'invite.draw_percent',
  'invite.least_withdrawal',
  'credit.register',
  'credit.watched_video',
  'credit.watched_course',
  'credit.paid_order_percent',
]);
const hints = {
  'player.bullet_secret.text': 'watermarkHint',
  'player.bullet_secret.color': 'colorHint',
  'player.bullet_secret.opacity': 'opacityHint',
  'pay.hand_text': 'handPayHint',
  'refund.days': 'refundDaysHint',
  'invite.draw_percent': 'drawHint',
  'invite.rules': 'rulesHint',
  'credit.register': 'creditHint',
  'credit.watched_video': 'watchedHint',
  'credit.paid_order_percent': 'paidOrderHint',
} as const satisfies Partial<Record<Field, keyof SettingsStrings>>;

/** Returns the description of a switch: what is closed together with the section; empty where nothing is. */
const closedWords = (closed: string | undefined, words: SettingsStrings) =>
  closed === undefined ? '' : words.whenClosed(closed);

const blanks = { switch: false, number: 0 } as const;

/** Form of all settings. It has a switch for each of the `existing` features. */
export function settingsForm(
  words: SettingsStrings,
  features: (typeof featureWords)['zh-CN'],
  existing: ReadonlySet<FeatureName>,
): FormDeclaration {
  const fieldOf = (name: Field): FormField => {
    const label = words.fields[name];
    if (switches.has(name)) return { kind: 'switch', name, label };
    if (name === 'logo' || name === 'white_logo')
      return pictureField({
        name,
        label,
        description: words.logoHint,
        ratio: '3:1',
        fit: 'contain',
        ground: logos[name],
      });
    const hint = name in hints ? words[hints[name as keyof typeof hints]] : undefined;
    const described = hint === undefined ? {} : { description: hint };
    if (numbers.has(name)) return { kind: 'number', name, label, min: 0, ...described };
    if (hint !== undefined) return { kind: 'text', name, label, ...described };
    if (name === 'webname') return { kind: 'text', name, label, isRequired: true };
    return { kind: 'text', name, label, ...(addresses.has(name) && { description: words.addressHint }) };
  };
  const fields = [
    ...settingGroups.flatMap((group) => group.fields.map(fieldOf)),
    ...featureNames
      .filter((feature) => existing.has(feature))
      .map((feature): FormField => ({
        kind: 'switch',
        name: `features.${feature}`,
        label: features[feature].name,
        description: [features[feature].about, closedWords(features[feature].closed, words)].join(''),
      })),
  ];
  return {
    name: 'setting',
    fields,
    // Never shown: it names what is written.
    blank: Object.fromEntries(
      fields.map(({ name, kind }) => [name, blanks[kind as keyof typeof blanks] ?? '']),
    ),
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageSettings.update.body,
    titleOf: () => words.quoted,
  };
}
