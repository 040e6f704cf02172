import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { agreementStrings } from './agreements.strings.ts';
import { findSettings, findShortSettings, type ShortSettings } from './config.repo.ts';
import { configStrings } from './config.strings.ts';
import { readSettings } from './site-settings.ts';

export function configRoutes({
  config: { publicUrl, uploadLogUrl },
  wechat,
  cloudVideo,
}: ModuleDeps): Handlers<Contract['config']> {
  const facts = { sendsUploadLines: uploadLogUrl !== undefined, keepsVideos: cloudVideo.isOwnStore };
  const publicConfig = derived(({ bytes }) => {
    const stored = JSON.parse(bytes.toString()) as ShortSettings;
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
      pages: [...stored.pages, ...(stored.has_faq ? (['faq'] as const) : [])],
      features: settings.features,
    };
    return new JsonText<typeof config>(JSON.stringify(config));
  });
  return {
    public: async ({ db }) => publicConfig(await findShortSettings(db)),

    async agreement({ db, params: { name } }) {
      const stored = await findSettings(db);
      const { title, content } = agreementStrings[name];
      const own = stored.get(name);
      if (typeof own === 'string' && own.trim() !== '') return { title, content: own };
      const { webname } = readSettings(stored, configStrings);
      return { title, content: content(escapeHtml(webname), facts) };
    },
  };
}

const watermarkOf = ({ watermark: { isOn: _isOn, ...watermark } }: ReturnType<typeof readSettings>) =>
  watermark;
