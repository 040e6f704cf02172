// A module of its own: loaded with the first wish to search.
export { SearchDialog } from '@shuyuan/widgets/search-dialog';
