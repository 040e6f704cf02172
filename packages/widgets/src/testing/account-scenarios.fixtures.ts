import type { Device, User } from '@shuyuan/api-client';
import { named, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';
import { testUser } from './test-user.ts';

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (age: number) => new Date(now - age).toISOString();

const deviceOf = (index: number, user_agent: string, lastUsed: number, created: number): Device => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  user_agent,
  created_at: ago(created),
  last_used_at: ago(lastUsed),
  is_current: index === 1,
});

/** The demonstration learner, half a year later. */
export const accountPerson: User = { ...testUser, created_at: '2025-09-01T02:00:00.000Z' };

/** Where the learner of the scenarios is signed in, the latest used first. */
export const accountDevices: readonly Device[] = [
  deviceOf(
    1,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    0,
    day,
  ),
  deviceOf(
    2,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.61 NetType/WIFI Language/zh_CN',
    38 * minute,
    21 * day,
  ),
  deviceOf(
    3,
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    2 * day,
    40 * day,
  ),
  deviceOf(4, 'curl/8.14.1', 26 * day, 26 * day),
];

const works = {
  my: { detail: accountPerson, rename: {} },
  session: {
    devices: { sessions: [...accountDevices] },
    revokeDevice: {},
    destroy: { destroyed_at: ago(-7 * day) },
  },
} satisfies Scenario;

const but = (scenario: Scenario) => joinScenarios(works, scenario);
const person = (part: Partial<User>) => but({ my: { detail: { ...accountPerson, ...part } } });

const broken = new Refusal(500, '服务器开小差了，请稍后再试');
const over = new Refusal(401, '请先登录');

/** How the calls of an account's settings may be answered, by name. Everything that a scenario does not name works. */
export const accountScenarios = named({
  works,
  /** Neither the person nor the devices come. */
  loading: but({ my: { detail: silence }, session: { devices: silence } }),
  /** The server is there and fails. */
  failed: but({
    my: { detail: broken, rename: broken },
    session: { devices: broken, revokeDevice: broken, destroy: broken },
  }),
  /** 微信登录，还没有手机号: neither number nor password. */
  unbound: person({ is_bind_mobile: 0, mobile: '', is_password_set: 0 }),
  /** 已修改: the one change of name is spent. */
  renamed: person({ is_set_nickname: 1 }),
  /** 只可修改一次: the name was changed on another device meanwhile. */
  refused: but({ my: { rename: new Refusal(1, '昵称只可修改一次', { field: 'nick_name' }) } }),
  /** 该设备已退出登录: every device is signed out already. */
  signedOutBefore: but({ session: { revokeDevice: new Refusal(404, '该设备已退出登录') } }),
  /** 登录已失效 */
  signedOut: {
    my: { detail: over, rename: over },
    session: { devices: over, revokeDevice: over, destroy: over },
  },
  /** 断网 */
  offline: { my: { detail: offline }, session: { devices: offline } },
});
