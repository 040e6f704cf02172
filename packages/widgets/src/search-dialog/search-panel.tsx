import { useHost } from '../host/host-context.tsx';
import { DeleteQuestions } from './delete-question.tsx';
import type { SearchPanelProps } from './search-dialog.props.ts';
import { SearchDialogView } from './search-dialog.view.tsx';
import { useSearchDialog } from './use-search-dialog.ts';

/** The search as part of a page, with the rules of `SearchDialog`. Needs a `HostProvider`. */
export function SearchPanel(props: SearchPanelProps) {
  const { locale } = useHost();
  return <Panel key={locale} {...props} />;
}

function Panel(props: SearchPanelProps) {
  const { state, recentState, context, input, list } = useSearchDialog(props);
  return (
    <>
      <SearchDialogView
        state={state}
        recent={recentState}
        context={context}
        inputRef={input}
        listRef={list}
      />
      <DeleteQuestions recent={recentState} context={context} />
    </>
  );
}
