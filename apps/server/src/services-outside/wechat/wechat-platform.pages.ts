import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, fieldsOf, isOwnForm } from '../pages/forms.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { sendScanEnd } from './wechat-pages.ts';
import { wechatPagesStrings as strings } from './wechat-pages.strings.ts';
import { wechatPaths, WechatRefusal, type WechatPlatform } from './wechat-platform.ts';
import type { WechatScanEvents } from './wechat-scan.ts';

export interface WechatPagesDeps {
  platform: WechatPlatform;
  scans: WechatScanEvents;
  publicUrl: string;
}

/**
 * Holds the state that this browser has said yes to. Without it whoever started a sign-in could send its address to
 * somebody else, and would be signed in as them.
 */
const cookieName = 'shuyuan_wechat';
const cookieSeconds = 600;

/** What a telephone meets between the scanned picture and the end: our question, WeChat's, and how it went. */
export async function addWechatPages(app: FastifyInstance, deps: WechatPagesDeps): Promise<void> {
  const { platform, scans, publicUrl } = deps;
  await app.register(async (scope) => {
    acceptForms(scope);

    scope.get(wechatPaths.confirm, async (request, reply) => {
      const state = stateIn(queryOf(request, 'state'));
      if (!(await scans.markScanned(state))) return sendScanEnd(reply, 'gone');
      return askPerson(reply, state);
    });

    scope.post(wechatPaths.confirm, async (request, reply) => {
      if (!isOwnForm(request, publicUrl)) return sendScanEnd(reply, 'stranger');
      const fields = fieldsOf(request);
      const state = stateIn(fields.get('state') ?? '');
      if (fields.get('answer') !== 'confirm') {
        return sendScanEnd(reply, (await scans.refuseScan(state)) ? 'refused' : 'gone');
      }
      if (!(await scans.markScanned(state))) return sendScanEnd(reply, 'gone');
      return reply
        .header('set-cookie', cookie(state, cookieSeconds, publicUrl))
        .header('cache-control', 'no-store')
        .redirect(platform.authorisationFor(state), 303);
    });

    scope.get(wechatPaths.callback, async (request, reply) => {
      const state = stateIn(queryOf(request, 'state'));
      if (state === '' || cookieOf(request) !== state) return sendScanEnd(reply, 'stranger');
      // Before WeChat is asked, so that an old address costs nothing.
      if (!(await scans.markScanned(state))) return sendScanEnd(reply, 'gone');
      const code = queryOf(request, 'code');
      // WeChat leaves the code out when the person said no.
      if (code === '') return sendScanEnd(reply, (await scans.refuseScan(state)) ? 'refused' : 'gone');
      return finish(reply, deps, state, code);
    });
  });
}

async function finish(
  reply: FastifyReply,
  { platform, scans, publicUrl }: WechatPagesDeps,
  state: string,
  code: string,
) {
  try {
    const identity = await platform.identify(code);
    reply.header('set-cookie', cookie('', 0, publicUrl));
    return sendScanEnd(reply, (await scans.confirmScan(state, identity)) ? 'done' : 'gone');
  } catch (error) {
    if (error instanceof WechatRefusal) return sendScanEnd(reply, error.reason);
    throw error;
  }
}

function askPerson(reply: FastifyReply, state: string): FastifyReply {
  // The form's answer leads on to WeChat, which the usual policy would not let a form do.
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", "form-action 'self' https://open.weixin.qq.com"),
  );
  return sendPage(reply, 200, {
    title: strings.confirmTitle,
    body: html`<p>${strings.confirmNote}</p>
      <form method="post" action="${wechatPaths.confirm}" class="actions">
        <input type="hidden" name="state" value="${state}" />
        <button class="button action" name="answer" value="confirm">${strings.confirm}</button>
        <button class="button" name="answer" value="refuse">${strings.refuse}</button>
      </form>`,
  });
}

function cookie(value: string, seconds: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Max-Age=${seconds}; Path=${wechatPaths.callback}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

/** Empty when it cannot be a state, and so names no sign-in. */
function stateIn(text: string): string {
  return /^[\w-]{1,128}$/.test(text) ? text : '';
}

/** One value, once: a name that comes twice counts as none. */
function queryOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
