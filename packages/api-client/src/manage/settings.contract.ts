import * as z from 'zod/mini';
import { featureNames, type FeatureName } from '../access/feature-names.ts';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { address } from './address.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { changed } from './resource.contract.ts';

const line = typedText(manageLimits.title);
/** Empty for none. */
const optionalAddress = z.union([z.literal(''), address]);

const features = Object.fromEntries(featureNames.map((name) => [`features.${name}`, z.boolean()])) as Record<
  `features.${FeatureName}`,
  z.ZodMiniBoolean
>;

/** By the keys that are stored. What is stored under other keys is never sent: it may be a secret. */
const fields = {
  webname: requiredText(manageLimits.name),
  /** Address of a picture; empty for the seal of the platform. `white_logo` stands on dark pictures. */
  logo: optionalAddress,
  white_logo: optionalAddress,
  icp: line,
  icp_link: optionalAddress,
  icp2: line,
  icp2_link: optionalAddress,
  'contact.phone': typedText(manageLimits.name),
  'contact.email': z.union([
    z.literal(''),
    z.string().check(z.trim(), z.maxLength(manageLimits.title), z.email()),
  ]),
  'member.enabled_mobile_bind_alert': z.boolean(),
  'socialites.wechat_scan': z.boolean(),
  ...features,
};

type Change = { [Name in keyof typeof fields]: z.ZodMiniOptional<(typeof fields)[Name]> };

const change = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, z.optional(field as z.ZodMiniType)]),
) as unknown as Change;

export const manageSettingsContract = {
  find: schemas({
    summary: 'The settings of the site that its administrator changes, by their keys.',
    answer: z.object({ ...fields, updated_at: instant }),
  }),
  update: schemas({
    summary:
      'Changes the settings that are named, for every visitor from their next call on. Code 409 when somebody else has changed some since `seen_at`.',
    body: z.object({ ...change, seen_at: z.optional(instant) }),
    answer: z.extend(changed, { updated_at: instant }),
  }),
};
