/** What lies on the device under `name`: files, rows and chunks of the database, locks. */
export async function keptOnDevice(name: string) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const files: string[] = [];
  for await (const file of folder.keys()) files.push(file);
  const database = await settled(indexedDB.open(name));
  const transaction = database.transaction(['recordings', 'chunks']);
  const [rows, chunks] = await Promise.all(
    ['recordings', 'chunks'].map((store) => settled(transaction.objectStore(store).count())),
  );
  database.close();
  const { held = [] } = await navigator.locks.query();
  return { files, rows, chunks, locks: held.length };
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Refused.'));
  });
