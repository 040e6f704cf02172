import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { PersonOption } from '../avatar/person-option.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import type { Editing } from './editing.ts';
import * as styles from './mention-list.css.ts';
import { PanelPlace } from './panel-place.tsx';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';

interface MentionListProps {
  editing: Editing;
  frame: RefObject<HTMLDivElement | null>;
  words: RichTextEditorStrings;
}

/** Who can be mentioned, below the line in which a name is typed. The text keeps the focus, and has the keys of the list. */
export function MentionList({ editing, frame, words }: MentionListProps) {
  const { mentions, view } = editing;
  const offer = useSyncExternalStore(mentions.subscribe, mentions.get);
  const { dom } = view;
  const listId = `${dom.id}-people`;
  const activeId = offer && `${listId}-${offer.active}`;
  useLayoutEffect(() => {
    if (activeId === null) return;
    const described = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(described)) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(described)) dom.removeAttribute(name);
    };
  }, [dom, listId, activeId]);
  return (
    <>
      {offer && (
        // Another name is another place.
        <PanelPlace key={offer.from} editing={editing} frame={frame}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names with faces, as no select can hold them */}
          <div id={listId} role="listbox" aria-label={words.people} className={styles.people}>
            {offer.people.map(({ id, name, avatar }, index) => (
              <PersonOption
                key={id}
                id={`${listId}-${index}`}
                name={name}
                avatar={avatar}
                isActive={index === offer.active}
                onTake={() => mentions.take(view, index)}
              />
            ))}
          </div>
        </PanelPlace>
      )}
      <LiveRegion message={offer ? words.peopleOffered(offer.people.length) : ''} />
    </>
  );
}
