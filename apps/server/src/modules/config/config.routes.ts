import { agreementNames, pageNames } from '@shuyuan/api-client';
import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findShortSettings, type ShortSettings } from './config.repo.ts';
import { configStrings } from './config.strings.ts';
import { agreementFinder } from './find-agreement.ts';
import { readSettings } from './site-settings.ts';

export function configRoutes(deps: ModuleDeps): Handlers<Contract['config']> {
  const {
    config: { publicUrl, uploadLogUrl },
    wechat,
  } = deps;
  const findAgreement = agreementFinder(deps);
  const publicConfig = derived(({ bytes }) => {
    const stored = JSON.parse(bytes.toString()) as ShortSettings;
    const isShown = (name: string) => stored.pages.some((page) => page.name === name);
    const settings = readSettings(new Map(Object.entries(stored.settings)), configStrings);
    const config: AnswerOf<Contract['config']['public']> = {
      webname: settings.webname,
      url: publicUrl,
      logo: { logo: settings.logo, white_logo: settings.whiteLogo },
      icp: settings.icp,
      icp_link: settings.icpLink,
      icp2: settings.icp2,
      icp2_link: settings.icp2Link,
      contact: { phone: settings.contactPhone, email: settings.contactEmail },
      member: { enabled_mobile_bind_alert: settings.enabledMobileBindAlert ? 1 : 0 },
      player: {
        enabled_bullet_secret: settings.watermark.isOn ? 1 : 0,
        bullet_secret: watermarkOf(settings),
      },
      socialites: { wechat_scan: wechat && settings.enabledWechatScan ? 1 : 0 },
      ...(uploadLogUrl !== undefined && { upload_log_url: uploadLogUrl }),
      pages: [...pageNames.filter((name) => isShown(name)), ...(stored.has_faq ? (['faq'] as const) : [])],
      further_pages: stored.pages.filter(({ name }) => isFurther(name)),
      refund:
        settings.refund.days > 0
          ? { days: settings.refund.days, fee_percent: settings.refund.feePercent }
          : null,
      features: settings.features,
    };
    return new JsonText<typeof config>(JSON.stringify(config));
  });
  return {
    public: async ({ db }) => publicConfig(await findShortSettings(db)),

    async agreement({ db, params: { name } }) {
      const { title, content } = await findAgreement(db, name);
      return { title, content };
    },
  };
}

const namesWithAnAddress: readonly string[] = [...pageNames, ...agreementNames];

const isFurther = (name: string) => !namesWithAnAddress.includes(name);

const watermarkOf = ({ watermark: { isOn: _isOn, ...watermark } }: ReturnType<typeof readSettings>) =>
  watermark;
