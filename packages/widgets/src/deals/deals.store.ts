import { isApiError, refusedField } from '@shuyuan/api-client';
import type { FlashSaleDetail, GroupBuyDetail } from '@shuyuan/api-client/money';
import { copyText } from '../async/copy-text.ts';
import { failureText } from '../async/failure-text.ts';
import { createImageCaptcha, type ImageCaptchaStore } from '../image-captcha/index.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { DealPrices, DealsProps } from './deals.props.ts';
import type { DealsStrings } from './deals.strings.ts';

/** What was asked for at the server, and how far its clock is ahead of this device's monotonic one, in milliseconds. */
interface Told<Detail> {
  detail: Detail;
  ahead: number;
}

export interface DealsState {
  /** Null where there is none. */
  sale: Told<FlashSaleDetail> | null;
  group: Told<GroupBuyDetail> | null;
  isLoaded: boolean;
  /** Answering before a piece can be got hold of; null while nobody does. */
  proof: { captcha: ImageCaptchaStore; isSending: boolean } | null;
  /** What is on its way: `slot`, `begin`, or the id of a group. */
  pending: string | null;
  failure: string;
  announcement: Announcement;
  focus: null;
}

const firstState: DealsState = {
  sale: null,
  group: null,
  isLoaded: false,
  proof: null,
  pending: null,
  failure: '',
  announcement: noAnnouncement,
  focus: null,
};

type Deps = StoreDeps<DealsProps, DealsStrings>;
type Context = StoreContext<DealsProps, DealsStrings, DealsState>;

/** The rules of what is sold cheaper for a while. */
export function createDealsStore(deps: Deps) {
  const { host, getProps, strings } = deps;
  const context: Context = createStoreContext(deps, firstState);
  const { store, get, set, lifetime } = context;
  const load = createLoading(context);
  const order = createOrdering(context, load);

  /** Whoever is not signed in is asked to, and goes on afterwards unless they have left. */
  const signedIn = (kind: string, then: () => void) => {
    const signal = lifetime.signal();
    const go = () => {
      if (!signal.aborted) then();
    };
    if (host.session.current()) go();
    else host.session.requestLogin(1, { kind, purpose: 'buy', run: go });
  };

  return {
    ...store,
    actions: {
      /** Opens the question that is answered before a piece can be got hold of. */
      reach: () =>
        signedIn('flash-sale', () =>
          set({
            failure: '',
            proof: { captcha: createImageCaptcha({ captcha: getProps().captcha }), isSending: false },
          }),
        ),
      closeProof: () => set({ proof: null }),
      /** Gets hold of a piece with what was answered. */
      join: () => void joinSale(context, load),
      /** Orders the piece that is held. */
      paySlot: () => {
        const slot = get().sale?.detail.order;
        const { flashSales } = getProps();
        if (slot && flashSales) void order('slot', () => flashSales.buy(slot.id));
      },
      /** Begins a group. */
      begin: () =>
        signedIn('group-buy', () => {
          const { group } = get();
          const { groupBuys } = getProps();
          if (group && groupBuys) void order('begin', () => groupBuys.buy(group.detail.goods.id));
        }),
      joinTeam: (teamId: number) =>
        signedIn('group-buy', () => {
          const { group } = get();
          const { groupBuys } = getProps();
          if (group && groupBuys)
            void order(String(teamId), () => groupBuys.buy(group.detail.goods.id, teamId));
        }),
      copyInvitation: (teamId: number) =>
        void copyText(
          host,
          getProps().inviteUrl(teamId),
          { copied: strings.copied, notCopied: strings.copyFailed },
          lifetime.signal(),
        ),
      /** A time has passed: the server knows what became of it. */
      refresh: () => void load(),
    },
    start() {
      const end = lifetime.start(host.session.subscribe(() => void load()));
      void load();
      return end;
    },
  };
}

/** Asks what there is for the goods. An offer is no reason to say that something failed: without it there is none. */
function createLoading({ host, getProps, set, lifetime }: Context) {
  const told = <Detail extends { now: string }>(detail: Detail): Told<Detail> => ({
    detail,
    ahead: Date.parse(detail.now) - host.clock.monotonic(),
  });

  async function find<Detail extends { now: string }>(
    calls: { list: ListOf; detail: (id: number, options: { signal: AbortSignal }) => Promise<Detail> } | null,
    signal: AbortSignal,
  ): Promise<Told<Detail> | null> {
    if (!calls) return null;
    const { data } = await calls.list({ ...getProps().goods, size: 1 }, { signal });
    return data[0] ? told(await calls.detail(data[0].id, { signal })) : null;
  }

  return async function load() {
    const signal = lifetime.signal();
    const { flashSales, groupBuys } = getProps();
    const [sale, group] = await Promise.all([
      find(flashSales, signal).catch(nothing),
      find(groupBuys, signal).catch(nothing),
    ]);
    if (signal.aborted) return;
    set({ sale, group, isLoaded: true });
    getProps().onPrices?.(pricesOf(sale?.detail ?? null, group?.detail ?? null));
  };
}

/** A held piece counts: its holder pays the price of the sale. */
function pricesOf(sale: FlashSaleDetail | null, group: GroupBuyDetail | null): DealPrices {
  const isHeld = (sale?.order?.status ?? 3) !== 3;
  const isRunning = sale?.data.is_start === true && !sale.data.is_over && sale.data.over_num > 0;
  const isOpen = group?.goods.is_start === true && !group.goods.is_over;
  return {
    sale: sale && (isHeld || isRunning) ? sale.data.charge : null,
    group: group && isOpen ? group.goods.charge : null,
  };
}

type ListOf = (
  query: DealsProps['goods'] & { size: number },
  options: { signal: AbortSignal },
) => Promise<{ data: readonly { id: number }[] }>;

/** A call that failed. Anything else is a fault of ours. */
function nothing(cause: unknown): null {
  if (!isApiError(cause)) throw cause;
  return null;
}

/** Orders, and leads to paying; where that is refused, says why and looks what has become of the offer. */
function createOrdering({ host, getProps, set, strings }: Context, load: () => Promise<void>) {
  return async function order(name: string, make: () => Promise<{ order_id: string }>) {
    set({ pending: name, failure: '' });
    try {
      getProps().onOrder((await make()).order_id);
    } catch (cause) {
      set({ failure: failureText(cause, host.network.isOnline() ? strings.failure : strings.offline) });
      await load();
    } finally {
      set({ pending: null });
    }
  };
}

async function joinSale(context: Context, load: () => Promise<void>): Promise<void> {
  const { get, set, getProps, announce, strings, host } = context;
  const { proof, sale } = get();
  const { flashSales } = getProps();
  const answer = proof?.captcha.answer();
  if (!proof || !answer || !sale || !flashSales) return;
  set({ proof: { ...proof, isSending: true } });
  try {
    await flashSales.join(sale.detail.data.id, answer);
    set({ proof: null });
    announce(strings.held);
    await load();
  } catch (cause) {
    set({ proof: { ...proof, isSending: false } });
    const words = failureText(cause, host.network.isOnline() ? strings.failure : strings.offline);
    if (refusedField(cause) === 'image_captcha') return proof.captcha.reject(words);
    set({ proof: null, failure: words });
    await load();
  }
}
