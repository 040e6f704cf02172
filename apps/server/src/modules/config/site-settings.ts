import { featureNames, type FeatureName } from '@shuyuan/api-client';

export interface SiteSettings {
  webname: string;
  /** Addresses of pictures; empty where there is none. */
  logo: string;
  whiteLogo: string;
  /** Numbers of the public record, and where each leads; empty where there is none. */
  icp: string;
  icpLink: string;
  icp2: string;
  icp2Link: string;
  contactPhone: string;
  contactEmail: string;
  /** Asks a user without a mobile number to bind one before going on. */
  enabledMobileBindAlert: boolean;
  /** Offers the sign-in by WeChat, where one is set up. */
  enabledWechatScan: boolean;
  /** Moves over the picture of what is played. */
  watermark: Watermark & { isOn: boolean };
  /** Days in which a learner may ask for money back, 0 where they may not; whole per cent of it that stay. */
  refund: { days: number; feePercent: number };
  invite: InviteRules;
  credit: CreditRules;
  /** Where transfers go, as plain text; empty where the school takes none. */
  handPayText: string;
  features: Record<FeatureName, boolean>;
}

/** Credits that are earned, in whole ones; 0 for nothing. */
export interface CreditRules {
  register: number;
  /** For each video watched to its end, and each course studied to its end, once. */
  watchedVideo: number;
  watchedCourse: number;
  /** Whole per cent of what was paid, in yuan. */
  paidOrderPercent: number;
}

/** What invitations go by. */
export interface InviteRules {
  /** Who had an account before may be bound by a link as well, when they sign in. */
  bindsAtLogin: boolean;
  /** Days for which orders of somebody who was invited earn something. */
  days: number;
  /** Whole per cent of what an order has paid; nothing below one yuan. */
  drawPercent: number;
  /** The least that is paid out, in whole yuan. */
  leastWithdrawal: number;
  /** What the page of sharing says of it, as plain text. */
  rules: string;
}

/** A line over a film. */
export interface Watermark {
  /** May name the viewer: `${user.mobile}`, or `${mobile}`, and `${user.id}`. */
  text: string;
  /** Pixels. */
  size: number;
  color: string;
  /** From 0 to 1. */
  opacity: number;
}

/** What is moved over films as soon as that is switched on. */
const defaultWatermark: Watermark = { text: '${user.mobile}', size: 14, color: 'red', opacity: 0.6 };

/** The switches of a site that nobody has configured: all off but the membership. */
const defaultFeatures = Object.fromEntries(
  featureNames.map((name) => [name, name === 'vip']),
) as SiteSettings['features'];

/** The stored settings over the defaults. What is stored but unknown or of the wrong kind has no effect. */
export function readSettings(
  stored: ReadonlyMap<string, unknown>,
  defaults: { webname: string },
): SiteSettings {
  const text = (key: string, fallback: string) => {
    const value = stored.get(key);
    return typeof value === 'string' ? value : fallback;
  };
  const isOn = (key: string, fallback: boolean) => {
    const value = stored.get(key);
    return typeof value === 'boolean' ? value : fallback;
  };
  const number = (key: string, fallback: number) => {
    const value = stored.get(key);
    return typeof value === 'number' ? value : fallback;
  };
  return {
    webname: text('webname', defaults.webname),
    logo: text('logo', ''),
    whiteLogo: text('white_logo', ''),
    icp: text('icp', ''),
    icpLink: text('icp_link', ''),
    icp2: text('icp2', ''),
    icp2Link: text('icp2_link', ''),
    contactPhone: text('contact.phone', ''),
    contactEmail: text('contact.email', ''),
    enabledMobileBindAlert: isOn('member.enabled_mobile_bind_alert', false),
    enabledWechatScan: isOn('socialites.wechat_scan', true),
    watermark: {
      isOn: isOn('player.enabled_bullet_secret', false),
      text: text('player.bullet_secret.text', defaultWatermark.text),
      size: number('player.bullet_secret.size', defaultWatermark.size),
      color: text('player.bullet_secret.color', defaultWatermark.color),
      opacity: number('player.bullet_secret.opacity', defaultWatermark.opacity),
    },
    refund: {
      days: number('refund.days', 7),
      feePercent: number('refund.fee_percent', 0),
    },
    handPayText: text('pay.hand_text', ''),
    invite: {
      bindsAtLogin: isOn('invite.binds_at_login', false),
      days: number('invite.days', 365),
      drawPercent: number('invite.draw_percent', 1),
      leastWithdrawal: number('invite.least_withdrawal', 1),
      rules: text('invite.rules', ''),
    },
    credit: {
      register: number('credit.register', 0),
      watchedVideo: number('credit.watched_video', 0),
      watchedCourse: number('credit.watched_course', 0),
      paidOrderPercent: number('credit.paid_order_percent', 0),
    },
    features: Object.fromEntries(
      featureNames.map((name) => [name, isOn(`features.${name}`, defaultFeatures[name])]),
    ) as SiteSettings['features'],
  };
}
