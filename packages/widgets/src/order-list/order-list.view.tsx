import { EmptyState } from '@shuyuan/ui/empty-state';
import { OrderIcon } from '@shuyuan/ui/icons';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { PagedListView } from '../async/paged-list.view.tsx';
import { QuestionView } from '../widget/question.view.tsx';
import { useOrderList } from './order-list.context.ts';
import * as styles from './order-list.css.ts';
import { orderStates, orderTabs, pageSize, type Cancelling } from './order-list.store.ts';
import { OrderRowSkeleton, OrderRowView } from './order-row.view.tsx';

/** A picture of somebody's orders. */
export function OrderListView() {
  const { state, strings, props, rootRef } = useOrderList();
  const { list, cancelling, announcement } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="order-list"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.list}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <Kinds />
      {cancelling && <CancelQuestion {...cancelling} />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** A tab for each kind of offer that is made; without any there is nothing to choose. */
function Kinds() {
  const { state, strings, actions, props } = useOrderList();
  const tabs = orderTabs.filter((tab) => tab === 'all' || (props.deals ?? orderTabs).includes(tab));
  const narrowed = (
    <>
      <StateChoice />
      <Orders />
    </>
  );
  if (tabs.length === 1) return narrowed;
  return (
    <LightTabs value={state.place.tab} onChange={actions.chooseTab}>
      <LightTabList label={strings.tabs}>
        {tabs.map((tab) => (
          <LightTab key={tab} id={tab}>
            {strings.tabNames[tab]}
          </LightTab>
        ))}
      </LightTabList>
      {tabs.map((tab) => (
        <LightTabPanel key={tab} id={tab}>
          {narrowed}
        </LightTabPanel>
      ))}
    </LightTabs>
  );
}

/** Which of the tab's orders are shown. */
function StateChoice() {
  const { state, strings, actions } = useOrderList();
  return (
    <div className={styles.states}>
      <NativeSelect
        label={strings.state}
        size="small"
        value={state.place.state}
        options={orderStates.map((value) => ({ value, label: strings.states[value] }))}
        onChange={actions.chooseState}
      />
    </div>
  );
}

/** The orders of the chosen tab and state. */
function Orders() {
  const { state, strings, actions, locale } = useOrderList();
  return (
    <PagedListView
      list={state.list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ order_id }) => order_id}
      skeleton={{ label: strings.loading, count: 3, row: <OrderRowSkeleton /> }}
      nothing={<Nothing />}
    >
      {(order) => <OrderRowView order={order} />}
    </PagedListView>
  );
}

function Nothing() {
  const { state, strings, props } = useOrderList();
  return (
    <EmptyState
      icon={<OrderIcon size="large" />}
      title={
        state.place.tab === 'all' ? strings.empty[state.place.state] : strings.noneOfDeal[state.place.tab]
      }
      description={strings.emptyHint}
      action={
        props.onBrowse && (
          <NativeButton tone="action" onPress={props.onBrowse}>
            {strings.browse}
          </NativeButton>
        )
      }
    />
  );
}

function CancelQuestion({ order, error, isPending }: Cancelling) {
  const { strings, actions } = useOrderList();
  return (
    <QuestionView
      component="order-list-question"
      title={strings.cancelTitle}
      text={strings.cancelText(order.goods[0]?.goods_name ?? order.order_id)}
      error={error}
      no={strings.keepOrder}
      yes={strings.confirmCancel}
      isPending={isPending}
      onNo={actions.keepOrder}
      onYes={actions.confirmCancel}
    />
  );
}
