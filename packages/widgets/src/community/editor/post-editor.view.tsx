import type { CommentAuthor } from '@shuyuan/api-client';
import { postLimits } from '@shuyuan/api-client/community';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { NumberField } from '@shuyuan/ui/number-field';
import { CloseIcon } from '@shuyuan/ui/icons';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { TextField } from '@shuyuan/ui/text-field';
import { limitedTo } from '../../widget/limited-to.ts';
import { usePostEditor } from './post-editor.context.ts';
import * as styles from './post-editor.css.ts';
import { bountyLimitOf } from './post-editor.store.ts';

/** A picture of a post that is written. */
export function PostEditorView() {
  const { state, strings, actions, props, rootRef } = usePostEditor();
  const { draft, errors, problem, isRestored, isSending, isAwaited } = state;
  const { level = 2, hasTitle = true, findPeople } = props;
  const Heading = `h${level}` as const;
  return (
    <section ref={rootRef} data-component="post-editor" aria-label={strings.title} className={styles.editor}>
      <Heading className={level === 1 ? styles.heading : styles.smallHeading}>{strings.title}</Heading>
      {state.isStale && <Stale />}
      {isRestored && !state.isStale && (
        <div className={styles.box}>
          <p className={styles.hint}>{strings.restored}</p>
          <NativeButton size="small" isQuiet onPress={actions.discard}>
            {strings.discard}
          </NativeButton>
        </div>
      )}
      <Category />
      {hasTitle && (
        <div data-focus="title">
          <TextField
            label={strings.postTitle}
            description={strings.titleHint(postLimits.title)}
            isRequired
            value={draft.title}
            {...limitedTo(postLimits.title)}
            {...(errors.title && { errorMessage: errors.title })}
            onChange={actions.setTitle}
          />
        </div>
      )}
      <Similar />
      <div data-focus="content">
        <RichTextEditor
          label={strings.content}
          isRequired
          value={draft.content}
          findPeople={findPeople && (async (keywords) => (await findPeople(keywords)).map(personOf))}
          {...(errors.content && { errorMessage: errors.content })}
          {...(props.upload && { upload: actions.upload })}
          onSendingChange={actions.notePictures}
          onChange={actions.setContent}
        />
      </div>
      <Tags />
      <Bounty />
      {isAwaited && <p className={styles.hint}>{strings.waitsForPictures}</p>}
      <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
      <div className={styles.ways}>
        <NativeButton tone="action" isPending={isSending || isAwaited} onPress={actions.send}>
          {strings.send}
        </NativeButton>
        {props.onCancel && (
          <NativeButton isQuiet onPress={props.onCancel}>
            {strings.cancel}
          </NativeButton>
        )}
      </div>
      <LiveRegion message={state.announcement.text} announcementId={state.announcement.id} />
    </section>
  );
}

function Stale() {
  const { strings, actions } = usePostEditor();
  return (
    <div className={styles.box} data-part="stale-draft">
      <p className={styles.hint}>{strings.draftElsewhere}</p>
      <NativeButton size="small" onPress={actions.keepApart}>
        {strings.keepDraft}
      </NativeButton>
    </div>
  );
}

const personOf = ({ id, nick_name: name, avatar }: CommentAuthor) => ({ id, name, avatar });

function Category() {
  const { state, strings, actions, props } = usePostEditor();
  if (!props.categories) return null;
  const { categoryId } = state.draft;
  return (
    <div data-focus="category">
      <NativeSelect
        label={strings.category}
        isRequired
        placeholder={strings.categoryHint}
        value={categoryId === null ? '' : String(categoryId)}
        options={props.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...(state.errors.category && { errorMessage: state.errors.category })}
        onChange={(value) => actions.setCategory(Number(value))}
      />
    </div>
  );
}

/** The tags that it has, each to be removed, and those that can be added. */
function Tags() {
  const { state, strings, actions, props } = usePostEditor();
  const { tags = [] } = props;
  const { tagIds } = state.draft;
  const chosen = tags.filter(({ id }) => tagIds.includes(id));
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      {chosen.length < postLimits.tags && (
        <NativeSelect
          label={strings.tags}
          description={strings.tagsHint(postLimits.tags)}
          placeholder={strings.addTag}
          value=""
          options={tags
            .filter(({ id }) => !tagIds.includes(id))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => actions.addTag(Number(value))}
        />
      )}
      {chosen.length > 0 && (
        <ul aria-label={strings.tags} className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <NativeButton
                size="small"
                aria-label={strings.removeTag(name)}
                onPress={() => actions.removeTag(id)}
              >
                {name}
                <CloseIcon />
              </NativeButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Bounty() {
  const { state, strings, actions, props } = usePostEditor();
  if (props.credits === undefined) return null;
  return (
    <div data-focus="bounty">
      <NumberField
        label={strings.bounty}
        description={strings.credits(props.credits)}
        value={state.draft.bounty}
        min={0}
        max={bountyLimitOf(props.credits)}
        step={1}
        onChange={(value) => actions.setBounty(value ?? 0)}
        {...(state.errors.bounty !== undefined && { errorMessage: state.errors.bounty })}
      />
    </div>
  );
}

/** What asks the same. It opens beside the draft, which stays. */
function Similar() {
  const { state, strings, props } = usePostEditor();
  const { similar } = state;
  const { getProblemHref } = props;
  if (!getProblemHref || similar.length === 0) return null;
  return (
    <section aria-label={strings.similar} className={styles.box}>
      <p className={styles.hint}>{strings.similar}</p>
      <ul className={styles.similar}>
        {similar.map(({ id, title, solutions_count: count }) => (
          <li key={id}>
            <a href={getProblemHref(id)} target="_blank" rel="noopener" className={styles.link}>
              {title}
            </a>{' '}
            <span className={styles.hint}>{strings.answers(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
