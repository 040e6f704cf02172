import { EmptyState } from '@shuyuan/ui/empty-state';
import { OrderIcon } from '@shuyuan/ui/icons';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { Ref } from 'react';
import { QuestionView } from '../modal/question.view.tsx';
import { ShelfView } from '../shelf/shelf.view.tsx';
import type { OrderAround } from './order-around.ts';
import * as styles from './order-list.css.ts';
import { orderScenes, pageSize, type Cancelling, type OrderListState } from './order-list.state.ts';
import { OrderRowView } from './order-row.view.tsx';
import { OrdersSkeleton } from './orders-skeleton.view.tsx';

export interface OrderListViewProps {
  state: OrderListState;
  around: OrderAround;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of somebody's orders. */
export function OrderListView({ state, around, rootRef }: OrderListViewProps) {
  const { place, shelf, cancelling, announcement } = state;
  const { strings, level, actions } = around;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={rootRef}
      data-component="order-list"
      data-state={shelf.status}
      aria-label={strings.title}
      className={styles.list}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <LightTabs value={place.scene} onChange={actions.chooseScene}>
        <LightTabList label={strings.tabs}>
          {orderScenes.map((scene) => (
            <LightTab key={scene} id={scene}>
              {strings.scenes[scene]}
            </LightTab>
          ))}
        </LightTabList>
        {orderScenes.map((scene) => (
          <LightTabPanel key={scene} id={scene}>
            <Orders state={state} around={around} />
          </LightTabPanel>
        ))}
      </LightTabs>
      {cancelling && <CancelQuestion cancelling={cancelling} around={around} />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Orders({ state: { place, shelf }, around }: OrderListViewProps) {
  const { strings, actions, locale, onBrowse } = around;
  return (
    <ShelfView
      shelf={shelf}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ order_id }) => order_id}
      skeleton={<OrdersSkeleton label={strings.loading} />}
      nothing={
        <EmptyState
          icon={<OrderIcon size="large" />}
          title={strings.empty[place.scene]}
          description={strings.emptyHint}
          action={
            onBrowse && (
              <NativeButton tone="action" onPress={onBrowse}>
                {strings.browse}
              </NativeButton>
            )
          }
        />
      }
    >
      {(order) => <OrderRowView order={order} around={around} />}
    </ShelfView>
  );
}

function CancelQuestion({ cancelling, around }: { cancelling: Cancelling; around: OrderAround }) {
  const { strings, actions } = around;
  const { order, error, isPending } = cancelling;
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
