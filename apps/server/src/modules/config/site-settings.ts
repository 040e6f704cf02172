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
  features: Record<FeatureName, boolean>;
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
    features: Object.fromEntries(
      featureNames.map((name) => [name, isOn(`features.${name}`, defaultFeatures[name])]),
    ) as SiteSettings['features'],
  };
}
