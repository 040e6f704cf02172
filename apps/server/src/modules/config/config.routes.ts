import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { rememberLast } from '../../contract/remember-last.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { agreementStrings } from './agreements.strings.ts';
import { findSettings, prepareShortSettings } from './config.repo.ts';
import { configStrings } from './config.strings.ts';
import { readSettings } from './site-settings.ts';

export function configRoutes({
  config: { publicUrl, uploadLogUrl },
  wechat,
  cloudVideo,
}: ModuleDeps): Handlers<Contract['config']> {
  const facts = { sendsUploadLines: uploadLogUrl !== undefined, keepsVideos: cloudVideo.isOwnStore };
  const findShortSettings = prepareShortSettings(Object.keys(agreementStrings));
  const publicConfig = rememberLast((stored) => {
    const settings = readSettings(new Map(Object.entries(JSON.parse(stored) as object)), configStrings);
    const config: AnswerOf<Contract['config']['public']> = {
      webname: settings.webname,
      url: publicUrl,
      icp: settings.icp,
      member: { enabled_mobile_bind_alert: settings.enabledMobileBindAlert ? 1 : 0 },
      socialites: { wechat_scan: wechat && settings.enabledWechatScan ? 1 : 0 },
      ...(uploadLogUrl !== undefined && { upload_log_url: uploadLogUrl }),
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
