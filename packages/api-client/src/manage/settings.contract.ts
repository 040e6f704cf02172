import * as z from 'zod/mini';
import { featureNames, type FeatureName } from '../access/feature-names.ts';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { address } from './address.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { changed } from './resource.contract.ts';

const watermarkLimits = { text: 60, size: 72 };

const line = typedText(manageLimits.title);
/** Empty for none. */
const optionalAddress = z.union([z.literal(''), address]);

const features = Object.fromEntries(featureNames.map((name) => [`features.${name}`, z.boolean()])) as Record<
  `features.${FeatureName}`,
  z.ZodMiniBoolean
>;

const earned = z.number().check(z.int(), z.minimum(0), z.maximum(10_000));

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
  'player.enabled_bullet_secret': z.boolean(),
  /** May name the viewer: `${user.mobile}`, or `${mobile}`, and `${user.id}`. */
  'player.bullet_secret.text': typedText(watermarkLimits.text),
  /** Pixels. */
  'player.bullet_secret.size': z.number().check(z.int(), z.minimum(8), z.maximum(watermarkLimits.size)),
  'player.bullet_secret.color': z.string().check(z.regex(/^(?:#[0-9a-f]{6}|[a-z]{3,20})$/i)),
  /** From 0, which nobody sees, to 1. */
  'player.bullet_secret.opacity': z.number().check(z.minimum(0), z.maximum(1)),
  /** Where transfers go, line by line; empty where the school takes none. */
  'pay.hand_text': typedText(1000),
  /** Days in which a learner may ask for money back; 0: they may not. */
  'refund.days': z.number().check(z.int(), z.minimum(0), z.maximum(365)),
  'refund.fee_percent': z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  'invite.binds_at_login': z.boolean(),
  'invite.days': z.number().check(z.int(), z.minimum(1), z.maximum(3650)),
  'invite.draw_percent': z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  'invite.least_withdrawal': z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
  'invite.rules': typedText(2000),
  /** Credits that are earned; 0 for nothing. */
  'credit.register': earned,
  'credit.watched_video': earned,
  'credit.watched_course': earned,
  /** Of what was paid, in yuan. */
  'credit.paid_order_percent': z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
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
