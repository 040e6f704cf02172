import { Image } from '@shuyuan/ui/image';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { Modal } from '../widget/modal.tsx';
import { useArticleEditor } from './article-editor.context.ts';
import type { Reader } from './article-editor.state.ts';
import { chargeOf, partsOf, type ArticleFields } from './article-fields.ts';
import * as styles from './preview.css.ts';

const readers: readonly Reader[] = ['visitor', 'member', 'buyer'];

/** Whether somebody reads all of it: by the rule of the article's own page. */
function readsAll(fields: ArticleFields, reader: Reader) {
  if (chargeOf(fields) === 0 || reader === 'buyer') return true;
  return reader === 'member' && fields.price === 'member';
}

/** The article as one kind of reader finds it. */
export function PreviewView({ reader }: { reader: Reader }) {
  const { strings, actions } = useArticleEditor();
  return (
    <Modal
      component="article-preview"
      label={strings.previewTitle(strings.readers[reader])}
      size="wide"
      onClose={actions.closePreview}
    >
      <div className={styles.preview}>
        <LightTabs value={reader} onChange={actions.openPreview}>
          <div className={styles.bar}>
            <LightTabList label={strings.previewAs}>
              {readers.map((one) => (
                <LightTab key={one} id={one}>
                  {strings.readers[one]}
                </LightTab>
              ))}
            </LightTabList>
            <NativeButton size="small" onPress={actions.closePreview}>
              {strings.closePreview}
            </NativeButton>
          </div>
          {readers.map((one) => (
            <LightTabPanel key={one} id={one}>
              <Article reader={one} />
            </LightTabPanel>
          ))}
        </LightTabs>
      </div>
    </Modal>
  );
}

function Article({ reader }: { reader: Reader }) {
  const { state, strings, props } = useArticleEditor();
  const { fields } = state;
  const { free, paid } = partsOf(fields);
  const isOpen = readsAll(fields, reader);
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{fields.title.trim() || strings.untitled}</h1>
      {fields.thumb !== '' && <Image src={fields.thumb} alt="" corners="card" />}
      <RichText html={isOpen ? free + paid : free} />
      {!isOpen &&
        props.renderEnd?.({
          charge: chargeOf(fields),
          is_vip_free: fields.price === 'member',
          price: fields.price,
        })}
    </article>
  );
}
