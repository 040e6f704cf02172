import type { User } from '@shuyuan/api-client';

/** Loads the user of a token once, however many ask for it meanwhile; again after that has ended. */
export function createUserLoads(load: (token: string) => Promise<User>) {
  const loading = new Map<string, Promise<User>>();
  return (token: string): Promise<User> => {
    const user = loading.get(token) ?? load(token).finally(() => void loading.delete(token));
    loading.set(token, user);
    return user;
  };
}
