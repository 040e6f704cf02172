import * as z from 'zod/mini';
import type { WechatIdentity, WechatScan } from './wechat-scan.ts';

export interface WechatPlatformSettings {
  /**
   * `official-account`: a service account, whose authorisation a scanned address opens inside WeChat.
   * `website`: a website application, whose authorisation shows a picture of WeChat's own; for addresses that are
   * opened on a computer.
   */
  app: 'official-account' | 'website';
  appId: string;
  appSecret: string;
}

export interface WechatPlatformDeps {
  fetch: typeof globalThis.fetch;
  publicUrl: string;
  /** Hears, in one line without secrets, why WeChat refused what the operator has to look after. */
  warn: (text: string) => void;
}

/** WeChat's own way of signing in, between the picture and the identity. */
export interface WechatPlatform extends WechatScan {
  /** Where WeChat asks the person; from there they come back to `wechatPaths.callback` with a code. */
  authorisationFor: (state: string) => string;
  /** Whom a code that came back speaks for. Rejects with a `WechatRefusal`. */
  identify: (code: string) => Promise<WechatIdentity>;
}

/** `stale`: the code was used or waited too long. `snapshot`: WeChat showed a preview to nobody in particular. */
export class WechatRefusal extends Error {
  override readonly name = 'WechatRefusal';
  readonly reason: 'stale' | 'snapshot' | 'broken';

  constructor(reason: WechatRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export const wechatPaths = {
  confirm: '/api/v3/auth/login/wechat/confirm',
  callback: '/api/v3/auth/login/wechat/callback',
};

const timeoutMs = 8_000;
/** invalid code, code been used, code expired. */
const staleCodes = [40029, 40163, 42003];

const refusalSchema = z.object({ errcode: z.number() });
const tokenSchema = z.object({
  access_token: z.string(),
  openid: z.string(),
  /** 1 for the made-up account of a preview. */
  is_snapshotuser: z.optional(z.number()),
});
const personSchema = z.object({
  openid: z.string(),
  nickname: z.string(),
  headimgurl: z._default(z.string(), ''),
  unionid: z.optional(z.string()),
});

const doors = {
  'official-account': { path: 'oauth2/authorize', scope: 'snsapi_userinfo' },
  website: { path: 'qrconnect', scope: 'snsapi_login' },
};

/** @see https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html */
export function createWechatPlatform(
  { app, appId, appSecret }: WechatPlatformSettings,
  deps: WechatPlatformDeps,
): WechatPlatform {
  const call = <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    parameters: Record<string, string>,
  ) => ask(schema, `https://api.weixin.qq.com/sns/${path}?${query(parameters)}`, deps);
  return {
    // Short, because a picture with few squares is scanned from far; the page there says that it was scanned.
    linkFor: async (state) => `${deps.publicUrl}${wechatPaths.confirm}?${query({ state })}`,

    authorisationFor(state) {
      const { path, scope } = doors[app];
      const back = `${deps.publicUrl}${wechatPaths.callback}`;
      // WeChat wants the names in this order.
      const asked = query({ appid: appId, redirect_uri: back, response_type: 'code', scope, state });
      return `https://open.weixin.qq.com/connect/${path}?${asked}#wechat_redirect`;
    },

    async identify(code) {
      const token = await call(tokenSchema, 'oauth2/access_token', {
        appid: appId,
        secret: appSecret,
        code,
        grant_type: 'authorization_code',
      });
      if (token.is_snapshotuser === 1) throw new WechatRefusal('snapshot');
      const { access_token, openid } = token;
      const person = await call(personSchema, 'userinfo', { access_token, openid, lang: 'zh_CN' });
      return {
        openId: person.openid,
        unionId: person.unionid ?? null,
        nickName: person.nickname,
        avatar: person.headimgurl.replace(/^http:/, 'https:'),
      };
    },
  };
}

function query(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString();
}

/** Addresses of these calls hold secrets, and errors of `fetch` may hold addresses: neither is handed on. */
async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  { fetch, warn }: WechatPlatformDeps,
): Promise<z.output<Schema>> {
  let answer: unknown;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    answer = await response.json();
  } catch (error) {
    warn(`WeChat did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    throw new WechatRefusal('broken');
  }
  const refusal = z.safeParse(refusalSchema, answer);
  if (refusal.success && refusal.data.errcode !== 0) {
    if (staleCodes.includes(refusal.data.errcode)) throw new WechatRefusal('stale');
    warn(`WeChat refused to say who signs in: errcode ${refusal.data.errcode}`);
    throw new WechatRefusal('broken');
  }
  const known = z.safeParse(schema, answer);
  if (known.success) return known.data;
  warn('WeChat answered in a form that this server does not know');
  throw new WechatRefusal('broken');
}
