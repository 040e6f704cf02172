import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { commentLimits } from '@shuyuan/api-client';
import { PersonOption } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextArea } from '@shuyuan/ui/text-area';
import { limitedTo } from '../../widget/limited-to.ts';
import { useStoreState } from '../../widget/use-store-state.ts';
import { useCommentBox } from '../comment-box.context.ts';
import type { Field } from '../comment-box.state.ts';
import type { Suggested, Suggestions } from './suggestions.ts';
import * as styles from './words-field.css.ts';

export interface WordsFieldProps {
  field: Field;
  id: string;
  label: string;
  rows: number;
  isReadOnly?: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onEscape?: () => void;
  onBlur: () => void;
}

/**
 * The text area of every place that one writes in. How much room is left shows only when it is little; who can be named shows below
 * it while a name is typed behind `@`.
 */
export function WordsField({ field, onChange, onSubmit, onBlur, ...rest }: WordsFieldProps) {
  const { writing } = useCommentBox();
  if (!writing) throw new Error('Nobody can write here.');
  const [suggestions] = useState(() => writing.createSuggestions());
  const suggested = useStoreState(suggestions);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const take = (index: number) => {
    if (area.current) insert(area.current, suggestions, index);
  };

  return (
    <div className={styles.field}>
      <TextArea
        {...rest}
        ref={area}
        size="large"
        {...(field.isLong && limitedTo(commentLimits.content))}
        {...(field.problem && { errorMessage: field.problem })}
        isLabelHidden
        placeholder={rest.label}
        value={field.text()}
        onChange={(text) => {
          onChange(text);
          suggestions.follow(text, area.current?.selectionStart ?? text.length);
        }}
        {...(suggested && { suggestions: { listId, activeId: optionId(suggested.active) } })}
        onKey={(event) => handleKey(event, suggestions, take)}
        onSubmit={onSubmit}
        onBlur={() => {
          suggestions.close();
          onBlur();
        }}
      />
      {suggested && <People id={listId} suggested={suggested} optionId={optionId} onTake={take} />}
      {field.keepApart && (
        <StaleDraft
          onKeep={() => {
            // The button goes with what it says.
            area.current?.focus();
            field.keepApart?.();
          }}
        />
      )}
    </div>
  );
}

/** Puts a name in the place of what was typed of it; the field tells its owner as of any other letter. */
function insert(area: HTMLTextAreaElement, suggestions: Suggestions, index: number) {
  const end = area.selectionStart;
  const picked = suggestions.pick(index);
  if (!picked) return;
  area.setRangeText(picked.words, picked.start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keys of the list while it is there: they are the list's and nobody else's. */
function handleKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  suggestions: Suggestions,
  take: (index: number) => void,
) {
  const shown = suggestions.getState();
  if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'ArrowDown') suggestions.move(1);
  else if (event.key === 'ArrowUp') suggestions.move(-1);
  else if (event.key === 'Enter' || event.key === 'Tab') take(shown.active);
  else if (event.key === 'Escape') suggestions.dismiss();
  else {
    // The caret leaves the name.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) suggestions.close();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Another tab has sent or changed what stands here. The live region has said it. */
function StaleDraft({ onKeep }: { onKeep: () => void }) {
  const { strings } = useCommentBox();
  return (
    <p className={styles.stale} data-part="stale-draft">
      {strings.draftElsewhere}
      <NativeButton size="small" isQuiet tone="action" onPress={onKeep}>
        {strings.keepDraft}
      </NativeButton>
    </p>
  );
}

interface PeopleProps {
  id: string;
  suggested: Suggested;
  optionId: (index: number) => string;
  onTake: (index: number) => void;
}

function People({ id, suggested, optionId, onTake }: PeopleProps) {
  const { strings } = useCommentBox();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names with faces, as no select can hold them
    <div id={id} role="listbox" aria-label={strings.people} className={styles.people}>
      {suggested.people.map(({ id: person, nick_name: name, avatar }, index) => (
        <PersonOption
          key={person}
          id={optionId(index)}
          name={name}
          avatar={avatar}
          isActive={index === suggested.active}
          onTake={() => onTake(index)}
        />
      ))}
    </div>
  );
}
