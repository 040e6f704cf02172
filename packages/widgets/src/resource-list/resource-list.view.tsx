import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { Button } from '@shuyuan/ui/button';
import { DownloadIcon, PlusIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { usePermissions } from '@shuyuan/ui/permission';
import { useResourceList } from './resource-list.context.ts';
import { ListBulkBar } from './list-bulk-bar.view.tsx';
import { ListNarrowing } from './list-narrowing.view.tsx';
import { ListRows } from './list-rows.view.tsx';
import * as styles from './resource-list.css.ts';
import { amountOf } from './row-words.ts';

/** A picture of a list of the console. */
export function ResourceListView() {
  const { state, strings, props, actions, rootRef } = useResourceList();
  const { list, announcement, place } = state;
  const Heading = `h${props.level ?? 1}` as const;
  const tabs = props.declaration.filters?.find((filter) => filter.as === 'tabs');
  return (
    <section
      ref={rootRef}
      data-component="resource-list"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.list}
    >
      <div className={styles.head}>
        <Heading className={styles.heading}>{strings.title}</Heading>
        {list.status === 'ready' && (
          <span className={styles.total}>
            {strings.arrived(amountOf(list.total, props.declaration, strings), 1)}
          </span>
        )}
        <div className={styles.headActions}>
          <Export />
          <Add />
        </div>
      </div>
      {tabs ? (
        <LightTabs
          value={toTab(String(place[tabs.id]))}
          onChange={(value) => actions.filter(tabs.id, fromTab(value))}
        >
          <LightTabList label={strings.narrowBy(tabs.label)}>
            {[{ value: '', label: strings.all }, ...tabs.choices].map(({ value, label }) => (
              <LightTab key={value} id={toTab(value)}>
                {label}
              </LightTab>
            ))}
          </LightTabList>
          <LightTabPanel id={toTab(String(place[tabs.id]))}>
            <Content />
          </LightTabPanel>
        </LightTabs>
      ) : (
        <Content />
      )}
      <ListBulkBar />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** A tab needs an id of its own; no filter's value is this. */
const allTab = '-all';
const toTab = (value: string) => (value === '' ? allTab : value);
const fromTab = (id: string) => (id === allTab ? '' : id);

function Content() {
  return (
    <>
      <ListNarrowing />
      <ListRows />
    </>
  );
}

function Add() {
  const { strings, props } = useResourceList();
  const holds = usePermissions();
  const { onAdd, addPermission } = props;
  if (!onAdd || (addPermission !== undefined && !holds(addPermission))) return null;
  return (
    <Button tone="action" icon={<PlusIcon size="small" />} onPress={onAdd}>
      {strings.add}
    </Button>
  );
}

function Export() {
  const { state, strings, props, actions } = useResourceList();
  if (!props.resource.exportRows) return null;
  return (
    <MenuTrigger>
      <Button isQuiet isPending={state.isExporting} icon={<DownloadIcon size="small" />}>
        {strings.export}
      </Button>
      <Menu placement="bottom end">
        {(['csv', 'xlsx'] as const).map((format) => (
          <MenuItem key={format} id={format} onAction={() => void actions.export(format)}>
            {strings.exportAs[format]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
