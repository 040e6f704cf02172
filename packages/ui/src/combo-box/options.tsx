import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { followDirection } from '../listbox/follow-direction.ts';
import * as styles from '../listbox/listbox.css.ts';
import { OptionContent } from '../listbox/option-content.tsx';
import { isSection, type ListEntries, type ListOption } from '../listbox/options.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { comboBoxStrings } from './combo-box.strings.ts';

interface OptionsProps {
  entries: ListEntries;
  isLoading: boolean | undefined;
  emptyMessage: ReactNode;
}

/** The list under the field, and what stands in its place while there is none. */
export function Options({ entries, isLoading, emptyMessage }: OptionsProps) {
  const { portalContainer } = useUi();
  const strings = useStrings(comboBoxStrings);
  return (
    <Popover
      ref={followDirection}
      placement="bottom start"
      offset={4}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-part="popover"
      className={styles.popover}
    >
      <ListBox
        data-part="list"
        className={styles.list}
        renderEmptyState={() => (
          <div data-part="empty" className={styles.empty}>
            {isLoading ? strings.loading : (emptyMessage ?? strings.empty)}
          </div>
        )}
      >
        {entries.map((entry) =>
          isSection(entry) ? (
            <ListBoxSection key={entry.title} data-part="section">
              <Header data-part="section-title" className={styles.sectionTitle}>
                {entry.title}
              </Header>
              {entry.options.map(draw)}
            </ListBoxSection>
          ) : (
            draw(entry)
          ),
        )}
      </ListBox>
    </Popover>
  );
}

const draw = (option: ListOption) => (
  <ListBoxItem
    key={option.value}
    id={option.value}
    textValue={option.label}
    isDisabled={option.isDisabled ?? false}
    data-part="option"
    className={styles.option}
  >
    {/* With the focus in the field, descriptions of options are not read out: the second line is part of the name. */}
    <OptionContent option={option} name={Text} />
  </ListBoxItem>
);
