import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { flag } from '../my/my.contract.ts';

/** The feature sections that a server may switch on. All are off by default except `vip`. */
export const featureNames = [
  'vip',
  'live',
  'book',
  'topic',
  'paper',
  'practice',
  'mockPaper',
  'wrongBook',
  'wenda',
  'share',
  'codeExchanger',
  'snapshot',
  'ke',
  'promoCode',
  'daySignIn',
  'credit1Mall',
  'tuangou',
  'miaosha',
  'cert',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** 《用户协议》 and 《隐私政策》. */
const agreementNames = ['user_protocol', 'user_private_protocol'] as const;

export const configContract = {
  public: endpoint({
    method: 'GET',
    path: '/api/v2/other/config',
    summary: 'What every visitor may know about this site: its names, legal lines and feature switches.',
    answer: z.object({
      webname: z.string(),
      /** Address of the site as visitors know it, without a trailing slash. */
      url: z.string(),
      icp: z.string(),
      member: z.object({
        /** 1 asks a user without a mobile number to bind one before going on. */
        enabled_mobile_bind_alert: flag,
      }),
      /** Outside accounts that one can sign in with. */
      socialites: z.object({ wechat_scan: flag }),
      /** Where lines about uploads go, as addresses of a picture. Left out: none is sent, and no cookie set. */
      upload_log_url: z.optional(z.string()),
      features: z.record(z.enum(featureNames), z.boolean()),
    }),
  }),
  agreement: endpoint({
    method: 'GET',
    path: '/api/v2/other/agreement/{name}',
    summary: 'A text that people agree to when they sign in or register.',
    params: z.object({ name: z.enum(agreementNames) }),
    answer: z.object({
      title: z.string(),
      /** HTML. Sanitise before rendering. */
      content: z.string(),
    }),
  }),
};
