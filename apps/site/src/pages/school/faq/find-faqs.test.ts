import type { Faq } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { findFaqs } from './find-faqs.ts';

const faq = (id: number, category_id: number, question: string, answer: string): Faq => ({
  id,
  category_id,
  category_name: category_id === 1 ? '登录' : '付费',
  is_about_membership: false,
  question,
  answer,
});

const faqs = [
  faq(1, 1, '收不到验证码？', '<p>看看 <strong>SMS</strong> 是否被拦截</p>'),
  faq(2, 2, '可以退款吗？', '<p>一般不支持</p>'),
  faq(3, 1, '换了手机？', '<p>在设备列表里退出</p>'),
];
const found = (typed: string) =>
  findFaqs(faqs, typed).map((group) => [group.name, group.faqs.map(({ id }) => id)]);

it('parts questions by category in their order', () => {
  expect(found('  ')).toEqual([
    ['登录', [1, 3]],
    ['付费', [2]],
  ]);
});

it('finds every word in question, answer or category, whatever its case, and no mark of the HTML', () => {
  expect(found('退款')).toEqual([['付费', [2]]]);
  expect(found('sms 验证码')).toEqual([['登录', [1]]]);
  expect(found('登录 退出')).toEqual([['登录', [3]]]);
  expect(found('strong')).toEqual([]);
  expect(found('退款 手机')).toEqual([]);
});
