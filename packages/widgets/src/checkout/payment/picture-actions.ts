import { createLoader } from '../../loading/create-loader.ts';
import { isRefused } from '../../failures/refusals.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** The picture that is scanned. The server gives the same one again as long as it is good. */
export function createPictureActions({ orders, orderId, waiting, patch }: PaymentDesk) {
  const loader = createLoader({
    ask: (options) => orders.payByWechat(orderId, options),
    onAnswer: ({ image, code_url: codeUrl }) => patch({ picture: { status: 'ready', image, codeUrl } }),
    onFail(error) {
      const message = isRefused(error) ? error.message : null;
      patch({ picture: { status: 'failed', message, isRetrying: false } });
    },
  });
  return {
    stop: loader.stop,
    load() {
      const { picture } = waiting() ?? {};
      if (picture?.status === 'failed') patch({ picture: { ...picture, isRetrying: true } });
      return loader.run();
    },
  };
}
