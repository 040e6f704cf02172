import { useHost } from '../host/host-context.tsx';
import { Modal } from '../widget/modal.tsx';
import { DeleteQuestions } from './delete-question.tsx';
import type { SearchDialogProps } from './search-dialog.props.ts';
import { searchDialogStrings } from './search-dialog.strings.ts';
import { SearchDialogView } from './search-dialog.view.tsx';
import { useSearchDialog } from './use-search-dialog.ts';

/** Looks for content, teachers and categories, over any page. Needs a `HostProvider`. */
export function SearchDialog(props: SearchDialogProps) {
  const { locale } = useHost();
  return props.isOpen ? <OpenDialog key={locale} {...props} /> : null;
}

function OpenDialog(props: SearchDialogProps) {
  const { state, recentState, context, input, list } = useSearchDialog(props);
  const { title } = searchDialogStrings[context.locale];
  return (
    <>
      <Modal component="search-modal" size="top" label={title} onClose={props.onClose}>
        <SearchDialogView
          state={state}
          recent={recentState}
          context={context}
          inputRef={input}
          listRef={list}
        />
      </Modal>
      <DeleteQuestions recent={recentState} context={context} />
    </>
  );
}
