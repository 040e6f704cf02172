import type { RefundTerms } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';

interface RefundWords {
  days: (days: number) => string;
  unit: Record<RefundTerms['unit'], string>;
  fee: (percent: number) => string;
  comma: string;
}

const zh: RefundWords = {
  days: (days) => `支付后${days}天内可申请退款`,
  unit: { lesson: '按未学课时计算', day: '按剩余天数计算', none: '' },
  fee: (percent) => `手续费${percent}%`,
  comma: '，',
};

const en: RefundWords = {
  days: (days) => `Refundable within ${days} ${days === 1 ? 'day' : 'days'} of payment`,
  unit: { lesson: 'for the lessons not yet finished', day: 'for the days that are left', none: '' },
  fee: (percent) => `less a fee of ${percent}%`,
  comma: ', ',
};

const words: Record<Locale, RefundWords> = { 'zh-CN': zh, en };

/** One sentence with the rules of a refund, for beside a price. Rules are the server's. */
export function refundTermsText({ days, fee_percent: fee, unit }: RefundTerms, locale: Locale): string {
  const said = words[locale];
  const parts = [said.days(days), said.unit[unit], fee > 0 ? said.fee(fee) : ''];
  return parts.filter((part) => part !== '').join(said.comma);
}
