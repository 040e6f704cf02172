import { featureNames } from '@shuyuan/api-client';
import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { settings, settingSheets } from '../../db/schema.ts';
import type { FieldApart, Resource } from '../../resources/resource.ts';
import { saveSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';

/** What the console changes, by the keys that are stored. A key that is not here is neither sent, logged nor written. */
type Changeable = Omit<AnswerOf<Contract['manageSettings']['find']>, 'updated_at'>;

/** What is stored by its keys, over what holds while nobody has set it. */
export function changeableSettings(stored: ReadonlyMap<string, unknown>): Changeable {
  const now = readSettings(stored, configStrings);
  return {
    webname: now.webname,
    logo: now.logo,
    white_logo: now.whiteLogo,
    icp: now.icp,
    icp_link: now.icpLink,
    icp2: now.icp2,
    icp2_link: now.icp2Link,
    'contact.phone': now.contactPhone,
    'contact.email': now.contactEmail,
    'member.enabled_mobile_bind_alert': now.enabledMobileBindAlert,
    'socialites.wechat_scan': now.enabledWechatScan,
    'player.enabled_bullet_secret': now.watermark.isOn,
    'player.bullet_secret.text': now.watermark.text,
    'player.bullet_secret.size': now.watermark.size,
    'player.bullet_secret.color': now.watermark.color,
    'player.bullet_secret.opacity': now.watermark.opacity,
    'pay.hand_text': now.handPayText,
    'refund.days': now.refund.days,
    'refund.fee_percent': now.refund.feePercent,
    'invite.binds_at_login': now.invite.bindsAtLogin,
    'invite.days': now.invite.days,
    'invite.draw_percent': now.invite.drawPercent,
    'invite.least_withdrawal': now.invite.leastWithdrawal,
    'invite.rules': now.invite.rules,
    'credit.register': now.credit.register,
    'credit.watched_video': now.credit.watchedVideo,
    'credit.watched_course': now.credit.watchedCourse,
    'credit.paid_order_percent': now.credit.paidOrderPercent,
    ...(Object.fromEntries(featureNames.map((name) => [`features.${name}`, now.features[name]])) as Pick<
      Changeable,
      Extract<keyof Changeable, `features.${string}`>
    >),
  };
}

/** As `readSettings` reads it: what is stored of another kind has no effect. */
const field = (key: string, value: string | boolean | number): FieldApart => ({
  json: sql`coalesce((select ${settings.value} from ${settings}
    where ${settings.key} = ${key} and jsonb_typeof(${settings.value}) = ${typeof value}), ${JSON.stringify(value)}::jsonb)`,
  write: async (tx, _, given) => saveSettings(tx, { [key]: given }),
});

/** The id of the one row that stands for all settings. */
export const sheetId = 1;

const sheet: Pick<Resource, 'entity' | 'table' | 'title' | 'permission'> & {
  fields: Record<string, FieldApart>;
} = {
  entity: 'setting',
  table: settingSheets,
  title: settingSheets.name,
  permission: 'setting.save',
  fields: Object.fromEntries(
    Object.entries(changeableSettings(new Map())).map(([key, value]) => [key, field(key, value)]),
  ),
};

/** The settings of the site, all in one. There is no list of them: of a declaration it has what changes, log and undo ask. */
export const settingResource = sheet as unknown as Resource;
