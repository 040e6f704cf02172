import { permissionCodes } from '@shuyuan/api-client/manage';
import { expect, it } from 'vitest';
import { binPermissions } from './bin-permissions.ts';

/** Deleted posts have no bin, and goods leave the shop without being deleted. */
const withoutBin = ['problem.delete', 'product.delete'];

it('the bin is open to whoever may delete something that it holds', () => {
  const deleting = permissionCodes.filter((code) => code.endsWith('.delete') && !withoutBin.includes(code));
  expect([...binPermissions].toSorted()).toEqual([...deleting].toSorted());
});
