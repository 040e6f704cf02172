// A module of its own: loaded when somebody first wants to search.
export { SearchDialog } from '@shuyuan/widgets/search-dialog';
