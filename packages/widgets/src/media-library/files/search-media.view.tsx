import { longestKeywords } from '@shuyuan/api-client';
import { SearchField } from '@shuyuan/ui/search-field';
import { limitedTo } from '../../widget/limited-to.ts';
import { useMediaLibrary } from '../media-library.context.ts';

/** Words that are looked for in titles and file names. */
export function SearchMedia() {
  const { state, strings, actions } = useMediaLibrary();
  return (
    <SearchField
      label={strings.keywords}
      isLabelHidden
      placeholder={strings.keywordsPlaceholder}
      value={state.draft}
      {...limitedTo(longestKeywords)}
      onChange={actions.type}
      onSearch={actions.search}
      onClear={actions.search}
    />
  );
}
