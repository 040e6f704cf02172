import type { User } from '@shuyuan/api-client';

/** The demonstration learner, for tests and stories. */
export const testUser: User = {
  id: 2,
  avatar: '',
  nick_name: '林知远',
  uuid: 'SY20260002',
  role: null,
  permissions: {},
  is_bind_mobile: 1,
};
