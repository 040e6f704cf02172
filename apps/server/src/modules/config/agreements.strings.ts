import type { AgreementName } from '@shuyuan/api-client';
import { privacyPolicy } from './privacy-policy.strings.ts';
import { userProtocol } from './user-protocol.strings.ts';

interface AgreementText {
  title: string;
  /** HTML, around the name of the site as HTML. */
  content: (webname: string, site: SiteFacts) => string;
}

/** What the texts have to say of this server because it was set up so. */
export interface SiteFacts {
  /** Pages send lines about uploads, with a cookie. */
  sendsUploadLines: boolean;
  /** Recordings lie in a store of its own, not with a company that keeps and plays videos. */
  keepsVideos: boolean;
}

/** What a site has its visitors agree to until its operator has written texts of their own. */
export const agreementStrings: Record<AgreementName, AgreementText> = {
  user_protocol: { title: '用户协议', content: userProtocol },
  user_private_protocol: { title: '隐私政策', content: privacyPolicy },
};
