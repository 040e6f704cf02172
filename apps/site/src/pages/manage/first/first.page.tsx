import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useManagePlaces } from '../../../shell/manage/use-manage-places.ts';

/** The console's own address leads to the first of its places that the person may enter. */
export default function ManageFirstPage() {
  const [first] = useManagePlaces();
  return <Navigate replace to={first?.href ?? paths.home()} />;
}
