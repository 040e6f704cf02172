import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Text } from 'react-aria-components/Text';
import { useChoice, type ChoiceProps } from '../collection/use-choice.ts';
import { CheckIcon, CloseIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './tag-group.css.ts';
import { tagGroupStrings } from './tag-group.strings.ts';

const TagsContext = createContext<{ size: 'small' | 'standard'; areDisabled: boolean }>({
  size: 'standard',
  areDisabled: false,
});

/** Selection comes from `ChoiceProps`; removal is offered by `onRemove` and carried out by the owner. */
export interface TagGroupProps extends ChoiceProps {
  /** What the tags are. Always there; see `isLabelHidden`. */
  label: string;
  /** Spoken only. */
  isLabelHidden?: boolean;
  /** `Tag`s. They wrap when the row is full. */
  children: ReactNode;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** What is wrong with the choice, such as too many chosen. */
  errorMessage?: ReactNode;
  /** Keeps the last chosen one chosen: for a filter that is never empty. */
  isRequired?: boolean;
  /** Gives each tag a button that takes it away, as the Delete key does. Leave the tag out to answer. */
  onRemove?: (ids: string[]) => void;
  /** 28 or 32 px high; less in a compact place. @default 'standard' */
  size?: 'small' | 'standard';
  /** Instead of tags when there are none. @default 无, None */
  empty?: ReactNode;
  /** Stops all of them. */
  isDisabled?: boolean;
}

/** Short words side by side: topics of an article, filters that are on, people who were invited. */
export function TagGroup(props: TagGroupProps) {
  const { label, isLabelHidden, children, description, errorMessage } = props;
  const { onRemove, size = 'standard', isDisabled = false, empty } = props;
  const strings = useStrings(tagGroupStrings);
  const settled = useMemo(() => ({ size, areDisabled: isDisabled }), [size, isDisabled]);
  const [root, choice] = useChoice(props);
  return (
    <AriaTagGroup
      ref={root}
      {...(isLabelHidden && { 'aria-label': label })}
      {...choice}
      {...(onRemove && !isDisabled && { onRemove: (keys) => onRemove([...keys].map(String)) })}
      disallowEmptySelection={props.isRequired ?? false}
      data-component="tag-group"
      className={styles.group}
    >
      {!isLabelHidden && (
        <Label data-part="label" className={styles.label}>
          {label}
        </Label>
      )}
      <TagsContext.Provider value={settled}>
        <TagList
          data-part="tags"
          className={styles.list}
          renderEmptyState={() => <span className={styles.empty}>{empty ?? strings.empty}</span>}
        >
          {children}
        </TagList>
      </TagsContext.Provider>
      {errorMessage && (
        <Text slot="errorMessage" data-part="error" className={styles.error}>
          {errorMessage}
        </Text>
      )}
      {description && (
        <Text slot="description" data-part="description" className={styles.description}>
          {description}
        </Text>
      )}
    </AriaTagGroup>
  );
}

/** `children` is a plain string, since typed letters find tags by it. */
export interface TagProps {
  /** Handed to `onChange` and `onRemove`. */
  id: string;
  /** A word or two: first letters typed find it. */
  children: string;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** How many things it stands for. */
  count?: number;
  /** Makes it a link. */
  href?: string;
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
}

/** One of a `TagGroup`. */
export function Tag({ children, icon, count, isDisabled = false, ...tag }: TagProps) {
  const { size, areDisabled } = useContext(TagsContext);
  return (
    <AriaTag
      {...tag}
      isDisabled={isDisabled || areDisabled}
      textValue={children}
      data-part="tag"
      className={cx(styles.tag, styles.size[size])}
    >
      {({ allowsRemoving, selectionMode, isSelected }) => (
        <>
          {selectionMode === 'multiple' && isSelected ? (
            <span data-part="mark" className={styles.icon}>
              <CheckIcon size="small" />
            </span>
          ) : (
            icon && <span className={styles.icon}>{icon}</span>
          )}
          <span data-part="words" className={styles.words}>
            {children}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {allowsRemoving && (
            <Button slot="remove" data-part="remove" className={styles.remove}>
              <CloseIcon size="small" />
            </Button>
          )}
        </>
      )}
    </AriaTag>
  );
}
