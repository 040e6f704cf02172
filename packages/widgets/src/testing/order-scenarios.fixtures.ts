import { ordersOfEveryState, pageOfOrders } from './orders.fixtures.ts';
import { named, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';

const works = {
  orders: {
    mine: ({ query }) => pageOfOrders(ordersOfEveryState, query),
    cancel: { ...ordersOfEveryState[0]!, status: 7 },
  },
} satisfies Scenario;

const but = (scenario: Scenario) => joinScenarios(works, scenario);
const broken = new Refusal(500, '服务器开小差了，请稍后再试');

/** How the calls of somebody's orders may be answered, by name. Everything that a scenario does not name works. */
export const orderScenarios = named({
  works,
  loading: but({ orders: { mine: silence } }),
  /** The server is there and fails. */
  failed: but({ orders: { mine: broken, cancel: broken } }),
  /** Nothing was ever ordered. */
  empty: but({ orders: { mine: { data: [], total: 0 } } }),
  /** 订单状态错误: the order cannot be cancelled any more. */
  notCancelled: but({ orders: { cancel: new Refusal(1, '订单状态错误') } }),
  /** Paid on the telephone while it was asked whether to cancel. */
  paidMeanwhile: but({ orders: { cancel: { ...ordersOfEveryState[0]!, status: 9 } } }),
  /** 断网 */
  offline: but({ orders: { mine: offline, cancel: offline } }),
});
