import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { paragraphsOf } from '../../http/escape-html.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { drawQr } from '../pictures/qr-picture.ts';
import * as service from './orders.service.ts';
import { orderStrings as strings } from './orders.strings.ts';

type Paying = 'payments' | 'payByWechat' | 'payByAlipay' | 'payByHand';

/** The ways of paying, and an order that goes one of them. */
export function payingRoutes(deps: ModuleDeps): Pick<Handlers<Contract['orders']>, Paying> {
  return {
    async payments({ db }) {
      return (await service.findWays(deps, db)).map((sign) => ({ sign, name: strings.ways[sign] }));
    },

    async payByWechat({ db, viewer: { userId }, body: { order_id: id } }) {
      const codeUrl = await service.handOver(deps, { db, userId, id });
      return { code_url: codeUrl, image: await drawQr(codeUrl) };
    },

    async payByAlipay({ db, viewer: { userId }, body: { order_id: id } }) {
      return { page_url: await service.openPage(deps, { db, userId, id }) };
    },

    async payByHand({ db, viewer: { userId }, body: { order_id: id } }) {
      const { handPayText } = readSettings(await findSettings(db), configStrings);
      if (handPayText.trim() === '') throw new Problem(1, strings.noHandPay);
      await service.awaitTransfer(deps, { db, userId, id });
      return { text: paragraphsOf(handPayText) };
    },
  };
}
