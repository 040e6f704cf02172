import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '../blobs/object-store.ts';
import type { Clock } from '../calendar/clock.ts';
import type { Database } from '../db/database.ts';
import { createAliyunVod } from './cloud-video/aliyun-vod.ts';
import type { CloudVideo } from './cloud-video/cloud-video.ts';
import { createLocalCloudVideo } from './cloud-video/local-cloud-video.ts';
import type { OutsideSettings } from './outside-settings.ts';
import type { LocalPage } from './pages/local-page.ts';
import { addLocalRoutes } from './pages/local-scope.ts';
import { addPageStyle, liveListPath, serveBeside } from './pages/page.ts';
import { addAlipayNotify } from './payments/alipay/alipay.notify.ts';
import { createAlipay } from './payments/alipay/alipay.ts';
import { addLocalPaymentPages } from './payments/local-payment.pages.ts';
import { createLocalAlipay, createLocalPayment, localPaymentPath } from './payments/local-payment.ts';
import type { PaymentEvents, PaymentServices } from './payments/scan-payment.ts';
import { addWechatPayNotify } from './payments/wechat-pay/wechat-pay.notify.ts';
import { createWechatPay } from './payments/wechat-pay/wechat-pay.ts';
import { createAliyunSms } from './sms/aliyun-sms.ts';
import { addLocalSmsPage, localSmsPath } from './sms/local-sms.page.ts';
import { createLocalSms } from './sms/local-sms.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { addLocalWechatPages } from './wechat/local-wechat.pages.ts';
import { createLocalWechat, localWechatPath } from './wechat/local-wechat.ts';
import { addWechatPages } from './wechat/wechat-platform.pages.ts';
import { createWechatPlatform } from './wechat/wechat-platform.ts';
import type { WechatScan, WechatScanEvents } from './wechat/wechat-scan.ts';

/** What the server needs of the world outside, behind adapters. */
export interface OutsideServices {
  sms: SmsSender;
  cloudVideo: CloudVideo;
  /** Null where signing in by WeChat is not offered. */
  wechat: WechatScan | null;
  /** Each null where it is not set up. */
  payments: PaymentServices;
  /**
   * Serves what the adapters need of their own: the way back from WeChat, where payments are told of, and in local
   * mode the pages of a person who tries things.
   */
  addPages: (app: FastifyInstance, events: OutsideEvents) => Promise<void>;
  /** The pages on which a person of this machine finishes what a telephone would; none while they are closed. */
  localPages: readonly LocalPage[];
}

/** Who hears of what happens outside. */
export interface OutsideEvents {
  scans: WechatScanEvents;
  payments: PaymentEvents;
}

export interface OutsideDeps {
  db: Database;
  clock: Clock;
  /** What people upload, for the adapters that keep it here. */
  objects: ObjectStore;
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
  /** What opens the local pages; null keeps them closed. */
  localKey: string | null;
  /** How the real services are reached. */
  fetch: typeof globalThis.fetch;
  /** Hears in one line, without secrets, what an operator has to look after. */
  warn: (text: string) => void;
}

/** The adapters that the settings name. */
export function createOutsideServices(settings: OutsideSettings, deps: OutsideDeps): OutsideServices {
  const { publicUrl, localKey } = deps;
  const sms = smsOf(settings.sms, deps);
  const wechat = wechatOf(settings.wechat, deps);
  const payment = paymentOf(settings.payment, deps);
  const localPages = [...sms.localPages, ...wechat.localPages, ...payment.localPages];
  return {
    sms: sms.sender,
    cloudVideo: cloudVideoOf(settings.cloudVideo, deps),
    wechat: wechat.scan,
    payments: payment.services,
    localPages: localKey === null ? [] : localPages,
    async addPages(app, events) {
      addPageStyle(app);
      await addLocalRoutes(app, { publicUrl, localKey }, (scope) => {
        if (localPages.length > 0) serveBeside(scope, liveListPath, 'live-list.js', 'text/javascript');
        for (const service of [sms, wechat, payment])
          service.addLocalPages(scope, { ...events, pages: localPages });
      });
      await wechat.addPages(app, events);
      await payment.addPages(app, events);
    },
  };
}

/** Adapters that keep everything in the database, and pages that show it. */
export function createLocalServices(deps: OutsideDeps): OutsideServices {
  const local = { kind: 'local' } as const;
  return createOutsideServices({ sms: local, wechat: local, cloudVideo: local, payment: local }, deps);
}

type AddPages = OutsideServices['addPages'];
type AddLocalPages = (
  scope: FastifyInstance,
  context: OutsideEvents & { pages: readonly LocalPage[] },
) => void;

const noPages = {
  addPages: (async () => {}) as AddPages,
  addLocalPages: (() => {}) as AddLocalPages,
  localPages: [] as LocalPage[],
};

function smsOf(settings: OutsideSettings['sms'], deps: OutsideDeps) {
  const { db, clock } = deps;
  if (settings.kind === 'aliyun') return { ...noPages, sender: createAliyunSms(settings, deps) };
  const addLocalPages: AddLocalPages = (scope, { pages }) => addLocalSmsPage(scope, db, pages);
  const localPages: LocalPage[] = [{ service: 'SMS', path: localSmsPath }];
  return { ...noPages, sender: createLocalSms(db, clock), addLocalPages, localPages };
}

function cloudVideoOf(settings: OutsideSettings['cloudVideo'], deps: OutsideDeps): CloudVideo {
  return settings.kind === 'aliyun' ? createAliyunVod(settings, deps) : createLocalCloudVideo(deps);
}

function wechatOf(settings: OutsideSettings['wechat'], deps: OutsideDeps) {
  const { db, clock, publicUrl } = deps;
  switch (settings.kind) {
    case 'off':
      return { ...noPages, scan: null };
    case 'platform': {
      const platform = createWechatPlatform(settings, deps);
      const addPages: AddPages = (app, { scans }) => addWechatPages(app, { platform, scans, publicUrl });
      return { ...noPages, scan: platform, addPages };
    }
    case 'local': {
      const addLocalPages: AddLocalPages = (scope, context) =>
        addLocalWechatPages(scope, { db, clock, ...context });
      const localPages: LocalPage[] = [{ service: 'WECHAT', path: localWechatPath }];
      return { ...noPages, scan: createLocalWechat(db, clock, publicUrl), addLocalPages, localPages };
    }
  }
}

function paymentOf(
  settings: OutsideSettings['payment'],
  deps: OutsideDeps,
): typeof noPages & { services: PaymentServices } {
  const { db, clock, publicUrl } = deps;
  switch (settings.kind) {
    case 'off':
      return { ...noPages, services: { wechat: null, alipay: null } };
    case 'services': {
      const { wechat, alipay } = settings;
      const addPages: AddPages = async (app, { payments }) => {
        if (wechat) await addWechatPayNotify(app, { settings: wechat, clock, payments });
        if (alipay) await addAlipayNotify(app, { settings: alipay, payments });
      };
      const services = {
        wechat: wechat && createWechatPay(wechat, deps),
        alipay: alipay && createAlipay(alipay, deps),
      };
      return { ...noPages, services, addPages };
    }
    case 'local': {
      const addLocalPages: AddLocalPages = (scope, context) =>
        addLocalPaymentPages(scope, { db, clock, ...context });
      const localPages: LocalPage[] = [{ service: 'PAYMENT', path: localPaymentPath }];
      const services = {
        wechat: createLocalPayment(db, clock, publicUrl),
        alipay: createLocalAlipay(db, clock, publicUrl),
      };
      return { ...noPages, services, addLocalPages, localPages };
    }
  }
}
