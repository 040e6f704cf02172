import type { AgreementName } from '@shuyuan/api-client';

type Agreements = Record<AgreementName, { title: string; content: (webname: string) => string }>;

/** What a site has its visitors agree to until the operator has written texts of their own. */
export const agreementStrings: Agreements = {
  user_protocol: {
    title: '用户协议',
    content: (webname) => `<p>${webname}</p>`,
  },
  user_private_protocol: {
    title: '隐私政策',
    content: (webname) => `<p>${webname}</p>`,
  },
};
