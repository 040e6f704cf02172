import type { User } from '@shuyuan/api-client';

/** The demonstration learner, for tests and stories. */
export const testUser: User = {
  id: 2,
  avatar: '',
  nick_name: '林知远',
  uuid: 'SY20260002',
  role: null,
  membership: null,
  permissions: {},
  is_bind_mobile: 1,
  mobile: '138****0001',
  is_password_set: 1,
  is_set_nickname: 0,
  is_preview: 0,
  created_at: '2026-03-01T02:00:00.000Z',
};
