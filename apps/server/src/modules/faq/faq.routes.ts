import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { listShownFaqs } from './faq.repo.ts';

/** What people often ask. */
export function faqRoutes(): Handlers<Contract['faq']> {
  return { list: ({ db }) => listShownFaqs(db) };
}
