import { plainAmount } from '@shuyuan/api-client';
import { articleLimits } from '@shuyuan/api-client/manage';
import { Checkbox, CheckboxGroup } from '@shuyuan/ui/checkbox';
import { DatePicker } from '@shuyuan/ui/date-picker';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { PictureField } from '@shuyuan/ui/picture-field';
import { splitAtDivider } from '@shuyuan/ui/rich-text-editor';
import { TextField } from '@shuyuan/ui/text-field';
import { useId } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useArticleEditor } from './article-editor.context.ts';
import type { ArticleFields, PriceKind, Release } from './article-fields.ts';
import { visibilityOf } from './main-action.ts';
import * as styles from './panel.css.ts';
import { countCharacters } from './written-text.ts';

const releases: readonly Release[] = ['now', 'later', 'draft'];
const prices: readonly PriceKind[] = ['free', 'member', 'single'];

/** When it is seen, what it costs, and where it belongs. */
export function PanelView() {
  const { strings } = useArticleEditor();
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {strings.panel}
      </h2>
      <ReleasePart />
      <PricePart />
      <CategoryPart />
      <TagsPart />
      <CoverPart />
    </aside>
  );
}

function ReleasePart() {
  const { state, strings, actions } = useArticleEditor();
  const { clock } = useHost();
  const { fields, stored, problems } = state;
  const words = strings.releases(visibilityOf(stored?.publishedAt ?? null, clock.now()));
  const problem = problems.find((one) => one === 'time' || one === 'time-past');
  return (
    <div data-field="time" className={styles.part}>
      <NativeRadioGroup
        label={strings.whenToPublish}
        orientation="horizontal"
        options={releases.map((value) => ({ value, label: words[value] }))}
        value={fields.release}
        onChange={(release) => actions.change({ release })}
      />
      {fields.release === 'later' && (
        <DatePicker
          label={strings.time}
          description={strings.beijing}
          granularity="minute"
          value={fields.at}
          onChange={(at) => actions.change({ at })}
          {...(problem && { errorMessage: strings.problems[problem] })}
        />
      )}
    </div>
  );
}

function PricePart() {
  const { state, strings, actions } = useArticleEditor();
  const { fields, problems } = state;
  const { price, charge } = fields;
  return (
    <div data-field="charge" className={styles.part}>
      <NativeRadioGroup
        label={strings.price}
        orientation="horizontal"
        description={strings.priceHints[price]}
        options={prices.map((value) => ({ value, label: strings.prices[value] }))}
        value={price}
        onChange={(next) => actions.change({ price: next })}
      />
      {price !== 'free' && (
        <>
          <TextField
            label={strings.charge}
            inputMode="numeric"
            autoComplete="off"
            value={charge === null ? '' : String(charge)}
            onChange={(text) => actions.change({ charge: chargeIn(text) })}
            {...(problems.includes('charge') && { errorMessage: strings.problems.charge })}
          />
          <p className={styles.hint}>{strings.free(freePercent(fields))}</p>
        </>
      )}
    </div>
  );
}

/** Whole yuan, as far as digits say them. */
function chargeIn(text: string): number | null {
  const amount = plainAmount(text);
  return amount === null ? null : Math.min(amount, articleLimits.charge);
}

function freePercent({ text }: ArticleFields) {
  const all = countCharacters(text);
  return all === 0 ? 0 : Math.round((countCharacters(splitAtDivider(text)[0]) / all) * 100);
}

function CategoryPart() {
  const { state, strings, actions } = useArticleEditor();
  const { fields, categories, problems, stored } = state;
  const isKnown = categories.some(({ id }) => id === fields.categoryId);
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  // What it has stays to be chosen while the others are on their way.
  if (!isKnown && fields.categoryId !== null && fields.categoryId === stored?.content.category_id)
    options.unshift({ value: String(fields.categoryId), label: `#${fields.categoryId}` });
  return (
    <div data-field="category" className={styles.part}>
      <NativeSelect
        label={strings.category}
        placeholder={strings.chooseCategory}
        options={options}
        value={fields.categoryId === null ? '' : String(fields.categoryId)}
        onChange={(id) => actions.change({ categoryId: Number(id) })}
        {...(categories.length === 0 && { description: strings.noCategories })}
        {...(problems.includes('category') && { errorMessage: strings.problems.category })}
      />
    </div>
  );
}

/** Nothing where there are no tags to choose from. */
function TagsPart() {
  const { state, strings, actions } = useArticleEditor();
  const { fields, tags } = state;
  if (tags.length === 0) return null;
  const unknown = fields.tagIds.filter((id) => !tags.some((tag) => tag.id === id));
  const options = [...tags, ...unknown.map((id) => ({ id, name: `#${id}` }))];
  return (
    <div className={styles.part}>
      <CheckboxGroup
        label={strings.tags}
        orientation="horizontal"
        value={fields.tagIds.map(String)}
        onChange={(ids) => actions.change({ tagIds: ids.map(Number).toSorted((a, b) => a - b) })}
      >
        {options.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)}>
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </div>
  );
}

function CoverPart() {
  const { state, strings, actions, props } = useArticleEditor();
  const { upload, pickPicture } = props;
  return (
    <div className={styles.part}>
      <PictureField
        label={strings.cover}
        ratio="16:9"
        value={state.fields.thumb}
        onChange={(thumb) => actions.change({ thumb })}
        {...(upload && { upload })}
        {...(pickPicture && { pickPicture })}
      />
    </div>
  );
}
